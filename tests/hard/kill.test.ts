import { expect, test } from "vitest";
import { killRounds } from "../../testbed/kill-rounds.ts";
import { newDataDir } from "../../testbed/own-servers.ts";

test("nothing that was acknowledged is lost or undone when the server, or the database with it, is killed", async () => {
  const { acknowledged, broken, failedStarts } = await killRounds(newDataDir(), 6);
  expect(Object.values(acknowledged).every((count) => count > 0)).toBe(true);
  expect(broken).toEqual([]);
  expect(failedStarts).toEqual([]);
}, 300_000);
