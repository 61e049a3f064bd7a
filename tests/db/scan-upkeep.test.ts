import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { ScanRecorder } from "../../src/server/scans/recorder.ts";
import { maintainScans } from "../../src/server/scans/upkeep.ts";
import { analyticsAt, aVisit, track } from "../../testbed/scans.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();

/** The partition of the month so many months from now, as in its name and bounds. */
function month(offset: number) {
  const now = new Date();
  const [from, to] = [offset, offset + 1].map((months) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString(),
  );
  return { name: `qr_scans_${from?.slice(0, 7).replace("-", "_")}`, from: from ?? "", to: to ?? "" };
}

async function partitions(): Promise<string[]> {
  const rows = await server.sql<{ name: string }[]>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'public.qr_scans'::regclass order by name`;
  return rows.map(({ name }) => name);
}

const AHEAD = [0, 1, 2, 3, 4].map((offset) => month(offset).name).sort();

beforeEach(async () => {
  for (const offset of [-1, -2, -3]) {
    const { name, from, to } = month(offset);
    await server.sql.unsafe(`drop table if exists public.${name}`);
    await server.sql.unsafe(
      `create table public.${name} partition of public.qr_scans for values from ('${from}') to ('${to}')`,
    );
  }
});

test("partitions are made four months ahead while the server runs", async () => {
  await server.sql.unsafe(`drop table public.${month(2).name}, public.${month(3).name}`);
  await maintainScans(server.sql, undefined);
  expect(await partitions()).toEqual(expect.arrayContaining(AHEAD));
});

test("a server whose clock is three months ahead stores its scans, on the last day of a month too", async () => {
  const { hotelId } = await server.ownerWithHotel();
  const endOfMonth = new Date(Date.parse(month(1).from) - 1);
  const ahead = new Date(endOfMonth.getTime() + 92 * 86_400_000);
  await new ScanRecorder(server.sql).record({
    ...{ hotel_id: hotelId, visit_id: randomUUID(), guest_id: randomUUID(), scanned_at: ahead },
    ...{ source: "qr", device_type: "Mobile", referrer: null, user_agent: null },
  });
  const stored = await server.sql`select scanned_at from public.qr_scans where hotel_id = ${hotelId}`;
  expect(stored).toEqual([{ scanned_at: ahead }]);
});

test.each([
  { keepMonths: undefined, kept: [-3, -2, -1] },
  { keepMonths: 3, kept: [-3, -2, -1] },
  { keepMonths: 2, kept: [-2, -1] },
  { keepMonths: 1, kept: [-1] },
])("kept for $keepMonths months, raw scans of the months $kept stay", async ({ keepMonths, kept }) => {
  await maintainScans(server.sql, keepMonths);
  const expected = [...kept.map((offset) => month(offset).name), ...AHEAD].sort();
  expect(await partitions()).toEqual(expected);
});

test("deleting raw scans changes no figure", async () => {
  const { hotelId } = await server.ownerWithHotel();
  const rows = Array.from({ length: 90 }, (_, day) => ({
    hotel_id: hotelId,
    scanned_at: new Date(Date.parse(month(-3).from) + day * 86_400_000),
    is_new_guest: true,
  }));
  await server.sql`insert into public.qr_scans ${server.sql(rows)}`;
  const before = await analyticsAt(server, hotelId);
  await maintainScans(server.sql, 1);
  const [raw] = await server.sql<{ count: number }[]>`
    select count(*)::int as count from public.qr_scans where hotel_id = ${hotelId}`;
  expect(raw?.count).toBeLessThan(90);
  expect(await analyticsAt(server, hotelId)).toEqual(before);
  expect(before.total).toBe(90);
});

test("a visit is remembered for two days, however many there are to forget", async () => {
  const { hotelId } = await server.ownerWithHotel();
  const visit = aVisit(hotelId);
  await track(server.url, visit);
  await server.sql`
    insert into innfo.scan_visits (hotel_id, visit_id, seen_at)
    select ${hotelId}, gen_random_uuid(), now() - interval '49 hours' from generate_series(1, 45000)`;
  await maintainScans(server.sql, undefined);
  const remembered = await server.sql`
    select visit_id from innfo.scan_visits where hotel_id = ${hotelId}`;
  expect(remembered).toEqual([{ visit_id: visit.visit_id }]);
});

test("servers that maintain the scans at the same time take turns", async () => {
  await server.sql.unsafe(`drop table public.${month(3).name}`);
  await Promise.all([1, 2, 3, 4].map(() => maintainScans(server.sql, 2)));
  expect(await partitions()).toEqual(expect.arrayContaining(AHEAD));
});

test("quarters of an hour are kept for thirteen months, and a new time zone still loses no scan", async () => {
  const { hotelId } = await server.ownerWithHotel();
  // More than one batch, half of them too old.
  await server.sql`
    with counted as (
      select now() - interval '13 months' + interval '10 minutes' + n * interval '15 minutes' as at
      from generate_series(-25000, 24999) as n
    ), quarters as (
      insert into innfo.scan_quarters (hotel_id, starts_at, scans, guests) select ${hotelId}, at, 2, 1 from counted
    )
    insert into innfo.scan_days (hotel_id, day, scans, guests)
    select ${hotelId}, (at at time zone h.time_zone)::date as day, sum(2), sum(1)
    from counted join public.hotels h on h.id = ${hotelId} group by day`;
  await maintainScans(server.sql, undefined);
  const [quarters] = await server.sql`
    select count(*)::int as count, min(starts_at) >= now() - interval '13 months' as "areNew"
    from innfo.scan_quarters where hotel_id = ${hotelId}`;
  expect(quarters).toEqual({ count: 25_000, areNew: true });

  const days = () => server.sql<{ day: string; scans: number; guests: number }[]>`
    select day::text, scans::int, guests::int from innfo.scan_days where hotel_id = ${hotelId} order by day`;
  const before = await days();
  await server.sql`update public.hotels set time_zone = 'Pacific/Auckland' where id = ${hotelId}`;
  const after = await days();
  const sum = (rows: typeof after, figure: "scans" | "guests") =>
    rows.reduce((total, row) => total + row[figure], 0);
  expect([sum(after, "scans"), sum(after, "guests")]).toEqual([100_000, 50_000]);
  // Days whose quarters are gone are unchanged.
  expect(after.slice(0, 200)).toEqual(before.slice(0, 200));
  expect(after).not.toEqual(before);
});
