/** Searches without a result are counted without identifying guests, and strangers alone record nothing. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MissedSearch } from "../../src/lib/missed-search.ts";
import { USER_AGENTS } from "../../testbed/scans.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";

let server: TestServer;
beforeAll(async () => {
  // Each guest below states its address.
  server = await startTestServer({ TRUST_PROXY: "1" });
});
afterAll(() => server.stop());

type Owner = Awaited<ReturnType<TestServer["ownerWithHotel"]>>;

/** Addresses whose marks at a hotel differ; a 256th of all pairs are equal. */
const HERE = ["192.0.2.1", "198.51.100.7", "203.0.113.9"];

async function look(
  hotelId: string,
  words: string,
  { from = HERE[0] ?? "", guest = randomUUID(), language = "en", headers = {} } = {},
): Promise<number> {
  const { status } = await fetch(`${server.url}/functions/v1/missed-search`, {
    method: "POST",
    headers: { "User-Agent": USER_AGENTS.Mobile, "X-Forwarded-For": from, ...headers },
    body: JSON.stringify({ hotel_id: hotelId, guest_id: guest, language, words }),
  });
  return status;
}

/** From three networks, of which at least two are distinguishable. */
async function lookFromEverywhere(hotelId: string, words: string, language = "en"): Promise<void> {
  for (const from of HERE) expect(await look(hotelId, words, { from, language })).toBe(204);
}

async function read({ client, hotelId }: Owner): Promise<MissedSearch[]> {
  const { data } = await client.rpc("missed_searches", { hotel_id: hotelId }).throwOnError();
  return data as unknown as MissedSearch[];
}

const settle = ({ client }: Owner, hotelId: string, words: string, state: string) =>
  client.rpc("settle_missed_search", { hotel_id: hotelId, words, language: "en", state });

test("an owner reads what guests of several networks looked for, and in which language", async () => {
  const owner = await server.ownerWithHotel();
  await lookFromEverywhere(owner.hotelId, "  GYM ");
  await lookFromEverywhere(owner.hotelId, "sauna", "fi");
  await look(owner.hotelId, "gym");
  expect(await read(owner)).toMatchObject([
    { words: "gym", language: "en", guests_30: 4, guests_90: 4 },
    { words: "sauna", language: "fi", guests_30: 3 },
  ]);
});

test("one network alone writes nothing on an owner's screen, however many guests it has", async () => {
  const owner = await server.ownerWithHotel();
  for (let i = 0; i < 5; i++) await look(owner.hotelId, "you were hacked");
  expect(await read(owner)).toEqual([]);
  for (const from of HERE) await look(owner.hotelId, "you were hacked", { from });
  expect(await read(owner)).toMatchObject([{ guests_90: 8 }]);
});

test("a guest's words count once a day, sent as often as may be", async () => {
  const owner = await server.ownerWithHotel();
  const guest = randomUUID();
  await lookFromEverywhere(owner.hotelId, "gym");
  await Promise.all(HERE.map((from) => look(owner.hotelId, "gym", { from, guest })));
  await Promise.all(HERE.map((from) => look(owner.hotelId, "Gym", { from, guest })));
  expect(await read(owner)).toMatchObject([{ words: "gym", guests_90: 4 }]);
});

describe("What is not recorded", () => {
  test.each([
    ["a mail address", "ada@example.com", {}],
    ["a number", "room 214", {}],
    ["a sentence", "i am ada from room twelve", {}],
    ["what a bot looks for", "gym", { headers: { "User-Agent": "python-requests/2.32" } }],
    ["what another site makes browsers send", "gym", { headers: { "Sec-Fetch-Site": "cross-site" } }],
  ])("%s", async (_what, words, options) => {
    const { hotelId } = await server.ownerWithHotel();
    expect(await look(hotelId, words, options)).toBe(204);
    expect(await look(hotelId, "pool")).toBe(204);
    const rows = await server.sql`select words from innfo.missed_searches where hotel_id = ${hotelId}`;
    expect([...rows]).toEqual([{ words: "pool" }]);
  });

  test("who looked, from where, and when", async () => {
    const { hotelId } = await server.ownerWithHotel();
    const guest = randomUUID();
    await look(hotelId, "gym", { guest });
    const rows = await server.sql<{ row: string }[]>`
      select to_jsonb(m)::text as row from innfo.missed_searches m where hotel_id = ${hotelId}
      union all select to_jsonb(d)::text from innfo.missed_search_days d where hotel_id = ${hotelId}
      union all select to_jsonb(k)::text from innfo.missed_search_marks k where hotel_id = ${hotelId}`;
    expect(rows).toHaveLength(3);
    const stored = rows.map(({ row }) => row).join();
    expect(stored).not.toContain(guest);
    expect(stored).not.toContain(HERE[0]);
    expect(stored).not.toMatch(/\d\d:\d\d/);
  });

  test("what is no report of ours is refused", async () => {
    const { hotelId } = await server.ownerWithHotel();
    expect(await look(hotelId, "gym", { language: "<b>" })).toBe(400);
    expect(await look(hotelId, "x".repeat(201))).toBe(400);
    expect(await look("zzzzzzzzzz", "gym")).toBe(204);
    expect(await look(hotelId, "gym")).toBe(204);
  });
});

