/** Writes docs/api.md: tables and functions from the catalogue and testbed/access.ts, routes from the server's own list. */
import { SECTIONS } from "../../../src/sections/index.ts";
import type { Sql } from "../../../src/server/database/connection.ts";
import { ACCESS, type Access, FUNCTIONS } from "../../../testbed/access.ts";
import { FOR_PROGRAMS, FUNCTION_WORDS, ROUTE_WORDS, TABLE_WORDS } from "./api-words.ts";

const BEGINNING = `# For programs

Written by \`npm run docs:api\` from the database's catalogue, testbed/access.ts and the server's routes; \`tests/db/api-document.test.ts\` holds it equal. Do not edit.

Innfo answers the official client of Supabase, [\`@supabase/supabase-js\`](https://github.com/supabase/supabase-js). Its publishable key is \`sb_publishable_innfo\`; it is the same everywhere and no secret. \`/config.json\` names the key and the address. This program reads what guests of the sample hotel read:

\`\`\`js
import { createClient } from "@supabase/supabase-js";

const innfo = createClient("http://localhost:3000", "sb_publishable_innfo");
const { data, error } = await innfo.rpc("guest_hotel", { hotel_id: "1" });
console.log(error ?? data.hotel.name);
\`\`\`

After \`innfo.auth.signInWithPassword({ email, password })\` the same client reads and writes what its owner may. Calls that are not supported are refused with one sentence that says what to do instead. Columns and their types: [database.types.ts](../src/lib/database.types.ts). Rules come as SQLSTATE and a sentence; ours are IN001 to IN007 (a plan's or limit's end, a proof that is missing, an answer that is too long, a colleague who was faster). In the examples \`post(path, body)\` is \`fetch()\` with \`Authorization: Bearer\` the session's access token and \`apikey\` the key, and \`headers\` are these two.`;

interface Column {
  relation: string;
  name: string;
}
interface Policy {
  relation: string;
  command: string;
  said: string;
}
interface Callable {
  name: string;
  arguments: { name: string; type: string; optional: boolean }[];
  result: string;
}

/** @param routes "GET /view/*", as the server declares them */
export async function apiDocument(sql: Sql, routes: readonly string[]): Promise<string> {
  return `${[
    BEGINNING,
    "## Tables",
    "Roles at a hotel, each with the rights of the next: owner, editor, desk, housekeeping; named is the least that reads or writes, of fewer rows perhaps ([0118](decisions/0118-members-and-roles.md)). Nobody but signed-in people reaches a table.",
    await tables(sql),
    "## Functions",
    "`innfo.rpc(name, arguments)`; a question mark means that the argument may be left out. Where a hotel is not the caller's, the answer is null or empty.",
    await functions(sql),
    "## Routes",
    "Tables and functions have the routes of `/rest/v1`. The official client knows the others, too, except where the example is a `fetch()` or `post()`. A path that is not listed is a page for browsers.",
    routeTable(routes),
  ].join("\n\n")}\n`;
}

async function tables(sql: Sql): Promise<string> {
  const columns = await sql<Column[]>`
    select c.relname as relation, a.attname as name
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and has_column_privilege('authenticated', c.oid, a.attnum, 'select')
    order by c.relname, a.attname`;
  const policies = await sql<Policy[]>`
    select tablename as relation, cmd as command, coalesce(with_check, qual) as said
    from pg_catalog.pg_policies where schemaname = 'public'`;
  const rows = Object.entries(ACCESS)
    .filter(([, { reads }]) => reads !== "none")
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([table, access]) => {
      const named = (name: string) =>
        columns.some((column) => column.relation === table && column.name === name);
      const read = ["id", "name", "text", "label", "kind", "email", "status"].filter(named).slice(0, 2);
      const filter = named("hotel_id") ? '.eq("hotel_id", hotelId)' : "";
      const role = (command: string) => roleIn(policies, table, command);
      return [
        `\`${table}\``,
        wordsOf(table),
        access.reads === "all" ? "everybody signed in" : role("SELECT"),
        writes(access, role) || "–",
        [...access.keys.map((key) => `\`${key}\``)].join(", ") || "–",
        `\`innfo.from("${table}").select("${read.join(", ") || "*"}")${filter}\``,
      ];
    });
  return table(["table", "a row is", "who reads", "who writes", "set only when adding", "example"], rows);
}

