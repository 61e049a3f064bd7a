/** Many visits at once: every one of them counts, except those of a client that repeats itself. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addHotelIn, analyticsAt, aVisit, miscountedHotels, track, trackAll } from "../../testbed/scans.ts";
import { sharedServer } from "../../testbed/server.ts";

// Each guest below says which address it calls from.
const server = await sharedServer({ TRUST_PROXY: "1" });
const { userId: ownerId } = await server.signUp();

const guestsToday = async (hotelId: string) => (await analyticsAt(server, hotelId)).days.at(-1)?.guests;

test("300 guests behind one address in a minute are 300, and each of their visits counts", async () => {
  const hotelId = await addHotelIn(server, ownerId);
  const guests = Array.from({ length: 300 }, () => randomUUID());
  const visits = [...guests, ...guests].map((guest_id) => ({
    visit: { ...aVisit(hotelId), guest_id },
    from: "203.0.113.7",
  }));
  expect(await trackAll(server.url, visits)).toEqual(new Map([[204, 600]]));
  expect((await analyticsAt(server, hotelId)).total).toBe(600);
  expect(await guestsToday(hotelId)).toBe(300);
});

test.each([
  {
    who: "that stays itself",
    guest: (): string => "7f000000-0000-4000-8000-000000000001",
    guests: 1,
    scans: 30,
  },
  { who: "that pretends to be many", guest: (): string => randomUUID(), guests: 300, scans: 300 },
])("one client $who cannot raise the figures by calling again and again", async (scenario) => {
  const hotelId = await addHotelIn(server, ownerId);
  const visits = Array.from({ length: 1000 }, () => ({
    visit: { ...aVisit(hotelId), guest_id: scenario.guest() },
    from: "203.0.113.7",
  }));
  const statuses = await trackAll(server.url, visits);
  expect(statuses.get(429)).toBe(1000 - scenario.scans);
  expect((await analyticsAt(server, hotelId)).total).toBe(scenario.scans);
  expect(await guestsToday(hotelId)).toBe(scenario.guests);
  const refused = await track(server.url, visits[999]?.visit, { "X-Forwarded-For": "203.0.113.7" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const elsewhere = await track(server.url, aVisit(hotelId), { "X-Forwarded-For": "198.51.100.1" });
  expect(elsewhere.status).toBe(204);
});

test("counts equal the raw scans after many writers at once, while a hotel moves to another time zone", async () => {
  const hotels = await Promise.all(
    ["UTC", "Asia/Kolkata", "America/New_York"].map((timeZone) => addHotelIn(server, ownerId, timeZone)),
  );
  const visits = Array.from({ length: 1500 }, (_, i) => ({
    visit: aVisit(hotels[i % hotels.length] ?? ""),
    from: `10.0.${i % 250}.1`,
  }));
  const moving = (async () => {
    for (const zone of ["Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Kiritimati"]) {
      await server.sql`update public.hotels set time_zone = ${zone} where id = ${hotels[0] ?? ""}`;
    }
  })();
  expect(await trackAll(server.url, visits)).toEqual(new Map([[204, 1500]]));
  await moving;
  for (const hotelId of hotels) expect((await analyticsAt(server, hotelId)).total).toBe(500);
  expect(await miscountedHotels(server)).toEqual([]);
});
