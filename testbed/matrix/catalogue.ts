/** Things to protect, from the database's own catalogue. */
import type { Sql } from "../../src/server/database/connection.ts";
import { ACCESS, type Access, INNER_ACCESS, SCHEMAS, SERVER_ONLY } from "../access.ts";

export interface CatalogueColumn {
  name: string;
  type: string;
  /** PostgreSQL generates its value; no statement may. */
  generated: boolean;
}

export interface CatalogueRelation {
  schema: string;
  name: string;
  /** schema.name, quoted if SQL needs it. */
  id: string;
  isView: boolean;
  isPartition: boolean;
  columns: CatalogueColumn[];
  access: Access;
}

export interface CatalogueFunction {
  schema: string;
  name: string;
  /** With its arguments' types, as GRANT takes it. */
  id: string;
  isProcedure: boolean;
  /** Types of its arguments. */
  types: string[];
  /** Runs with its owner's rights. */
  definer: boolean;
  definition: string;
}

export interface Catalogue {
  relations: CatalogueRelation[];
  functions: CatalogueFunction[];
  /** schema.name */
  sequences: string[];
}

const schemas = JSON.stringify(Object.keys(SCHEMAS));

/** As listed in testbed/access.ts; otherwise only the server has access. */
function accessOf({ schema, name, isPartition }: Pick<CatalogueRelation, "schema" | "name" | "isPartition">) {
  if (schema !== "public") return INNER_ACCESS[`${schema}.${name}`] ?? SERVER_ONLY;
  // Partitions are reached through their table.
  if (isPartition) return SERVER_ONLY;
  const access = ACCESS[name];
  if (!access) throw new Error(`testbed/access.ts does not say who may do what with public.${name}`);
  return access;
}

/** @throws {Error} that names a relation of schema public whose access is not listed */
export async function readCatalogue(sql: Sql): Promise<Catalogue> {
  const relations = await sql<Omit<CatalogueRelation, "access">[]>`
    select n.nspname as schema, c.relname as name, format('%I.%I', n.nspname, c.relname) as id,
      c.relkind in ('v', 'm') as "isView", c.relispartition as "isPartition",
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'generated', a.attidentity = 'a' or a.attgenerated <> '') order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any (array(select json_array_elements_text(${schemas}::text::json)))
      and c.relkind in ('r', 'p', 'v', 'm', 'f')
    order by 1, 2`;
  const functions = await sql<CatalogueFunction[]>`
    select n.nspname as schema, p.proname as name, format('%I.%I(%s)', n.nspname, p.proname, (
        select string_agg(format_type(type, null), ', ' order by place)
        from unnest(p.proargtypes) with ordinality as argument (type, place))) as id, p.prokind = 'p' as "isProcedure",
      (select coalesce(json_agg(format_type(type, null) order by place), '[]')
        from unnest(p.proargtypes) with ordinality as argument (type, place)) as types,
      p.prosecdef as definer, pg_get_functiondef(p.oid) as definition
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = any (array(select json_array_elements_text(${schemas}::text::json)))
      and p.prokind in ('f', 'p')
    order by 1, 2`;
  const sequences = await sql<{ id: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as id
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any (array(select json_array_elements_text(${schemas}::text::json))) and c.relkind = 'S'`;
  return {
    relations: relations.map((relation) => ({ ...relation, access: accessOf(relation) })),
    functions: [...functions],
    sequences: sequences.map(({ id }) => id),
  };
}
