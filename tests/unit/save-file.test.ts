/** How long a file can be read that the browser was asked to save. */
import { resolveObjectURL } from "node:buffer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveFile } from "../../src/admin/ui/save-file.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("A saved file can be read while the browser asks where to save it, and is let go of after five minutes", () => {
  const link = { href: "", download: "", click: vi.fn() };
  vi.stubGlobal("document", { createElement: () => link });
  saveFile(new Blob(["a,b"]), "guests.csv");
  expect(link.click).toHaveBeenCalledOnce();
  expect(link.download).toBe("guests.csv");
  vi.advanceTimersByTime(4 * 60_000);
  expect(resolveObjectURL(link.href)?.size).toBe(3);
  vi.advanceTimersByTime(2 * 60_000);
  expect(resolveObjectURL(link.href)).toBeUndefined();
});
