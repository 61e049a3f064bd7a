/** Backups and restores that are killed at the worst moment. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checkBackup } from "../../src/server/backup/check.ts";
import { isProcessAlive } from "../../src/server/config/processes.ts";
import { readSecrets } from "../../src/server/config/secrets.ts";
import { connectDatabase } from "../../src/server/database/connection.ts";
import { runningEmbedded } from "../../src/server/postgres/embedded.ts";
import { runCommand } from "../../testbed/commands.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { postmasterOf, type ServerProcess, startProcess } from "../../testbed/process.ts";

let dataDir: string;
let folder: string;
let server: ServerProcess;
/** A backup of the sample hotel alone. */
let small: string;
beforeAll(async () => {
  [dataDir, folder] = [makeDataDir(), makeDataDir()];
  server = startProcess({ dataDir });
  await server.url;
  small = join(makeDataDir(), "small.tar.gz");
  await runCommand(["backup", small], { DATA_DIR: dataDir });
  // Hard to compress, so that a backup takes its time.
  const sql = connectDatabase(runningEmbedded(dataDir, readSecrets(dataDir).databasePassword) ?? {});
  await sql`
    insert into innfo.simulated_payments (id, object)
    select i::text, to_jsonb((select string_agg(md5(random()::text || i || j), '') from generate_series(1, 200) as j))
    from generate_series(1, 2000) as i`;
  await sql.end();
}, 120_000);
afterAll(async () => {
  await server.end();
  removeDataDir(dataDir);
  removeDataDir(folder);
  removeDataDir(dirname(small));
});

/** Runs the command until `isTime`, then kills it. */
async function killed(
  args: ["backup" | "restore", string],
  env: Record<string, string>,
  isTime: () => boolean,
): Promise<void> {
  const child = spawn(process.execPath, ["src/server/backup/main.ts", ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: "ignore",
  });
  await vi.waitUntil(isTime, { timeout: 120_000, interval: 2 });
  child.kill("SIGKILL");
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
}

test("A backup that is killed leaves no file under its name, and the next one takes its remains away", async () => {
  const file = join(folder, "backup.tar.gz");
  await killed(["backup", file], { DATA_DIR: dataDir }, () => existsSync(`${file}.partial`));
  expect(readdirSync(folder)).toEqual(["backup.tar.gz.partial"]);

  expect(await runCommand(["backup", file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  expect(readdirSync(folder)).toEqual(["backup.tar.gz"]);
  expect((await checkBackup(file)).contents.tables.length).toBeGreaterThan(20);
}, 120_000);

test("After a restore that is killed no server starts on what is there, until it was done again", async () => {
  const target = makeDataDir();
  await killed(["restore", small], { DATA_DIR: target }, () => postmasterOf(target) !== undefined);
  const orphan = postmasterOf(target) ?? 0;

  const refusal = `A restore into DATA_DIR ${target} was cut short: remove what it holds, except backups, and restore again\n`;
  const refused = startProcess({ dataDir: target });
  expect(await refused.exited).toEqual({ code: 1, signal: null });
  expect(refused.errors()).toBe(refusal);
  expect(await runCommand(["restore", small], { DATA_DIR: target })).toMatchObject({ errors: refusal });
  expect(await runCommand(["backup"], { DATA_DIR: target })).toMatchObject({ errors: refusal });

  process.kill(orphan, "SIGQUIT");
  await vi.waitUntil(() => !isProcessAlive(orphan), { timeout: 120_000 });
  for (const name of readdirSync(target)) rmSync(join(target, name), { recursive: true });
  expect(await runCommand(["restore", small], { DATA_DIR: target })).toMatchObject({ code: 0, errors: "" });
  // The sample hotel's photos may have arrived before or after the backup.
  const held = readdirSync(target).filter((name) => name !== "uploads");
  expect(held.sort()).toEqual(["postgres", "postgres.log", "secrets.json"]);
  removeDataDir(target);
}, 120_000);
