/** The download of a large account: in bounded memory, complete or refused. */
import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../../src/server/database/transaction.ts";
import type { AccountData } from "../../testbed/account-data.ts";
import { makeEmptyDatabase } from "../../testbed/empty-database.ts";
import { newDataDir, startOwn } from "../../testbed/own-servers.ts";
import { createOwner } from "../../testbed/owner.ts";

const FAQS = 200_000;
const SCANS = 100_000;
/** At least that much is sent. */
const MEGABYTES = 100;

const database = await makeEmptyDatabase();
afterAll(() => database.sql.end());
// More than an owner may have, so that streaming does not depend on the limits.
const LIMITS = "free.items=1000000, free.text_bytes=1000000000";
const dataDir = newDataDir();
const server = startOwn({ dataDir, env: { ...database.env, LIMITS } });
const url = await server.url;
const owner = await createOwner(url);
beforeAll(async () => {
  const { id } = owner.hotel;
  await transaction(database.sql, async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`
      insert into public.faqs (hotel_id, category, question, answer, position)
      select ${id}, 'General', 'Question ' || n, repeat(md5(n::text), 12), n from generate_series(1, ${FAQS}::int) as n`;
    await tx`
      insert into public.qr_scans (hotel_id, device_type) select ${id}, 'Mobile' from generate_series(1, ${SCANS}::int)`;
  });
  await database.sql`analyze`;
}, 300_000);

async function download(): Promise<Response> {
  const { data } = await owner.api.auth.getSession();
  return fetch(`${url}/auth/v1/user/data`, {
    headers: { Authorization: `Bearer ${data.session?.access_token}` },
  });
}

/** The server's memory in MB; undefined without /proc. */
function memory(): number {
  const status = `/proc/${server.pid}/status`;
  if (!existsSync(status)) return 0;
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(status, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** Who reads for a download. */
const readers = () => database.sql<{ pid: number }[]>`
  select pid from pg_stat_activity
  where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()
    and query ~ '(from batches|to_jsonb)'`;

test("200,000 items come whole and in order", async () => {
  const response = await download();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="account.json"');
  const text = await response.text();
  expect(text.length).toBeGreaterThan(MEGABYTES * 1024 * 1024);
  const [hotel] = (JSON.parse(text) as AccountData).hotels;
  const questions = hotel?.sections.faqs?.map(({ question }) => question);
  expect(questions).toHaveLength(FAQS);
  expect([questions?.[0], questions?.[FAQS - 1]]).toEqual(["Question 1", `Question ${FAQS}`]);
  expect(hotel?.scans).toMatchObject([{ device_type: "Mobile", scans: SCANS }]);
}, 180_000);

test("a slow reader holds neither memory nor the database, and gets the rest later", async () => {
  const before = memory();
  const response = await download();
  expect(response.status).toBe(200);
  const reader = response.body?.getReader();
  let bytes = (await reader?.read())?.value?.length ?? 0;
  expect(await readers()).toEqual([]);
  expect(memory() - before).toBeLessThan(MEGABYTES / 2);
  for (let piece = await reader?.read(); !piece?.done; piece = await reader?.read()) {
    bytes += piece?.value?.length ?? 0;
  }
  expect(bytes).toBe(Number(response.headers.get("content-length")));
}, 60_000);

test("when the database goes away meanwhile, there is no half a document", async () => {
  const answer = download();
  // In one statement: nothing of it is visible between two batches.
  const end = () => database.sql`select pg_terminate_backend(pid) as ended from (${readers()}) as reading`;
  await expect.poll(end).toEqual([{ ended: true }]);
  const response = await answer;
  expect(response.status).toBe(503);
  await response.arrayBuffer();
}, 60_000);

test("whoever leaves early gives the connection back", async () => {
  const left = await download();
  const reader = left.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  const { api } = owner;
  expect((await api.from("hotels").select("id")).error).toBeNull();
  const response = await download();
  expect(response.status).toBe(200);
  expect((JSON.parse(await response.text()) as AccountData).hotels).toHaveLength(1);
}, 180_000);
