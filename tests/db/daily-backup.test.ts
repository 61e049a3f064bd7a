import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { BACKUP, upkeepTasks } from "../../src/server/app/upkeep.ts";
import { checkBackup } from "../../src/server/backup/check.ts";
import { newFileName } from "../../src/server/backup/names.ts";
import { readEnv } from "../../src/server/config/env.ts";
import { createLog } from "../../src/server/config/log.ts";
import type { Sql } from "../../src/server/database/connection.ts";
import { openUploads } from "../../src/server/storage/open.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { copyTemplate } from "../../testbed/template-copy.ts";

let dataDir: string;
let folder: string;
let sql: Sql;
beforeAll(async () => {
  dataDir = makeDataDir();
  sql = await copyTemplate();
  await databaseIs("2 hours");
});
afterAll(async () => {
  await sql.end();
  removeDataDir(dataDir);
});
beforeEach(() => {
  folder = join(dataDir, randomBytes(4).toString("hex"));
  mkdirSync(folder);
});

async function databaseIs(age: string): Promise<void> {
  await sql`update innfo_server.migrations set applied_at = now() - ${age}::text::interval`;
}

async function upkeep(variables: Record<string, string> = {}): Promise<void> {
  const env = readEnv({ DATA_DIR: dataDir, BACKUP_DIR: folder, ...variables });
  const uploads = openUploads(env);
  const tasks = upkeepTasks({ env, sql, log: createLog("silent"), uploads } as Parameters<
    typeof upkeepTasks
  >[0]);
  await tasks[BACKUP]?.();
}

/** A backup made so many hours ago, according to its name. */
function madeEarlier(hours: number): string {
  const file = newFileName(folder, "daily", new Date(Date.now() - hours * 60 * 60_000));
  writeFileSync(file, "an earlier one");
  return file;
}

const files = () => readdirSync(folder).sort();
const wholeFiles = async () => {
  const checks = await Promise.allSettled(files().map((name) => checkBackup(join(folder, name))));
  return checks.filter(({ status }) => status === "fulfilled").length;
};

test("A backup is made once a day, however often the server looks", async () => {
  await upkeep();
  await upkeep();
  expect(files()).toEqual([expect.stringMatching(/^innfo-daily-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.gz$/)]);
  expect(await wholeFiles()).toBe(1);
});

test.each([
  { hours: 1, due: false },
  { hours: 23, due: false },
  { hours: 23.75, due: true },
  { hours: 24 * 30, due: true },
  // The clock was a month ahead when it was made.
  { hours: -24 * 30, due: true },
])("With the last one $hours hours old, another is due: $due", async ({ hours, due }) => {
  madeEarlier(hours);
  await upkeep();
  expect(await wholeFiles()).toBe(due ? 1 : 0);
});

test("Servers that share a folder make one backup together", async () => {
  await Promise.all(Array.from({ length: 4 }, () => upkeep()));
  expect(files()).toHaveLength(1);
});

test("The first is made when the database is an hour old, not at the first start", async () => {
  await databaseIs("59 minutes");
  await upkeep();
  expect(files()).toEqual([]);
  await databaseIs("61 minutes");
  await upkeep();
  expect(files()).toHaveLength(1);
});

test("As many as BACKUP_KEEP stay, the newest; what is not a daily backup always stays", async () => {
  const days = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((day) => madeEarlier(day * 24 + 1));
  const own = [newFileName(folder, "manual", new Date(0)), join(folder, "notes.txt")];
  for (const file of own) writeFileSync(file, "mine");
  await upkeep({ BACKUP_KEEP: "3" });
  const left = files().map((name) => join(folder, name));
  expect(left).toEqual(expect.arrayContaining([...own, ...days.slice(-2)]));
  expect(left).toHaveLength(5);
});

test("A failure deletes no earlier backup, leaves no partial file, and the next attempt makes the backup", async () => {
  const days = [3, 2, 1].map((day) => madeEarlier(day * 24 + 1));
  const before = files();
  // Hides every row even from the table's owner: a backup without them would look good.
  await sql`alter table public.plans force row level security`;
  await expect(upkeep({ BACKUP_KEEP: "1" })).rejects.toThrow("row-level security");
  expect(files()).toEqual(before);
  await sql`alter table public.plans no force row level security`;
  await upkeep({ BACKUP_KEEP: "1" });
  expect(days.map((path) => files().includes(path))).toEqual([false, false, false]);
  expect(await wholeFiles()).toBe(1);
});

test("What a killed process left is removed by the next backup", async () => {
  const left = `${newFileName(folder, "daily", new Date(0))}.partial`;
  writeFileSync(left, "half of it");
  await upkeep();
  expect(files()).toHaveLength(1);
  expect(await wholeFiles()).toBe(1);
});

test("No backup is made that would fill the disk", async () => {
  // A sparse file: it takes no space.
  truncateSync(madeEarlier(25), 8 * 1024 ** 4);
  await expect(upkeep()).rejects.toThrow("has too little free space for another backup");
  expect(files()).toHaveLength(1);
});

test.each([
  { BACKUP_KEEP: "0" },
  // Operators with their own PostgreSQL opt in.
  { DATABASE_URL: "postgres:///innfo", BACKUP_DIR: "" },
])("With %o no backup is made", async (variables) => {
  await upkeep(variables);
  expect(files()).toEqual([]);
  expect(readdirSync(dataDir)).not.toContain("backups");
});

test("With DATABASE_URL and a BACKUP_DIR a backup is made", async () => {
  await upkeep({ DATABASE_URL: "postgres:///innfo" });
  expect(files()).toHaveLength(1);
});
