/** Writes the files that are generated from the migrations. */
import { writeFileSync } from "node:fs";
import type { Sql } from "../../src/server/database/connection.ts";
import { databaseTypes } from "./database-types.ts";

export async function writeGeneratedFiles(sql: Sql): Promise<void> {
  writeFileSync("src/lib/database.types.ts", await databaseTypes(sql));
}
