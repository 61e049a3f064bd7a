import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeLeftovers } from "../../src/server/data-dir.ts";
import { makeDataDir, removeDataDir } from "../support/data-dir.ts";

/** No process has it: numbers end at 2^22. */
const NOBODY = 2 ** 30;

test("What killed processes left is removed, in a container too, where all have the same number", () => {
  const folder = makeDataDir();
  onTestFinished(() => removeDataDir(folder));
  const kept = ["secrets.json", `secrets.json.${process.ppid}`, "secrets.json.old", `other.${NOBODY}`];
  const removed = [`secrets.json.${NOBODY}`, `secrets.json.${process.pid}`];
  for (const name of [...kept, ...removed]) writeFileSync(join(folder, name), "");
  removeLeftovers(folder, "secrets.json.");
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
});
