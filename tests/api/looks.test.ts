/** Guests' searches are counted without identifying them, and strangers alone record next to nothing. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { looksOf, recordLooks, report } from "../../testbed/looks.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";

let server: TestServer;
beforeAll(async () => {
  // Each guest below states its address.
  server = await startTestServer({ TRUST_PROXY: "1" });
});
afterAll(() => server.stop());

type Owner = Awaited<ReturnType<TestServer["ownerWithHotel"]>>;

type Options = Parameters<typeof report>[3] & { language?: string };

/** Addresses whose marks at a hotel differ; a 256th of all pairs are equal. */
const HERE = ["192.0.2.1", "198.51.100.7", "203.0.113.9"];

function look(hotelId: string, words: string, { language = "en", ...options }: Options = {}) {
  return report(server.url, hotelId, [`missed/${language}/${words}`], options);
}

/** From three networks, of which at least two are distinguishable. */
async function lookFromEverywhere(hotelId: string, words: string, language = "en"): Promise<void> {
  for (const from of HERE) expect(await look(hotelId, words, { from, language })).toBe(204);
}

const read = async (owner: Owner) =>
  (await looksOf(owner)).flatMap(({ kind, thing, ...rest }) =>
    kind === "missed" ? [{ words: thing, ...rest }] : [],
  );

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
    await report(server.url, hotelId, ["missed/en/gym", "open/amenities"]);
    const rows = await server.sql<{ row: string }[]>`
      select to_jsonb(m)::text as row from innfo.missed_searches m where hotel_id = ${hotelId}
      union all select to_jsonb(l)::text from innfo.looks l where hotel_id = ${hotelId}
      union all select to_jsonb(k)::text from innfo.look_marks k where hotel_id = ${hotelId}`;
    // One word, two sums, and marks of the hotel, the network and both things.
    expect(rows).toHaveLength(1 + 2 + 4);
    const stored = rows.map(({ row }) => row).join();
    expect(stored).not.toContain(HERE[0]);
    expect(stored).not.toMatch(/\d\d:\d\d/);
  });

  test("what is no report of ours is refused", async () => {
    const { hotelId } = await server.ownerWithHotel();
    expect(await look(hotelId, "x".repeat(201))).toBe(400);
    expect(await report(server.url, hotelId, Array(81).fill("open/faqs"))).toBe(400);
    expect(await look(hotelId, "gym", { language: "<b>" })).toBe(204);
    expect(await server.sql`select from innfo.looks where hotel_id = ${hotelId}`).toHaveLength(0);
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
    expect((await other.client.rpc("looked_for", { hotel_id: owner.hotelId })).data).toBeNull();
    expect((await settle(owner, owner.hotelId, "gym", "gone")).error?.code).toBe("22023");
    expect(await read(owner)).toHaveLength(1);
  });
});

/** Each letter's place says the number. */
const madeUp = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, i) => {
    const letters = String(i + 1).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
    return ["missed", prefix + letters] as const;
  });

const amenity = { name: "Sauna", description: "Hot", timing: "All day", location: "Cellar" };

