/** Limits of an account and a hotel, for each table that clients may add rows to. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FREE_PLAN, type Limits } from "../../src/product.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { applyConfiguration } from "../../src/server/app/apply-configuration.ts";
import { asCaller, openRequestPool, type RequestPool } from "../../src/server/database/request-pool.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { LONG_TIMEOUTS, startTestServer, type TestServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel } from "../../testbed/tokens.ts";
import { untilBlocked } from "../../testbed/until-blocked.ts";

/** Small enough for tests to reach. */
const MAX: Limits = {
  hotels: 2,
  items: 3,
  custom_sections: 2,
  announcements: 3,
  messages: 3,
  topics: 7,
  push_devices: 2,
  push_devices_of_account: 3,
  codes: 2,
  secrets: 2,
  members: 3,
  stations: 2,
  station_people: 2,
  message_texts: 3,
  message_photo_bytes: 4000,
  custom_section_items: 3,
  history_bytes: 4_000_000,
  text_bytes: 20_000,
  languages: 2,
  translated_characters: 100,
  logos: 3,
  photos: 3,
  photo_bytes: 4000,
};
const REFUSED = "IN003";

let server: TestServer;
let pool: RequestPool;
beforeAll(async () => {
  server = await startTestServer();
  // On a busy machine an owner counts as slow, whose calls then wait for each other before the database.
  pool = openRequestPool(server.sql, server.context.requestLogin, { slowness: LONG_TIMEOUTS.slowness });
  const limits = { free: MAX, InnfoTest: MAX };
  await applyConfiguration(server.sql, { complimentaryProEmails: [], limits });
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

type Owner = Awaited<ReturnType<typeof makeHotel>>;
const callerOf = ({ userId: sub, sessionId: session_id, email }: Owner) => ({
  role: "authenticated" as const,
  claims: {
    ...{ sub, session_id, email, role: "authenticated" as const, exp: 0 },
    amr: [{ method: "password", timestamp: Math.floor(Date.now() / 1000) }],
  },
});

/** @returns "stored", or the code of the refusal and the limit it names */
async function add(owner: Owner, table: string, rows: object[]): Promise<string> {
  try {
    await asCaller(pool, callerOf(owner), (sql) => sql`insert into ${sql(`public.${table}`)} ${sql(rows)}`);
    return "stored";
  } catch (error) {
    const { code, detail } = error as { code: string; detail?: string };
    return `${code} ${detail}`;
  }
}

const many = (count: number, row: (index: number) => object) =>
  Array.from({ length: count }, (_, i) => row(i));
const entries = (table: string, owner: Owner, count: number) =>
  many(count, () => ({ ...exampleRow(table), hotel_id: owner.hotelId }));

describe("Every table that a client may insert into", () => {
  test("has a limit, one row a hotel, or as many as there are sections", async () => {
    const rows = await server.sql<{ name: string }[]>`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and (has_any_column_privilege('authenticated', c.oid, 'insert')
          or has_any_column_privilege('anon', c.oid, 'insert'))
        and not exists (
          select from pg_trigger where tgrelid = c.oid and tgname in ('rows_added', 'keep_within_limits_insert'))`;
    expect(rows.map(({ name }) => name).sort()).toEqual(["domains", "message_kinds", "section_visibility"]);
  });

  test.each(SECTIONS.map(({ table }) => table))("%s: up to the limit, and no further", async (table) => {
    const owner = await makeHotel(server);
    expect(await add(owner, table, entries(table, owner, MAX.items + 1))).toBe(`${REFUSED} items`);
    expect(await add(owner, table, entries(table, owner, MAX.items))).toBe("stored");
    expect(await add(owner, table, entries(table, owner, 1))).toBe(`${REFUSED} items`);
    await asCaller(pool, callerOf(owner), (sql) => sql`delete from ${sql(`public.${table}`)}`);
    expect(await add(owner, table, entries(table, owner, 1))).toBe("stored");
    // Another hotel has its own room.
    const other = await makeHotel(server);
    expect(await add(other, table, entries(table, other, 1))).toBe("stored");
  });

  test("allows as many hotels as the plan", async () => {
    const owner = await makeHotel(server);
    const hotel = (i: number) => ({
      ...{ user_id: owner.userId, name: `Row ${owner.userId} ${i}`, address: "1 Quay" },
      ...{ phone: "1", email: "a@example.com" },
    });
    expect(await add(owner, "hotels", many(2, hotel))).toBe(`${REFUSED} hotels`);
    expect(await add(owner, "hotels", [hotel(3)])).toBe("stored");
    expect(await add(owner, "hotels", [hotel(4)])).toBe(`${REFUSED} hotels`);
  });

  test("limits custom sections and their items, also when items move between sections", async () => {
    const owner = await makeHotel(server);
    await giveProPlan(server, owner.userId);
    const section = () => ({ ...exampleRow("custom_sections"), hotel_id: owner.hotelId });
    expect(await add(owner, "custom_sections", many(3, section))).toBe(`${REFUSED} custom_sections`);
    expect(await add(owner, "custom_sections", many(2, section))).toBe("stored");
    const [first, second] = await server.sql<{ id: string }[]>`
      select id from public.custom_sections where hotel_id = ${owner.hotelId}`;
    const item = (section_id: string | undefined) => () => ({
      ...exampleRow("custom_section_items"),
      section_id,
    });
    expect(await add(owner, "custom_section_items", many(4, item(first?.id)))).toBe(
      `${REFUSED} custom_section_items`,
    );
    for (const { id } of [first, second].filter((one) => one !== undefined)) {
      expect(await add(owner, "custom_section_items", many(3, item(id)))).toBe("stored");
    }
    const move = asCaller(
      pool,
      callerOf(owner),
      (sql) => sql`update public.custom_section_items set section_id = ${first?.id ?? ""}`,
    );
    await expect(move).rejects.toMatchObject({ code: REFUSED });
  });
});

test("codes: up to the limit, also all at once, and nothing of an owner's room for texts", async () => {
  const owner = await makeHotel(server);
  expect(await add(owner, "codes", entries("codes", owner, 3))).toBe(`${REFUSED} codes`);
  expect(await add(owner, "codes", entries("codes", owner, 2))).toBe("stored");
  expect(await add(owner, "codes", entries("codes", owner, 1))).toBe(`${REFUSED} codes`);
  await asCaller(pool, callerOf(owner), (sql) => sql`delete from public.codes`);
  expect(await add(owner, "codes", entries("codes", owner, 2))).toBe("stored");
  const [used] =
    await server.sql`select from innfo.hotel_usage where hotel_id = ${owner.hotelId} and text_bytes > 0`;
  expect(used).toBeUndefined();
});

test("The usual topics of requests count", async () => {
  const owner = await makeHotel(server);
  expect(await add(owner, "message_kinds", [{ hotel_id: owner.hotelId, kind: "request" }])).toBe("stored");
  expect(await add(owner, "topics", entries("topics", owner, 1))).toBe("stored");
  expect(await add(owner, "topics", entries("topics", owner, 1))).toBe(`${REFUSED} topics`);
});

describe("The texts of a hotel", () => {
  const answer = "x".repeat(4000);
  const faqs = (owner: Owner, count: number) =>
    many(count, () => ({ ...exampleRow("faqs"), hotel_id: owner.hotelId, answer }));
  const used = async ({ hotelId }: Owner) => {
    const [row] = await server.sql<{ bytes: number }[]>`
      select text_bytes::int as bytes from innfo.hotel_usage where hotel_id = ${hotelId}`;
    return row?.bytes;
  };

  test("stay within their limit, whether they are added or changed", async () => {
    const owner = await makeHotel(server);
    expect(await add(owner, "faqs", faqs(owner, 3))).toBe("stored");
    expect(await add(owner, "tour_guides", entries("tour_guides", owner, 3))).toBe("stored");
    const lengthen = asCaller(
      pool,
      callerOf(owner),
      (sql) => sql`update public.faqs set answer = ${"é".repeat(4000)}`,
    );
    await expect(lengthen).rejects.toMatchObject({ code: REFUSED, detail: "text_bytes" });
    expect(await used(owner)).toBeLessThan(MAX.text_bytes);
  });

  test("are counted exactly, whatever is added, changed and deleted", async () => {
    const owner = await makeHotel(server);
    await add(owner, "faqs", faqs(owner, 2));
    await add(owner, "restaurants", entries("restaurants", owner, 2));
    await asCaller(pool, callerOf(owner), (sql) => sql`update public.faqs set answer = 'short'`);
    const [both] = await server.sql<{ bytes: number }[]>`
      select (select sum(octet_length(f::text)) from public.faqs f where hotel_id = ${owner.hotelId})::int
        + (select sum(octet_length(r::text)) from public.restaurants r where hotel_id = ${owner.hotelId})::int as bytes`;
    expect(await used(owner)).toBe(both?.bytes);
    await asCaller(pool, callerOf(owner), (sql) => sql`delete from public.faqs`);
    await asCaller(pool, callerOf(owner), (sql) => sql`delete from public.restaurants`);
    expect(await used(owner)).toBe(0);
    await asCaller(pool, callerOf(owner), (sql) => sql`delete from public.hotels`);
    expect(await used(owner)).toBeUndefined();
  });
});

test("When two calls add the last row at once, the second waits for the first and is then refused", async () => {
  const owner = await makeHotel(server);
  await add(owner, "faqs", entries("faqs", owner, 2));
  const added = Promise.withResolvers<void>();
  const both = Promise.withResolvers<void>();
  const [row] = entries("faqs", owner, 1);
  const earlier = asCaller(pool, callerOf(owner), async (sql) => {
    await sql`insert into public.faqs ${sql(row ?? {})}`;
    added.resolve();
    await both.promise;
  });
  await added.promise;
  const later = add(owner, "faqs", entries("faqs", owner, 1));
  await Promise.race([later, untilBlocked(server.sql)]);
  both.resolve();
  await earlier;
  expect(await later).toBe(`${REFUSED} items`);
});

test("The latest changes are kept, up to some megabytes", async () => {
  const owner = await makeHotel(server);
  // Incompressible, so that it takes its full size on disk.
  const text = `(select to_json(string_agg(md5(random()::text), '')) from generate_series(1, 31250))`;
  for (let i = 1; i <= 6; i++) {
    await server.sql.unsafe(
      `insert into changes (hotel_id, table_name, row_id, section, before, total, at)
       select $1, 'faqs', gen_random_uuid(), 'faqs', json_build_object('answer', t), $2 * 1000250, timestamptz '2000-01-01' + $2 * interval '1 second'
       from ${text} as t (t)`,
      [owner.hotelId, i],
    );
  }
  const kept = () => server.sql<{ second: number }[]>`
    select extract(epoch from at - '2000-01-01')::float8 as second from changes where hotel_id = ${owner.hotelId} order by at`;
  expect(await add(owner, "faqs", entries("faqs", owner, 1))).toBe("stored");
  // How much room there is, is asked once in 32 KB of changes: by so much it may be longer.
  for (let i = 10; i < 25; i++) {
    const answer = `${i}`.repeat(1000);
    await asCaller(pool, callerOf(owner), (sql) => sql`update faqs set answer = ${answer}`);
  }
  expect((await kept()).slice(0, -16)).toEqual([3, 4, 5, 6].map((second) => ({ second })));
  // The rest is counted: there is room for more.
  expect(await add(owner, "faqs", entries("faqs", owner, 1))).toBe("stored");
  expect(await kept()).toHaveLength(21);
});

test("An operator may give one account more than its plan", async () => {
  const owner = await makeHotel(server);
  await server.sql`
    insert into innfo.account_limits (user_id, what, max) values (${owner.userId}, 'items', ${MAX.items + 1})`;
  expect(await add(owner, "faqs", entries("faqs", owner, MAX.items + 1))).toBe("stored");
  expect(await add(owner, "faqs", entries("faqs", owner, 1))).toBe(`${REFUSED} items`);
});

test("Whatever reaches a limit is told so in a sentence", async () => {
  const rows = await server.sql<{ what: string }[]>`
    select what from innfo.limits where plan_id = 'free' and what not in (select what from innfo.refusals) order by 1`;
  // The oldest of a history goes, and of an account's devices; the others say more than a number.
  expect(rows.map(({ what }) => what)).toEqual([
    "history_bytes",
    "languages",
    "push_devices_of_account",
    "translated_characters",
  ]);
});

test("Plans have the limits of the product unless they are configured", async () => {
  await applyConfiguration(server.sql, { complimentaryProEmails: [], limits: { free: { hotels: 7 } } });
  const rows = await server.sql<{ what: string; max: number }[]>`
    select what, max::int from innfo.limits where plan_id = 'free'`;
  expect(Object.fromEntries(rows.map(({ what, max }) => [what, max]))).toEqual({
    ...FREE_PLAN.limits,
    hotels: 7,
  });
});

test("An operator may give one account less than its plan, also where its texts are short", async () => {
  await server.sql`delete from innfo.account_limits`;
  await applyConfiguration(server.sql, { complimentaryProEmails: [], limits: {} });
  const [owner, other] = [await makeHotel(server), await makeHotel(server)];
  expect(await add(owner, "faqs", entries("faqs", owner, 1))).toBe("stored");
  await server.sql`insert into innfo.account_limits (user_id, what, max) values (${owner.userId}, 'items', 1)`;
  expect(await add(owner, "faqs", entries("faqs", owner, 1))).toBe(`${REFUSED} items`);
  expect(await add(other, "faqs", entries("faqs", other, 2))).toBe("stored");
  await server.sql`delete from innfo.account_limits where user_id = ${owner.userId}`;
  expect(await add(owner, "faqs", entries("faqs", owner, 1))).toBe("stored");
});
