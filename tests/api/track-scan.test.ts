import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addHotelIn, analyticsAt, aVisit, track, trackAll, USER_AGENTS } from "../../testbed/scans.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";

let server: TestServer;
let ownerId: string;
beforeAll(async () => {
  // Each guest below says which address it calls from.
  server = await startTestServer({ TRUST_PROXY: "1" });
  ({ userId: ownerId } = await server.signUp());
});
afterAll(() => server.stop());

const guestsToday = async (hotelId: string) => (await analyticsAt(server, hotelId)).days.at(-1)?.guests;

test("a visit shows in the owner's analytics at once", async () => {
  const { client, hotelId } = await server.ownerWithHotel();
  const response = await track(server.url, { ...aVisit(hotelId), referrer: "www.google.com" });
  expect(response.status).toBe(204);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(await response.text()).toBe("");
  const { data } = await client.rpc("scan_analytics", { hotel_id: hotelId });
  expect(data).toMatchObject({
    total: 1,
    today: 1,
    week: 1,
    month: 1,
    growth: { today: null, week: null, month: null },
    devices: [
      { type: "Mobile", scans: 1 },
      { type: "Tablet", scans: 0 },
      { type: "Desktop", scans: 0 },
      { type: "Unknown", scans: 0 },
    ],
    referrers: [{ host: "www.google.com", scans: 1 }],
    via: { qr: 1, link: 0 },
  });
});

test("only the class of a User-Agent is stored", async () => {
  const hotelId = await addHotelIn(server, ownerId);
  const headers = {
    "User-Agent":
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  };
  expect((await track(server.url, aVisit(hotelId), headers)).status).toBe(204);
  const rows = await server.sql`select user_agent, device_type from qr_scans where hotel_id = ${hotelId}`;
  expect([...rows]).toEqual([{ user_agent: "Safari on iPhone", device_type: "Mobile" }]);
});

test("a visit that is sent again, at once or later, counts once", async () => {
  const hotelId = await addHotelIn(server, ownerId);
  const visit = aVisit(hotelId);
  await Promise.all(Array.from({ length: 20 }, () => track(server.url, visit)));
  expect((await track(server.url, visit)).status).toBe(204);
  expect((await track(server.url, aVisit(hotelId))).status).toBe(204);
  expect((await analyticsAt(server, hotelId)).total).toBe(2);
});

test("the hotel's id alone is a visit by link, counted once for each id of a request", async () => {
  const hotelId = await addHotelIn(server, ownerId);
  const visit = { hotel_id: hotelId };
  for (const id of ["proxy-7f3a.1", "proxy-7f3a.1", "proxy-7f3a.2"]) {
    expect((await track(server.url, visit, { "X-Request-Id": id })).status).toBe(204);
  }
  expect(await analyticsAt(server, hotelId)).toMatchObject({ total: 2, via: { qr: 0, link: 2 } });
  // Who sends no id is given another one each time.
  for (let i = 0; i < 2; i++) await track(server.url, visit);
  expect(await analyticsAt(server, hotelId)).toMatchObject({
    total: 4,
    devices: [{ type: "Mobile", scans: 4 }, {}, {}, {}],
  });
});

describe("What does not count", () => {
  test.each([
    [
      "a search engine",
      { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    ],
    ["a link preview", { "User-Agent": "WhatsApp/2.23.20.0" }],
    ["another link preview", { "User-Agent": "facebookexternalhit/1.1" }],
    ["a chat's link preview", { "User-Agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)" }],
    ["a script", { "User-Agent": "python-requests/2.32" }],
    ["a browser without a person", { "User-Agent": USER_AGENTS.Desktop.replace("Chrome", "HeadlessChrome") }],
    ["a page loaded ahead of time", { "Sec-Purpose": "prefetch;prerender" }],
    ["a page loaded ahead of time, long ago", { "X-Moz": "prefetch" }],
    ["a preview of Safari's", { "X-Purpose": "preview" }],
    ["another site that calls in its visitors' name", { "Sec-Fetch-Site": "cross-site" }],
  ])("%s", async (_who, headers) => {
    const hotelId = await addHotelIn(server, ownerId);
    expect((await track(server.url, aVisit(hotelId), headers)).status).toBe(204);
    expect((await track(server.url, aVisit(hotelId), { "Sec-Fetch-Site": "same-origin" })).status).toBe(204);
    expect((await analyticsAt(server, hotelId)).total).toBe(1);
  });

  test("fetching the page, by any client in any way", async () => {
    const hotelId = await addHotelIn(server, ownerId);
    for (const method of ["GET", "HEAD"]) {
      const { status } = await fetch(`${server.url}/view/${hotelId}`, {
        method,
        headers: { "User-Agent": USER_AGENTS.Mobile },
      });
      expect(status).toBe(200);
    }
    expect((await analyticsAt(server, hotelId)).total).toBe(0);
  });

  test("a hotel that does not exist, though the visits beside it do", async () => {
    const hotelId = await addHotelIn(server, ownerId);
    const statuses = await trackAll(
      server.url,
      ["zzzzzzzzzz", hotelId, "zzzzzzzzzz", hotelId].map((id) => ({
        visit: aVisit(id),
        from: "203.0.113.7",
      })),
    );
    expect(statuses).toEqual(new Map([[204, 4]]));
    expect((await analyticsAt(server, hotelId)).total).toBe(2);
  });
});

test.each([
  ["no JSON", "hello"],
  ["nothing", ""],
  ["no hotel", { visit_id: randomUUID(), source: "qr" }],
  ["a hotel that cannot be", { ...aVisit("1"), hotel_id: "../1" }],
  ["a visit without a proper id", { ...aVisit("1"), visit_id: "1" }],
  ["an unknown source", { ...aVisit("1"), source: "tv" }],
  ["a guest without a proper id", { ...aVisit("1"), guest_id: "me" }],
  ["a referrer that is no host", { ...aVisit("1"), referrer: "a b\u0000" }],
  ["a field that is not known", { ...aVisit("1"), email: "guest@example.com" }],
  ["far too much", `${JSON.stringify(aVisit("1"))}${" ".repeat(3000)}`],
])("%s is refused, and nothing is written", async (_what, body) => {
  const { total } = await analyticsAt(server, "1");
  const response = await track(server.url, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "400" });
  expect((await analyticsAt(server, "1")).total).toBe(total);
});

