import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACCESS } from "../support/access.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const RELATIONS = Object.keys(ACCESS);
const TABLES = RELATIONS.filter((name) => name !== "stripe_user_subscriptions");

test("every relation of schema public has its access written down", async () => {
  const rows = await server.sql<{ relname: string }[]>`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and not relispartition`;
  expect(rows.map(({ relname }) => relname).sort()).toEqual([...RELATIONS].sort());
});

test("row level security is on for every table, partitions included", async () => {
  const rows = await server.sql<{ relname: string }[]>`
    select relname from pg_class
    where relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'innfo'::regnamespace)
      and relkind in ('r', 'p') and not relrowsecurity`;
  expect(rows.map(({ relname }) => relname)).toEqual([]);
});

test.each(["anon", "public"])("%s holds no privilege on any table, view or column", async (role) => {
  const rows = await server.sql`
    select c.relname, coalesce(a.attname, '*') as column, g.privilege_type
    from pg_class c
    left join pg_attribute a on a.attrelid = c.oid and a.attacl is not null,
    lateral (select * from aclexplode(c.relacl) union all select * from aclexplode(a.attacl)) as g
    where c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'innfo'::regnamespace)
      and g.grantee = case ${role} when 'public' then 0 else ${role}::text::regrole::oid end`;
  expect([...rows]).toEqual([]);
});

test("partitions are reached through their table only", async () => {
  const rows = await server.sql`
    select relname from pg_class
    where relispartition and relkind = 'r'
      and has_table_privilege('authenticated', oid, 'select, insert, update, delete')`;
  expect([...rows]).toEqual([]);
});

describe.each(Object.entries(ACCESS))("signed-in owners and %s", (relation, access) => {
  async function privileges() {
    const [row] = await server.sql<
      {
        select: boolean;
        delete: boolean;
        truncate: boolean;
        columns: { name: string; insert: boolean; update: boolean }[];
      }[]
    >`
      select has_table_privilege('authenticated', c.oid, 'select') as select,
        has_table_privilege('authenticated', c.oid, 'delete') as delete,
        has_table_privilege('authenticated', c.oid, 'truncate, references, trigger') as truncate,
        (select json_agg(json_build_object('name', attname,
            'insert', has_column_privilege('authenticated', c.oid, attnum, 'insert'),
            'update', has_column_privilege('authenticated', c.oid, attnum, 'update')))
          from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns
      from pg_class c where oid = ${`public.${relation}`}::text::regclass`;
    if (!row) throw new Error(`no relation ${relation}`);
    return row;
  }

  test("hold the privileges written down, column by column", async () => {
    const { select, delete: deletes, truncate, columns } = await privileges();
    expect({ select, deletes, truncate }).toEqual({
      select: access.reads !== "none",
      deletes: access.deletes,
      truncate: false,
    });
    for (const { name, insert, update } of columns) {
      const fixed = access.fixed.includes(name);
      expect({ name, insert, update }).toEqual({
        name,
        insert: access.adds && !fixed,
        update: access.changes && !fixed && !access.keys.includes(name),
      });
    }
  });
});

describe.each(TABLES)("the policies of %s", (table) => {
  const access = ACCESS[table];
  const OWN =
    table === "hotels" || table === "subscriptions"
      ? "(user_id = ( SELECT auth.uid() AS uid))"
      : "(hotel_id IN ( SELECT hotels.id\n   FROM hotels\n  WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))";
  const rows = { own: OWN, all: "true", none: "false" }[access?.reads ?? "none"];

  test("let an owner reach their own rows and nobody any others", async () => {
    const policies = await server.sql<
      { command: string; roles: string[]; using: string | null; check: string | null; permissive: string }[]
    >`
      select cmd as command, to_json(roles) as roles, qual as using, with_check as check, permissive
      from pg_policies where schemaname = 'public' and tablename = ${table}`;
    const policy = { roles: ["authenticated"], permissive: "PERMISSIVE", using: null, check: null };
    const expected = [
      { ...policy, command: "SELECT", using: rows },
      ...(access?.adds ? [{ ...policy, command: "INSERT", check: rows }] : []),
      ...(access?.changes ? [{ ...policy, command: "UPDATE", using: rows, check: rows }] : []),
      // A policy without the privilege gives nothing; belongs_to_hotel makes all four alike.
      ...(access?.adds ? [{ ...policy, command: "DELETE", using: rows }] : []),
    ];
    expect([...policies]).toHaveLength(expected.length);
    expect([...policies]).toEqual(expect.arrayContaining(expected));
  });
});
