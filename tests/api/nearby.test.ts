/** Places around a hotel, with stand-ins for the services. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { NearbyPlace } from "../../src/lib/nearby.ts";
import { HOUSE, type MapsStandIn, startMaps } from "../../testbed/maps.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { makeHotel, type Owner } from "../../testbed/tokens.ts";

type HotelOwner = Owner & { hotelId: string };

type About = [server: TestServer, owner: { token: string; hotelId: string }, about: object];

/** Without the pause of a second between two queries to a service. */
async function ask(...[server, owner, about]: About) {
  await server.sql`update innfo.service_turns set free_at = clock_timestamp()`;
  return askInTurn(server, owner, about);
}

async function askInTurn(...[server, { token, hotelId }, about]: About) {
  const response = await fetch(`${server.url}/functions/v1/nearby`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ hotel_id: hotelId, ...about }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}
const refused = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) });

describe("with a map", () => {
  let maps: MapsStandIn;
  let server: TestServer;
  let owner: HotelOwner;
  beforeAll(async () => {
    maps = await startMaps();
    server = await startTestServer(maps.env);
  });
  afterAll(async () => {
    await server.stop();
    await maps.stop();
  });
  beforeEach(async () => {
    Object.assign(maps, { asked: [], next: [] });
    await server.sql`delete from innfo.service_answers`;
    await server.sql`delete from innfo.service_turns`;
    owner = await makeHotel(server, `Casa ${crypto.randomUUID()}`);
  });
  const around = (radius = 1000) => ask(server, owner, { ...HOUSE, radius });

  test("An address becomes points, asked for once, by an installation that says who it is", async () => {
    const { status, body } = await ask(server, owner, { address: "1 Harbour Quay,\nLisboa" });
    expect(status).toBe(200);
    expect(body).toEqual([
      { name: "1, Harbour Quay, Baixa, Lisboa, 1100-148, Portugal", ...HOUSE },
      { name: "Harbour Quay, Porto, Portugal", latitude: 41.14, longitude: -8.611 },
    ]);
    expect(await ask(server, owner, { address: "1 Harbour Quay,\nLisboa" })).toEqual({ status, body });
    expect(maps.asked).toHaveLength(1);
    expect(maps.asked[0]?.query.get("q")).toBe("1 Harbour Quay, Lisboa");
    expect(maps.asked[0]?.userAgent).toBe(`Innfo (${server.context.publicUrl})`);
    expect(await ask(server, owner, { address: "Nowhere" })).toEqual({ status: 200, body: [] });
  });

  test("What is around comes with its facts, the nearest first, and of cash machines the nearest alone", async () => {
    const { status, body } = await around();
    expect(status).toBe(200);
    const places = body as NearbyPlace[];
    expect(places.map(({ name, kind }) => `${kind}: ${name}`)).toEqual([
      "cashMachine: Banco Sol",
      "cafe: Café Central",
      "pharmacy: Farmácia Lua",
      "restaurant: Taberna da Rua",
      "museum: Museu do Azulejo",
    ]);
    expect(places[3]).toEqual({
      id: "node/1001",
      kind: "restaurant",
      name: "Taberna da Rua",
      latitude: 38.7155,
      longitude: -9.1392,
      metres: 289,
      address: "Rua Nova 12, 1100-100 Lisboa",
      phone: "+351 21 555 0123",
      website: "https://taberna.example/",
      menu: null,
      cuisine: "portuguese;seafood",
      openingHours: "Mo-Fr 12:00-15:00,19:00-23:00; Sa 19:00-24:00; PH off",
      description: null,
    });
    await around();
    expect(maps.asked).toHaveLength(1);
    await around(2000);
    expect(maps.asked[1]?.query.get("data")).toContain("(around:2000,38.7135,-9.1392)");
  });

  test("Where the map has more than it sends, a narrower circle is asked about, and said", async () => {
    const crowded = Array.from({ length: 4000 }, (_, index) => ({
      ...{ type: "node", id: index, lat: HOUSE.latitude + 0.01, lon: HOUSE.longitude },
      tags: { amenity: "restaurant", name: `Far ${index}` },
    }));
    const full = { status: 200, body: JSON.stringify({ elements: crowded }) };
    maps.next = [full, full];
    await server.sql`update innfo.service_turns set free_at = clock_timestamp()`;
    const response = await fetch(`${server.url}/functions/v1/nearby`, {
      method: "POST",
      headers: { Authorization: `Bearer ${owner.token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ hotel_id: owner.hotelId, ...HOUSE, radius: 2000 }),
    });
    expect(response.headers.get("Innfo-Narrowed-To")).toBe("500");
    expect(((await response.json()) as NearbyPlace[]).map(({ name }) => name)).toContain("Taberna da Rua");
    const circles = maps.asked.map(({ query }) => /around:(\d+)/.exec(query.get("data") ?? "")?.[1]);
    expect(circles).toEqual(["2000", "1000", "500"]);
  });

  test("An answer that has expired is asked for again", async () => {
    await around();
    await server.sql`update innfo.service_answers set kept_until = now()`;
    await around();
    expect(maps.asked).toHaveLength(2);
    await server.sql`update innfo.service_answers set kept_until = now()`;
    await server.sql`select innfo.forget_answers()`;
    expect(await server.sql`select from innfo.service_answers`).toHaveLength(0);
  });

  test("Answers that are good for long leave room for others", async () => {
    await server.sql`
      insert into innfo.service_answers (question_hash, answer, kept_until)
      select 'address ' || i, '[]', now() + interval '30 days' from generate_series(1, 2000) as i`;
    await around();
    await around();
    expect(maps.asked).toHaveLength(1);
    expect(await server.sql`select from innfo.service_answers`).toHaveLength(2000);
  });

  test("Questions to a service are a second apart, and refused when too many wait", async () => {
    const free: number[] = [];
    for (const radius of [500, 1000]) {
      await askInTurn(server, owner, { ...HOUSE, radius });
      const [turn] = await server.sql<{ at: number }[]>`
        select extract(epoch from free_at)::float8 as at from innfo.service_turns where service = 'Overpass'`;
      free.push(turn?.at ?? Number.NaN);
    }
    const [first = 0, second = 0] = free;
    expect(second - first).toBeGreaterThanOrEqual(0.999);
    expect(maps.asked).toHaveLength(2);
    await server.sql`update innfo.service_turns set free_at = clock_timestamp() + interval '1 hour'`;
    expect(await askInTurn(server, owner, { ...HOUSE, radius: 2000 })).toEqual(refused(503, "busy"));
    // Cached answers need no turn, and the other service has its own.
    expect((await askInTurn(server, owner, { ...HOUSE, radius: 1000 })).status).toBe(200);
    expect((await askInTurn(server, owner, { address: "1 Quay" })).status).toBe(200);
  });

  test.each([
    ["does not answer", { status: 504, body: "<html>" }],
    ["answers something else", { status: 200, body: '{"elements": "none"}' }],
    ["gives up", { status: 200, body: '{"elements": [], "remark": "runtime error: Query timed out"}' }],
    ["answers too much", { status: 200, body: `{"elements": [], "x": "${"x".repeat(5 * 1024 * 1024)}"}` }],
    ["leads elsewhere", { status: 302, body: "", headers: { Location: "http://127.0.0.1:1/" } }],
  ])("A service that %s is said to be away, and asked again the next time", async (_what, answer) => {
    maps.next = [answer];
    expect(await around()).toEqual(refused(503, "service_away"));
    expect((await around()).status).toBe(200);
  });

  test("Only of their own hotel, with a session, within reason, and so many times an hour", async () => {
    const other = await makeHotel(server, `Other ${crypto.randomUUID()}`);
    const foreign = { token: owner.token, hotelId: other.hotelId };
    expect(await ask(server, foreign, { address: "1 Quay" })).toEqual(refused(404, "not_found"));
    expect(await ask(server, { ...owner, token: "x.y.z" }, { address: "1 Quay" })).toEqual(
      refused(401, "no_session"),
    );
    for (const about of [
      {},
      { address: " " },
      { address: "x".repeat(501) },
      { ...HOUSE, radius: 100_000 },
      { ...HOUSE, latitude: 91, radius: 1000 },
      { ...HOUSE, radius: 1000, url: "http://127.0.0.1/" },
    ]) {
      expect(await ask(server, owner, about)).toEqual(refused(400, "invalid_request"));
    }
    expect(maps.asked).toHaveLength(0);
    for (let time = 0; time < 60; time++) {
      expect((await ask(server, owner, { address: "1 Quay" })).status).toBe(200);
    }
    expect(await ask(server, owner, { address: "1 Quay" })).toEqual(refused(429, "too_many"));
    expect((await ask(server, other, { address: "1 Quay" })).status).toBe(200);
  });
});

test.each(["", "off"])("With NOMINATIM_URL=%o nothing is looked up, and the site says so", async (value) => {
  const server = await startTestServer({ NOMINATIM_URL: value });
  try {
    const owner = await makeHotel(server, "Casa");
    expect(await ask(server, owner, { address: "1 Quay" })).toEqual(refused(501, "nearby_off"));
    expect(await (await fetch(`${server.url}/config.json`)).json()).toMatchObject({ nearby: false });
  } finally {
    await server.stop();
  }
});

test("Guests are told of sections with items from the map, of no others, and no client says so later", async () => {
  const server = await startTestServer({});
  try {
    const { client, hotelId } = await makeHotel(server, "Casa");
    const row = { category: "General", answer: "Yes", hotel_id: hotelId } as const;
    const sources = async () => {
      const { data } = await client.rpc("guest_hotel", { hotel_id: hotelId }).throwOnError();
      return data as { parts: { sources: string[] }; sections: { items: object[] }[] };
    };
    await client
      .from("faqs")
      .insert({ ...row, question: "Typed?" })
      .throwOnError();
    expect((await sources()).parts.sources).toEqual([]);
    const added = await client
      .from("faqs")
      .insert({ ...row, question: "Found?", source: "openstreetmap" })
      .select("id")
      .single()
      .throwOnError();
    const document = await sources();
    expect(document.parts.sources).toEqual(["faqs"]);
    expect(JSON.stringify(document.sections)).not.toContain('"source"');
    const { error: refusal } = await client
      .from("faqs")
      .insert({ ...row, question: "?", source: "elsewhere" });
    expect(refusal?.code).toBe("23514");
    const change = { source: null } as object;
    const { error } = await client.from("faqs").update(change).eq("id", added.data.id);
    expect(error?.code).toBe("42501");
    await client.from("faqs").delete().eq("id", added.data.id).throwOnError();
    expect((await sources()).parts.sources).toEqual([]);
  } finally {
    await server.stop();
  }
});
