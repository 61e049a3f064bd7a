/** Whoever has committed a change waits until this process has heard of it, and many wait for one answer. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type HotelChanges, watchHotelChanges } from "../../src/server/database/hotel-changes.ts";
import { createLog } from "../../src/server/log.ts";
import { sharedServer } from "../../testbed/server.ts";

const { sql } = await sharedServer();
let changes: HotelChanges;
const heard = new Set<string>();
beforeAll(async () => {
  changes = await watchHotelChanges(sql, createLog("silent"));
  changes.subscribe({ changed: (hotelId) => void heard.add(hotelId), missed: () => undefined });
});
afterAll(() => changes.stop());

test("whoever asks while a question is on its way shares the next one", async () => {
  const first = changes.settled();
  const later = [changes.settled(), changes.settled()];
  expect(later[0]).toBe(later[1]);
  expect(later[0]).not.toBe(first);
  await later[0];
  expect(changes.settled()).not.toBe(later[0]);
});

test("of 200 changes at once each is known as soon as it is settled", async () => {
  const known = await Promise.all(
    Array.from({ length: 200 }, async (_, i) => {
      await sql`select pg_notify('hotel_changed', ${`many-${i}`})`;
      await changes.settled();
      return heard.has(`many-${i}`);
    }),
  );
  expect(known).toEqual(known.map(() => true));
});