function wordsOf(table: string): string {
  const section = SECTIONS.find((one) => one.table === table);
  const words = section ? `an item of ${section.title}` : TABLE_WORDS[table];
  if (!words) throw new Error(`tests/db/support/api-words.ts says nothing of table ${table}`);
  return words;
}

function writes({ adds, changes, deletes }: Access, role: (command: string) => string): string {
  const may = [
    ...(adds ? [["INSERT", "adds"]] : []),
    ...(changes ? [["UPDATE", "changes"]] : []),
    ...(deletes ? [["DELETE", "deletes"]] : []),
  ];
  const byRole = Map.groupBy(may, ([command = ""]) => role(command));
  return [...byRole].map(([who, what]) => `${who} ${what.map(([, verb]) => verb).join(", ")}`).join("; ");
}

/** Views with their caller's rights, and the table whose policies hold. */
const VIEWS: Readonly<Record<string, string>> = { inbox: "messages" };

/** The least role that a policy asks for. */
function roleIn(policies: readonly Policy[], table: string, command: string): string {
  const said = policies
    .filter(
      (policy) => policy.relation === (VIEWS[table] ?? table) && ["ALL", command].includes(policy.command),
    )
    .map((policy) => policy.said)
    .join(" ");
  const roles = new Set(Array.from(said.matchAll(/hotels_of\('(\w+)'/g), ([, role = ""]) => role));
  const least = ["any", "housekeeping", "desk", "editor", "owner"].find((role) => roles.has(role));
  return least === "any" ? "everybody who works there" : (least ?? "the account itself");
}

async function functions(sql: Sql): Promise<string> {
  const callables = await sql<Callable[]>`
    select p.proname as name, format_type(p.prorettype, null) as result,
      (select coalesce(json_agg(json_build_object('name', p.proargnames[n], 'type', format_type(oid, null),
          'optional', n > p.pronargs - p.pronargdefaults) order by n), '[]')
        from unnest(p.proargtypes) with ordinality as o (oid, n)) as arguments
    from pg_catalog.pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and has_function_privilege('authenticated', p.oid, 'execute')
    order by p.proname`;
  const rows = callables.map(({ name, arguments: given, result }) => {
    const words = FUNCTION_WORDS[name];
    const access = FUNCTIONS[name];
    if (!words || !access) throw new Error(`tests/db/support/api-words.ts says nothing of function ${name}`);
    const needed = given.filter(({ optional }) => !optional).map((one) => `${one.name}: ${exampleOf(one)}`);
    return [
      `\`${name}\``,
      access.callers.includes("anon") ? "anybody" : "signed in",
      words,
      given.map((one) => `\`${one.name}${one.optional ? "?" : ""}\` ${one.type}`).join(", ") || "–",
      result,
      `\`innfo.rpc("${name}"${needed.length > 0 ? `, { ${needed.join(", ")} }` : ""})\``,
    ];
  });
  return table(["function", "who", "what", "arguments", "answers", "example"], rows);
}

function exampleOf({ name, type }: { name: string; type: string }): string {
  if (name.endsWith("hotel_id")) return "hotelId";
  if (type === "boolean") return "true";
  if (/^(?:integer|bigint|smallint|numeric)$/.test(type)) return "1";
  if (type.endsWith("[]")) return "[id]";
  if (type.startsWith("json")) return "[…]";
  if (type.startsWith("timestamp")) return '"2026-06-23T09:00:00Z"';
  return type === "uuid" ? "id" : '"…"';
}

function routeTable(routes: readonly string[]): string {
  const missing = routes.filter(
    (route) => FOR_PROGRAMS.test(route) && !ROUTE_WORDS[route] && !route.startsWith("ALL "),
  );
  const left = Object.keys(ROUTE_WORDS).filter((route) => !routes.includes(route));
  if (missing.length > 0)
    throw new Error(`tests/db/support/api-words.ts says nothing of ${missing.join(", ")}`);
  if (left.length > 0) throw new Error(`The server has no ${left.join(", ")}`);
  const rows = Object.entries(ROUTE_WORDS).map(([route, [who, what, example]]) => [
    `\`${route.replace(/\{.*\}/, "")}\``,
    who,
    what,
    `\`${example}\``,
  ]);
  return table(["route", "who", "what", "example"], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