describe("An owner settles", () => {
  test("words for good: guests may look for them again, and they stay away", async () => {
    const owner = await server.ownerWithHotel();
    await lookFromEverywhere(owner.hotelId, "gym");
    expect((await settle(owner, owner.hotelId, "gym", "dismissed")).data).toBe(true);
    await lookFromEverywhere(owner.hotelId, "gym");
    expect(await read(owner)).toEqual([]);
    await settle(owner, owner.hotelId, "gym", "open");
    expect(await read(owner)).toMatchObject([{ words: "gym" }]);
  });

  test("words that are on the page now, until guests miss them on a later day", async () => {
    const owner = await server.ownerWithHotel();
    await lookFromEverywhere(owner.hotelId, "gym");
    await settle(owner, owner.hotelId, "gym", "answered");
    expect(await read(owner)).toEqual([]);
    // As if it had been added yesterday.
    await server.sql`update innfo.missed_searches set answered_on = answered_on - 1 where hotel_id = ${owner.hotelId}`;
    expect(await read(owner)).toMatchObject([{ words: "gym", guests_90: 3 }]);
  });

  test("nothing of another owner's", async () => {
    const owner = await server.ownerWithHotel();
    const other = await server.ownerWithHotel();
    await lookFromEverywhere(owner.hotelId, "gym");
    expect((await settle(other, owner.hotelId, "gym", "dismissed")).data).toBe(false);
    expect((await other.client.rpc("missed_searches", { hotel_id: owner.hotelId })).data).toBeNull();
    expect((await settle(owner, owner.hotelId, "gym", "gone")).error?.code).toBe("22023");
    expect(await read(owner)).toHaveLength(1);
  });
});

describe("A hotel's searches are bounded", () => {
  const record = (hotelId: string, count: number, mark: number, prefix: string) => server.sql`
    select innfo.record_missed_search(${hotelId}, ${prefix} || translate(i::text, '0123456789', 'abcdefghij'), 'en',
      gen_random_uuid(), ${mark}::int) from generate_series(1, ${count}::int) as i`;
  const count = async (hotelId: string) => {
    const [row] = await server.sql<{ words: number; days: number }[]>`
      select (select count(*)::int from innfo.missed_searches where hotel_id = ${hotelId}) as words,
        (select count(*)::int from innfo.missed_search_days where hotel_id = ${hotelId}) as days`;
    return row;
  };

  test("to 200 words: who makes up more pushes out their own, and nothing that several looked for", async () => {
    const owner = await server.ownerWithHotel();
    await lookFromEverywhere(owner.hotelId, "gym");
    await record(owner.hotelId, 1, 255, "once ");
    await record(owner.hotelId, 300, 7, "made up ");
    expect(await count(owner.hotelId)).toEqual({ words: 200, days: 200 });
    const [kept] = await server.sql`
      select count(*)::int as count from innfo.missed_searches
      where hotel_id = ${owner.hotelId} and (words = 'gym' or words like 'once %')`;
    expect(kept).toEqual({ count: 2 });
    expect(await read(owner)).toHaveLength(1);
  });

  test("to 90 days, but for what is dismissed", async () => {
    const owner = await server.ownerWithHotel();
    for (const words of ["gym", "pool", "sauna"]) await lookFromEverywhere(owner.hotelId, words);
    await settle(owner, owner.hotelId, "pool", "dismissed");
    await server.sql`
      update innfo.missed_search_days set day = day - 95 where hotel_id = ${owner.hotelId} and words <> 'sauna'`;
    await server.sql`
      update innfo.missed_searches set last_day = last_day - 95 where hotel_id = ${owner.hotelId} and words <> 'sauna'`;
    await server.sql`update innfo.missed_search_marks set day = day - 2 where hotel_id = ${owner.hotelId}`;
    await server.sql`select innfo.forget_missed_searches()`;
    expect(await count(owner.hotelId)).toEqual({ words: 2, days: 1 });
    expect(await read(owner)).toMatchObject([{ words: "sauna" }]);
    const marks = await server.sql`select from innfo.missed_search_marks where hotel_id = ${owner.hotelId}`;
    expect(marks).toHaveLength(0);
  });
});
