import { appendFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../../src/server/config/log.ts";
import { keepBounded } from "../../src/server/postgres/log-file.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";

test("A log that grows too long is emptied, and its end is kept in a second file", () => {
  vi.useFakeTimers();
  const folder = makeDataDir();
  onTestFinished(() => {
    vi.useRealTimers();
    removeDataDir(folder);
  });
  const path = join(folder, "postgres.log");
  const end = keepBounded(path, createLog("silent"), { max: 100, every: 1000 });
  onTestFinished(end);
  writeFileSync(path, "LOG: short\n");
  vi.advanceTimersByTime(1000);
  expect(readFileSync(path, "utf8")).toBe("LOG: short\n");

  appendFileSync(path, `${"x".repeat(500)}the last words\n`);
  vi.advanceTimersByTime(1000);
  expect(statSync(path).size).toBe(0);
  expect(readFileSync(`${path}.1`, "utf8")).toMatch(/^x{85}the last words\n$/);
  expect(statSync(`${path}.1`).mode & 0o777).toBe(0o600);

  appendFileSync(path, "LOG: after that\n");
  vi.advanceTimersByTime(1000);
  expect(readFileSync(path, "utf8")).toBe("LOG: after that\n");
});
