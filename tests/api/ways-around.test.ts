/** Ways around the rules that have worked on other products with row level security, tried on this one. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { transaction } from "../../src/server/database/transaction.ts";
import { makeParty, rowOf } from "../../testbed/parties.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
const owner = await makeParty(server);
const other = await makeParty(server);

/** As the other owner. */
async function send(
  path: string,
  { body, headers, method }: { body?: unknown; headers?: Record<string, string>; method?: string } = {},
) {
  const response = await fetch(`${server.url}/rest/v1/${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: { Authorization: `Bearer ${other.token}`, "Content-Type": "application/json", ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

describe("what is not exposed", () => {
  test.each([
    "set_config",
    "pg_sleep",
    "query_to_xml",
    "lo_import",
    "pg_read_file",
    "plan_of",
    "subscription_of",
    "session_is_alive",
    "record_scans",
  ])("rpc/%s is no function", async (name) => {
    expect((await send(`rpc/${name}`, { body: {} })).status).toBe(404);
  });

  test("no partition, no table of another schema, no catalogue is a relation", async () => {
    const partitions = await server.sql<{ name: string }[]>`
      select relname as name from pg_class where relispartition and relkind = 'r'`;
    const names = [
      "users",
      "auth.users",
      "sessions",
      "sections",
      "scan_totals",
      "migrations",
      "pg_class",
      "pg_stat_activity",
    ];
    for (const name of [...names, ...partitions.map((partition) => partition.name)]) {
      expect({ name, status: (await send(name)).status }).toEqual({ name, status: 404 });
    }
    expect((await send("hotels?select=id")).status).toBe(200);
  });

  test.each(["auth", "innfo", "pg_catalog"])("schema %s cannot be chosen", async (schema) => {
    expect((await send("sessions", { headers: { "Accept-Profile": schema } })).status).toBe(406);
  });
});

test.each([
  ["a relation within another", "plans?select=id,hotels(*)"],
  ["a cast", "hotels?select=user_id::text"],
  ["an aggregate", "hotels?select=id.count()"],
  ["a path into JSON", "custom_section_items?select=details->>x"],
  ["a column of the system", "hotels?select=ctid"],
  ["a filter on a column of the system", "hotels?xmax=neq.0"],
  ["an expression to sort by", "hotels?order=(select 1)"],
  ["a logical filter", "faqs?or=(hotel_id.neq.x,id.not.is.null)"],
])("%s is refused", async (_, path) => {
  expect((await send(path)).status).toBe(400);
});

test("naming a column twice does not get a row past the rules", async () => {
  const { hotel_id: _, ...words } = rowOf("faqs", other);
  const rest = JSON.stringify(words).slice(1);
  for (const [first, second] of [
    [owner, other],
    [other, owner],
  ] as const) {
    await send("faqs", { body: `{"hotel_id": "${first.hotelId}", "hotel_id": "${second.hotelId}", ${rest}` });
  }
  const [row] = await server.sql<
    { count: number }[]
  >`select count(*)::int as count from faqs where hotel_id = ${owner.hotelId}`;
  expect(row?.count).toBe(1);
});

test("a caller's own rows bring in none of another owner's", async () => {
  const mixed = [rowOf("faqs", other), rowOf("faqs", owner)];
  expect((await send("faqs", { body: mixed })).status).toBe(403);
  const order = { table_name: "faqs", item_ids: [owner.rows.faqs, other.rows.faqs] };
  expect((await send("rpc/reorder_items", { body: order })).status).toBe(204);
  // New rows have far higher places.
  const moved = await server.sql`select hotel_id, position::int from faqs where position < 1000`;
  expect([...moved]).toEqual([{ hotel_id: other.hotelId, position: 2 }]);
});

test("a list is ordered of sections and custom sections only", async () => {
  for (const table_name of ["hotels", "subscriptions", "faqs; drop table faqs", "FAQS", "../faqs"]) {
    const { status } = await send("rpc/reorder_items", { body: { table_name, item_ids: [randomUUID()] } });
    expect({ table_name, status }).toEqual({ table_name, status: 400 });
  }
});

test("nobody chooses the id of a new hotel, such as that of one whose code is printed already", async () => {
  const row = { ...rowOf("hotels", other), id: "0123456789" };
  expect((await send("hotels", { body: row })).status).toBe(403);
  const { id: _, ...allowed } = row;
  expect((await send("hotels", { body: allowed })).status).toBe(201);
});

describe("in the database, by somebody who could send any statement as an owner", () => {
  const asOther = (...statements: string[]) =>
    transaction(server.sql, async (tx) => {
      const claims = JSON.stringify({ sub: other.userId });
      await tx`select set_config('request.jwt.claims', ${claims}, true)`;
      // Made with more rights than a request has: the policies have to hold all the same.
      await tx.unsafe(`
        create table if not exists public.leaked (words text);
        grant insert on public.leaked to authenticated;
        create function public.leak(words text) returns boolean language plpgsql cost 0.0000001 as
          'begin insert into public.leaked values (words); return true; end';
        grant execute on function public.leak(text) to authenticated`);
      await tx`select set_config('role', 'authenticated', true)`;
      let rows: unknown[] = [];
      for (const statement of statements) rows = [...(await tx.unsafe(statement))];
      await tx.unsafe("set local role none");
      const leaked = await tx<{ words: string }[]>`select words from public.leaked`;
      await tx`drop function public.leak(text)`;
      await tx`drop table public.leaked`;
      return { rows, leaked: leaked.map(({ words }) => words) };
    });

  test("a cheap condition does not see the rows that the policy hides", async () => {
    const { leaked } = await asOther("select from public.faqs where public.leak(hotel_id)");
    expect(new Set(leaked)).toEqual(new Set([other.hotelId]));
  });

  test("a temporary table of the same name does not deceive any function", async () => {
    const fakes = `
      create temporary table hotels as select '${owner.hotelId}'::text as id, '${other.userId}'::uuid as user_id;
      grant all on hotels to public`;
    const question = `select public.scan_analytics('${owner.hotelId}') as a, public.section_overview('${owner.hotelId}') as b`;
    const { rows } = await asOther(fakes, "set local search_path = pg_temp, public", question);
    expect(rows).toEqual([{ a: null, b: null }]);
  });
});
