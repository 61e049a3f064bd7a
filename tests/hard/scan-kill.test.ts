import { setTimeout as sleep } from "node:timers/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import type { Database } from "../../src/lib/database.types.ts";
import type { ScanAnalytics } from "../../src/lib/figures/scan-analytics.ts";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { createOwner } from "../../testbed/owner.ts";
import { postmasterOf, startProcess } from "../../testbed/process.ts";
import { aVisit, track, type Visit } from "../../testbed/scans.ts";

const ROUNDS = 4;
const WRITERS = 16;
const VISITS_PER_ROUND = 200;

/** All of them: an answer holds at most 1,000 rows. */
async function recordedVisits(api: SupabaseClient<Database>): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { data } = await api
      .from("qr_scans")
      .select("id")
      .order("id")
      .range(ids.length, ids.length + 999)
      .throwOnError();
    ids.push(...data.map(({ id }) => id));
    if (data.length < 1000) return ids;
  }
}

test("no scan that was answered is lost by kill -9, and none counts twice when it is sent again", async () => {
  const dataDir = makeDataDir();
  const start = () => startProcess({ dataDir, env: { TRUST_PROXY: "1" } });
  let server = start();
  let url = await server.url;
  const owner = await createOwner(url);
  const sent: Visit[] = [];
  const answered = new Set<string>();
  async function send(visit: Visit): Promise<void> {
    const from = `10.0.0.${sent.indexOf(visit) % 250}`;
    const response = await track(url, visit, { "X-Forwarded-For": from }).catch(() => undefined);
    if (response?.status === 204) answered.add(visit.visit_id);
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    const until = sent.length + VISITS_PER_ROUND;
    const writers = Array.from({ length: WRITERS }, async () => {
      while (sent.length < until) {
        const visit = aVisit(owner.hotel.id);
        sent.push(visit);
        await send(visit);
      }
    });
    // In the middle of it.
    while (sent.length < until - VISITS_PER_ROUND / 2) await sleep(1);
    if (round % 2 === 1) process.kill(postmasterOf(dataDir) ?? 0, "SIGKILL");
    await server.end("SIGKILL");
    await Promise.all(writers);
    server = start();
    url = await server.url;
  }

  const signedIn = createClient<Database>(url, PUBLISHABLE_KEY, { auth: { persistSession: false } });
  await signedIn.auth.signInWithPassword({ email: owner.email, password: owner.password });
  const analytics = async () => {
    const { data } = await signedIn.rpc("scan_analytics", { hotel_id: owner.hotel.id }).throwOnError();
    // The database's function answers in this shape; its generated type is any JSON.
    return data as unknown as ScanAnalytics;
  };
  const recorded = await recordedVisits(signedIn);
  expect(answered.size).toBeGreaterThan(ROUNDS * 50);
  expect([...answered].filter((id) => !recorded.includes(id))).toEqual([]);
  expect((await analytics()).total).toBe(recorded.length);

  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let i = writer; i < sent.length; i += WRITERS) await send(sent[i] ?? aVisit(owner.hotel.id));
    }),
  );
  const { total, months, days, devices, via } = await analytics();
  expect(total).toBe(sent.length);
  expect(months.at(-1)?.scans).toBe(sent.length);
  expect(days.at(-1)).toMatchObject({ scans: sent.length, guests: sent.length });
  expect(devices[0]).toEqual({ type: "Mobile", scans: sent.length });
  expect(via).toEqual({ qr: sent.length, link: 0 });
  await server.end();
  removeDataDir(dataDir);
}, 300_000);
