/** Strangers and owners can write nothing into the embedded database's log. */
import { randomUUID } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { newDataDir, startOwn } from "../../testbed/own-servers.ts";
import { killDatabase } from "../../testbed/process.ts";
import { PASSWORD } from "../../testbed/server.ts";

const MARK = "words-of-a-request";
const REQUESTS = 3000;
const AT_ONCE = 50;

const dataDir = newDataDir();
const log = join(dataDir, "postgres.log");
// Lines of an earlier day; the start cuts them off.
writeFileSync(log, "an old line\n".repeat(200_000));
const url = await startOwn({ dataDir }).url;

async function statusOf(path: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(`${url}${path}`, init);
  await response.arrayBuffer();
  return response.status;
}

const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** Each is refused, some by the database alone. */
const BAD: readonly (() => Promise<number>)[] = [
  () => statusOf(`/rest/v1/hotels?name=eq.${MARK}`),
  () => statusOf("/rest/v1/faqs", json({ question: MARK })),
  () => statusOf("/rest/v1/rpc/guest_hotel", json({ hotel_id: { [MARK]: 1 }, more: MARK })),
  () => statusOf("/rest/v1/rpc/guest_hotel", json({ hotel_id: `${MARK}\0` })),
  () =>
    statusOf("/auth/v1/token?grant_type=password", json({ email: `${MARK}\0@example.com`, password: MARK })),
  () => statusOf("/functions/v1/track-scan", json({ hotel_id: `${MARK}\0`, visit_id: MARK, source: "qr" })),
];

test("the start cuts an old log that is too long", () => {
  expect(statSync(log).size).toBeLessThan(1024 * 1024);
  expect(readFileSync(`${log}.1`, "utf8")).toContain("an old line\n");
});

test(`${REQUESTS} anonymous bad requests, and an owner's, grow it by nothing`, async () => {
  const owner = createClient(url, PUBLISHABLE_KEY, { auth: { persistSession: false } });
  const { error } = await owner.auth.signUp({ email: `${randomUUID()}@example.com`, password: PASSWORD });
  expect(error).toBeNull();
  const before = readFileSync(log, "utf8");

  const statuses = new Set<number>();
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, index) => BAD[(sent + index) % BAD.length]?.() ?? 0);
    for (const status of await Promise.all(batch)) statuses.add(status);
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);

  // The database itself refuses these, which are an owner's.
  const refused = await Promise.all([
    owner.from("hotels").insert({ user_id: MARK, name: MARK }),
    owner.from("hotels").insert({ name: MARK }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([400, 400]);
  // Honest requests get what they ask for meanwhile.
  expect((await owner.from("hotels").select("id")).data).toEqual([]);
  expect(await statusOf("/rest/v1/rpc/guest_hotel", json({ hotel_id: "1" }))).toBe(200);
  expect(readFileSync(log, "utf8")).toBe(before);
});

test("the log says that the database was killed, and contains no text of a statement", async () => {
  killDatabase(dataDir, { backends: false });
  await expect.poll(() => statusOf("/health")).toBe(200);
  const text = readFileSync(log, "utf8");
  expect(text).toContain("database system is ready to accept connections");
  expect(text).not.toContain(MARK);
  expect(text).not.toMatch(/STATEMENT|CONTEXT/);
});
