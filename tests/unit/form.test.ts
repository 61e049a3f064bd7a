import { afterEach, expect, test, vi } from "vitest";
import { formDataOf } from "../../src/server/storage/form.ts";

const TYPE = "multipart/form-data; boundary=edge";
const part = (name: string, value: string, more = "") =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n${more}\r\n${value}\r\n`;

afterEach(() => {
  vi.restoreAllMocks();
});

test("a form's values are read", async () => {
  const form = Buffer.from(`${part("room", "12")}${part("text", "a -- b")}--edge--\r\n`);
  expect([...((await formDataOf(form, TYPE)) ?? [])]).toEqual([
    ["room", "12"],
    ["text", "a -- b"],
  ]);
});

// Each would block the platform's parser, and with it everybody, for a second or more.
test.each([
  ["whose first part's head never ends", `--edge\r\n${"a:\r\n".repeat(10_000)}--edge--\r\n`],
  ["whose last part's head never ends", `${part("room", "12")}--edge\r\n${"a:\r\n".repeat(10_000)}`],
  ["with a head of many lines", `${part("room", "12", "a: b\r\n".repeat(2000))}--edge--\r\n`],
  ["of many parts", `${part("room", "12").repeat(100)}--edge--\r\n`],
])("a form %s is refused before it is parsed", async (_, form) => {
  const parse = vi.spyOn(Response.prototype, "formData");
  expect(await formDataOf(Buffer.from(form), TYPE)).toBeUndefined();
  expect(parse).not.toHaveBeenCalled();
});
