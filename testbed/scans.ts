/** Visits as the guest page reports them, and their effect. */
import { randomUUID } from "node:crypto";
import type { ScanAnalytics } from "../src/lib/figures/scan-analytics.ts";
import type { TestServer } from "./server.ts";

export const USER_AGENTS = {
  Mobile:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  Tablet:
    "Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
  Desktop:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
} as const;

export interface Visit {
  hotel_id: string;
  visit_id: string;
  source: string;
  guest_id?: string;
  referrer?: string | null;
  touch?: boolean;
}

export function aVisit(hotelId: string): Visit {
  return { hotel_id: hotelId, visit_id: randomUUID(), source: "qr" };
}

/** Reports a visit from a guest's phone. */
export function track(url: string, visit: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/functions/v1/track-scan`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "User-Agent": USER_AGENTS.Mobile, ...headers },
    body: typeof visit === "string" ? visit : JSON.stringify(visit),
  });
}

export async function analyticsAt(
  { sql }: Pick<TestServer, "sql">,
  hotelId: string,
  now = new Date(),
): Promise<ScanAnalytics> {
  const [row] = await sql<{ analytics: ScanAnalytics }[]>`
    select innfo.scan_analytics_at(${hotelId}, ${now}) as analytics`;
  if (!row) throw new Error("no answer");
  return row.analytics;
}

/**
 * Raw scans are partitioned by month, and the server makes partitions ahead. This one covers all earlier
 * months.
 */
export async function allowScansOfThePast({ sql }: Pick<TestServer, "sql">): Promise<void> {
  // Not the clock's month: it may have ended since the run began.
  const [first] = await sql<{ month: string }[]>`
    select min(substring(pg_get_expr(c.relpartbound, c.oid) from $$'([^']+)'$$)) as month
    from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = 'public.qr_scans'::regclass`;
  await sql.unsafe(`
    create table public.qr_scans_of_the_past partition of public.qr_scans
    for values from (minvalue) to ('${first?.month}')`);
}

/** Hotels whose counts differ from the sums of their raw scans. */
export async function miscountedHotels({ sql }: Pick<TestServer, "sql">): Promise<readonly unknown[]> {
  return sql`
    with raw as (
      select hotel_id, count(*) as scans, count(*) filter (where is_new_guest) as guests
      from public.qr_scans group by hotel_id
    )
    select * from (
      select raw.*,
        (select (sum(scans), sum(guests)) from innfo.scan_quarters q where q.hotel_id = raw.hotel_id) as quarters,
        (select (sum(scans), sum(guests)) from innfo.scan_days d where d.hotel_id = raw.hotel_id) as days,
        (select array_agg(sum) from (select sum(scans) from innfo.scan_totals t
          where t.hotel_id = raw.hotel_id group by dimension) as sums) as totals
      from raw
    ) as counted
    where quarters is distinct from (scans::numeric, guests::numeric)
      or days is distinct from (scans::numeric, guests::numeric)
      or totals is distinct from array[scans, scans, scans]::numeric[]`;
}

/** A hotel of this owner in the time zone. @returns its id */
export async function addHotelIn(
  { sql }: Pick<TestServer, "sql">,
  ownerId: string,
  timeZone = "UTC",
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.hotels (user_id, name, address, phone, email, time_zone)
    values (${ownerId}, ${randomUUID()}, '1 Quay', '1', 'desk@example.com', ${timeZone}) returning id`;
  return row?.id ?? "";
}

/** Reports visits some at a time, as many guests would. @returns how many were answered with which status */
export async function trackAll(
  url: string,
  visits: readonly { visit: unknown; from: string }[],
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (let at = 0; at < visits.length; at += 50) {
    const answers = await Promise.all(
      visits.slice(at, at + 50).map(({ visit, from }) => track(url, visit, { "X-Forwarded-For": from })),
    );
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return statuses;
}
