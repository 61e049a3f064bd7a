import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();

/** Fares and places that sort and filter differently. */
const PLACES = [
  { name: "Museum, old town", rating: 4.5, entry_fee: null, website: "https://example.com/100%" },
  { name: 'The "Lantern"', rating: 3, entry_fee: "10 €", website: null },
  { name: "park_2", rating: 5, entry_fee: "free", website: "" },
  { name: "Pärk (north)", rating: 1.1, entry_fee: null, website: null },
];

const { client, token, hotelId } = await makeHotel(server);
await client
  .from("must_visit_places")
  .insert(
    PLACES.map((place) => ({
      ...place,
      hotel_id: hotelId,
      category: "Park",
      description: "…",
      distance: "1 km",
      estimated_time: "1 h",
      address: "1 Quay",
    })),
  )
  .throwOnError();

const places = () => client.from("must_visit_places");
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/rest/v1/${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } });
/** Positions in PLACES of the rows a query string finds. */
async function found(query: string): Promise<number[]> {
  const response = await get(`must_visit_places?select=name&order=created_at,id&${query}`);
  const rows = (await response.json()) as { name: string }[];
  if (!response.ok) throw new Error(JSON.stringify(rows));
  return rows.map(({ name }) => PLACES.findIndex((place) => place.name === name)).sort();
}