describe("What guests open and press", () => {
  test("is told by its name, with the section in which it stands", async () => {
    const owner = await server.ownerWithHotel();
    const { data: item } = await owner.client
      .from("amenities")
      .insert({ ...amenity, hotel_id: owner.hotelId })
      .select()
      .single()
      .throwOnError();
    const address = `item-${item.id.slice(-8)}`;
    const looks = [
      ...["open", "ChevronDown", "Phone", "tel:", "found"].map((how) => `${how}/${address}`),
      "open/amenities",
      "Navigation/hotel",
    ];
    for (const from of HERE) await report(server.url, owner.hotelId, [...looks, ...looks], { from });
    const told = (await looksOf(owner)).map(({ kind, thing, name, section, guests_30 }) => ({
      ...{ kind, thing, name, section, guests_30 },
    }));
    const sauna = { thing: item.id, name: "Sauna", section: "amenities", guests_30: 3 };
    expect(told).toHaveLength(5);
    expect(told).toEqual(
      expect.arrayContaining([
        ...["open", "call", "found"].map((kind) => ({ kind, ...sauna })),
        { kind: "open", thing: "amenities", name: null, section: "amenities", guests_30: 3 },
        { kind: "directions", thing: "hotel", name: null, section: null, guests_30: 3 },
      ]),
    );
    // Gone with the item.
    await owner.client.from("amenities").delete().eq("id", item.id).throwOnError();
    expect((await looksOf(owner)).map(({ thing }) => thing).sort()).toEqual(["amenities", "hotel"]);
  });

  test("is not told of one guest, nor of what the hotel does not have", async () => {
    const owner = await server.ownerWithHotel();
    const other = await server.ownerWithHotel();
    const { data: foreign } = await other.client
      .from("amenities")
      .insert({ ...amenity, hotel_id: other.hotelId })
      .select()
      .single()
      .throwOnError();
    const looks = [
      `open/item-${foreign.id.slice(-8)}`,
      ...["open/item-00000000", "open/casino", "open/hotel", "Phone/amenities", "Sparkles/hotel"],
    ];
    for (const from of HERE) expect(await report(server.url, owner.hotelId, looks, { from })).toBe(204);
    await report(server.url, owner.hotelId, ["open/faqs"]);
    expect(await looksOf(owner)).toEqual([]);
    await report(server.url, owner.hotelId, ["open/faqs"]);
    expect(await looksOf(owner)).toMatchObject([{ thing: "faqs", guests_30: 2 }]);
  });

  test("weighs by one network at most ten guests more than by all others, and in the house by each guest", async () => {
    const owner = await server.ownerWithHotel();
    const looks = [["open", "faqs"]] as const;
    const guests = async () => (await looksOf(owner))[0]?.guests_30;
    for (let i = 0; i < 30; i++) await recordLooks(server.sql, owner.hotelId, looks, [7]);
    expect(await guests()).toBe(10);
    await recordLooks(server.sql, owner.hotelId, looks, [1, 2, 3]);
    for (let i = 0; i < 30; i++) await recordLooks(server.sql, owner.hotelId, looks, [7]);
    expect(await guests()).toBe(16);
    for (let i = 0; i < 30; i++) await recordLooks(server.sql, owner.hotelId, looks, [8], { inHouse: true });
    expect(await guests()).toBe(46);
  });

  test("is 500 looks a day of one network at most, and none of another is lost", async () => {
    const owner = await server.ownerWithHotel();
    const looks = Array.from({ length: 50 }, () => ["open", "faqs"] as const);
    for (let i = 0; i < 11; i++) await recordLooks(server.sql, owner.hotelId, looks, [7]);
    await recordLooks(server.sql, owner.hotelId, [["open", "tours"]], [7, 8, 9]);
    expect(await looksOf(owner)).toMatchObject([{ thing: "faqs" }, { thing: "tours", guests_30: 2 }]);
  });
});

describe("A hotel's searches are bounded", () => {
  const record = (hotelId: string, count: number, mark: number, prefix: string) =>
    recordLooks(server.sql, hotelId, madeUp(count, prefix), [mark]);
  const count = async (hotelId: string) => {
    const [row] = await server.sql<{ words: number; days: number }[]>`
      select (select count(*)::int from innfo.missed_searches where hotel_id = ${hotelId}) as words,
        (select count(*)::int from innfo.looks where hotel_id = ${hotelId}) as days`;
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
      update innfo.looks set day = day - 95 where hotel_id = ${owner.hotelId} and thing <> 'sauna'`;
    await server.sql`
      update innfo.missed_searches set last_day = last_day - 95 where hotel_id = ${owner.hotelId} and words <> 'sauna'`;
    await server.sql`update innfo.look_marks set day = day - 2 where hotel_id = ${owner.hotelId}`;
    await server.sql`select innfo.forget_looks()`;
    expect(await count(owner.hotelId)).toEqual({ words: 2, days: 1 });
    expect(await read(owner)).toMatchObject([{ words: "sauna" }]);
    const marks = await server.sql`select from innfo.look_marks where hotel_id = ${owner.hotelId}`;
    expect(marks).toHaveLength(0);
  });
});

test.each(["\0", "item-\0", "\ud800"])("What the database cannot store is refused: %j", async (thing) => {
  const { hotelId } = await server.ownerWithHotel();
  expect(await report(server.url, hotelId, [`Phone/${thing}`])).toBe(400);
});
