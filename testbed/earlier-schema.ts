/** Databases as an earlier version of the product has left them. */
import type { Sql } from "../src/server/database/connection.ts";
import { makeSchema, readMigrations } from "../src/server/migrations/migrate.ts";

/**
 * Creates an earlier version's schema in an empty database.
 *
 * @param next the first of supabase/migrations that this version lacks, or a prefix of its name. It also
 * lacks the newest of the server's own.
 */
export async function makeEarlierSchema(sql: Sql, next: string): Promise<void> {
  const migrations = readMigrations();
  const newest = migrations.findLast(({ name }) => isServers(name))?.name ?? "";
  const earlier = migrations.filter(({ name }) => name < (isServers(name) ? newest : next));
  await sql.begin((tx) => makeSchema(tx, earlier));
}

const isServers = (name: string) => name.startsWith("server/");
