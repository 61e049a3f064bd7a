/** Databases of the version before the baseline, each a copy, and what is compared of them. */
import type { Sql } from "../src/server/database/connection.ts";
import { ownTransaction } from "../src/server/database/transaction.ts";
import { isBaseline, RELABELLED } from "../src/server/migrations/earlier.ts";
import { readMigrations } from "../src/server/migrations/files.ts";
import { schemaText } from "../src/server/migrations/schema.ts";
import { makeDataDir, removeDataDir } from "./data-dir.ts";
import { addEarlierContent, makeEarlierSchema } from "./earlier-schema.ts";
import { makeEmptyDatabase } from "./empty-database.ts";
import { tableSums } from "./table-sums.ts";
import { copyTemplate } from "./template-copy.ts";

export const databaseSchema = (sql: Sql) => ownTransaction(sql, schemaText);

export const namesOf = (migrations: { name: string }[]) => migrations.map(({ name }) => name).sort();

export async function openEarlierDatabases() {
  const opened: Sql[] = [];
  const folder = makeDataDir();

  function closedLater(sql: Sql): Sql {
    opened.push(sql);
    return sql;
  }

  /** @returns the name of a database to copy: one is made in a second */
  async function makeTemplate(...steps: ((sql: Sql) => Promise<void>)[]): Promise<string> {
    const { sql } = await makeEmptyDatabase();
    for (const step of steps) await step(sql);
    await sql.end();
    return String(sql.options.database);
  }

  const withoutContent = await makeTemplate(makeEarlierSchema);
  const withContent = await makeTemplate(makeEarlierSchema, addEarlierContent);
  const copyOf = async (template?: string) => closedLater(await copyTemplate({}, template));
  const recorded = async (sql: Sql) => {
    const rows = await sql<{ name: string; checksum: string }[]>`
      select name, checksum from innfo_server.migrations order by name collate "C"`;
    return [...rows];
  };
  return {
    folder,
    /** What is applied to one at a start. */
    applied: [
      RELABELLED,
      ...readMigrations()
        .filter((migration) => !(migration.name.startsWith("server/") || isBaseline(migration)))
        .map(({ name }) => name),
    ],
    emptyDatabase: async () => closedLater((await makeEmptyDatabase()).sql),
    /** With the schema alone. */
    bareDatabase: () => copyOf(withoutContent),
    /** With a row in every table. */
    earlierDatabase: () => copyOf(withContent),
    freshSchema: async () => databaseSchema(await copyOf()),
    async contentOf(sql: Sql) {
      const { "innfo_server.migrations": _, ...content } = await tableSums(sql);
      return content;
    },
    recorded,
    names: async (sql: Sql) => (await recorded(sql)).map(({ name }) => name),
    async end(): Promise<void> {
      for (const sql of opened) await sql.end();
      removeDataDir(folder);
    },
  };
}
