import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addHotelIn, allowScansOfThePast, analyticsAt } from "../../testbed/scans.ts";
import { sharedServer } from "../../testbed/server.ts";
import { type Scan, slowAnalytics } from "./support/slow-analytics.ts";

const server = await sharedServer();
const { userId: ownerId } = await server.signUp();
await allowScansOfThePast(server);

/** Adds scans in as many statements as there are chunks, as the server does. */
async function addScans(hotelId: string, timeZone: string, scans: readonly Scan[], chunk: number) {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  const seen = new Set<string>();
  const rows = scans.map(({ at, device, referrer, source, guest }) => {
    const guestOfDay = `${guest} ${day.format(at)}`;
    const isNewGuest = !seen.has(guestOfDay);
    seen.add(guestOfDay);
    return {
      hotel_id: hotelId,
      scanned_at: at,
      device_type: device,
      referrer,
      source,
      is_new_guest: isNewGuest,
    };
  });
  for (let from = 0; from < rows.length; from += chunk) {
    await server.sql`insert into public.qr_scans ${server.sql(rows.slice(from, from + chunk))}`;
  }
}

const DAY = 86_400_000;
/** Moments at which the calendar changes somewhere; scans and "now" are drawn around them. */
const TURNING_POINTS = [
  "2023-11-05T06:00Z", // New York leaves summer time
  "2024-02-29T12:00Z", // leap day
  "2024-03-10T07:00Z", // New York enters summer time
  "2024-03-31T01:00Z", // Berlin enters summer time
  "2024-04-06T15:00Z", // Lord Howe leaves summer time, by half an hour
  "2024-10-05T15:30Z", // Lord Howe enters it
  "2024-10-27T01:00Z", // Berlin leaves summer time
  "2024-12-30T12:00Z", // ISO week 1 of 2025 begins
  "2025-01-01T00:00Z",
].map((moment) => Date.parse(moment));
const ZONES = [
  "UTC",
  "America/New_York",
  "America/St_Johns",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
];

const moments = fc
  .tuple(
    fc.constantFrom(...TURNING_POINTS),
    // Mostly the hours around it, sometimes any time in the year and a half before.
    fc.oneof(
      { weight: 2, arbitrary: fc.integer({ min: -2 * DAY, max: 2 * DAY }) },
      fc.integer({ min: -500 * DAY, max: 0 }),
    ),
  )
  .map(([point, offset]) => point + offset);

const scansBefore = (now: number) =>
  fc.array(
    fc.record<Scan>({
      at: fc
        .oneof(
          moments,
          fc.integer({ min: 0, max: 45 * DAY }).map((ago) => now - ago),
        )
        .map((at) => new Date(Math.min(at, now))),
      device: fc.constantFrom("Mobile", "Tablet", "Desktop", "Unknown"),
      referrer: fc.constantFrom(null, ...Array.from({ length: 8 }, (_, i) => `site-${i}.example`)),
      source: fc.constantFrom("qr", "link"),
      guest: fc.constantFrom("Ana", "Ben", "Cem", "Dina"),
    }),
    { maxLength: 120 },
  );

const cases = moments.chain((now) =>
  fc.record({
    now: fc.constant(new Date(now)),
    timeZone: fc.constantFrom(...ZONES),
    scans: scansBefore(now),
    chunk: fc.integer({ min: 1, max: 50 }),
  }),
);

test("the analytics equal those counted one by one, in any time zone, whatever the clocks do", async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ now, timeZone, scans, chunk }) => {
      const hotelId = await addHotelIn(server, ownerId, timeZone);
      await addScans(hotelId, timeZone, scans, chunk);
      expect(await analyticsAt(server, hotelId, now)).toEqual(slowAnalytics(scans, timeZone, now));
    }),
    { numRuns: 100 },
  );
}, 120_000);