test.each([
  { sent: "news.example", header: undefined, host: "news.example" },
  { sent: undefined, header: "https://www.Google.com/search?q=hotel", host: "www.google.com" },
  { sent: "news.example", header: "http://localhost/view/1", host: "news.example" },
  { sent: null, header: "http://localhost/view/1", host: "Direct" },
  // Only another site's script, or none, says one thing and sends the other.
  { sent: "made-up.example", header: "https://www.google.com/", host: "www.google.com" },
  { sent: undefined, header: undefined, host: "Direct" },
  { sent: undefined, header: "http://localhost/view/1", host: "Direct" },
  { sent: undefined, header: "nonsense", host: "Direct" },
])("a guest who comes from $sent, with the Referer $header, comes from $host", async (scenario) => {
  const { sent, header, host } = scenario;
  const hotelId = await addHotelIn(server, ownerId);
  const visit = { ...aVisit(hotelId), ...(sent !== undefined && { referrer: sent }) };
  await track(server.url, visit, header === undefined ? {} : { Referer: header });
  expect((await analyticsAt(server, hotelId)).referrers).toEqual([{ host, scans: 1 }]);
});

test("one client cannot raise the figures by calling again and again", async () => {
  const hotelId = await addHotelIn(server, ownerId);
  const guest_id = randomUUID();
  const visits = Array.from({ length: 31 }, () => ({
    visit: { ...aVisit(hotelId), guest_id },
    from: "203.0.113.7",
  }));
  expect(await trackAll(server.url, visits)).toEqual(
    new Map([
      [204, 30],
      [429, 1],
    ]),
  );
  expect((await analyticsAt(server, hotelId)).total).toBe(30);
  expect(await guestsToday(hotelId)).toBe(1);
});

test("no address is stored, and the guest's number only until the day is over", async () => {
  const hotelId = await addHotelIn(server, ownerId);
  const guest_id = randomUUID();
  await track(server.url, { ...aVisit(hotelId), guest_id }, { "X-Forwarded-For": "192.0.2.99" });
  await server.sql`update innfo.scan_guests set day = day - 3 where guest_id = ${guest_id}`;
  await server.sql`select innfo.tend_scans()`;
  const tables = await server.sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relnamespace in ('public'::regnamespace, 'innfo'::regnamespace) and relkind in ('r', 'p')`;
  for (const { name } of tables) {
    const rows = await server.sql.unsafe(`select t::text as row from ${name} t`);
    for (const { row } of rows) {
      expect(row).not.toContain("192.0.2.99");
      expect(row).not.toContain(guest_id);
    }
  }
  expect(await guestsToday(hotelId)).toBe(1);
});

describe("an owner's test scan", () => {
  const analyticsOf = async (
    client: Awaited<ReturnType<TestServer["ownerWithHotel"]>>["client"],
    id: string,
  ) => (await client.rpc("scan_analytics", { hotel_id: id }).throwOnError()).data;

  test("is shown to the owner, once or often, and is in none of the figures", async () => {
    const { client, hotelId, userId } = await server.ownerWithHotel();
    expect(await analyticsOf(client, hotelId)).toMatchObject({ total: 0, test_scan_at: null });
    for (let i = 0; i < 2; i++) {
      expect((await track(server.url, { ...aVisit(hotelId), tested_by: userId })).status).toBe(204);
    }
    expect(await analyticsOf(client, hotelId)).toMatchObject({
      total: 0,
      test_scan_at: expect.stringMatching(/^\d{4}-/),
    });
    const columns = await server.sql`
      select attname from pg_attribute
      where attrelid = 'innfo.test_scans'::regclass and attnum > 0 order by attnum`;
    expect(columns.map(({ attname }) => attname)).toEqual(["hotel_id", "scanned_at"]);
  });

  test("by somebody who is signed in to another account is none, and reveals nothing", async () => {
    const { client, hotelId } = await server.ownerWithHotel();
    const strangers = [ownerId, randomUUID()];
    for (const tested_by of strangers) {
      expect((await track(server.url, { ...aVisit(hotelId), tested_by })).status).toBe(204);
    }
    expect((await track(server.url, { ...aVisit("nowhere"), tested_by: ownerId })).status).toBe(204);
    expect(await analyticsOf(client, hotelId)).toMatchObject({ total: 0, test_scan_at: null });
  });

  test("ends with the hotel", async () => {
    const { client, hotelId, userId } = await server.ownerWithHotel();
    await track(server.url, { ...aVisit(hotelId), tested_by: userId });
    const kept = () => server.sql`select from innfo.test_scans where hotel_id = ${hotelId}`;
    expect(await kept()).toHaveLength(1);
    await client.from("hotels").delete().eq("id", hotelId).throwOnError();
    expect(await kept()).toHaveLength(0);
  });
});
