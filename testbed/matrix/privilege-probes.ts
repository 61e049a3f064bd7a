/** Privileges of each role: every relation, column, function, sequence and schema. */
import { type Access, FUNCTIONS, INNER_FUNCTIONS, ROLES, type Role, SCHEMAS } from "../access.ts";
import { DENIED, type Probe } from "./attempt.ts";
import type { Catalogue, CatalogueColumn, CatalogueFunction, CatalogueRelation } from "./catalogue.ts";

export function privilegeProbes({ relations, functions, sequences }: Catalogue): Probe[] {
  return ROLES.flatMap((role) => [
    ...Object.keys(SCHEMAS).map((schema) => ofSchema(schema, role)),
    ...relations.flatMap((relation) => ofRelation(relation, role)),
    ...functions.flatMap((callable) => ofFunction(callable, role)),
    ...sequences.flatMap((sequence) => ofSequence(sequence, role)),
  ]);
}

/** A statement that a role may run, or that is refused because a privilege is missing. */
function tries(role: Role, about: string, does: string, allowed: boolean, column?: string): Probe {
  return {
    name: `${role} tries: ${does}`,
    about,
    kind: "privilege",
    role,
    of: role,
    ...(column && { column }),
    does,
    expected: allowed ? "permitted" : DENIED,
    suite: "as granted",
  };
}

/**
 * A role's privilege, as PostgreSQL reports it: no single statement can try some privileges, and others have
 * a second guard.
 */
function holds(role: Role, about: string, what: string, does: string, expected: number): Probe {
  return {
    name: `${role} holds ${what} ${about}`,
    about,
    kind: "privilege",
    role: "server",
    of: role,
    does,
    expected,
    suite: "as granted",
  };
}

/** While probes run, every role may use every schema, so only CREATE is tested here. */
function ofSchema(schema: string, role: Role): Probe {
  const create = `has_schema_privilege('${role}', '${schema}', 'create')`;
  return holds(role, schema, "the privilege to create in", `select 1 where ${create}`, 0);
}

function ofRelation(relation: CatalogueRelation, role: Role): Probe[] {
  const { id, isView, columns } = relation;
  const { reads, deletes } = mayDo(relation, role);
  const readsAll = columns.every(({ name }) => reads(name));
  const probe = (does: string, allowed: boolean) => tries(role, id, does, allowed);
  return [
    ...columns.flatMap((column) => ofColumn(relation, column, role)),
    probe(`select * from ${id} limit 0`, readsAll),
    // Nobody can write to these views, whatever the privileges.
    ...(isView ? [] : [probe(`delete from ${id} where false`, deletes), probe(`truncate ${id}`, false)]),
    holds(role, id, "no other privilege on", surplusOf(relation, role), 0),
  ];
}

interface May {
  reads(column: string): boolean;
  inserts(column: string): boolean;
  updates(column: string): boolean;
  deletes: boolean;
}

/** Rights of signed-in owners by testbed/access.ts; guests may do nothing. */
function mayDo({ access }: { access: Access }, role: Role): May {
  const { reads, unread, adds, changes, deletes, fixed, keys } = access;
  const is = (allowed: boolean) => allowed && role === "authenticated";
  return {
    reads: (column) => is(reads !== "none" && !unread?.includes(column)),
    inserts: (column) => is(adds && !fixed.includes(column)),
    updates: (column) => is(changes && !fixed.includes(column) && !keys.includes(column)),
    deletes: is(deletes),
  };
}

function ofColumn(relation: CatalogueRelation, column: CatalogueColumn, role: Role): Probe[] {
  const { id, isView } = relation;
  const { name, type, generated } = column;
  const { reads, inserts, updates } = mayDo(relation, role);
  const probe = (does: string, allowed: boolean) => tries(role, id, does, allowed, name);
  const read = probe(`select "${name}" from ${id} limit 0`, reads(name));
  if (isView || generated) return [read];
  return [
    read,
    probe(`insert into ${id} ("${name}") select null::${type} where false`, inserts(name)),
    probe(`update ${id} set "${name}" = null where false`, updates(name)),
  ];
}

/** SQL with one row per privilege on the relation that the role has but should not have, or the reverse. */
function surplusOf(relation: CatalogueRelation, role: Role): string {
  const { id, columns } = relation;
  const { reads, inserts, updates, deletes } = mayDo(relation, role);
  const expected = columns.flatMap(({ name }) => [
    ...(reads(name) ? [`SELECT ${name}`] : []),
    ...(inserts(name) ? [`INSERT ${name}`] : []),
    ...(updates(name) ? [`UPDATE ${name}`] : []),
  ]);
  if (deletes) expected.push("DELETE");
  const list = expected.map((privilege) => `'${privilege}'`);
  return `
    with held (privilege) as (
      select p.privilege || ' ' || a.attname
      from pg_attribute a, unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as p (privilege)
      where a.attrelid = '${id}'::regclass and a.attnum > 0 and not a.attisdropped
        and has_column_privilege('${role}', a.attrelid, a.attnum, p.privilege)
      union all
      select p.privilege_type from aclexplode(acldefault('r', 10)) as p
      where p.privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES')
        and has_table_privilege('${role}', '${id}', p.privilege_type)
    ),
    expected (privilege) as (select unnest(array[${list}]::text[]))
    (table held except table expected) union all (table expected except table held)`;
}

function ofFunction({ schema, name, id, isProcedure, types }: CatalogueFunction, role: Role): Probe[] {
  const listed = FUNCTIONS[name];
  if (schema === "public" && !listed) {
    throw new Error(`testbed/access.ts does not say who may call public.${name}`);
  }
  const callers = schema === "public" ? listed?.callers : INNER_FUNCTIONS[`${schema}.${name}`];
  const may = callers?.includes(role) ?? false;
  // A strict function is not called for constants that are null, so nobody is asked for the right to.
  const given = types.map((type) => (isProcedure ? `null::${type}` : `(select null::${type})`));
  const call = `${schema}.${name}(${given})`;
  const privilege = `has_function_privilege('${role}', '${id}', 'execute')`;
  return [
    tries(role, id, isProcedure ? `call ${call}` : `select ${call}`, may),
    holds(role, id, "the privilege to call", `select 1 where ${privilege}`, may ? 1 : 0),
  ];
}

function ofSequence(sequence: string, role: Role): Probe[] {
  return [
    `select nextval('${sequence}')`,
    `select last_value from ${sequence}`,
    `select setval('${sequence}', 1)`,
  ].map((does) => tries(role, sequence, does, false));
}
