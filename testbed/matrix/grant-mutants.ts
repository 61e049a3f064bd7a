/** Mutants in which a role gets a privilege that it lacks. */
import type { Sql } from "../../src/server/database/connection.ts";
import { ROLES, type Role, SCHEMAS } from "../access.ts";
import type { Mutant } from "./attempt.ts";
import { type AccessMatrix, mutantOf } from "./index.ts";

export async function grantMutants(sql: Sql, matrix: AccessMatrix): Promise<Mutant[]> {
  return [
    ...(await relationMutants(sql, matrix)),
    ...(await callMutants(sql, matrix)),
    ...schemaMutants(matrix),
  ];
}

/** One mutant per missing privilege, on relations and on columns. */
async function relationMutants(sql: Sql, matrix: AccessMatrix): Promise<Mutant[]> {
  const schemas = JSON.stringify(Object.keys(SCHEMAS));
  const missing = await sql<
    { id: string; column: string | null; role: Role; privilege: string; isSequence: boolean }[]
  >`
    with role (role) as (select json_array_elements_text(${JSON.stringify(ROLES)}::text::json)),
    relation as (
      select c.oid, format('%I.%I', n.nspname, c.relname) as id, c.relkind
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any (array(select json_array_elements_text(${schemas}::text::json)))
    ),
    -- All privileges there are for a kind of object: its owner has them by default.
    on_table as (select distinct privilege_type as privilege from aclexplode(acldefault('r', 10))),
    on_sequence as (select distinct privilege_type as privilege from aclexplode(acldefault('s', 10))),
    on_column as (select unnest(array['select', 'insert', 'update', 'references']) as privilege)
    select id, null as column, role, privilege, false as "isSequence" from relation, role, on_table
    where relkind in ('r', 'p', 'v', 'm', 'f') and not has_table_privilege(role, oid, privilege)
    union all
    select id, attname, role, privilege, false from relation join pg_attribute on attrelid = oid, role, on_column
    where relkind in ('r', 'p', 'v', 'm', 'f') and attnum > 0 and not attisdropped
      and not has_column_privilege(role, oid, attnum, privilege)
    union all
    select id, null, role, privilege, true from relation, role, on_sequence
    where relkind = 'S' and not has_sequence_privilege(role, oid, privilege)`;
  return missing.map(({ id, column, role, privilege, isSequence }) => {
    const what = `${privilege.toLowerCase()}${column ? ` ("${column}")` : ""} on ${isSequence ? "sequence " : ""}${id} to ${role}`;
    return mutantOf(
      matrix,
      `grant ${what}`,
      `grant ${what}`,
      (probe) =>
        probe.kind === "privilege" &&
        probe.about === id &&
        probe.of === role &&
        (column === null || probe.column === undefined || probe.column === column),
    );
  });
}

async function callMutants(sql: Sql, matrix: AccessMatrix): Promise<Mutant[]> {
  const ids = JSON.stringify(matrix.catalogue.functions.map(({ id }) => id));
  const missing = await sql<{ id: string; role: string }[]>`
    select id, role
    from json_array_elements_text(${ids}::text::json) as id,
      json_array_elements_text(${JSON.stringify(ROLES)}::text::json) as role
    where not has_function_privilege(role, id, 'execute')`;
  const grants = missing.flatMap(({ id, role }) => [
    { id, role },
    { id, role: "public" },
  ]);
  const distinct = new Map(grants.map((grant) => [`${grant.id} to ${grant.role}`, grant]));
  return [...distinct].map(([what, { id }]) => {
    const ddl = `grant execute on routine ${what}`;
    return mutantOf(matrix, ddl, ddl, ({ kind, about }) => kind === "privilege" && about === id);
  });
}

function schemaMutants(matrix: AccessMatrix): Mutant[] {
  return Object.keys(SCHEMAS).flatMap((schema) =>
    ROLES.map((role) => {
      const ddl = `grant create on schema ${schema} to ${role}`;
      return mutantOf(matrix, ddl, ddl, ({ kind, about }) => kind === "privilege" && about === schema);
    }),
  );
}
