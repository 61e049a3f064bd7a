/**
 * Writes src/lib/database.types.ts from the migrations: the row types of every exposed table, view and
 * function, in the shape supabase-js takes. `npm run db:types` after adding a migration.
 */
import { writeFileSync } from "node:fs";
import { connect } from "../src/server/database.ts";
import { databaseTypes } from "../src/server/database-types.ts";
import { createLog } from "../src/server/log.ts";
import { migrate } from "../src/server/migrate.ts";
import { startEmbedded } from "../src/server/postgres/embedded.ts";
import { readSecrets } from "../src/server/secrets.ts";
import { makeDataDir, removeDataDir } from "../tests/support/data-dir.ts";

const dataDir = makeDataDir();
const postgres = await startEmbedded(dataDir, readSecrets(dataDir).databasePassword, createLog("warn"));
const sql = connect(postgres.connection);
try {
  await migrate(sql);
  writeFileSync("src/lib/database.types.ts", await databaseTypes(sql));
} finally {
  await sql.end();
  await postgres.stop();
  removeDataDir(dataDir);
}
