/** Reads from PostgreSQL's catalogue what to back up, so that new tables and sequences are included. */
import type { Transaction } from "../database/connection.ts";
import type { Contents } from "./format.ts";

export interface ArchivedTable {
  name: string;
  /** In the order of creation, without generated columns. */
  columns: string[];
}

/**
 * Every table that this login owns, each after those that it references by keys that are not deferrable.
 * A partitioned table is listed once. Fails if tables reference each other in a circle of such keys.
 */
export async function tablesOf(tx: Transaction): Promise<ArchivedTable[]> {
  const rows = await tx<{ name: string; columns: string[]; references: string[] }[]>`
    select n.nspname || '.' || c.relname as name,
      (select coalesce(json_agg(a.attname order by a.attnum), '[]') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_agg(distinct rn.nspname || '.' || r.relname), '[]')
        from pg_constraint f join pg_class r on r.oid = f.confrelid join pg_namespace rn on rn.oid = r.relnamespace
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid and not f.condeferrable) as references
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
      and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and pg_has_role(c.relowner, 'usage')
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by name`;
  const sorted: ArchivedTable[] = [];
  const waiting = [...rows];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ references }) =>
      references.every((name) => !waiting.some((other) => other.name === name)),
    );
    const [table] = next < 0 ? [] : waiting.splice(next, 1);
    if (!table) throw new Error(`Tables reference each other: ${waiting.map(({ name }) => name).join(", ")}`);
    sorted.push({ name: table.name, columns: table.columns });
  }
  return sorted;
}

export async function partitionsOf(
  tx: Transaction,
  tables: ArchivedTable[],
): Promise<Contents["partitions"]> {
  const rows = await tx<Contents["partitions"]>`
    select pn.nspname || '.' || p.relname as table, n.nspname || '.' || c.relname as name,
      pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_inherits i
    join pg_class c on c.oid = i.inhrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
    where c.relispartition and c.relkind = 'r' order by 1, 2`;
  return rows.filter(({ table }) => tables.some(({ name }) => name === table));
}

/** Sequences are not transactional: read after the snapshot, they have counted at least as far as its rows. */
export async function sequencesOf(tx: Transaction): Promise<Contents["sequences"]> {
  const names = await tx<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname !~ '^pg_' and pg_has_role(c.relowner, 'usage') order by name`;
  const sequences: Contents["sequences"] = [];
  for (const { name } of names) {
    const [row] = await tx<{ value: string; isCalled: boolean }[]>`
      select last_value::text as value, is_called as "isCalled" from ${tx(name)}`;
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}
