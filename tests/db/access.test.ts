/**
 * Tries who may do what: every relation and function, each kind of caller, each kind of statement, as a
 * request would, undone at once. Twice: with the real privileges, and with every privilege granted to
 * everyone, so that each of the two locks is known to hold without the other.
 */
import { expect, test } from "vitest";
import { ACCESS, FUNCTIONS, INNER_ACCESS, INNER_FUNCTIONS, SCHEMAS } from "../../testbed/access.ts";
import { makeMatrix } from "../../testbed/matrix/index.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
const matrix = await makeMatrix(server);

test("testbed/access.ts lists nothing that does not exist", () => {
  const { relations, functions } = matrix.catalogue;
  const there = new Set([...relations, ...functions].map(({ schema, name }) => `${schema}.${name}`));
  const written = [
    ...[...Object.keys(ACCESS), ...Object.keys(FUNCTIONS)].map((name) => `public.${name}`),
    ...Object.keys(INNER_ACCESS),
    ...Object.keys(INNER_FUNCTIONS),
  ];
  expect(written.filter((name) => !there.has(name))).toEqual([]);
});

test("each caller reaches what is theirs, with the privileges as they are", async () => {
  const all = matrix.select("as granted", () => true);
  expect(await matrix.differences(all, "as granted")).toEqual([]);
  expect(all.length).toBeGreaterThan(2500);
});

test("the policies keep rows apart even if everyone held every privilege", async () => {
  const all = matrix.select("policies alone", () => true);
  expect(await matrix.differences(all, "policies alone")).toEqual([]);
  expect(all.length).toBeGreaterThan(800);
});

test("no function with the server's rights takes a user's id from its caller, except those that answer anyone", async () => {
  const rows = await server.sql<{ function: string }[]>`
    select format('%I.%I', n.nspname, p.proname) as function
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'auth', 'innfo') and p.prosecdef and p.pronargs > 0
      and has_function_privilege('authenticated', p.oid, 'execute') order by 1`;
  expect(rows.map((row) => row.function)).toEqual([
    // It checks whose hotel it is.
    "innfo.characters_left_at",
    // It changes rows alone that the same transaction has added.
    "innfo.give_back_age",
    // Every guest may read it.
    "innfo.guest_translations",
    // It takes a role.
    "innfo.hotels_of",
    // It says it of the caller.
    "innfo.lacks_factor",
    // These check whose hotel it is.
    "innfo.own_picture",
    "innfo.plan_at",
    "public.alarm_log",
    "public.allow_late_checkout",
    "public.answer_message",
    "public.change_member",
    "public.colleagues",
    "public.extras",
    "public.guest_hotel",
    "public.hear_alarms",
    "public.hearers",
    // It checks whose hotel it is.
    "public.hotel_codes",
    "public.hotel_name_available",
    // These check whose hotel it is.
    "public.inbox_news",
    "public.looked_for",
    "public.mute_networks",
    "public.note_call",
    "public.remove_member",
    "public.ring_test",
    "public.rooms",
    "public.rounds",
    "public.scan_analytics",
    "public.set_message_state",
    "public.set_room",
    "public.settle_missed_search",
    "public.show_section",
    // Reads the station that asks; it takes no id.
    "public.station_now",
    "public.take_over",
    "public.team",
    "public.told",
    "public.withdrawn_rounds",
    "public.write_down_find",
  ]);
});

test("row level security is on for every table, partitions included", async () => {
  const rows = await server.sql`
    select oid::regclass::text as table from pg_class
    where relnamespace = any (array(select json_array_elements_text(${JSON.stringify(Object.keys(SCHEMAS))}::text::json)::regnamespace))
      and relkind in ('r', 'p') and not relrowsecurity`;
  expect([...rows]).toEqual([]);
});

test("every schema is listed, and requests can use no other", async () => {
  const rows = await server.sql<{ schema: string; roles: string[] }[]>`
    select nspname as schema, array_to_json(array(
      select rolname from pg_roles
      where rolname in ('anon', 'authenticated') and has_schema_privilege(oid, n.oid, 'usage') order by rolname)) as roles
    from pg_namespace n where nspname !~ '^pg_' and nspname not in ('information_schema', 'matrix')`;
  expect(Object.fromEntries(rows.map(({ schema, roles }) => [schema, roles]))).toEqual(SCHEMAS);
});

test("the roles of requests are members of no other role and bypass no policy", async () => {
  const rows = await server.sql`
    select rolname as role, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin as special,
      (select count(*)::int from pg_auth_members m where m.member = r.oid) as memberships
    from pg_roles r where rolname in ('anon', 'authenticated') order by rolname`;
  expect([...rows]).toEqual([
    { role: "anon", special: false, memberships: 0 },
    { role: "authenticated", special: false, memberships: 0 },
  ]);
});
