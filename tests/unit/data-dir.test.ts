import { chmodSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeDataDir as make, removeLeftovers } from "../../src/server/config/data-dir.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";

/** No process has it: numbers end at 2^22. */
const NOBODY = 2 ** 30;

test("Files of killed processes are removed, also in a container, where every process has the same id", () => {
  const folder = makeDataDir();
  onTestFinished(() => removeDataDir(folder));
  const kept = ["secrets.json", `secrets.json.${process.ppid}`, "secrets.json.old", `other.${NOBODY}`];
  const removed = [`secrets.json.${NOBODY}`, `secrets.json.${process.pid}`];
  for (const name of [...kept, ...removed]) writeFileSync(join(folder, name), "");
  removeLeftovers(folder, "secrets.json.");
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
});

test("A new DATA_DIR is closed to other accounts; the mode of an existing one is kept", () => {
  const home = makeDataDir();
  onTestFinished(() => removeDataDir(home));
  const dataDir = join(home, "on", "the", "way");
  const mode = () => statSync(dataDir).mode & 0o777;
  make(dataDir);
  // The database of a server that runs as root belongs to another account, which must be able to enter.
  expect(mode()).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
  chmodSync(dataDir, 0o750);
  make(dataDir);
  expect(mode()).toBe(0o750);

  writeFileSync(join(home, "file"), "");
  expect(() => make(join(home, "file"))).toThrow("EEXIST");
});
