/**
 * Duration of scan_analytics() for a hotel with ten million scans, beside one with a tenth of them. SQL adds
 * the scans to the server's own table, so that the same trigger counts them. Takes some minutes and some
 * gigabytes.
 */
import { randomUUID } from "node:crypto";
import type { Sql } from "../src/server/database/connection.ts";
import { withLink } from "../src/server/database/link.ts";
import { allowScansOfThePast, miscountedHotels } from "../testbed/scans.ts";
import { withScratchDatabase } from "../testbed/scratch-database.ts";
import { atMost, median, percentile, report } from "./support.ts";

const DAYS = 365;
const AT_A_TIME = 200_000;
const CALLS = 300;

export async function benchAnalytics(millions = 10): Promise<void> {
  await withScratchDatabase(
    async (sql) => {
      const [ownerId, small, large] = await addHotels(sql);
      await allowScansOfThePast({ sql });
      // The foreign key looks up each scan's hotel; that is not measured here.
      await sql`alter table public.qr_scans drop constraint qr_scans_hotel_id_fkey`;
      const began = performance.now();
      await addScans(sql, small, millions * 100_000);
      await addScans(sql, large, millions * 1_000_000);
      report(
        "seconds to add the scans in SQL, counts included",
        ((performance.now() - began) / 1000).toFixed(0),
      );
      await sql`analyze`;
      const miscounted = await miscountedHotels({ sql });
      if (miscounted.length > 0) throw new Error("The counts differ from the raw scans");
      const times = await measure(sql, ownerId, [small, large]);
      const [tenth = [], all = []] = times;
      const p95 = percentile(all, 0.95);
      const ratio = median(all) / median(tenth);
      report(`analytics of ${millions} million scans, median`, `${median(all).toFixed(2)} ms`);
      report("  95th percentile", `${p95.toFixed(2)} ms`, atMost(p95, 20, "ms"));
      report("analytics of a tenth of them, median", `${median(tenth).toFixed(2)} ms`);
      report("  ratio of the medians", ratio.toFixed(2), atMost(ratio, 1.2));
    },
    { statement_timeout: 0 },
  );
}

async function addHotels(sql: Sql): Promise<[ownerId: string, small: string, large: string]> {
  const ownerId = randomUUID();
  await sql`insert into auth.users (id, email) values (${ownerId}, 'bench@example.com')`;
  const hotels = ["Small", "Large"].map((name) => ({
    user_id: ownerId,
    name,
    address: "1 Quay",
    phone: "1",
    email: "bench@example.com",
    time_zone: "Asia/Kathmandu",
  }));
  const [small, large] = await sql<{ id: string }[]>`
    insert into public.hotels ${sql(hotels)} returning id`;
  return [ownerId, small?.id ?? "", large?.id ?? ""];
}

/** Spread over the year before the current month, over all devices and over fifty referrers. */
async function addScans(sql: Sql, hotelId: string, scans: number): Promise<void> {
  for (let from = 0; from < scans; from += AT_A_TIME) {
    await sql`
      insert into public.qr_scans (id, hotel_id, user_agent, referrer, device_type, source, is_new_guest, scanned_at)
      select gen_random_uuid(), ${hotelId}, 'Safari on iPhone', case when n % 3 = 0 then 'site-' || n % 50 || '.example' end,
        (array['Mobile', 'Tablet', 'Desktop', 'Unknown'])[1 + n % 4],
        case when n % 5 = 0 then 'link' else 'qr' end, n % 2 = 0,
        date_trunc('month', now()) - make_interval(days => ${DAYS}) * ((n + 0.5) / ${scans}::float8)
      from generate_series(${from}::int, ${Math.min(scans, from + AT_A_TIME) - 1}::int) as n`;
  }
}

/** Calls as the owner, for one hotel and the other in turn. @returns milliseconds by hotel */
function measure(own: Sql, ownerId: string, hotelIds: readonly string[]): Promise<number[][]> {
  const greeting = `select set_config('request.jwt.claims', '{"sub":"${ownerId}"}', false); set role authenticated`;
  return withLink(own.options, { greeting }, async (sql) => {
    const times: number[][] = hotelIds.map(() => []);
    for (let call = 0; call < CALLS; call += 1) {
      for (const [i, hotelId] of hotelIds.entries()) {
        const began = performance.now();
        const [row] = await sql<{ total: number }[]>`
          select (public.scan_analytics(${hotelId}) -> 'total')::int as total`;
        times[i]?.push(performance.now() - began);
        if (!row?.total) throw new Error("No analytics");
      }
    }
    return times;
  });
}
