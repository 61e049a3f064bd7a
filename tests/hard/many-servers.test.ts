/** Two servers on one database behind a proxy behave as one server. */
import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../../src/lib/database.types.ts";
import { FREE_PLAN } from "../../src/product.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { callAuth } from "../../testbed/auth.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { freePort, type ServerProcess } from "../../testbed/process.ts";
import { startProcessOn } from "../../testbed/process-on-database.ts";
import { type RoundRobin, startRoundRobin } from "../../testbed/round-robin.ts";
import { type Client, PASSWORD, startTestServer, type TestServer } from "../../testbed/server.ts";

interface Member {
  process: ServerProcess;
  url: string;
}

let database: TestServer;
let proxy: RoundRobin;
const members: Member[] = [];
const dataDirs: string[] = [];

beforeAll(async () => {
  database = await startTestServer();
  proxy = await startRoundRobin();
  await Promise.all([join(), join()]);
});
afterAll(async () => {
  await Promise.all(members.map(({ process }) => process.end()));
  await proxy.stop();
  await database.stop();
  for (const dataDir of dataDirs) removeDataDir(dataDir);
});

/** Starts a server and puts it behind the proxy. */
async function join(): Promise<Member> {
  const dataDir = makeDataDir();
  dataDirs.push(dataDir);
  const port = await freePort();
  // Tokens name the site they are for, so all must go by the same address.
  const env = { PORT: String(port), PUBLIC_URL: proxy.url, TRUST_PROXY: "1" };
  const process = startProcessOn({ ...database, dataDir }, env);
  // The printed address is the proxy's.
  await process.url;
  const member = { process, url: `http://127.0.0.1:${port}` };
  members.push(member);
  proxy.targets.push(member.url);
  return member;
}

function connect(url: string): Client {
  return createClient<Database>(url, PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

async function ownerWithHotel(): Promise<{ client: Client; hotelId: string; token: string; email: string }> {
  const client = connect(proxy.url);
  const email = `owner-${randomUUID()}@example.com`;
  const { data: account, error: refused } = await client.auth.signUp({ email, password: PASSWORD });
  if (refused) throw refused;
  const { data, error } = await client
    .from("hotels")
    .insert({ name: `Hotel ${randomUUID()}`, description: "Quiet", address: "1 Quay", phone: "1", email })
    .select("id")
    .single();
  if (error) throw new Error(error.message);
  return { client, hotelId: data.id, token: account.session?.access_token ?? "", email };
}

test("one is killed under load: what was reported as done is done, once, and the other goes on", async () => {
  const { client, hotelId } = await ownerWithHotel();
  const WRITERS = 8;
  const acknowledged = new Set<string>();
  let isKilled = false;
  let isDead = false;
  /** Writes at the moment of the kill; until its end, a dying server's socket still takes connections. */
  let cutOff = 0;
  const otherFailures: unknown[] = [];
  let wanted = 100;
  async function write(): Promise<void> {
    while (acknowledged.size < wanted) {
      const label = randomUUID();
      const beganBefore = !isDead;
      const { error } = await client
        .from("important_contacts")
        .insert({ hotel_id: hotelId, label, number: "1" });
      if (!error) acknowledged.add(label);
      else if (isKilled && beganBefore) cutOff += 1;
      else otherFailures.push(error);
    }
  }
  proxy.answered.clear();
  const writers = Array.from({ length: WRITERS }, write);
  await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(50);
  const [killed, left] = members;
  // Both were at work.
  expect(proxy.answered.get(killed?.url ?? "")).toBeGreaterThan(10);
  expect(proxy.answered.get(left?.url ?? "")).toBeGreaterThan(10);
  wanted = acknowledged.size + 100;
  isKilled = true;
  await killed?.process.end("SIGKILL");
  isDead = true;
  await Promise.all(writers);
  // Before anything is checked: the tests below need two members, whatever is found here.
  members.shift();
  proxy.targets.shift();
  const { url } = await join();

  expect(acknowledged.size).toBeGreaterThanOrEqual(wanted);
  expect(otherFailures).toEqual([]);
  const rows = await database.sql<{ label: string }[]>`
    select label from important_contacts where hotel_id = ${hotelId}`;
  const present = rows.map(({ label }) => label);
  expect([...acknowledged].filter((label) => !present.includes(label))).toEqual([]);
  expect(new Set(present).size).toBe(present.length);
  expect(present.length - acknowledged.size).toBeLessThanOrEqual(cutOff);

  proxy.answered.clear();
  for (let i = 0; i < 4; i++) expect((await fetch(`${proxy.url}/health`)).status).toBe(200);
  expect(proxy.answered.get(url)).toBe(2);
});

test("an edit that goes through one is shown by both", async () => {
  const { client, hotelId } = await ownerWithHotel();
  for (let i = 0; i < 6; i++) {
    const name = `Hotel ${hotelId} number ${i}`;
    expect((await client.from("hotels").update({ name }).eq("id", hotelId)).error).toBeNull();
    for (const { url } of members) {
      // The one that was not written to hears of it when the database tells, a moment later.
      await vi.waitFor(
        async () => expect(await (await fetch(`${url}/view/${hotelId}`)).text()).toContain(name),
        { timeout: 120_000, interval: 5 },
      );
    }
  }
});

test("who signs out at one is signed out at the other", async () => {
  const { client, token } = await ownerWithHotel();
  const read = ({ url }: Member) =>
    fetch(`${url}/rest/v1/hotels`, { headers: { authorization: `Bearer ${token}` } });
  for (const member of members) expect((await read(member)).status).toBe(200);
  await client.auth.signOut();
  for (const member of members) expect((await read(member)).status).toBe(401);
});

test("wrong passwords count together", async () => {
  const { email } = await ownerWithHotel();
  const guess = () => callAuth(proxy, "/token?grant_type=password", { body: { email, password: "wrong" } });
  const codes = [];
  for (let i = 0; i < 12; i++) codes.push((await guess()).body?.error_code);
  expect(codes.indexOf("over_request_rate_limit")).toBe(10);
});

test("the plan's sections count together", async () => {
  const { client, hotelId } = await ownerWithHotel();
  const hidden = SECTIONS.map(({ id }) => ({ hotel_id: hotelId, section_name: id, is_visible: false }));
  await database.sql`insert into section_visibility ${database.sql(hidden)}`;
  const answers = await Promise.all(
    SECTIONS.map(({ id }) =>
      client
        .from("section_visibility")
        .update({ is_visible: true })
        .eq("hotel_id", hotelId)
        .eq("section_name", id),
    ),
  );
  expect(answers.filter(({ error }) => error === null)).toHaveLength(FREE_PLAN.maxSections);
});

test("a scan that is sent to both counts once", async () => {
  const { client, hotelId } = await ownerWithHotel();
  const visits = Array.from({ length: 10 }, () => randomUUID());
  const send = (visit_id: string) => (member: { url: string }) =>
    fetch(`${member.url}/functions/v1/track-scan`, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 (iPhone) Safari/605" },
      body: JSON.stringify({ hotel_id: hotelId, visit_id, source: "qr" }),
    });
  const answers = await Promise.all(visits.flatMap((visit) => members.map(send(visit))));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
  const { data } = await client.from("qr_scans").select("id").eq("hotel_id", hotelId);
  expect(data).toHaveLength(visits.length);
});
