/**
 * How an installation's size slows its users: the same reads, writes, pages, sign-ins, scans and upkeep with
 * 10, 1,000 and 100,000 hotels, on servers that run side by side and are called in turn. Before that, how
 * long taking over a database of that size takes; afterwards, a backup.
 */
import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import { createLog } from "../src/server/config/log.ts";
import { readSecrets } from "../src/server/config/secrets.ts";
import { PUBLISHABLE_KEY } from "../src/server/database/caller.ts";
import { connectDatabase, type Sql } from "../src/server/database/connection.ts";
import { startEmbedded } from "../src/server/postgres/embedded.ts";
import { makeDataDir, removeDataDir } from "../testbed/data-dir.ts";
import { makeLanded } from "../testbed/landed.ts";
import { addHotels, emailOf, PASSWORD } from "../testbed/many-hotels.ts";
import { startProcess } from "../testbed/process.ts";
import { runUpkeep } from "../testbed/run-upkeep.ts";
import { aVisit, track } from "../testbed/scans.ts";
import { timedCommand } from "./command.ts";
import { cpuSeconds, serverProcesses } from "./processes.ts";
import { atMost, databaseIn, median, report } from "./support.ts";

const SIZES = [10, 1000, 100_000];
const ROUNDS = 7;
/** Per kind and round: enough for the system's clock of hundredths of a second. */
const REQUESTS = 480;
const AT_ONCE = 8;
/** Hotels that are called, spread over all of an installation's. */
const ASKED = 60;
/** Allowed ratio of 100,000 hotels to 1,000. */
const MOST = 1.3;

interface Installation {
  hotels: number;
  dataDir: string;
  /** Seconds that taking over a database of the days before the schema was folded took. */
  migrated: number;
  url: string;
  sql: Sql;
  owners: { n: number; hotelId: string; accessToken: string }[];
  /** Processor seconds so far, of server and database. */
  spent(): number;
  end(): Promise<void>;
}

type Owner = Installation["owners"][number];

interface Kind {
  /** Per round. */
  requests?: number;
  /** One request per hotel instead. */
  once?: boolean;
  ask(url: string, owner: Owner): Promise<Response>;
}

/** Pages come after the writes to the same hotels, so none is cached. */
const KINDS: Record<string, Kind> = {
  "an owner's read": {
    ask: (url, { hotelId, accessToken }) =>
      fetch(`${url}/rest/v1/amenities?select=*&hotel_id=eq.${hotelId}&order=created_at.asc`, {
        headers: { authorization: `Bearer ${accessToken}` },
      }),
  },
  "an owner's write": {
    ask: (url, { hotelId, accessToken }) =>
      fetch(`${url}/rest/v1/faqs?hotel_id=eq.${hotelId}`, {
        method: "PATCH",
        headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
        body: JSON.stringify({ answer: randomUUID() }),
      }),
  },
  "a guest page after a write": {
    once: true,
    ask: (url, { hotelId }) =>
      fetch(`${url}/view/${hotelId}`, { headers: { "accept-encoding": "br", "X-Forwarded-For": address() } }),
  },
  "a sign-in": {
    requests: 20,
    ask: (url, { n }) =>
      fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { apikey: PUBLISHABLE_KEY, "content-type": "application/json" },
        body: JSON.stringify({ email: emailOf(n), password: PASSWORD }),
      }),
  },
  "a scan": {
    ask: (url, { hotelId }) =>
      track(url, { ...aVisit(hotelId), guest_id: randomUUID() }, { "X-Forwarded-For": address() }),
  },
};
/** One network may not have so many guests. */
const address = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
const UPKEEP = "upkeep, with nothing due, ms";

export async function benchManyHotels(sizes = SIZES): Promise<void> {
  const installations: Installation[] = [];
  try {
    for (const hotels of sizes) installations.push(await install(hotels));
    const costs = await measure(installations);
    for (const [kind, bySize] of Object.entries(costs)) reportKind(kind, sizes, bySize.map(median));
    reportLinear(
      "taking over",
      installations.map(({ hotels, migrated }) => ({ hotels, seconds: migrated })),
    );
    await reportBackups(installations);
  } finally {
    for (const installation of installations) await installation.end();
  }
}

async function install(hotels: number): Promise<Installation> {
  const dataDir = makeDataDir();
  const migrated = await fillAndMigrate(dataDir, hotels);
  const server = startProcess({ dataDir, env: { BACKUP_KEEP: "0", TRUST_PROXY: "1", LOG_LEVEL: "info" } });
  const url = await server.url;
  const sql = databaseIn(dataDir);
  const owners: Owner[] = [];
  for (let i = 0; i < Math.min(hotels, ASKED); i++) {
    owners.push(await signIn(url, sql, 1 + Math.floor((i * hotels) / Math.min(hotels, ASKED))));
  }
  return {
    ...{ hotels, dataDir, migrated, url, sql, owners },
    spent: () => cpuSeconds(serverProcesses(server.pid, dataDir)),
    async end() {
      await sql.end();
      await server.end();
      removeDataDir(dataDir);
    },
  };
}