describe("filters", () => {
  test("accept an id that looks like a number with a huge exponent", async () => {
    const id = "e68ec965-d98b-40f8-9049-25b5ce872757";
    await places()
      .insert({
        ...{ id, hotel_id: hotelId, name: "Pier", category: "Park", description: "…", distance: "1 km" },
        ...{ rating: 4, estimated_time: "1 h", address: "1 Quay" },
      })
      .throwOnError();
    for (const filter of [`id=eq.${id}`, `id=in.(${id})`]) {
      const response = await get(`must_visit_places?select=id&${filter}`);
      expect({ status: response.status, rows: await response.json() }).toEqual({
        status: 200,
        rows: [{ id }],
      });
    }
    await places().delete().eq("id", id).throwOnError();
  });

  test.each([
    ["name=eq.park_2", [2]],
    ["name=neq.park_2", [0, 1, 3]],
    ["name=not.eq.park_2", [0, 1, 3]],
    ["rating=gt.3", [0, 2]],
    ["rating=gte.3", [0, 1, 2]],
    ["rating=lt.3", [3]],
    ["rating=lte.3", [1, 3]],
    ["rating=gt.1&rating=lt.4", [1, 3]],
    ["rating=eq.5.0", [2]],
    ["name=like.Mus*", [0]],
    ["name=like.mus*", []],
    ["name=ilike.MUS%25", [0]],
    ["name=ilike.p_rk*", [2, 3]],
    ["name=not.ilike.*park*", [0, 1, 3]],
    ["name=in.(park_2,nothing)", [2]],
    ['name=in.("Museum, old town",park_2)', [0, 2]],
    ['name=in.("The \\"Lantern\\"")', [1]],
    ['name=in.("Pärk (north)")', [3]],
    ["name=in.()", []],
    ["name=not.in.(park_2)", [0, 1, 3]],
    ["rating=in.(3,5)", [1, 2]],
    ["entry_fee=is.null", [0, 3]],
    ["entry_fee=not.is.null", [1, 2]],
    ["entry_fee=is.not_null", [1, 2]],
    ["website=eq.", [2]],
    ["website=eq.https://example.com/100%25", [0]],
    [`hotel_id=eq.${"x".repeat(50)}`, []],
  ])("%s", async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test("work as the official client writes them", async () => {
    const names = async (rows: PromiseLike<{ data: { name: string }[] | null; error: unknown }>) => {
      const { data, error } = await rows;
      expect(error).toBeNull();
      return data?.map(({ name }) => name);
    };
    const named = () => places().select("name").order("rating");
    expect(await names(named().in("name", ["Museum, old town", "Pärk (north)"]))).toEqual([
      "Pärk (north)",
      "Museum, old town",
    ]);
    expect(await names(named().is("entry_fee", null).gt("rating", 2))).toEqual(["Museum, old town"]);
    expect(await names(named().not("rating", "gte", 3))).toEqual(["Pärk (north)"]);
    expect(await names(named().match({ rating: 3, entry_fee: "10 €" }))).toEqual(['The "Lantern"']);
    expect(await names(named().ilike("name", "%PARK%"))).toEqual(["park_2"]);
  });
});

describe("order, ranges and counts", () => {
  const byRating = async (query: string) => {
    const rows = (await (await get(`must_visit_places?select=rating&${query}`)).json()) as {
      rating: number;
    }[];
    return rows.map(({ rating }) => rating);
  };
  test.each([
    ["order=rating", [1.1, 3, 4.5, 5]],
    ["order=rating.desc", [5, 4.5, 3, 1.1]],
    ["order=entry_fee.nullsfirst,rating", [1.1, 4.5, 3, 5]],
    ["order=entry_fee.desc.nullslast,rating.desc", [5, 3, 4.5, 1.1]],
    ["order=entry_fee.desc,rating", [1.1, 4.5, 5, 3]],
    ["order=rating&limit=2", [1.1, 3]],
    ["order=rating&limit=2&offset=1", [3, 4.5]],
    ["order=rating&offset=4", []],
    ["limit=0", []],
  ])("%s", async (query, expected) => {
    expect(await byRating(query)).toEqual(expected);
  });

  test("an answer names its range, and with a count also the total", async () => {
    const counted = await places().select("rating", { count: "exact" }).order("rating").range(1, 2);
    expect(counted).toMatchObject({ status: 206, count: 4, data: [{ rating: 3 }, { rating: 4.5 }] });
    expect((await get("must_visit_places?limit=2&offset=1")).headers.get("content-range")).toBe("1-2/*");
    expect((await get("must_visit_places?rating=eq.9")).headers.get("content-range")).toBe("*/*");
  });

  describe("the header Range", () => {
    const asked = async (range: string, query = "", headers: Record<string, string> = {}) => {
      const answer = await get(`must_visit_places?select=rating&order=rating${query}`, {
        Range: range,
        "Range-Unit": "items",
        ...headers,
      });
      const rows = (await answer.json()) as { rating: number }[] | { code: string };
      const told = Array.isArray(rows) ? rows.map(({ rating }) => rating) : rows.code;
      return [answer.status, answer.headers.get("content-range"), told];
    };
    const counting = { Prefer: "count=exact" };

    test.each([
      ["0-0", "", [200, "0-0/*", [1.1]]],
      ["1-2", "", [200, "1-2/*", [3, 4.5]]],
      ["2-", "", [200, "2-3/*", [4.5, 5]]],
      ["0-99", "", [200, "0-3/*", [1.1, 3, 4.5, 5]]],
      ["items=1-1", "", [200, "1-1/*", [3]]],
      ["0-2", "&limit=1&offset=2", [200, "2-2/*", [4.5]]],
      ["bytes=0-0", "", [200, "0-3/*", [1.1, 3, 4.5, 5]]],
      ["9-", "", [200, "*/*", []]],
    ])("%s %s", async (range, query, expected) => {
      expect(await asked(range, query)).toEqual(expected);
    });

    test("with a count says of how many, and whether that is all", async () => {
      expect(await asked("0-0", "", counting)).toEqual([206, "0-0/4", [1.1]]);
      expect(await asked("0-3", "", counting)).toEqual([200, "0-3/4", [1.1, 3, 4.5, 5]]);
      expect(await asked("9-", "", counting)).toEqual([416, null, "PGRST103"]);
    });

    test.each([
      ["2-1", ""],
      ["-1", ""],
      ["-", ""],
      ["a-b", ""],
      ["0-0,2-2", ""],
      ["1e3-", ""],
      ["0-1", "&offset=2"],
    ])("%s %s is refused", async (range, query) => {
      expect(await asked(range, query)).toEqual([416, null, "PGRST103"]);
    });

    test("counts for reading only", async () => {
      const changed = await fetch(`${server.url}/rest/v1/must_visit_places?rating=eq.5`, {
        method: "PATCH",
        body: '{"rating":5}',
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json", Range: "9-1" },
      });
      expect(changed.status).toBe(204);
    });
  });

  test("a count alone comes without rows", async () => {
    const counted = await places().select("*", { count: "exact", head: true }).gt("rating", 3);
    expect(counted).toMatchObject({ status: 200, count: 2, data: null });
  });

  test("a function's one result is counted, too", async () => {
    const asGuest = { hotel_id: hotelId };
    expect(await client.rpc("guest_hotel", asGuest, { count: "exact" })).toMatchObject({
      status: 200,
      count: 1,
    });
    expect(await client.rpc("scan_analytics", asGuest, { count: "exact" })).toMatchObject({ count: 1 });
    expect(await client.rpc("scan_analytics", asGuest)).toMatchObject({ status: 200, count: null });
    const refused = await client.rpc("scan_analytics", {} as never, { count: "exact" });
    expect(refused).toMatchObject({ count: null, error: { code: "PGRST202" } });
  });

  test("an offset past the last row is refused only when rows are counted", async () => {
    const past = () => places().select("id", { count: "exact" }).range(10, 20);
    expect(await past()).toMatchObject({ status: 416, error: { code: "PGRST103" } });
    expect((await get("must_visit_places?offset=10")).status).toBe(200);
  });

  test("no answer has more than 1,000 rows", async () => {
    await server.sql`
      insert into faqs (hotel_id, category, question, answer)
      select ${hotelId}, 'General', 'Question ' || n, 'Answer' from generate_series(1, 1005) as n`;
    const all = await client.from("faqs").select("id", { count: "exact" });
    expect(all).toMatchObject({ status: 206, count: 1005 });
    expect(all.data).toHaveLength(1000);
    const more = await client.from("faqs").select("id").limit(5000);
    expect(more.data).toHaveLength(1000);
    expect((await client.from("faqs").select("id").range(1000, 1999)).data).toHaveLength(5);
  });
});

describe("what is answered of a row", () => {
  test("the columns that were asked for, in that order", async () => {
    const response = await get("must_visit_places?select=rating,name&rating=eq.5");
    expect(await response.text()).toBe('[{"rating":5,"name":"park_2"}]');
  });

  test("all columns unless some are named", async () => {
    const [every] = (await (await get("must_visit_places?rating=eq.5")).json()) as object[];
    const [star] = (await (await get("must_visit_places?select=name,*&rating=eq.5")).json()) as object[];
    expect(Object.keys(every ?? {})).toContain("estimated_time");
    expect(Object.keys(star ?? {}).sort()).toEqual(Object.keys(every ?? {}).sort());
  });

  test("numbers as numbers, times as ISO 8601, nothing as null", async () => {
    const { data } = await places().select("rating, created_at, website").eq("rating", 1.1).single();
    expect(data).toEqual({
      rating: 1.1,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/),
      website: null,
    });
  });

  test("one object instead of an array, when there is exactly one row", async () => {
    expect((await places().select("name").eq("rating", 5).single()).data).toEqual({ name: "park_2" });
    for (const [rating, rows] of [
      [9, 0],
      [0, 4],
    ] as const) {
      const answer = await (rows
        ? places().select("name").gt("rating", rating)
        : places().select("name").eq("rating", rating)
      ).single();
      expect(answer).toMatchObject({
        status: 406,
        data: null,
        error: { code: "PGRST116", details: `The result contains ${rows} rows` },
      });
    }
  });

  test("at most one row with maybeSingle", async () => {
    expect((await places().select("name").eq("rating", 5).maybeSingle()).data).toEqual({ name: "park_2" });
    expect(await places().select("name").eq("rating", 9).maybeSingle()).toMatchObject({
      data: null,
      error: null,
    });
    expect((await places().select("name").maybeSingle()).error?.code).toBe("PGRST116");
  });
});

