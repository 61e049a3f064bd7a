/**
 * Writes what is generated from the migrations: src/lib/database.types.ts, the row types of every exposed
 * table, view and function in the shape supabase-js takes, and supabase/schema.sql. Run it after adding one.
 */
import { writeFileSync } from "node:fs";
import { connect } from "../src/server/database/connection.ts";
import { migrate } from "../src/server/database/migrate.ts";
import { createLog } from "../src/server/log.ts";
import { startEmbedded } from "../src/server/postgres/embedded.ts";
import { readSecrets } from "../src/server/secrets.ts";
import { makeDataDir, removeDataDir } from "../testbed/data-dir.ts";
import { databaseSchema } from "./support/database-schema.ts";
import { databaseTypes } from "./support/database-types.ts";

const dataDir = makeDataDir();
const postgres = await startEmbedded(dataDir, readSecrets(dataDir).databasePassword, createLog("warn"));
const sql = connect(postgres.connection);
try {
  await migrate(sql);
  writeFileSync("src/lib/database.types.ts", await databaseTypes(sql));
  writeFileSync("supabase/schema.sql", await databaseSchema(sql));
} finally {
  await sql.end();
  await postgres.stop();
  removeDataDir(dataDir);
}
