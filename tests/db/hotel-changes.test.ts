/**
 * A committed change waits until this process has heard of it, and many wait for one notice. Changes of
 * requests are announced to all processes after their commit.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../../src/server/config/log.ts";
import { type HotelChanges, watchHotelChanges } from "../../src/server/database/hotel-changes.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

let server: TestServer;
let sql: TestServer["sql"];
let changes: HotelChanges;
const heard = new Set<string>();
beforeAll(async () => {
  server = await startTestServer();
  sql = server.sql;
  changes = await watchHotelChanges(sql, createLog("silent"));
  changes.subscribe({ changed: (hotelId) => void heard.add(hotelId), missed: () => undefined });
});
afterAll(async () => {
  await changes.stop();
  await server.stop();
});

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

describe("changes that a request makes", () => {
  test("reach every process when they are announced, and none before", async () => {
    const hotelId = await changeAs(changes.announcer);
    const other = await watchHotelChanges(sql, createLog("silent"));
    const heardByOther = new Set<string>();
    other.subscribe({ changed: (hotelId) => void heardByOther.add(hotelId), missed: () => undefined });
    await Promise.all([changes.settled(), other.announced()]);
    expect([heard.has(hotelId), heardByOther.has(hotelId)]).toEqual([false, false]);
    await changes.announced();
    await other.settled();
    expect([heard.has(hotelId), heardByOther.has(hotelId)]).toEqual([true, true]);
    await other.stop();
  });

  test("are announced once for all rows, and forgotten", async () => {
    const hotelId = await changeAs(changes.announcer);
    expect(await unannounced(hotelId)).toBe(1);
    await changes.announced();
    expect(await unannounced(hotelId)).toBe(0);
  });

  test("are announced by another process when their own ends before it does", async () => {
    const ended = randomUUID();
    const [late, justNow] = [await changeAs(ended), await changeAs(ended)];
    await sql`update innfo.unannounced_changes set changed_at = now() - interval '11 seconds' where hotel_id = ${late}`;
    await changes.announced();
    expect([heard.has(late), heard.has(justNow)]).toEqual([true, false]);
  });

  test("notify by themselves without an announcer", async () => {
    const hotelId = await changeAs("");
    await changes.settled();
    expect(heard.has(hotelId)).toBe(true);
  });

  test("are taken for missed while they cannot be announced, and announced later", async () => {
    let missed = 0;
    changes.subscribe({ changed: () => undefined, missed: () => void missed++ });
    const hotelId = await changeAs(changes.announcer);
    await sql`alter table innfo.unannounced_changes rename to away`;
    await changes.announced();
    expect([missed, changes.live]).toEqual([1, true]);
    await sql`alter table innfo.away rename to unannounced_changes`;
    await changes.announced();
    expect(heard.has(hotelId)).toBe(true);
  });
});

/** Changes several rows of a hotel, as in a request's transaction. */
async function changeAs(announcer: string): Promise<string> {
  const { hotelId } = await makeHotel(server);
  await changes.settled();
  heard.delete(hotelId);
  await transaction(sql, async (tx) => {
    await tx`select set_config('innfo.announcer', ${announcer}, true)`;
    await tx`insert into public.faqs ${tx([1, 2, 3].map(() => ({ ...exampleRow("faqs"), hotel_id: hotelId })))}`;
    await tx`update public.hotels set phone = '+1 207 555 0199' where id = ${hotelId}`;
  });
  return hotelId;
}

async function unannounced(hotelId: string): Promise<number> {
  return (await sql`select from innfo.unannounced_changes where hotel_id = ${hotelId}`).count;
}
