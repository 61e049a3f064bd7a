/** A temporary database with all migrations. */

import { createLog } from "../src/server/config/log.ts";
import { readSecrets } from "../src/server/config/secrets.ts";
import { connectDatabase, type Sql } from "../src/server/database/connection.ts";
import { migrate } from "../src/server/migrations/migrate.ts";
import { startEmbedded } from "../src/server/postgres/embedded.ts";
import { makeDataDir, removeDataDir } from "./data-dir.ts";

/** @param limits on its statements, other than the server's */
export async function withScratchDatabase<Result>(
  work: (sql: Sql) => Promise<Result>,
  limits: { statement_timeout?: number } = {},
): Promise<Result> {
  const dataDir = makeDataDir();
  const postgres = await startEmbedded(dataDir, readSecrets(dataDir).databasePassword, createLog("warn"));
  const sql = connectDatabase({ ...postgres.connection, ...limits });
  try {
    await migrate(sql);
    return await work(sql);
  } finally {
    await sql.end();
    await postgres.stop();
    removeDataDir(dataDir);
  }
}
