/** Databases as the version before the baseline left them. */
import { cpSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Sql } from "../src/server/database/connection.ts";
import { transaction } from "../src/server/database/transaction.ts";
import { isBaseline } from "../src/server/migrations/earlier.ts";
import { FOLDERS, type Migration, readMigrations } from "../src/server/migrations/files.ts";
import { makeSchema } from "../src/server/migrations/migrate.ts";

/** The server's own migrations, and those that the baseline has replaced. */
export function earlierMigrations(): Migration[] {
  const servers = readMigrations().filter(({ name }) => name.startsWith("server/"));
  return [...servers, ...readMigrations([{ path: join(import.meta.dirname, "earlier"), prefix: "" }])];
}

/** Copies the baseline, without the migrations after it. @returns the folders for migrate() */
export function baselineFolders(into: string): typeof FOLDERS {
  return FOLDERS.map(({ path, prefix }) => {
    if (prefix !== "") return { path, prefix };
    const filter = (file: string) =>
      statSync(file).isDirectory() || isBaseline({ name: basename(file), checksum: "" });
    cpSync(path, into, { recursive: true, filter });
    return { path: into, prefix };
  });
}

export async function makeEarlierSchema(sql: Sql): Promise<void> {
  await transaction(sql, (tx) => makeSchema(tx, earlierMigrations()));
}

/** One row at least in each table. */
export async function addEarlierContent(sql: Sql): Promise<void> {
  await sql.unsafe(readFileSync(join(import.meta.dirname, "earlier-content.sql"), "utf8"));
}
