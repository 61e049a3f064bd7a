/** The database and uploads of a server with this environment, for commands. */
import { existsSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeDataDir } from "../config/data-dir.ts";
import type { Env } from "../config/env.ts";
import { ConfigurationError } from "../config/errors.ts";
import type { Log } from "../config/log.ts";
import { adoptSecret, readSecrets } from "../config/secrets.ts";
import { connectDatabase, type Sql } from "../database/connection.ts";
import { isUnreachable } from "../database/link.ts";
import { waitForDatabase } from "../database/wait-for-database.ts";
import { hasCluster, runningEmbedded, startEmbedded } from "../postgres/embedded.ts";
import { clusterOf } from "../postgres/runtime.ts";
import { openUploads } from "../storage/open.ts";
import type { CheckedBackup } from "./check.ts";
import { restore } from "./restore.ts";
import { type Source, sourceOf } from "./source.ts";
import { markRestore, refuseUnfinishedRestore, unmarkRestore } from "./unfinished-restore.ts";

/** Folders that an otherwise empty DATA_DIR may contain: backups to restore, and a new disk's own. */
const NOT_IN_THE_WAY = ["backups", "lost+found"];
const STARTING_MS = 20_000;

/** @throws {ConfigurationError} if there is nothing to back up, or the database cannot be reached */
export async function withSource<Result>(
  env: Env,
  log: Log,
  work: (source: Source) => Promise<Result>,
): Promise<Result> {
  if (!env.databaseUrl && !hasCluster(env.dataDir)) {
    throw new ConfigurationError(`There is nothing to back up in DATA_DIR ${env.dataDir}`);
  }
  return withDatabase(env, log, (sql) => work(sourceOf(env, sql, openUploads(env))));
}

/** @throws {ConfigurationError} if there is no database, or it cannot be reached */
export async function withDatabase<Result>(
  env: Env,
  log: Log,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  refuseUnfinishedRestore(env.dataDir);
  if (!env.databaseUrl && !hasCluster(env.dataDir)) {
    throw new ConfigurationError(`There is no database in DATA_DIR ${env.dataDir}`);
  }
  const url = directUrl(env);
  const { target, stop } = url ? { target: url, stop: undefined } : await openEmbedded(env.dataDir, log);
  const sql = connectDatabase(target);
  try {
    if (url) await waitForDatabase(sql, 0, log);
    return await work(sql);
  } finally {
    await sql.end();
    await stop?.();
  }
}

/** Commands hold one transaction open for long, so they bypass a pooler. */
function directUrl({ databaseUrl, databaseDirectUrl }: Env): string | undefined {
  return databaseDirectUrl ?? databaseUrl;
}

/**
 * Uses a running database, a server's or one left behind by a killed one; else starts one for the command.
 * One that a server has just started must not be mistaken for a left-over, which would be stopped.
 */
async function openEmbedded(dataDir: string, log: Log) {
  const { databasePassword } = readSecrets(dataDir);
  const running = runningEmbedded(dataDir, databasePassword);
  if (running) {
    await answering(connectDatabase(running));
    return { target: running, stop: undefined };
  }
  const embedded = await startEmbedded(dataDir, databasePassword, log);
  return { target: embedded.connection, stop: () => embedded.stop() };
}

async function answering(sql: Sql): Promise<void> {
  const deadline = Date.now() + STARTING_MS;
  try {
    for (;;) {
      try {
        await sql`select 1`;
        return;
      } catch (error) {
        if (!isUnreachable(error) || Date.now() > deadline) throw error;
        await sleep(100);
      }
    }
  } finally {
    await sql.end();
  }
}

/** @throws {ConfigurationError} if something exists already; a failure leaves nothing behind */
export async function restoreInto(env: Env, log: Log, backup: CheckedBackup): Promise<void> {
  const { dataDir } = env;
  const databaseUrl = directUrl(env);
  refuseOccupied(dataDir);
  makeDataDir(dataDir);
  markRestore(dataDir);
  try {
    if (backup.secrets.jwtSecret) adoptSecret(dataDir, backup.secrets.jwtSecret);
    const { databasePassword } = readSecrets(dataDir);
    const embedded = databaseUrl ? undefined : await startEmbedded(dataDir, databasePassword, log);
    const sql = connectDatabase(databaseUrl ?? embedded?.connection ?? {});
    try {
      if (databaseUrl) await waitForDatabase(sql, 0, log);
      await restore(backup, sql, openUploads(env));
    } finally {
      await sql.end();
      await embedded?.stop();
    }
  } catch (error) {
    empty(dataDir);
    throw error;
  }
  unmarkRestore(dataDir);
}

function refuseOccupied(dataDir: string): void {
  refuseUnfinishedRestore(dataDir);
  const found = existsSync(dataDir) && readdirSync(dataDir).find((name) => !NOT_IN_THE_WAY.includes(name));
  if (!found) return;
  throw new ConfigurationError(
    `DATA_DIR ${dataDir} is not empty (it has ${found}): a backup is restored into an empty one only`,
  );
}

function empty(dataDir: string): void {
  const cluster = clusterOf(dataDir);
  // The cluster may be in a folder elsewhere.
  if (existsSync(cluster) && basename(dirname(realpathSync(cluster))) !== basename(dataDir)) {
    rmSync(dirname(realpathSync(cluster)), { recursive: true, force: true });
  }
  for (const name of readdirSync(dataDir)) {
    if (!NOT_IN_THE_WAY.includes(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}
