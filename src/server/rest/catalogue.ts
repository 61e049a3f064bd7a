/**
 * The part of schema public that /rest/v1 exposes, from PostgreSQL's catalogue. A request's SQL contains only names
 * from here; no text of a client becomes an identifier.
 */
import type { Sql, Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";

export interface Column {
  name: string;
  /** Quoted if SQL needs it. */
  identifier: string;
  /** As PostgreSQL writes it in a cast, such as `timestamp with time zone`. */
  type: string;
  defaultExpression: string | null;
  /** Whether signed-in callers have these privileges on the column; row level security is separate. */
  readable: boolean;
  insertable: boolean;
  updatable: boolean;
}

export interface Relation {
  name: string;
  /** Quoted, with its schema. */
  identifier: string;
  /** Views are read only. */
  kind: "table" | "view";
  columns: ReadonlyMap<string, Column>;
  /** All columns if no column is readable: then PostgreSQL denies the relation as a whole. */
  readable: readonly Column[];
  primaryKey: readonly Column[];
  /** Privileges of anonymous callers on at least one column. */
  guestsMay: ReadonlySet<Verb>;
}

export type Verb = "select" | "insert" | "update" | "delete";

interface Argument {
  identifier: string;
  type: string;
  required: boolean;
}

export interface Callable {
  name: string;
  identifier: string;
  arguments: ReadonlyMap<string, Argument>;
  /** Declared stable or immutable, so it can run in a read-only transaction. */
  readOnly: boolean;
  /** Declared to return void. */
  silent: boolean;
  guestsMayCall: boolean;
}

export interface RestCatalogue {
  relations: ReadonlyMap<string, Relation>;
  callables: ReadonlyMap<string, Callable>;
}

/** @returns a function that loads the catalogue once; it does not change while the server runs */
export function lazyCatalogue(sql: Sql): () => Promise<RestCatalogue> {
  let loading: Promise<RestCatalogue> | undefined;
  return () => {
    loading ??= loadCatalogue(sql).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

function loadCatalogue(sql: Sql): Promise<RestCatalogue> {
  return transaction(sql, async (tx) => {
    // PostgreSQL leaves out schemas on the search path, and callers have another path.
    await tx`set local search_path = ''`;
    return readCatalogue(tx);
  });
}

/** Partitions are left out: callers use their parent table. */
async function readCatalogue(sql: Transaction): Promise<RestCatalogue> {
  const columns = await sql<(Column & ColumnOwner)[]>`
    select c.relname as relation, format('public.%I', c.relname) as relation_identifier,
      case c.relkind when 'v' then 'view' else 'table' end as kind,
      a.attname as name, quote_ident(a.attname) as identifier,
      format_type(a.atttypid, a.atttypmod) as type,
      pg_get_expr(d.adbin, d.adrelid) as "defaultExpression",
      has_column_privilege('authenticated', c.oid, a.attnum, 'select') as readable,
      has_column_privilege('authenticated', c.oid, a.attnum, 'insert') as insertable,
      has_column_privilege('authenticated', c.oid, a.attnum, 'update') as updatable,
      coalesce(a.attnum = any (k.conkey), false) as in_primary_key,
      to_json(array_remove(array[
        case when has_any_column_privilege('anon', c.oid, 'select') then 'select' end,
        case when has_any_column_privilege('anon', c.oid, 'insert') then 'insert' end,
        case when has_any_column_privilege('anon', c.oid, 'update') then 'update' end,
        case when has_table_privilege('anon', c.oid, 'delete') then 'delete' end], null)) as guests_may
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_catalog.pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    left join pg_catalog.pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
    order by c.relname, a.attnum`;
  // Functions that return a table are left out: here, rows are listed through tables and views.
  const callables = await sql<CallableRow[]>`
    select p.proname as name, format('public.%I', p.proname) as identifier,
      p.provolatile <> 'v' as "readOnly", p.prorettype = 'void'::regtype as silent,
      has_function_privilege('anon', p.oid, 'execute') as "guestsMayCall",
      coalesce((
        select json_agg(json_build_object(
          'name', p.proargnames[n], 'identifier', quote_ident(p.proargnames[n]),
          'type', format_type(type, null), 'required', n <= p.pronargs - p.pronargdefaults) order by n)
        from unnest(p.proargtypes) with ordinality as argument (type, n)), '[]') as arguments
    from pg_catalog.pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and not p.proretset`;
  return { relations: relationsOf(columns), callables: callablesOf(callables) };
}

interface ColumnOwner {
  relation: string;
  relation_identifier: string;
  kind: Relation["kind"];
  in_primary_key: boolean;
  guests_may: Verb[];
}

interface CallableRow extends Omit<Callable, "arguments"> {
  arguments: (Argument & { name: string })[];
}

function relationsOf(rows: (Column & ColumnOwner)[]): Map<string, Relation> {
  const relations = Map.groupBy(rows, ({ relation }) => relation);
  const readableOf = (columns: Column[]) => {
    const readable = columns.filter((column) => column.readable);
    return readable.length > 0 ? readable : columns;
  };
  return new Map(
    [...relations].map(([name, columns]) => [
      name,
      {
        name,
        identifier: columns[0]?.relation_identifier ?? "",
        kind: columns[0]?.kind ?? "view",
        columns: new Map(columns.map((column) => [column.name, column])),
        readable: readableOf(columns),
        primaryKey: columns.filter((column) => column.in_primary_key),
        guestsMay: new Set(columns[0]?.guests_may),
      },
    ]),
  );
}

function callablesOf(rows: CallableRow[]): Map<string, Callable> {
  return new Map(
    rows.map((row) => [
      row.name,
      { ...row, arguments: new Map(row.arguments.map((argument) => [argument.name, argument])) },
    ]),
  );
}
