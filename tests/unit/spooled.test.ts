import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deliver, spool } from "../../src/server/transport/spooled.ts";

const TIMEOUTS = { chunk: 1000, total: 5000 };
const TEXT = "ä".repeat(200_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "innfo-spooled-"));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

async function* pieces(): AsyncGenerator<string> {
  yield TEXT.slice(0, 10);
  yield TEXT.slice(10);
}

const delivery = async () => deliver(await spool(folder, pieces()), TIMEOUTS);

test("a reader that keeps up gets everything, and no file is left in the folder", async () => {
  const { body, bytes, ended } = await delivery();
  expect(readdirSync(folder)).toEqual([]);
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) {
    chunks.push(chunk);
    vi.advanceTimersByTime(TIMEOUTS.chunk - 500);
  }
  await ended;
  expect(Buffer.concat(chunks).toString()).toBe(TEXT);
  expect(bytes).toBe(2 * TEXT.length);
});

test.each([
  ["never begins", 0, TIMEOUTS.chunk],
  ["stops in the middle", 2, TIMEOUTS.chunk],
])("a reader that %s is cut off", async (_, reads, after) => {
  const { body, ended } = await delivery();
  const reader = body.getReader();
  for (let i = 0; i < reads; i++) expect((await reader.read()).done).toBe(false);
  vi.advanceTimersByTime(after);
  await ended;
  await expect(reader.read()).rejects.toThrow("not taken in time");
});

test("a reader that takes every piece in time, but too long in total, is cut off", async () => {
  const { body, ended } = await delivery();
  const reader = body.getReader();
  for (let passed = 0; passed < TIMEOUTS.total; passed += 999) {
    await reader.read();
    vi.advanceTimersByTime(999);
  }
  vi.advanceTimersByTime(999);
  await ended;
  await expect(reader.read()).rejects.toThrow("not taken in time");
});

test("a reader that leaves, and a file that fails while it is made, keep nothing open", async () => {
  const { body, ended } = await delivery();
  await body.cancel();
  await ended;
  const failing = async function* () {
    yield "begun";
    throw new Error("gone");
  };
  await expect(spool(folder, failing())).rejects.toThrow("gone");
  expect(readdirSync(folder)).toEqual([]);
});
