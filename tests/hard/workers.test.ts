/** Several processes on one port: what is acknowledged is kept and seen, whichever of them ends. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { health, newDataDir, startOwn } from "../../testbed/own-servers.ts";
import { createOwner, type Owner } from "../../testbed/owner.ts";
import { childrenOf, postmasterOf, type ServerProcess } from "../../testbed/process.ts";

const WORKERS = 2;
const LIMITS = "free.items=100000";
const TOKEN = "twenty-random-letters";

interface Running {
  server: ServerProcess;
  url: string;
  dataDir: string;
  workers(): number[];
}

async function start(dataDir = newDataDir()): Promise<Running> {
  const mails = { SMTP_URL: "smtp://127.0.0.1:9", EMAIL_CONFIRMATION: "off" };
  const env = {
    WORKERS: String(WORKERS),
    METRICS_TOKEN: TOKEN,
    BACKUP_KEEP: "0",
    LIMITS,
    ...mails,
  };
  const server = startOwn({ dataDir, env });
  const url = await server.url;
  const workers = () => childrenOf(server.pid).filter((pid) => pid !== postmasterOf(dataDir));
  return { server, url, dataDir, workers };
}

async function addContact({ api, hotel }: Owner, label: string): Promise<boolean> {
  const row = { hotel_id: hotel.id, label, number: "1" };
  return (await api.from("important_contacts").insert(row)).error === null;
}

/** However many there are: an answer has a thousand rows at most. */
async function labelsOf({ api, hotel }: Owner): Promise<Set<string>> {
  const labels = new Set<string>();
  for (let last = ""; ; ) {
    const query = api.from("important_contacts").select("label").eq("hotel_id", hotel.id).gt("label", last);
    const { data } = await query.order("label").limit(500).throwOnError();
    if (!data || data.length === 0) return labels;
    for (const { label } of data) labels.add(label);
    last = data.at(-1)?.label ?? "";
  }
}

async function figure(url: string, name: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const line = (await answer.text()).split("\n").find((text) => text.startsWith(`${name} `));
  return Number(line?.split(" ")[1]);
}

test("Each guest sees an edit, whichever worker answers, and /metrics counts what all of them did", async () => {
  const { url, workers } = await start();
  expect(workers()).toHaveLength(WORKERS);
  const owner = await createOwner(url);
  const page = `${url}/view/${owner.hotel.id}`;
  /** On a connection of its own, which the workers take in turn. */
  const read = async () => (await fetch(page, { headers: { connection: "close" } })).text();
  // One that a busy machine lets wait is passed over.
  const madeBy = async () => {
    expect(await read()).toContain(owner.hotel.name);
    return figure(url, "innfo_guest_pages_made_total");
  };
  await expect.poll(madeBy).toBeGreaterThanOrEqual(WORKERS);

  await owner.api.from("hotels").update({ name: "Salt and Thyme" }).eq("id", owner.hotel.id).throwOnError();
  for (let i = 0; i < 2 * WORKERS; i++) await expect.poll(read).toContain("Salt and Thyme");
  expect(await figure(url, "innfo_listener_up")).toBe(1);
});

test("No acknowledged write is lost when workers are killed under load, and others take their places", {
  timeout: 90_000,
}, async () => {
  const { url, workers } = await start();
  const owner = await createOwner(url);
  const acknowledged: string[] = [];
  let done = false;
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let i = 0; !done; i++) {
      const label = `${writer} ${i}`;
      if (await addContact(owner, label)) acknowledged.push(label);
      // A worker that is gone refuses at once.
      else await sleep(20);
    }
  });
  for (let round = 0; round < 3; round++) {
    const written = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(written + 10);
    const [victim = 0] = workers();
    process.kill(victim, "SIGKILL");
    await expect.poll(() => workers().filter((pid) => pid !== victim).length).toBe(WORKERS);
  }
  done = true;
  await Promise.all(writers);
  const kept = await labelsOf(owner);
  expect(acknowledged.filter((label) => !kept.has(label))).toEqual([]);
  expect(await health(url)).toBe(200);
});

test("A worker that is told to stop is replaced while the others serve", async () => {
  const { url, workers } = await start();
  const [first = 0, second = 0] = workers();
  process.kill(first, "SIGTERM");
  await expect.poll(() => workers().includes(first)).toBe(false);
  expect(workers()).toContain(second);
  expect(await health(url)).toBe(200);
  await expect.poll(() => workers().length).toBe(WORKERS);
});

test("All end with the primary, told to or killed, and the data is there at the next start", async () => {
  const { server, url, dataDir, workers } = await start();
  const owner = await createOwner(url);
  const alive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  const killed = workers();
  await server.end("SIGKILL");
  await expect.poll(() => killed.filter(alive)).toEqual([]);

  const next = await start(dataDir);
  const page = await fetch(`${next.url}/view/${owner.hotel.id}`);
  expect(await page.text()).toContain(owner.hotel.name);
  const stopped = next.workers();
  expect(await next.server.end("SIGTERM")).toEqual({ code: 0, signal: null });
  expect(stopped.filter(alive)).toEqual([]);
  expect(postmasterOf(dataDir)).toBeUndefined();
});

test("What keeps workers from serving is said once, and ends the start", async () => {
  const { url } = await start();
  const { port } = new URL(url);
  const mails = { SMTP_URL: "smtp://127.0.0.1:9" };
  const second = startOwn({ dataDir: newDataDir(), env: { WORKERS: "2", PORT: port, ...mails } });
  expect((await second.exited).code).toBe(1);
  expect(second.errors()).toBe(`PORT ${port} is already in use: stop the other program or set PORT\n`);
});
