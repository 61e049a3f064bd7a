import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readMigrations } from "../../src/server/migrations/files.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();

test("no function can be tricked into using another table of the same name", async () => {
  const rows = await server.sql`
    select oid::regprocedure::text as function from pg_proc
    where pronamespace in ('public'::regnamespace, 'auth'::regnamespace, 'innfo'::regnamespace)
      -- A body in standard SQL was bound to its tables when it was made; any other names them anew.
      and prokind <> 'a' and prosqlbody is null and not coalesce('search_path=""' = any (proconfig), false)`;
  expect([...rows]).toEqual([]);
});

test("no client may read or write bytes: a list of rows is answered whole, and would be one of files", async () => {
  const rows = await server.sql<{ what: string; isGranted: boolean }[]>`
    with recursive bytes (oid) as (
      select 'bytea'::regtype::oid
      union
      select t.oid from pg_type t join bytes b on b.oid in (t.typbasetype, t.typelem)
    )
    select format('%s.%I', a.attrelid::regclass, a.attname) as what, exists (
        select from unnest(array['anon', 'authenticated']) as client (role)
        where has_column_privilege(role, a.attrelid, a.attnum, 'select, insert, update, references')) as "isGranted"
    from pg_attribute a join bytes b on b.oid = a.atttypid join pg_class c on c.oid = a.attrelid
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0 and not a.attisdropped
      and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    union all
    -- Functions of schema public are called by clients.
    select p.oid::regprocedure::text, true from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and exists (select from bytes b where b.oid = any (p.prorettype || p.proargtypes::oid[]))`;
  expect(rows.map(({ what }) => what)).toContain("message_photos.picture");
  expect(rows.filter(({ isGranted }) => isGranted)).toEqual([]);
});

/** PostgreSQL's functions and columns that answer a definition as text, and a statement made of another by its pattern. */
const REWRITING = /\bpg_get_\w*(?:def|sqlbody|expr)\b|\bprosrc\b|\bexecute\s+(?:regexp_)?replace\s*\(/i;

test("no migration rewrites a definition by its text: a pattern that no longer matches succeeds in silence", () => {
  const takeover = ["structure", "rows"].map((name) => ({
    name,
    text: readFileSync(`src/server/migrations/takeover/${name}.sql`, "utf8"),
  }));
  const all = [...readMigrations(), ...takeover].map(({ name, text }) => ({
    name,
    statements: text.replaceAll(/--.*$/gm, ""),
  }));
  expect(all.length).toBeGreaterThan(35);
  expect(all.filter(({ statements }) => REWRITING.test(statements)).map(({ name }) => name)).toEqual([]);
  for (const statement of [
    "execute replace(pg_get_functiondef('innfo.guest_hotel'::regproc), 'a', 'b')",
    "select pg_get_viewdef('innfo.roles'::regclass)",
    "execute\n  regexp_replace(definition, 'a', 'b')",
    "select prosrc from pg_proc",
  ]) {
    expect(statement).toMatch(REWRITING);
  }
  expect("execute format('drop trigger %I on %s', name, replace(table_name, 'a', 'b'))").not.toMatch(
    REWRITING,
  );
});

test("every table with a hotel_id has an index that starts with it", async () => {
  const rows = await server.sql`
    select c.relname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'hotel_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum)`;
  expect([...rows]).toEqual([]);
});

test("every hotel_id is required, and its row is deleted with the hotel", async () => {
  const rows = await server.sql`
    select c.relname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'hotel_id'
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]
      and k.confrelid = 'public.hotels'::regclass and k.confdeltype = 'c'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and (k.oid is null or not a.attnotnull)`;
  expect([...rows]).toEqual([]);
});

test("every check an owner can run into is named <table>_<column>_<rule>", async () => {
  const rows = await server.sql<{ table: string; name: string; columns: string[] }[]>`
    select c.relname as table, k.conname as name,
      (select json_agg(attname) from pg_attribute where attrelid = c.oid and attnum > 0) as columns
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'c' and c.relnamespace = 'public'::regnamespace and not c.relispartition`;
  const misnamed = rows.filter(
    ({ table, name, columns }) =>
      !columns.some((column) => new RegExp(`^${table}_${column}_[a-z]+$`).test(name)),
  );
  expect(misnamed.map(({ name }) => name)).toEqual([]);
  expect(rows.length).toBeGreaterThan(50);
});

test("ids are uuids of version 7 that sort by when they were made", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 20; i++) {
    const [row] = await server.sql<{ id: string }[]>`select innfo.uuid_v7() as id, pg_sleep(0.002)`;
    ids.push(row?.id ?? "");
  }
  // RFC 9562, section 5.7: the version in the 13th digit, the variant in the 17th.
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids).toEqual([...ids].sort());
  const [made] = await server.sql<{ ms: number }[]>`
    select abs(extract(epoch from clock_timestamp()) * 1000
      - ('x' || lpad(replace(substr(innfo.uuid_v7()::text, 1, 13), '-', ''), 16, '0'))::bit(64)::bigint)::int as ms`;
  expect(made?.ms).toBeLessThan(60_000);
});

test("a hotel's id is ten characters that people can tell apart", async () => {
  const rows = await server.sql<{ id: string }[]>`select innfo.hotel_id() as id from generate_series(1, 200)`;
  for (const { id } of rows) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(200);
});
