import { expect, onTestFinished, test } from "vitest";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { killRounds } from "../../testbed/kill-rounds.ts";

test("nothing that was acknowledged is lost or undone when the server, or the database with it, is killed", async () => {
  const dataDir = makeDataDir();
  onTestFinished(() => removeDataDir(dataDir));
  const { acknowledged, broken, failedStarts } = await killRounds(dataDir, 6);
  expect(Object.values(acknowledged).every((count) => count > 0)).toBe(true);
  expect(broken).toEqual([]);
  expect(failedStarts).toEqual([]);
}, 300_000);
