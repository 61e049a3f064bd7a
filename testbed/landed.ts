/**
 * Databases as they were before the schema was folded into a file a topic: dumps of those that the last landed lists of
 * migrations had made, empty or with rows in every table. "early" holds what two migrations made of the day before's.
 * docs/decisions/0100-a-baseline.md says how they were made.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Sql } from "../src/server/database/connection.ts";
import { transaction } from "../src/server/database/transaction.ts";
import { readMigrations } from "../src/server/migrations/files.ts";

const FOLDER = join(import.meta.dirname, "landed");

/** "2026-11-27-empty" and others: the day of the last migration, and what is in it. */
export type Landed = `${string}-${"empty" | "filled"}`;

export const LANDED = readdirSync(FOLDER).map((file) => file.replace(".sql.br", "") as Landed);

/** Makes one in an empty database, by the login that owns it. */
export async function makeLanded(sql: Sql, landed: Landed): Promise<void> {
  const dump = brotliDecompressSync(readFileSync(join(FOLDER, `${landed}.sql.br`))).toString();
  const [, before] = /^-- after (\S+)\n/.exec(dump) ?? [];
  if (before) {
    await makeLanded(sql, before as Landed);
    await transaction(sql, (tx) => tx.unsafe(dump));
    return;
  }
  const roles = readMigrations().find(({ name }) => name === "server/0001_roles.sql")?.text;
  // A dump names roles, and has none of them.
  const [makeRoles] = /do \$\$.*?\$\$;/s.exec(roles ?? "") ?? [];
  await transaction(sql, async (tx) => {
    await tx.unsafe(`${makeRoles}
      set local check_function_bodies = off;
      select set_config('search_path', '', true);
      ${dump}`);
  });
}