test("an owner reads the analytics of their own hotels, and of no other", async () => {
  const [mine, stranger] = [await server.ownerWithHotel(), await server.ownerWithHotel()];
  await server.sql`insert into public.qr_scans (hotel_id, device_type) values (${mine.hotelId}, 'Mobile')`;

  const own = await mine.client.rpc("scan_analytics", { hotel_id: mine.hotelId });
  expect(own.data).toMatchObject({ total: 1, today: 1, via: { qr: 0, link: 1 } });
  const theirs = await stranger.client.rpc("scan_analytics", { hotel_id: mine.hotelId });
  expect(theirs).toMatchObject({ data: null, error: null });
  const absent = await stranger.client.rpc("scan_analytics", { hotel_id: "0000000000" });
  expect(absent).toMatchObject({ data: null, error: null });
  const asGuest = await server.client().rpc("scan_analytics", { hotel_id: mine.hotelId });
  expect(asGuest.error?.code).toBe("42501");
});

test("a hotel without a scan has every bucket, all of them empty", async () => {
  const { hotelId } = await server.ownerWithHotel();
  const now = new Date();
  expect(await analyticsAt(server, hotelId, now)).toEqual(slowAnalytics([], "UTC", now));
});

test("dropping raw scans changes no figure, and a new time zone cuts their days anew", async () => {
  const now = new Date("2024-04-01T12:00Z");
  const scans = Array.from(
    { length: 200 },
    (_, i): Scan => ({
      at: new Date(now.getTime() - i * 7_000_000),
      device: "Mobile",
      referrer: null,
      source: "qr",
      guest: `guest ${i}`,
    }),
  );
  const hotelId = await addHotelIn(server, ownerId, "Asia/Kathmandu");
  await addScans(hotelId, "Asia/Kathmandu", scans, 50);
  await server.sql`delete from public.qr_scans where hotel_id = ${hotelId}`;
  expect(await analyticsAt(server, hotelId, now)).toEqual(slowAnalytics(scans, "Asia/Kathmandu", now));
  await server.sql`update public.hotels set time_zone = 'America/New_York' where id = ${hotelId}`;
  expect(await analyticsAt(server, hotelId, now)).toEqual(slowAnalytics(scans, "America/New_York", now));
});

describe("Growth", () => {
  const daysBefore = (now: Date, ago: number) => new Date(now.getTime() - ago * DAY);

  /** A hotel in Berlin with ten scans at the end of each of the last so many days, including today. */
  async function steadyHotel(now: Date, since: number): Promise<string> {
    const hotelId = await addHotelIn(server, ownerId, "Europe/Berlin");
    const rows = Array.from({ length: since + 1 }, (_, ago) => ago).flatMap((ago) =>
      Array.from({ length: 10 }, () => ({ hotel_id: hotelId, scanned_at: daysBefore(now, ago) })),
    );
    for (let from = 0; from < rows.length; from += 1000) {
      await server.sql`insert into public.qr_scans ${server.sql(rows.slice(from, from + 1000))}`;
    }
    return hotelId;
  }

  // Each weekday, the first days of a month and of a year, and around days of 23 and 25 hours (31 March, 27 October).
  test.each([
    ["Monday, the first of a month", "2024-07-01"],
    ["Tuesday, the second", "2024-07-02"],
    ["Wednesday, the third", "2024-07-03"],
    ["Thursday", "2024-07-04"],
    ["Friday", "2024-07-05"],
    ["Saturday", "2024-07-06"],
    ["Sunday", "2024-07-07"],
    ["the first of March in a leap year", "2024-03-01"],
    ["New Year's Day", "2024-01-01"],
    ["a day of 23 hours", "2024-03-31"],
    ["the Monday after it", "2024-04-01"],
    ["a day of 25 hours", "2024-10-27"],
    ["the Monday after it", "2024-10-28"],
  ])("is 0 for a hotel with as many scans as ever, on %s", async (_, day) => {
    const now = new Date(`${day}T20:00Z`);
    const hotelId = await steadyHotel(now, 60);
    expect((await analyticsAt(server, hotelId, now)).growth).toEqual({ today: 0, week: 0, month: 0 });
  });

  test("counts today up to now against whole days, until it is one", async () => {
    const evening = new Date("2024-07-01T20:00Z");
    const hotelId = await steadyHotel(evening, 60);
    const morning = new Date("2024-07-02T05:00Z");
    await server.sql`insert into public.qr_scans ${server.sql(
      Array.from({ length: 4 }, () => ({ hotel_id: hotelId, scanned_at: morning })),
    )}`;
    // Four instead of ten; past days are as usual.
    expect((await analyticsAt(server, hotelId, morning)).growth).toEqual({ today: -60, week: 0, month: 0 });
  });

  test.each([
    [6, { today: null, week: null, month: null }],
    [7, { today: 0, week: null, month: null }],
    [27, { today: 0, week: null, month: null }],
    [28, { today: 0, week: 0, month: null }],
    [55, { today: 0, week: 0, month: null }],
    [56, { today: 0, week: 0, month: 0 }],
  ])("of a hotel whose first scan was %i days ago waits for days enough", async (since, growth) => {
    const now = new Date("2024-07-03T20:00Z");
    expect((await analyticsAt(server, await steadyHotel(now, since), now)).growth).toEqual(growth);
  });

  test("is 100 where there was nothing before, and −100 where there is nothing any more", async () => {
    const first = new Date("2024-03-01T20:00Z");
    const hotelId = await steadyHotel(first, 0);
    const later = daysBefore(first, -60);
    expect((await analyticsAt(server, hotelId, later)).growth).toEqual({ today: 0, week: 0, month: -100 });
    await server.sql`insert into public.qr_scans ${server.sql([{ hotel_id: hotelId, scanned_at: later }])}`;
    expect((await analyticsAt(server, hotelId, later)).growth).toEqual({ today: 100, week: 0, month: -100 });
  });
});

