/** Opens the database of a server with this environment, for commands. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "../config/env.ts";
import { ConfigurationError } from "../config/errors.ts";
import type { Log } from "../config/log.ts";
import { readSecrets } from "../config/secrets.ts";
import { refuseUnfinishedRestore } from "../config/unfinished-restore.ts";
import { connectDatabase, type Sql } from "../database/connection.ts";
import { isUnreachable } from "../database/link.ts";
import { waitForDatabase } from "../database/wait-for-database.ts";
import { hasCluster, runningEmbedded, startEmbedded } from "./embedded.ts";

const STARTING_MS = 20_000;

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
export function directUrl({ databaseUrl, databaseDirectUrl }: Env): string | undefined {
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
