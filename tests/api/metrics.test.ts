/** Figures for an operator's Prometheus. */
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PRO_PLAN } from "../../src/product.ts";
import { newFileName } from "../../src/server/backup/names.ts";
import { COMMIT, VERSION } from "../../src/server/config/version.ts";
import { certificateOf } from "../../testbed/certificate.ts";
import { listenHere } from "../../testbed/listen-here.ts";
import { LONG_TIMEOUTS, startTestServer, type TestServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel } from "../../testbed/tokens.ts";

const TOKEN = "a-token-for-the-scraper";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN: TOKEN });
});
afterAll(() => server.stop());

function scrape(authorization = `Bearer ${TOKEN}`, from = server): Promise<Response> {
  return fetch(`${from.url}/metrics`, { headers: { authorization } });
}

/** The value of a sample, written as in Prometheus' text format. */
async function sample(name: string): Promise<number | undefined> {
  const lines = (await (await scrape()).text()).split("\n");
  const line = lines.find((candidate) => candidate.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

test("a caller with the token reads the figures in Prometheus' format", async () => {
  const response = await scrape();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(response.headers.get("cache-control")).toBe("no-store");
  for (const line of (await response.text()).trim().split("\n")) {
    expect(line).toMatch(/^(|# (HELP|TYPE) \w+ .+|\w+(\{.*\})? ([-+\d.e]+|NaN|Nan))$/);
  }
});

test.each([
  ["a wrong token", "Bearer another-token-of-length"],
  ["a part of it", `Bearer ${TOKEN.slice(0, -1)}`],
  ["another scheme", `Basic ${btoa(`x:${TOKEN}`)}`],
  ["nothing", ""],
])("a caller with %s reads nothing", async (_what, authorization) => {
  const response = await scrape(authorization);
  expect([400, 401]).toContain(response.status);
  expect(response.headers.get("www-authenticate")).toMatch(/^Bearer/);
  expect(await response.text()).not.toContain("innfo_");
});

test("without METRICS_TOKEN there is no such page", async () => {
  const plain = await startTestServer();
  try {
    expect((await scrape(undefined, plain)).status).toBe(404);
  } finally {
    await plain.stop();
  }
});

test("requests are counted by route, whatever is put into the path", async () => {
  const { client } = await server.ownerWithHotel();
  for (const _ of [1, 2, 3]) await client.from("faqs").select();
  for (const made_up of ["a", "b"]) await fetch(`${server.url}/no/such/${made_up}`);
  const count = (labels: string) => sample(`innfo_http_request_duration_seconds_count{${labels}}`);
  expect(await count('method="GET",route="/rest/v1/:relation",status="200"')).toBe(3);
  expect(await count('method="GET",route="none",status="404"')).toBe(2);
  expect(await (await scrape()).text()).not.toMatch(/no\/such|faqs\?/);
});

test("the version, the listener, cached pages and places of work are there", async () => {
  const { hotelId } = await server.ownerWithHotel();
  const made = (await sample("innfo_guest_pages_made_total")) ?? 0;
  const hits = (await sample("innfo_guest_page_hits_total")) ?? 0;
  for (const _ of [1, 2, 3]) await fetch(`${server.url}/view/${hotelId}`);
  expect(await sample("innfo_guest_pages_made_total")).toBe(made + 1);
  expect(await sample("innfo_guest_page_hits_total")).toBe(hits + 2);
  expect(await sample("innfo_guest_pages_cached_bytes")).toBeGreaterThan(10_000);
  expect(await sample("innfo_guest_pages_cached_max_bytes")).toBe(64 * 1024 * 1024);
  expect(await sample("innfo_listener_up")).toBe(1);
  expect(await sample('innfo_work_running{kind="writes"}')).toBe(0);
  expect(await sample('innfo_work_places{kind="writes"}')).toBe(LONG_TIMEOUTS.work.writes.concurrency);
  const info = `version="${VERSION}",commit="${COMMIT}",node="${process.version}"`;
  expect(await sample(`innfo_info{${info}}`)).toBe(1);
});

test("the database's size, connections, tables and upkeep are there", async () => {
  await server.sql`analyze public.hotels`;
  const [row] = await server.sql<{ count: number }[]>`select count(*)::int as count from public.hotels`;
  expect(await sample("innfo_database_up")).toBe(1);
  expect(await sample("innfo_database_bytes")).toBeGreaterThan(5_000_000);
  expect(await sample("innfo_database_max_connections")).toBeGreaterThan(10);
  expect(await sample('innfo_database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(await sample('innfo_table_rows{table="public.hotels"}')).toBe(row?.count);
  expect(await sample('innfo_table_bytes{table="public.qr_scans"}')).toBeGreaterThan(0);
  await server.sql`insert into innfo.jobs (kind, payload, failed_at) values ('mail', '{}', now())`;
  expect(await sample('innfo_jobs{kind="mail",state="failed"}')).toBe(1);
  expect(await sample('innfo_jobs{kind="mail",state="waiting"}')).toBe(0);
  const monthsAhead = new Date();
  monthsAhead.setUTCFullYear(monthsAhead.getUTCFullYear(), monthsAhead.getUTCMonth() + 5, 1);
  expect(await sample("innfo_scan_partitions_end_timestamp_seconds")).toBe(
    monthsAhead.setUTCHours(0, 0, 0, 0) / 1000,
  );
  await expect
    .poll(() => sample('innfo_upkeep_last_success_timestamp_seconds{task="scans"}'))
    .toBeCloseTo(Date.now() / 1000, -3);
});

test("the disk is there, and backups only where the server makes them", async () => {
  expect(await sample("innfo_disk_free_bytes")).toBeGreaterThan(0);
  expect(await sample("innfo_disk_bytes")).toBeGreaterThan((await sample("innfo_disk_free_bytes")) ?? 0);
  expect(await sample("innfo_backup_bytes")).toBeUndefined();
  const made = Date.UTC(2026, 0, 2, 3, 4, 5);
  const folder = join(server.dataDir, "backups");
  mkdirSync(folder, { recursive: true });
  writeFileSync(newFileName(folder, "daily", new Date(made)), "a backup");
  expect(await sample("innfo_backup_bytes")).toBe(8);
  expect(await sample("innfo_backup_timestamp_seconds")).toBe(made / 1000);

  expect(await sample("innfo_backups_daily")).toBe(1);
  expect(await sample("innfo_backup_copied_timestamp_seconds")).toBeUndefined();
  const copied = new Date(Date.UTC(2026, 0, 2, 6));
  writeFileSync(join(folder, "copied"), "");
  utimesSync(join(folder, "copied"), copied, copied);
  expect(await sample("innfo_backup_copied_timestamp_seconds")).toBe(copied.getTime() / 1000);

  const without = await startTestServer({ METRICS_TOKEN: TOKEN, BACKUP_KEEP: "0" });
  try {
    await without.sql`insert into innfo_server.upkeep (task, succeeded_at) values ('backup', now())`;
    const told = await (await scrape(undefined, without)).text();
    expect(told).toContain('{task="scans"}');
    expect(told).not.toContain("backup");
  } finally {
    await without.stop();
  }
});

test("the figures of the business are there, and follow what happens", async () => {
  const figures = async () => ({
    hotels: await sample("innfo_hotels"),
    confirmed: await sample('innfo_accounts{state="confirmed"}'),
    waiting: await sample('innfo_accounts{state="waiting"}'),
    pro: await sample("innfo_accounts_pro"),
    signUps: await sample("innfo_sign_ups_day"),
    messages: await sample("innfo_messages_day"),
    refused: await sample("innfo_mails_refused_day"),
  });
  const before = await figures();
  const { userId, hotelId } = await makeHotel(server);
  await giveProPlan(server, userId);
  // Given twice, it is one account.
  await server.sql`
    insert into innfo.granted_plans (user_id, plan_id, period_end)
    values (${userId}, ${PRO_PLAN.id}, now() + interval '1 day')`;
  await server.sql`insert into auth.users (email) values ('waits@figures.example')`;
  await server.sql`
    insert into auth.users (email, created_at) values ('old@figures.example', now() - interval '25 hours')`;
  const message = { hotel_id: hotelId, kind: "feedback", rating: 5 };
  await server.sql`
    insert into public.messages ${server.sql([
      { ...message, by_guest: true, created_at: new Date() },
      { ...message, by_guest: false, created_at: new Date() },
      { ...message, by_guest: true, created_at: new Date(Date.now() - 25 * 3_600_000) },
    ])}`;
  await server.sql`
    insert into innfo.jobs (kind, payload, failed_at)
    values ('mail', '{"letter": "passwordChanged", "to": "a@figures.example"}', now()),
      ('mail', '{"letter": "passwordChanged", "to": "a@figures.example"}', now() - interval '25 hours')`;
  const more = (figure: keyof typeof before, by: number) => (before[figure] ?? Number.NaN) + by;
  expect(await figures()).toEqual({
    ...{ hotels: more("hotels", 1), confirmed: more("confirmed", 1), waiting: more("waiting", 2) },
    ...{ pro: more("pro", 1), signUps: more("signUps", 2), messages: more("messages", 1) },
    refused: more("refused", 1),
  });
});

test.each([
  ["in ten days", 10],
  ["yesterday", -1],
])("the certificate of the site's own address ends %s", async (_, days) => {
  const proxy = createServer(certificateOf(days));
  const port = await listenHere(proxy);
  const site = await startTestServer({ METRICS_TOKEN: TOKEN, PUBLIC_URL: `https://127.0.0.1:${port}` });
  try {
    const told = await (await scrape(undefined, site)).text();
    const [, end] = /^innfo_certificate_end_timestamp_seconds (\S+)$/m.exec(told) ?? [];
    expect((Number(end) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(days, 1);
  } finally {
    await site.stop();
    proxy.close();
  }
  expect(await sample("innfo_certificate_end_timestamp_seconds")).toBeUndefined();
});

test("while the database is away, /metrics has the process's figures and no outdated ones of the database", async () => {
  expect(await sample("innfo_database_bytes")).toBeGreaterThan(0);
  await server.sql.end();
  expect(await sample("innfo_database_up")).toBe(0);
  expect(await sample("innfo_database_bytes")).toBeUndefined();
  expect(await sample('innfo_table_rows{table="public.hotels"}')).toBeUndefined();
  expect(await sample("process_resident_memory_bytes")).toBeGreaterThan(0);
});
