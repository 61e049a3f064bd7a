/** The server's own daily backup. The folder's files decide whether one is due, not this process. */
import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../config/code-of.ts";
import type { Sql } from "../database/connection.ts";
import type { Uploads } from "../storage/open.ts";
import type { Basics } from "../transport/basics.ts";
import { dailyTime, isUnfinished, newFileName } from "./names.ts";
import { sourceOf } from "./source.ts";

const HOUR_MS = 60 * 60_000;
/** Half an hour less than a day: upkeep runs hourly, and the backup must not slip by an hour each day. */
const DUE_AFTER_MS = 23.5 * HOUR_MS;
/** Bytes that must stay free for database and uploads to grow. */
const LEFT_FREE = 256 * 1024 * 1024;

interface Daily {
  path: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** Makes a due backup, checks it, and only then removes the oldest ones. After a failure it is still due. */
export async function backUpDaily(
  { env, sql, log, uploads }: Pick<Basics, "env" | "sql" | "log"> & { uploads: Uploads },
  signal?: AbortSignal,
): Promise<void> {
  const { folder, keep } = env.backups;
  if (!(await isDue(sql, folder))) return;
  // Loaded on demand: these modules take memory, and most hours make no backup.
  const { backUp, BackupUnderWayError } = await import("./backup.ts");
  const { checkBackup } = await import("./check.ts");

  /** Called once no other process can be making a backup. */
  async function file(): Promise<string | undefined> {
    if (!(await isDue(sql, folder))) return undefined;
    await mkdir(folder, { recursive: true });
    await removeUnfinished(folder);
    await refuseLackOfSpace(sql, folder);
    return newFileName(folder, "daily");
  }

  try {
    const made = await backUp(sourceOf(env, sql, uploads), file, signal);
    if (!made) return;
    await checkBackup(made.file).catch(async (error: unknown) => {
      await rm(made.file);
      throw error;
    });
    const { missing, ...figures } = made;
    log.info(figures, "backed up");
    if (missing.length > 0) {
      log.warn({ missing: missing.length, first: missing[0] }, "pictures that hotels show are not there");
    }
    const all = await dailies(folder);
    for (const { path } of all.slice(0, -keep)) await rm(path);
  } catch (error) {
    // Another process is making it.
    if (!(error instanceof BackupUnderWayError)) throw error;
  }
}

async function isDue(sql: Sql, folder: string): Promise<boolean> {
  const now = Date.now();
  // A backup dated in the future by a wrong clock must not postpone the next ones.
  const last = (await dailies(folder)).findLast(({ time }) => time <= now + HOUR_MS);
  if (last) return now - last.time >= DUE_AFTER_MS;
  // The first backup waits until there is data to lose.
  const [row] = await sql<{ isOld: boolean }[]>`
    select min(applied_at) < now() - interval '1 hour' as "isOld" from innfo_server.migrations`;
  return row?.isOld === true;
}

async function dailies(folder: string): Promise<Daily[]> {
  return (await namesIn(folder))
    .flatMap((name) => {
      const time = dailyTime(name);
      return time === undefined ? [] : [{ path: join(folder, name), time }];
    })
    .sort((a, b) => a.time - b.time);
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (isUnfinished(name)) await rm(join(folder, name), { force: true });
  }
}

/** Finds the newest daily backup, for monitoring. @returns undefined if there is none */
export async function newestBackup(folder: string): Promise<{ time: number; bytes: number } | undefined> {
  const newest = (await dailies(folder)).at(-1);
  return newest && { time: newest.time, bytes: (await stat(newest.path)).size };
}

/** The job that copies the backups elsewhere touches this file afterwards: a dead man's ping. */
const COPIED = "copied";

/** @returns milliseconds since 1970; undefined before the first copy */
export async function copiedAt(folder: string): Promise<number | undefined> {
  try {
    return (await stat(join(folder, COPIED))).mtimeMs;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** A full disk stops the database, which is worse than a day without a backup. */
async function refuseLackOfSpace(sql: Sql, folder: string): Promise<void> {
  const last = (await dailies(folder)).at(-1);
  const expected = last ? (await stat(last.path)).size * 1.25 : await databaseSize(sql);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= expected + LEFT_FREE) return;
  throw new Error(`${folder} has too little free space for another backup: fewer than BACKUP_KEEP fit`);
}

async function databaseSize(sql: Sql): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`select pg_database_size(current_database())::float8 as bytes`;
  return row?.bytes ?? 0;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}