/** @returns seconds that `npm run migrate` takes beside a running database */
async function fillAndMigrate(dataDir: string, hotels: number): Promise<number> {
  const { databasePassword } = readSecrets(dataDir);
  const embedded = await startEmbedded(dataDir, databasePassword, createLog("warn"));
  const sql = connectDatabase(embedded.connection);
  try {
    await makeLanded(sql, "2026-11-27-empty");
    const began = performance.now();
    await addHotels(sql, hotels);
    console.log(`${hotels} hotels were added in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const { seconds } = await timedCommand("migrate", [], dataDir);
    // The server's work at its start, and autovacuum's within a minute: neither must run during the
    // measurement.
    await runUpkeep(sql);
    await sql.unsafe("vacuum analyze");
    return seconds;
  } finally {
    await sql.end();
    await embedded.stop();
  }
}

async function signIn(url: string, sql: Sql, n: number): Promise<Owner> {
  const answer = await KINDS["a sign-in"]?.ask(url, { n, hotelId: "", accessToken: "" });
  if (!answer?.ok) throw new Error(`Signing in answered ${answer?.status}: ${await answer?.text()}`);
  const { access_token: accessToken } = (await answer.json()) as { access_token: string };
  const [hotel] = await sql<{ id: string }[]>`
    select h.id from public.hotels h join auth.users u on u.id = h.user_id where u.email = ${emailOf(n)}`;
  return { n, accessToken, hotelId: hotel?.id ?? "" };
}

/** @returns milliseconds of processor time per request, by kind, installation and round */
async function measure(installations: readonly Installation[]): Promise<Record<string, number[][]>> {
  const costs: Record<string, number[][]> = {};
  // The first round warms up.
  for (let round = -1; round < ROUNDS; round++) {
    for (const kind of [...Object.keys(KINDS), UPKEEP]) {
      costs[kind] ??= installations.map(() => []);
      for (const [i, installation] of installations.entries()) {
        const cost = await (kind === UPKEEP ? upkeep(installation) : costOf(kind, installation));
        if (round >= 0) costs[kind]?.[i]?.push(cost);
      }
    }
  }
  return costs;
}

async function costOf(kind: string, { url, owners, spent }: Installation): Promise<number> {
  const { ask, requests = REQUESTS, once = false } = KINDS[kind] ?? {};
  if (!ask) throw new Error(`No such kind: ${kind}`);
  const wanted = once ? owners.length : requests;
  const before = spent();
  let asked = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (asked < wanted) {
        const owner = owners[asked++ % owners.length];
        if (!owner) throw new Error("There are no owners");
        const answer = await ask(url, owner);
        if (!answer.ok)
          throw new Error(`${kind} answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
        await answer.arrayBuffer();
      }
    }),
  );
  return ((spent() - before) * 1000) / wanted;
}

async function upkeep({ sql }: Installation): Promise<number> {
  const began = performance.now();
  await runUpkeep(sql);
  return performance.now() - began;
}

function reportKind(kind: string, sizes: readonly number[], costs: readonly number[]): void {
  const [, thousand, most] = costs;
  const what = kind === UPKEEP ? kind : `${kind}, ms of processor time`;
  report(`${what}, with ${sizes.join(", ")} hotels`, costs.map((cost) => cost.toFixed(2)).join(", "));
  if (!thousand || !most) return;
  const ratio = most / thousand;
  report("  the last against the one before", `${ratio.toFixed(2)} ×`, atMost(ratio, MOST, "×"));
}

async function reportBackups(installations: readonly Installation[]): Promise<void> {
  const taken: Taken[] = [];
  for (const { hotels, dataDir } of installations) {
    const folder = makeDataDir();
    const { seconds } = await timedCommand("backup", [join(folder, "backup.tar.gz")], dataDir);
    removeDataDir(folder);
    taken.push({ hotels, seconds });
  }
  reportLinear("a backup", taken);
}

interface Taken {
  hotels: number;
  seconds: number;
}

/** Work on all data may take longer in proportion to its size. */
function reportLinear(what: string, taken: readonly Taken[]): void {
  const sizes = taken.map(({ hotels }) => hotels).join(", ");
  report(`${what}, s, with ${sizes} hotels`, taken.map(({ seconds }) => seconds.toFixed(1)).join(", "));
  const [, thousand, most] = taken;
  if (!thousand || !most) return;
  const [longer, more] = [most.seconds / thousand.seconds, most.hotels / thousand.hotels];
  report("  the last against the one before", `${longer.toFixed(0)} ×`, atMost(longer, more, "×"));
}
