/** One round, which leaves the database running; tests/hard tries all ways to kill. */
import { expect, onTestFinished, test } from "vitest";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { killRounds } from "../../testbed/kill-rounds.ts";

test("nothing that was acknowledged is lost or undone when the server is killed", async () => {
  const dataDir = makeDataDir();
  onTestFinished(() => removeDataDir(dataDir));
  const { acknowledged, broken, failedStarts } = await killRounds(dataDir, 1);
  expect(Object.values(acknowledged).every((count) => count > 0)).toBe(true);
  expect(broken).toEqual([]);
  expect(failedStarts).toEqual([]);
}, 120_000);