describe("Made-up hosts", () => {
  const [march, april] = [new Date("2024-03-15T12:00Z"), new Date("2024-04-15T12:00Z")];

  async function scansFrom(hotelId: string, at: Date, hosts: (string | null)[]): Promise<void> {
    const rows = hosts.map((referrer) => ({ hotel_id: hotelId, referrer, scanned_at: at }));
    for (let from = 0; from < rows.length; from += 100) {
      await server.sql`insert into public.qr_scans ${server.sql(rows.slice(from, from + 100))}`;
    }
  }
  const madeUp = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => `a-${from + i}.example`);

  async function rowsOf(hotelId: string) {
    const [row] = await server.sql<{ rows: number; scans: number }[]>`
      select count(*)::int as rows, sum(scans)::int as scans from innfo.scan_totals
      where hotel_id = ${hotelId} and dimension = 'referrer'`;
    return row;
  }

  test("do not make the counts grow without end, and lose no scan", async () => {
    const hotelId = await addHotelIn(server, ownerId, "UTC");
    await scansFrom(hotelId, march, [...madeUp(0, 2000), null]);
    expect((await rowsOf(hotelId))?.scans).toBe(2001);
    expect((await rowsOf(hotelId))?.rows).toBeLessThanOrEqual(252);
  });

  test("do not keep real hosts out of the counts, in that month or later", async () => {
    const hotelId = await addHotelIn(server, ownerId, "UTC");
    await scansFrom(hotelId, march, madeUp(0, 1000));
    // It comes late, and between ever more of them.
    for (let round = 0; round < 10; round += 1) {
      await scansFrom(hotelId, march, [
        "booking.example",
        "booking.example",
        ...madeUp(1000 + round * 100, 100),
      ]);
    }
    await scansFrom(hotelId, april, ["maps.example", "maps.example", "booking.example"]);
    const { referrers, total } = await analyticsAt(server, hotelId, april);
    expect(total).toBe(2023);
    expect(referrers.slice(0, 3)).toEqual([
      { host: "Other", scans: expect.any(Number) },
      { host: "booking.example", scans: 21 },
      { host: "maps.example", scans: 2 },
    ]);
  });

  test("from several servers at once are all counted, without a deadlock", async () => {
    const hotels = [
      await addHotelIn(server, ownerId, "UTC"),
      await addHotelIn(server, ownerId, "UTC"),
      await addHotelIn(server, ownerId, "UTC"),
    ];
    await Promise.all(
      [0, 1, 2, 3].map(async (nth) => {
        const order = nth % 2 === 0 ? hotels : [...hotels].reverse();
        for (let round = 0; round < 5; round += 1) {
          const rows = order.flatMap((hotel_id) =>
            madeUp(nth * 1000 + round * 150, 150).map((referrer) => ({
              hotel_id,
              referrer,
              scanned_at: march,
            })),
          );
          await server.sql`insert into public.qr_scans ${server.sql(rows)}`;
        }
      }),
    );
    for (const hotelId of hotels) expect((await rowsOf(hotelId))?.scans).toBe(3000);
  });
});