describe("a long list", () => {
  async function sent(path: string, encodings: string) {
    const headers = { authorization: `Bearer ${token}`, "accept-encoding": encodings };
    const asking = request(`${server.url}/rest/v1/${path}`, { headers }).end();
    const [answer] = (await once(asking, "response")) as [IncomingMessage];
    const body = await buffer(answer);
    const encoding = answer.headers["content-encoding"];
    const rows = JSON.parse(String(encoding === "gzip" ? gunzipSync(body) : body)) as unknown[];
    return { encoding, bytes: body.length, rows };
  }

  test("is compressed for those who take it, and for nobody else", async () => {
    const answer = "Ä long way down the stairs. ".repeat(40);
    const row = { hotel_id: hotelId, category: "General", question: "Stairs", answer };
    await client
      .from("faqs")
      .insert(Array.from({ length: 20 }, () => row))
      .throwOnError();
    const list = "faqs?select=question,answer&question=eq.Stairs";
    const plain = await sent(list, "identity");
    expect(plain).toMatchObject({ encoding: undefined, rows: { length: 20 } });
    const small = await sent(list, "br, gzip;q=0.5");
    expect(small).toMatchObject({ encoding: "gzip", rows: plain.rows });
    expect(small.bytes).toBeLessThan(plain.bytes / 10);
    expect(await sent(list, "gzip;q=0")).toEqual(plain);
    // Too short to gain by it.
    expect((await sent(`${list}&limit=2`, "gzip")).encoding).toBeUndefined();
  });

  test("is sent as it is where strangers wrote into it", async () => {
    await server.sql`
      insert into public.messages (hotel_id, kind, room, topic, text)
      select ${hotelId}, 'request', '12', 'towels', repeat('Two, please. ', 20) from pg_catalog.generate_series(1, 60)`;
    expect(await sent("messages?select=*", "gzip")).toMatchObject({
      encoding: undefined,
      rows: { length: 60 },
    });
  });
});

test("no cache may keep an answer", async () => {
  expect((await get("must_visit_places")).headers.get("cache-control")).toBe("no-store");
});
