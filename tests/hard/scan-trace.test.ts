/**
 * An invented weekend at five hotels in three time zones, replayed call by call at its own times. Everything that really
 * happened is known, so every figure can be checked.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { guestOfDay, isNewToday } from "../../src/guest/script/device.ts";
import { dateOf, dayAt } from "../../src/lib/time/zoned-time.ts";
import { houseMark } from "../../src/server/auth/house.ts";
import { report } from "../../testbed/looks.ts";
import { addHotelIn, allowScansOfThePast, analyticsAt, track, USER_AGENTS } from "../../testbed/scans.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";

/** Berlin's clocks go forward on the 31st, and a month ends; New York changed before, Kathmandu never does. */
const DAYS = ["2024-03-30", "2024-03-31", "2024-04-01"];
const HOTELS = [
  { timeZone: "Europe/Berlin", midnights: ["2024-03-30T23:00Z", "2024-03-31T22:00Z"] },
  { timeZone: "Europe/Berlin", midnights: ["2024-03-30T23:00Z", "2024-03-31T22:00Z"] },
  { timeZone: "America/New_York", midnights: ["2024-03-31T04:00Z", "2024-04-01T04:00Z"] },
  { timeZone: "America/New_York", midnights: ["2024-03-31T04:00Z", "2024-04-01T04:00Z"] },
  { timeZone: "Asia/Kathmandu", midnights: ["2024-03-30T18:15Z", "2024-03-31T18:15Z"] },
];
const BOTS = [
  "Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "WhatsApp/2.23.20.0",
  "TelegramBot (like TwitterBot)",
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: "1" });
  await allowScansOfThePast(server);
});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await server.stop();
});

interface Guest {
  address: string;
  userAgent: string;
  /** The device's memory, through nights and visits. */
  storage: Map<string, string>;
}

interface Event {
  at: number;
  happen(): Promise<unknown>;
}

/** The true figures, by the hotel's date. */
type Truth = Map<string, { scans: number; guests: Set<Guest> }>;

/** Guests' searches at a hotel: by thing, each guest once on each day. */
type Looks = Map<string, Set<string>>;

/** As the page says it: sections, the hotel's own number and address, words that nothing fits. */
const THINGS = [
  ...["open/faqs", "open/tours", "open/amenities", "open/shopping", "Phone/hotel", "Navigation/hotel"],
  ...["missed/en/sauna", "missed/de/skibus"],
];

/** The guest opens and presses some of them, again and again, and leaves. */
function lookAround(
  guest: Guest,
  who: number,
  hotelId: string,
  timeZone: string,
  at: number,
  looks: Looks,
): Event {
  const done = Array.from({ length: draw(6) }, () => THINGS[draw(THINGS.length)] ?? "");
  for (const thing of done) {
    const guests = looks.get(thing) ?? new Set();
    looks.set(thing, guests.add(`${who} ${dateOf(dayAt(timeZone, at))}`));
  }
  return {
    at,
    async happen() {
      onDevice(guest);
      const told = done.filter((thing) => isNewToday(hotelId, timeZone, thing));
      const headers = { "User-Agent": guest.userAgent };
      if (told.length > 0) await report(server.url, hotelId, told, { from: guest.address, headers });
    },
  };
}

/** Numbers that look random and are the same in every run. */
function drawer(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const draw = drawer(20240331);

const houseOf = (hotel: number) => `203.0.113.${hotel}`;

function aGuest(hotel: number): Guest {
  const shared = draw(3) === 0;
  return {
    address: shared ? houseOf(hotel) : `10.${hotel}.${draw(250)}.${draw(250)}`,
    userAgent: Object.values(USER_AGENTS)[draw(3)] ?? USER_AGENTS.Mobile,
    storage: new Map(),
  };
}

/** One visit as the island reports it, once or, when the answer got lost, twice. */
function visitOf(guest: Guest, hotelId: string, timeZone: string, at: number, truth: Truth): Event[] {
  const visit = { hotel_id: hotelId, visit_id: randomUUID(), source: draw(2) === 0 ? "qr" : "link" };
  const headers = { "User-Agent": guest.userAgent, "X-Forwarded-For": guest.address };
  const report = () => track(server.url, { ...visit, guest_id: idOf(guest, hotelId, timeZone) }, headers);
  const day = dateOf(dayAt(timeZone, at));
  const figures = truth.get(day) ?? { scans: 0, guests: new Set() };
  truth.set(day, figures);
  figures.scans += 1;
  figures.guests.add(guest);
  const first: Event = { at, happen: report };
  // Not over midnight: a visit counts when the server first hears of it.
  const again = at + 30_000;
  const sameDay = dateOf(dayAt(timeZone, again)) === day;
  return draw(10) === 0 && sameDay ? [first, { at: again, happen: report }] : [first];
}

/** Runs the guest page's own code against this guest's device. */
function idOf(guest: Guest, hotelId: string, timeZone: string): string | undefined {
  onDevice(guest);
  return guestOfDay(hotelId, timeZone);
}

function onDevice(guest: Guest): void {
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => guest.storage.get(key) ?? null,
      setItem: (key: string, value: string) => void guest.storage.set(key, value),
    },
  });
}

