/** Databases of testbed/landed.ts for one test file, each a copy, and what is compared of them. */
import type { Sql } from "../src/server/database/connection.ts";
import { ownTransaction } from "../src/server/database/transaction.ts";
import { schemaStatements } from "../src/server/migrations/statements.ts";
import { makeDataDir, removeDataDir } from "./data-dir.ts";
import { makeEmptyDatabase } from "./empty-database.ts";
import { type Landed, makeLanded } from "./landed.ts";
import { tableSums } from "./table-sums.ts";
import { copyTemplate } from "./template-copy.ts";

export async function schemaOf(sql: Sql): Promise<string[]> {
  return [...(await ownTransaction(sql, schemaStatements))].sort();
}

type Row = Record<string, unknown>;
/** By table. */
export type Rows = Map<string, Row[]>;

/** Rows of every table but the list of migrations. */
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
