/** TypeScript types of the exposed schema, read from the catalogue. */
import type { Sql } from "../../src/server/database/connection.ts";
import { guestColumns } from "./guest-columns.ts";

interface Column {
  relation: string;
  kind: "table" | "view";
  name: string;
  type: string;
  nullable: boolean;
  has_default: boolean;
  readable: boolean;
}

interface Callable {
  name: string;
  argument_names: string[] | null;
  argument_types: string[];
  /** How many of the last arguments are optional. */
  optional: number;
  result: string;
}

const TYPES: Record<string, string> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  float8: "number",
  numeric: "number",
  json: "Json",
  jsonb: "Json",
  _text: "string[]",
};

/** @returns the text of src/lib/database.types.ts */
export async function databaseTypes(sql: Sql): Promise<string> {
  const columns = await sql<Column[]>`
    select c.relname as relation, case c.relkind when 'v' then 'view' else 'table' end as kind,
      a.attname as name, t.typname as type, not a.attnotnull as nullable, a.atthasdef as has_default,
      has_column_privilege('authenticated', c.oid, a.attnum, 'select') as readable
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_catalog.pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
    order by c.relname, a.attname`;
  const callables = await sql<Callable[]>`
    select p.proname as name, to_json(p.proargnames) as argument_names,
      (select coalesce(json_agg(typname order by n), '[]')
        from unnest(p.proargtypes) with ordinality as o (oid, n)
        join pg_catalog.pg_type t on t.oid = o.oid) as argument_types,
      p.pronargdefaults as optional,
      (select typname from pg_catalog.pg_type where oid = p.prorettype) as result
    from pg_catalog.pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    order by p.proname`;
  const tables = relations(columns.filter(({ kind }) => kind === "table"));
  const views = relations(columns.filter(({ kind }) => kind === "view"));
  const forGuests = await guestColumns(sql);
  return [
    "// Made by `npm run db:types` from supabase/migrations. Do not edit.",
    "",
    "export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];",
    "",
    "/** @template Row what may be read. @template Left what a new row may leave out. @template Rest what is written only */",
    "type Table<Row, Left extends keyof (Row & Rest), Rest = unknown> = {",
    "  Row: Row;",
    "  Insert: Omit<Row & Rest, Left> & Partial<Pick<Row & Rest, Left>>;",
    "  Update: Partial<Row & Rest>;",
    "  Relationships: [];",
    "};",
    "",
    "export type Database = {",
    "  public: {",
    "    Tables: {",
    ...tables.flatMap(([name, own]) => tableType(name, own)),
    "    };",
    "    Views: {",
    ...views.flatMap(([name, own]) => [
      `      ${name}: {`,
      `        Row: { ${own.map(fieldOf).join("; ")} };`,
      "        Relationships: [];",
      "      };",
    ]),
    "    };",
    "    Functions: {",
    ...callables.map(functionType),
    "    };",
    "    Enums: Record<never, never>;",
    "    CompositeTypes: Record<never, never>;",
    "  };",
    "};",
    "",
    "/** The columns in the guest document, by table: what src/sections declares for guests. */",
    "export type GuestColumns = {",
    ...forGuests.map(
      ({ table, columns }) => `  ${table}: ${columns.map((name) => `"${name}"`).join(" | ")};`,
    ),
    "};",
    "",
  ].join("\n");
}

function relations(columns: Column[]): [string, Column[]][] {
  return Object.entries(Object.groupBy(columns, ({ relation }) => relation)).map(([name, own]) => [
    name,
    own ?? [],
  ]);
}

function tableType(name: string, columns: Column[]): string[] {
  const written = columns.filter((column) => !column.readable).map(fieldOf);
  const left = columns.filter(({ nullable, has_default }) => nullable || has_default);
  const names = left.map((column) => `"${column.name}"`).join(" | ") || "never";
  return [
    `      ${name}: Table<`,
    "        {",
    ...columns.filter((column) => column.readable).map((column) => `          ${fieldOf(column)};`),
    "        },",
    `        ${names}${written.length > 0 ? `, { ${written.join("; ")} }` : ""}`,
    "      >;",
  ];
}

const fieldOf = (column: Column) => `${column.name}: ${typeOf(column)}`;

function typeOf({ type, nullable }: Pick<Column, "type" | "nullable">): string {
  return (TYPES[type] ?? "string") + (nullable ? " | null" : "");
}

function functionType({ name, argument_names, argument_types, optional, result }: Callable): string {
  const args = argument_types.map((type, i) => {
    const mark = i < argument_types.length - optional ? "" : "?";
    return `${argument_names?.[i]}${mark}: ${TYPES[type] ?? "string"}`;
  });
  // Nothing here knows the shape of a document: whoever calls says it.
  const returns = TYPES[result] === "Json" ? "unknown" : (TYPES[result] ?? "string");
  return `      ${name}: { Args: { ${args.join("; ")} }; Returns: ${returns} };`;
}
