/**
 * Databases as they were before the schema was folded into a file a topic: dumps of those that the last landed lists of
 * migrations had made, empty or with rows in every table. docs/decisions/0100-a-baseline.md says how they were made.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Sql } from "../src/server/database/connection.ts";
import { ownTransaction, transaction } from "../src/server/database/transaction.ts";
import { readMigrations } from "../src/server/migrations/files.ts";
import { schemaStatements } from "../src/server/migrations/statements.ts";
import { makeDataDir, removeDataDir } from "./data-dir.ts";
import { makeEmptyDatabase } from "./empty-database.ts";
import { tableSums } from "./table-sums.ts";
import { copyTemplate } from "./template-copy.ts";

const FOLDER = join(import.meta.dirname, "landed");

/** "2026-11-27-empty" and others: the day of the last migration, and what is in it. */
export type Landed = `${string}-${"empty" | "filled"}`;

export const LANDED = readdirSync(FOLDER).map((file) => file.replace(".sql.br", "") as Landed);

/** Makes one in an empty database, by the login that owns it. */
export async function makeLanded(sql: Sql, landed: Landed): Promise<void> {
  const dump = brotliDecompressSync(readFileSync(join(FOLDER, `${landed}.sql.br`))).toString();
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

export async function schemaOf(sql: Sql): Promise<string[]> {
  return [...(await ownTransaction(sql, schemaStatements))].sort();
}

type Row = Record<string, unknown>;
/** By table. */
export type Rows = Map<string, Row[]>;

/** Of every table but the list of migrations. */
async function rowsOf(sql: Sql): Promise<Rows> {
  const { "innfo_server.migrations": _, ...tables } = await tableSums(sql);
  const rows: Rows = new Map();
  for (const table of Object.keys(tables).sort()) {
    const read = await sql.unsafe(
      `select to_jsonb(t) as row from ${table} as t order by to_jsonb(t)::text collate "C"`,
    );
    rows.set(
      table,
      read.map(({ row }) => row as Row),
    );
  }
  return rows;
}

/** Databases of a test file, each a copy, and what is compared of them. */
export async function openLanded() {
  const opened: Sql[] = [];
  const folder = makeDataDir();
  const templates = new Map<Landed, string>();

  async function templateOf(landed: Landed): Promise<string> {
    const made = templates.get(landed);
    if (made) return made;
    const { sql } = await makeEmptyDatabase();
    await makeLanded(sql, landed);
    await sql.end();
    const name = String(sql.options.database);
    templates.set(landed, name);
    return name;
  }

  const closedLater = (sql: Sql) => {
    opened.push(sql);
    return sql;
  };
  const recorded = (sql: Sql) => sql<{ name: string; checksum: string }[]>`
    select name, checksum from innfo_server.migrations order by name collate "C"`;
  return {
    folder,
    emptyDatabase: async () => closedLater((await makeEmptyDatabase()).sql),
    landedDatabase: async (landed: Landed) => closedLater(await copyTemplate({}, await templateOf(landed))),
    freshDatabase: async () => closedLater(await copyTemplate()),
    rowsOf,
    recorded: async (sql: Sql) => [...(await recorded(sql))],
    async end(): Promise<void> {
      for (const sql of opened) await sql.end();
      removeDataDir(folder);
    },
  };
}
