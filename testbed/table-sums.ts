/** Sums of every table of a database, to compare two databases. */
import type { Sql } from "../src/server/database/connection.ts";

/** By schema.table. */
export type TableSums = Record<string, { rows: number; sum: string | null }>;

/** Row counts and checksums over the rows' text, of all tables that survive a crash. */
export async function tableSums(sql: Sql): Promise<TableSums> {
  const tables = await sql<{ schema: string; name: string }[]>`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
      and n.nspname not in ('pg_catalog', 'information_schema')`;
  const sums = await Promise.all(
    tables.map(async ({ schema, name }) => {
      const [sum] = await sql<{ rows: number; sum: string | null }[]>`
        select count(*)::int as rows, md5(string_agg(t::text, chr(10) order by t::text collate "C")) as sum
        from ${sql(schema)}.${sql(name)} as t`;
      if (!sum) throw new Error(`${schema}.${name} has no sum`);
      return [`${schema}.${name}`, { ...sum }] as const;
    }),
  );
  return Object.fromEntries(sums);
}
