/** Databases as the version before the baseline left them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "../src/server/database/connection.ts";
import { type Migration, readMigrations } from "../src/server/migrations/files.ts";
import { makeSchema } from "../src/server/migrations/migrate.ts";

/** The server's own migrations, and those that the baseline has replaced. */
export function earlierMigrations(): Migration[] {
  const servers = readMigrations().filter(({ name }) => name.startsWith("server/"));
  return [...servers, ...readMigrations([{ path: join(import.meta.dirname, "earlier"), prefix: "" }])];
}

export async function makeEarlierSchema(sql: Sql): Promise<void> {
  await sql.begin((tx) => makeSchema(tx, earlierMigrations()));
}

/** One row at least in each table. */
export async function addEarlierContent(sql: Sql): Promise<void> {
  await sql.unsafe(readFileSync(join(import.meta.dirname, "earlier-content.sql"), "utf8"));
}
