/** Backs up and restores the database and uploads of a server with this environment. */
import { existsSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { makeDataDir } from "../config/data-dir.ts";
import type { Env } from "../config/env.ts";
import { ConfigurationError } from "../config/errors.ts";
import type { Log } from "../config/log.ts";
import { adoptSecret, readSecrets } from "../config/secrets.ts";
import { markRestore, refuseUnfinishedRestore, unmarkRestore } from "../config/unfinished-restore.ts";
import { connectDatabase } from "../database/connection.ts";
import { waitForDatabase } from "../database/wait-for-database.ts";
import { hasCluster, startEmbedded } from "../postgres/embedded.ts";
import { clusterOf } from "../postgres/runtime.ts";
import { directUrl, withDatabase } from "../postgres/with-database.ts";
import { openUploads } from "../storage/open.ts";
import type { CheckedBackup } from "./check.ts";
import { restore } from "./restore.ts";
import { type Source, sourceOf } from "./source.ts";

/** Folders that an otherwise empty DATA_DIR may contain: backups to restore, and a new disk's own. */
const NOT_IN_THE_WAY = ["backups", "lost+found"];

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

/** @throws {ConfigurationError} if something exists already; a failure leaves nothing behind */
export async function restoreInto(
  env: Env,
  log: Log,
  backup: CheckedBackup,
  options: { forStaging: boolean },
): Promise<void> {
  const { dataDir } = env;
  const databaseUrl = directUrl(env);
  refuseOccupied(dataDir);
  makeDataDir(dataDir);
  markRestore(dataDir);
  try {
    // A copy has a secret of its own: what one site has signed, the other must not take.
    if (backup.secrets.jwtSecret && !options.forStaging) adoptSecret(dataDir, backup.secrets.jwtSecret);
    const { databasePassword } = readSecrets(dataDir);
    const embedded = databaseUrl ? undefined : await startEmbedded(dataDir, databasePassword, log);
    const sql = connectDatabase(databaseUrl ?? embedded?.connection ?? {});
    try {
      if (databaseUrl) await waitForDatabase(sql, 0, log);
      await restore(backup, sql, openUploads(env), options);
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
