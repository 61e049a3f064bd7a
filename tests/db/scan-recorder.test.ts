import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { OverloadedError } from "../../src/server/capacity/bulkhead.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { type Scan, ScanRecorder } from "../../src/server/scans/recorder.ts";
import { analyticsAt, miscountedHotels, USER_AGENTS } from "../../testbed/scans.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();

function aScan(hotelId: string, guestId: string = randomUUID()): Scan {
  return {
    hotel_id: hotelId,
    visit_id: randomUUID(),
    guest_id: guestId,
    source: "qr",
    device_type: "Mobile",
    referrer: null,
    user_agent: null,
    scanned_at: new Date(),
  };
}

test("several servers count the same hotels' scans once, whatever the order they come in", async () => {
  const owners = await Promise.all([1, 2, 3].map(() => server.ownerWithHotel()));
  const guests = Array.from({ length: 20 }, () => randomUUID());
  const scans = owners.flatMap(({ hotelId }) =>
    Array.from({ length: 200 }, (_, i) => aScan(hotelId, guests[i % guests.length])),
  );
  // Each server gets every visit, alternately in order and reversed.
  const orders = [scans, [...scans].reverse(), scans, [...scans].reverse()];
  await Promise.all(
    orders.map((order) => {
      const recorder = new ScanRecorder(server.sql);
      return Promise.all(order.map((scan) => recorder.record(scan)));
    }),
  );
  for (const { hotelId } of owners) {
    const { total, days } = await analyticsAt(server, hotelId);
    expect({ total, guests: days.at(-1)?.guests }).toEqual({ total: 200, guests: 20 });
  }
  expect(await miscountedHotels(server)).toEqual([]);
});

test("a failed batch fails for all who wait for it, and the next one is written", async () => {
  const { hotelId } = await server.ownerWithHotel();
  const recorder = new ScanRecorder(server.sql);
  // No partition holds the first, so its whole batch cannot be written.
  const impossible = { ...aScan(hotelId), scanned_at: new Date("1999-01-01") };
  await expect(recorder.record(impossible)).rejects.toThrow();
  await recorder.record(aScan(hotelId));
  expect((await analyticsAt(server, hotelId)).total).toBe(1);
});

test("a locked hotel delays its own scans only", async () => {
  const [held, other] = [await server.ownerWithHotel(), await server.ownerWithHotel()];
  const recorder = new ScanRecorder(server.sql);
  let isWritten = false;
  const own = await transaction(server.sql, async (tx) => {
    // A change of the time zone locks it while days are recounted, and a deletion until everything is gone.
    await tx`update public.hotels set time_zone = 'Asia/Tokyo' where id = ${held.hotelId}`;
    const waiting = recorder.record(aScan(held.hotelId)).then(() => {
      isWritten = true;
    });
    // In one batch with it, and after it.
    await Promise.all([1, 2, 3].map(() => recorder.record(aScan(other.hotelId))));
    await recorder.record(aScan(other.hotelId));
    expect(isWritten).toBe(false);
    return { waiting };
  });
  await own.waiting;
  expect((await analyticsAt(server, held.hotelId)).total).toBe(1);
  expect((await analyticsAt(server, other.hotelId)).total).toBe(4);
});

test("more scans than can wait are refused, the others are written", async () => {
  const { hotelId } = await server.ownerWithHotel();
  const recorder = new ScanRecorder(server.sql);
  const waiting = Array.from({ length: 10_001 }, () => recorder.record(aScan(hotelId)));
  await expect(recorder.record(aScan(hotelId))).rejects.toThrow(OverloadedError);
  await Promise.all(waiting);
  expect((await analyticsAt(server, hotelId)).total).toBe(10_001);
});

test("the table refuses a whole User-Agent and accepts a class", async () => {
  const { hotelId } = await server.ownerWithHotel();
  const add = (userAgent: string) =>
    server.sql`insert into public.qr_scans ${server.sql({ hotel_id: hotelId, user_agent: userAgent })}`;
  await expect(add(USER_AGENTS.Mobile)).rejects.toMatchObject({
    constraint: "qr_scans_user_agent_class",
  });
  await add("Firefox on Windows");
});
