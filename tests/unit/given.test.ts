import { expect, test, vi } from "vitest";
import { readForm } from "../../src/server/messages/given.ts";

test("a text of megabytes is refused before it is decoded and encoded", async () => {
  const form = new FormData();
  form.append("details", "x".repeat(1_000_000));
  const request = new Request("http://localhost/", { method: "POST", body: form });
  const append = vi.spyOn(URLSearchParams.prototype, "append");
  expect(await readForm(request, "lost", (work) => work())).toBeUndefined();
  expect(append).not.toHaveBeenCalled();
  append.mockRestore();
});
