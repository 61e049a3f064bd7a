/** What happens to existing scans when their rules change. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deviceName } from "../../src/lib/device-name.ts";
import type { Sql } from "../../src/server/database/connection.ts";
import { migrate } from "../../src/server/migrations/migrate.ts";
import { makeEarlierSchema } from "../../testbed/earlier-schema.ts";
import { makeEmptyDatabase } from "../../testbed/empty-database.ts";
import { USER_AGENTS } from "../../testbed/scans.ts";

const ON_WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const RAW = [
  ...Object.values(USER_AGENTS),
  `${ON_WINDOWS} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
  `${ON_WINDOWS} Chrome/131.0.0.0 Safari/537.36 OPR/115.0`,
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
  "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/133.0 Safari/605.1.15",
  "Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S911B) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0",
  "Dalvik/2.1.0 (Linux; U; Android 13)",
  "Something/1.0",
  "x".repeat(1000),
];
const KEPT = ["Safari on iPhone", "Unknown device"];

let sql: Sql;
beforeAll(async () => {
  ({ sql } = await makeEmptyDatabase());
  await makeEarlierSchema(sql, "20261123030002");
  await sql`insert into auth.users (email) values ('owner@example.com')`;
  await sql`insert into innfo.account_limits (user_id, what, max) select id, 'hotels', 1000 from auth.users`;
  await sql`
    insert into public.hotels (id, user_id, name, address, phone, email)
    select 'aaaaaaaaaa', id, 'The Quay', '1 Quay', '+1', email from auth.users`;
  for (const [nth, userAgent] of [...RAW, ...KEPT, null].entries()) {
    const row = { hotel_id: "aaaaaaaaaa", user_agent: userAgent, referrer: `host-${nth}.example` };
    await sql`insert into public.qr_scans ${sql(row)}`;
  }
  await migrate(sql);
});
afterAll(() => sql.end({ timeout: 1 }));

describe("Scans from before", () => {
  test("keep the class of their User-Agent that the server would store", async () => {
    const rows = await sql<{ nth: number; user_agent: string | null }[]>`
      select substr(referrer, 6)::text as host, split_part(substr(referrer, 6), '.', 1)::int as nth, user_agent
      from public.qr_scans order by nth`;
    expect(rows.map(({ user_agent }) => user_agent)).toEqual([...RAW.map(deviceName), ...KEPT, null]);
  });

  test("are counted as they were", async () => {
    const [row] = await sql<{ analytics: { total: number; referrers: unknown[] } }[]>`
      select innfo.scan_analytics_at('aaaaaaaaaa', now()) as analytics`;
    expect(row?.analytics.total).toBe(RAW.length + KEPT.length + 1);
    expect(row?.analytics.referrers).toContainEqual({ host: "host-0.example", scans: 1 });
  });
});

test("The table refuses a whole User-Agent and accepts a class", async () => {
  const add = (userAgent: string) =>
    sql`insert into public.qr_scans ${sql({ hotel_id: "aaaaaaaaaa", user_agent: userAgent })}`;
  await expect(add(RAW[0] ?? "")).rejects.toMatchObject({ constraint_name: "qr_scans_user_agent_class" });
  await add("Firefox on Windows");
});
