import { expect, test } from "vitest";
import { makeDataDir, removeDataDir } from "../support/data-dir.ts";
import { killRounds } from "../support/kill-rounds.ts";

test("no acknowledged write is lost when the server, or server and database, are killed", async () => {
  const dataDir = makeDataDir();
  const { acknowledged, lost } = await killRounds(dataDir, 4);
  expect(acknowledged).toBeGreaterThan(0);
  expect(lost).toEqual([]);
  removeDataDir(dataDir);
}, 300_000);
