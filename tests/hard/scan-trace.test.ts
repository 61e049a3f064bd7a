/**
 * An invented weekend at five hotels in three time zones, replayed call by call at its own times. What really
 * happened is known, so every figure can be checked.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { guestOfDay } from "../../src/guest/island/device.ts";
import { dateOf, dayAt } from "../../src/lib/zoned-time.ts";
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
  /** What the device keeps, through nights and visits. */
  storage: Map<string, string>;
}

interface Event {
  at: number;
  happen(): Promise<unknown>;
}

/** What an owner should read, by the hotel's date. */
type Truth = Map<string, { scans: number; guests: Set<Guest> }>;

/** Numbers that look random and are the same in every run. */
function drawer(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const draw = drawer(20240331);

function aGuest(hotel: number): Guest {
  const shared = draw(3) === 0;
  return {
    address: shared ? `203.0.113.${hotel}` : `10.${hotel}.${draw(250)}.${draw(250)}`,
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
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => guest.storage.get(key) ?? null,
      setItem: (key: string, value: string) => void guest.storage.set(key, value),
    },
  });
  return guestOfDay(hotelId, timeZone);
}

/** Calls that are no guests', at any time of these days. */
function noise(hotelId: string): Event[] {
  const get = (method: string, userAgent: string) => () =>
    fetch(`${server.url}/view/${hotelId}`, { method, headers: { "User-Agent": userAgent } });
  const report =
    (headers: Record<string, string>, id = hotelId) =>
    () =>
      track(server.url, { hotel_id: id, visit_id: randomUUID(), source: "link" }, headers);
  const calls = [
    ...BOTS.flatMap((bot) => [get("GET", bot), report({ "User-Agent": bot })]),
    get("HEAD", USER_AGENTS.Mobile),
    get("GET", USER_AGENTS.Mobile),
    report({ "Sec-Purpose": "prefetch" }),
    report({ "Sec-Purpose": "prefetch;prerender" }),
    report({ "Sec-Fetch-Site": "cross-site" }),
    report({}, "zzzzzzzzzz"),
    () => track(server.url, "{"),
  ];
  return DAYS.flatMap((day) => calls.map((happen) => ({ at: Date.parse(day) + draw(86_400_000), happen })));
}

test("every guest and every visit of a known weekend is counted, and nothing else", async () => {
  const events: Event[] = [];
  const hotels: { id: string; timeZone: string; truth: Truth }[] = [];
  for (const [i, { timeZone, midnights }] of HOTELS.entries()) {
    const id = await addHotelIn(server, (await server.signUp()).userId, timeZone);
    const truth: Truth = new Map();
    hotels.push({ id, timeZone, truth });
    const visit = (guest: Guest, at: number) => events.push(...visitOf(guest, id, timeZone, at, truth));
    // Guests who stay, each with a few visits on some of the days.
    for (let guests = 0; guests < 30; guests += 1) {
      const guest = aGuest(i);
      for (let visits = 1 + draw(6); visits > 0; visits -= 1) {
        visit(guest, Date.parse(DAYS[0] ?? "") + draw(3 * 86_400_000));
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
  const [{ id, timeZone, truth } = { id: "", timeZone: "", truth: new Map() }] = hotels;
  for (let guests = 0; guests < 300; guests += 1) {
    const guest = { ...aGuest(0), address: "203.0.113.200" };
    events.push(...visitOf(guest, id, timeZone, Date.parse("2024-03-31T14:00Z") + draw(59_000), truth));
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
  }
}, 120_000);
