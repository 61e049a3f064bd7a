/**
 * A database's schema as text: each relation with its columns, rules, indexes, triggers, policies and grants, then
 * the functions. The text is read from the catalogue and never run: two databases with the same text have the same
 * schema.
 */

import type { Transaction } from "../database/connection.ts";
import type { AnyRow, PendingQuery } from "../database/sql.ts";

/** The schemas of the product and of accounts. */
const SCHEMAS = ["public", "innfo", "auth"];
/** The roles of requests. The server's own login may do everything. */
const ROLES = ["anon", "authenticated"];

interface Relation {
  oid: number;
  name: string;
  kind: "table" | "view";
  /** A view's query. */
  query: string | null;
  options: string | null;
  partition_key: string | null;
  has_policies: boolean;
  unlogged: boolean;
}

interface Column {
  relation: number;
  line: string;
}

/** A complete statement about a relation. */
interface Statement {
  relation: number;
  text: string;
}

export async function schemaText(sql: Transaction): Promise<string> {
  // Makes PostgreSQL print all names with their schema, whatever this login's search path is.
  const [path] = await sql<{ before: string }[]>`select current_setting('search_path') as before`;
  await sql`select set_config('search_path', '', true)`;
  // Partitions belong to their table, and an extension's objects to the extension.
  const ours = sql`
    select c.oid from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname in ${sql(SCHEMAS)} and relkind in ('r', 'p', 'v') and not relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;
  const relations = await sql<Relation[]>`
    select c.oid::int, format('%I.%I', nspname, relname) as name,
      case relkind when 'v' then 'view' else 'table' end as kind,
      case relkind when 'v' then pg_get_viewdef(c.oid) end as query,
      array_to_string(reloptions, ', ') as options, pg_get_partkeydef(c.oid) as partition_key, relrowsecurity as has_policies,
      relpersistence = 'u' as unlogged
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where c.oid in (${ours})
    order by nspname = 'innfo', relname collate "C"`;
  const columns = await sql<Column[]>`
    select attrelid::int as relation,
      concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
        case when attnotnull then 'not null' end,
        case when attgenerated <> '' then 'generated always as (' || pg_get_expr(adbin, adrelid) || ') stored'
          when attidentity <> '' then 'generated always as identity'
          when adbin is not null then 'default ' || pg_get_expr(adbin, adrelid) end) as line
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped and attrelid in (${ours})
    order by attrelid, attnum`;
  const rules = await sql<Column[]>`
    select conrelid::int as relation, format('constraint %I %s', conname, pg_get_constraintdef(oid)) as line
    from pg_constraint
    where contype <> 'n' and contype <> 't' and conrelid in (${ours})
    order by conrelid, array_position(array['p', 'u', 'f', 'c'], contype::text), conname collate "C"`;
  const statements = await statementsOf(sql, ours);

  const tables = relations.map(
    ({ oid, name, kind, query, options, partition_key, has_policies, unlogged }) => {
      const own = (rows: readonly Column[]) => rows.filter(({ relation }) => relation === oid);
      const lines = [...own(columns), ...own(rules)].map(({ line }) => `  ${line}`).join(",\n");
      const partitions = partition_key ? ` partition by ${partition_key}` : "";
      const settings = options ? ` with (${options})` : "";
      const definition =
        kind === "view"
          ? `create view ${name}${settings} as\n${query}`
          : `create ${unlogged ? "unlogged " : ""}table ${name} (\n${lines}\n)${partitions};`;
      return [
        definition,
        ...(has_policies ? [`alter table ${name} enable row level security;`] : []),
        ...statements.filter(({ relation }) => relation === oid).map(({ text }) => text),
      ].join("\n");
    },
  );
  const functions = await functionsOf(sql);
  await sql`select set_config('search_path', ${path?.before ?? ""}, true)`;
  return `${[...tables, ...functions].join("\n\n").replace(/[ \t]+$/gm, "")}\n`;
}

/** Reads indexes, triggers, policies and grants, in this order. */
async function statementsOf(sql: Transaction, ours: PendingQuery<AnyRow[]>): Promise<Statement[]> {
  return sql<Statement[]>`
    with statements as (
      select indrelid as relation, 1 as kind, pg_get_indexdef(indexrelid) || ';' as text
      from pg_index
      where not exists (select from pg_constraint where conindid = indexrelid)
      union all
      select tgrelid, 2, case tgenabled when 'O' then '' else '-- disabled: ' end || pg_get_triggerdef(oid) || ';'
      from pg_trigger where not tgisinternal
      union all
      select polrelid, 3, format('create policy %I on %s for %s to %s%s%s;', polname, polrelid::regclass,
        case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete'
          else 'all' end,
        (select string_agg(case r when 0 then 'public' else r::regrole::text end, ', ') from unnest(polroles) as r),
        E'\n  using (' || regexp_replace(pg_get_expr(polqual, polrelid), '\\s+', ' ', 'g') || ')',
        E'\n  with check (' || regexp_replace(pg_get_expr(polwithcheck, polrelid), '\\s+', ' ', 'g') || ')')
      from pg_policy
      union all
      select c.oid, 4, format('grant %s on %s to %s;',
        string_agg(lower(privilege_type), ', ' order by privilege_type), c.oid::regclass, grantee::regrole)
      from pg_class c, aclexplode(relacl)
      where grantee::regrole::text in ${sql(ROLES)}
      group by c.oid, grantee
      union all
      select attrelid, 5, format('grant %s (%s) on %s to %s;', lower(privilege_type),
        string_agg(quote_ident(attname), ', ' order by attname collate "C"), attrelid::regclass, grantee::regrole)
      from pg_attribute, aclexplode(attacl)
      where not attisdropped and grantee::regrole::text in ${sql(ROLES)}
      group by attrelid, privilege_type, grantee
    )
    select relation::int, text from statements where relation in (${ours})
    order by relation, kind, text collate "C"`;
}

async function functionsOf(sql: Transaction): Promise<string[]> {
  const rows = await sql<{ text: string }[]>`
    select concat(btrim(pg_get_functiondef(p.oid), E'\n'), ';',
      E'\n' || (
        select string_agg(format('grant execute on %s %s to %s;',
          case prokind when 'p' then 'procedure' else 'function' end, p.oid::regprocedure, grantee::regrole),
          E'\n' order by grantee::regrole::text collate "C")
        from aclexplode(proacl) where grantee::regrole::text in ${sql(ROLES)}
      )) as text
    from pg_proc p join pg_namespace n on n.oid = pronamespace
    where nspname in ${sql(SCHEMAS)} and prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by nspname = 'innfo', proname collate "C", p.oid::regprocedure::text collate "C"`;
  return rows.map(({ text }) => text);
}
