/**
 * Bytes that a hotel, a scan and a request leave behind, so that operators can plan disks. Rows are added as
 * the server adds them; sizes are PostgreSQL's own, including indexes.
 */
import { randomUUID } from "node:crypto";
import { SECTIONS } from "../src/sections/index.ts";
import type { Sql } from "../src/server/database/connection.ts";
import type { Scan } from "../src/server/scans/recorder.ts";
import { exampleRow } from "../testbed/rows.ts";
import { withScratchDatabase } from "../testbed/scratch-database.ts";
import { report } from "./support.ts";

const HOTELS = 500;
const ITEMS = 10;
const SCANS = 200_000;
const BATCH = 500;

export async function benchGrowth(): Promise<void> {
  await withScratchDatabase(async (sql) => {
    await sql`select innfo.make_scan_partitions()`;
    const [empty] = await sql<{ bytes: number }[]>`
      select pg_database_size(current_database())::float8 as bytes`;
    report("an empty database", megabytes(empty?.bytes ?? 0));
    await measureHotels(sql);
    await measureScans(sql);
  });
}

async function measureHotels(sql: Sql): Promise<void> {
  const before = await bytesOf(sql, "%");
  const owners = Array.from({ length: HOTELS }, () => ({
    id: randomUUID(),
    email: `${randomUUID()}@example.com`,
  }));
  await sql`insert into auth.users ${sql(owners)}`;
  const hotels = owners.map(({ id }) => ({ ...exampleRow("hotels"), user_id: id }));
  const added = await sql<{ id: string }[]>`insert into public.hotels ${sql(hotels)} returning id`;
  for (const { table } of SECTIONS) {
    for (const { id } of added) {
      const rows = Array.from({ length: ITEMS }, () => ({ ...exampleRow(table), hotel_id: id }));
      await sql`insert into public.${sql(table)} ${sql(rows)}`;
    }
  }
  const after = await bytesOf(sql, "%");
  report(
    `a hotel with ${ITEMS} short items in each of ${SECTIONS.length} sections`,
    kilobytes((after - before) / HOTELS),
  );
}

async function measureScans(sql: Sql): Promise<void> {
  const hotels = await sql<{ id: string }[]>`select id from public.hotels limit 20`;
  const kept = ["qr_scans%"];
  const forgotten = ["scan_visits", "scan_guests"];
  const counts = ["scan_quarters", "scan_days", "scan_totals"];
  const size = async () => ({
    kept: await bytesOf(sql, ...kept),
    forgotten: await bytesOf(sql, ...forgotten),
    counts: await bytesOf(sql, ...counts),
  });
  const before = await size();
  const since = Date.now() - 24 * 60 * 60_000;
  for (let from = 0; from < SCANS; from += BATCH) {
    const scans = Array.from({ length: BATCH }, (_, i): Scan => {
      const guest = randomUUID();
      return {
        hotel_id: hotels[(from + i) % hotels.length]?.id ?? "",
        visit_id: randomUUID(),
        guest_id: guest,
        source: "qr",
        device_type: "Mobile",
        referrer: null,
        user_agent: "Safari on iPhone",
        scanned_at: new Date(since + ((from + i) / SCANS) * 24 * 60 * 60_000),
      };
    });
    await sql`select to_json(innfo.record_scans(${JSON.stringify(scans)}::text::jsonb))`;
  }
  const after = await size();
  report(
    "a scan, for as long as raw scans are kept",
    `${Math.round((after.kept - before.kept) / SCANS)} bytes`,
  );
  report(
    "a scan, for two to three days",
    `${Math.round((after.forgotten - before.forgotten) / SCANS)} bytes`,
  );
  const ofHotel = (after.counts - before.counts) / hotels.length;
  report("the counts of a hotel that is scanned all day, a day", kilobytes(ofHotel));
}

/** Size of the tables with these names, as in LIKE, in the product's schemas. */
async function bytesOf(sql: Sql, ...names: string[]): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`
    select sum(pg_total_relation_size(c.oid))::float8 as bytes from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'innfo'::regnamespace)
      and exists (select from jsonb_array_elements_text(${JSON.stringify(names)}::text::jsonb) as name
        where c.relname like name)`;
  return row?.bytes ?? 0;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1e3).toFixed(1)} KB`;
}