/** Calls that are no guests', at any time of these days. */
function noise(hotelId: string): Event[] {
  const get = (method: string, userAgent: string) => () =>
    fetch(`${server.url}/view/${hotelId}`, { method, headers: { "User-Agent": userAgent } });
  const looked =
    (looks: string[], headers = {}, id = hotelId) =>
    () =>
      report(server.url, id, looks, { headers });
  const visit =
    (headers: Record<string, string>, id = hotelId) =>
    () =>
      track(server.url, { hotel_id: id, visit_id: randomUUID(), source: "link" }, headers);
  const calls = [
    ...BOTS.flatMap((bot) => [get("GET", bot), visit({ "User-Agent": bot })]),
    get("HEAD", USER_AGENTS.Mobile),
    get("GET", USER_AGENTS.Mobile),
    visit({ "Sec-Purpose": "prefetch" }),
    visit({ "Sec-Purpose": "prefetch;prerender" }),
    visit({ "Sec-Fetch-Site": "cross-site" }),
    visit({}, "zzzzzzzzzz"),
    ...BOTS.map((bot) => looked(["open/faqs"], { "User-Agent": bot })),
    looked(["open/faqs"], { "Sec-Purpose": "prefetch" }),
    looked(["open/faqs"], { "Sec-Fetch-Site": "cross-site" }),
    looked(["open/faqs"], {}, "zzzzzzzzzz"),
    looked(["open/casino", "Phone/item-00000000", "Sparkles/hotel", "missed/en/ada@example.com"]),
    () => track(server.url, "{"),
  ];
  return DAYS.flatMap((day) => calls.map((happen) => ({ at: Date.parse(day) + draw(86_400_000), happen })));
}

test("every guest, visit and look of a known weekend is counted, and nothing else", async () => {
  const events: Event[] = [];
  const hotels: { id: string; timeZone: string; truth: Truth; looks: Looks }[] = [];
  let guestsSoFar = 0;
  for (const [i, { timeZone, midnights }] of HOTELS.entries()) {
    const { userId } = await server.signUp();
    const id = await addHotelIn(server, userId, timeZone);
    // Its people signed in behind the address that their guests have.
    await server.sql`
      update auth.sessions set network = ${houseMark(server.context.jwtKey, houseOf(i))} where user_id = ${userId}`;
    const truth: Truth = new Map();
    const looks: Looks = new Map();
    hotels.push({ id, timeZone, truth, looks });
    const visit = (guest: Guest, at: number) => events.push(...visitOf(guest, id, timeZone, at, truth));
    // Guests who stay, each with a few visits on some of the days.
    for (let guests = 0; guests < 30; guests += 1) {
      const guest = aGuest(i);
      const who = guestsSoFar++;
      for (let visits = 1 + draw(6); visits > 0; visits -= 1) {
        const at = Date.parse(DAYS[0] ?? "") + draw(3 * 86_400_000);
        visit(guest, at);
        events.push(lookAround(guest, who, id, timeZone, at + draw(600_000), looks));
      }
    }
    // Around midnight: the same guest on both sides of it, by a tenth of a second.
    for (const midnight of midnights) {
      const guest = aGuest(i);
      visit(guest, Date.parse(midnight) - 100);
      visit(guest, Date.parse(midnight) + 100);
    }
    events.push(...noise(id));
  }
  // A coach arrives: 300 guests within a minute, all behind the hotel's one address.
  const [first] = hotels;
  if (!first) throw new Error("no hotel");
  const { id, timeZone, truth, looks } = first;
  for (let guests = 0; guests < 300; guests += 1) {
    const guest = { ...aGuest(0), address: houseOf(0) };
    const at = Date.parse("2024-03-31T14:00Z") + draw(59_000);
    events.push(...visitOf(guest, id, timeZone, at, truth));
    events.push(lookAround(guest, guestsSoFar++, id, timeZone, at + draw(600_000), looks));
  }

  vi.useFakeTimers({ toFake: ["Date"] });
  for (const { at, happen } of events.sort((a, b) => a.at - b.at)) {
    vi.setSystemTime(at);
    await happen();
  }

  for (const hotel of hotels) {
    const { total, days } = await analyticsAt(server, hotel.id, new Date("2024-04-02T12:00Z"));
    const counted = days.filter(({ scans, guests }) => scans + guests > 0);
    const happened = [...hotel.truth]
      .map(([date, { scans, guests }]) => ({ date, scans, guests: guests.size }))
      .sort((a, b) => (a.date < b.date ? -1 : 1));
    expect(counted, hotel.timeZone).toEqual(happened);
    expect(total).toBe(happened.reduce((sum, { scans }) => sum + scans, 0));
    const rows = await server.sql<{ thing: string; guests: number }[]>`
      select concat_ws('/', kind, nullif(language, ''), thing) as thing, sum(guests)::int as guests
      from innfo.looks where hotel_id = ${hotel.id} group by 1`;
    const counts = new Map(rows.map(({ thing, guests }) => [thing, guests]));
    const known = [...hotel.looks].map(([thing, { size }]) => ({
      size,
      counted: counts.get(thing.replace("Phone", "call").replace("Navigation", "directions")) ?? 0,
    }));
    expect(counts.size).toBe(known.length);
    // Nothing false: no thing has more guests than looked for it. And at most one in 200 is not counted.
    expect(known.filter(({ size, counted }) => counted > size)).toEqual([]);
    const sum = (of: "size" | "counted") => known.reduce((all, one) => all + one[of], 0);
    expect(sum("size")).toBeGreaterThan(100);
    expect(sum("counted") / sum("size")).toBeGreaterThanOrEqual(0.995);
  }
}, 120_000);
