/**
 * This checkout against another one, such as a clone of an older commit with dependencies and build of its
 * own: `node bench/against.ts ../older [rounds]`. Both servers run at once and are loaded in turn. Processor
 * time per request is what counts: other work on the machine changes it less than it changes the rate.
 */
import autocannon, { type Request } from "autocannon";
import { makeDataDir, removeDataDir } from "../testbed/data-dir.ts";
import { childrenOf, postmasterOf, startProcess } from "../testbed/process.ts";
import { cpuSeconds } from "./processes.ts";
import { makeOwner, report } from "./support.ts";

const [older, rounds] = process.argv.slice(2);
if (!older) throw new Error("Name the folder of the other checkout");

const CONNECTIONS = 16;
/** Seconds one side is loaded in one round: short ones, so that both sides meet the same noise. */
const SECONDS = 1;
const ROUNDS = Number(rounds ?? 40);

/** What each connection asks for, again and again; when there are fewer than connections, they are shared. */
type Loads = Record<string, Request[]>;

interface Side {
  url: string;
  loads: Loads;
  /** Milliseconds of processor time so far. */
  spent(): { server: number; database: number };
  end(): Promise<void>;
}

interface Round {
  server: number;
  database: number;
  rate: number;
}

async function loadsOf(url: string): Promise<Loads> {
  const reads: Request[] = [];
  for (let i = 0; i < CONNECTIONS; i++) {
    const { accessToken, hotelId } = await makeOwner(url);
    const path = `/rest/v1/amenities?select=*&hotel_id=eq.${hotelId}&order=created_at.asc`;
    reads.push({ path, headers: { authorization: `Bearer ${accessToken}` } });
  }
  const page = { path: "/view/1", headers: { "accept-encoding": "br" } };
  const response = await fetch(url + page.path, { headers: page.headers });
  await response.arrayBuffer();
  const known = { ...page.headers, "if-none-match": response.headers.get("etag") ?? "" };
  return {
    "/rest/v1 read, sixteen owners": reads,
    "/rest/v1 read, one owner": reads.slice(0, 1),
    "cached guest page": [page],
    "unchanged guest page (304)": [{ ...page, headers: known }],
  };
}

async function start(cwd: string): Promise<Side> {
  const dataDir = makeDataDir();
  const server = startProcess({ dataDir, cwd });
  const url = await server.url;
  return {
    url,
    loads: await loadsOf(url),
    spent: () => ({
      server: cpuSeconds([server.pid]) * 1000,
      database: cpuSeconds(childrenOf(postmasterOf(dataDir) ?? 0)) * 1000,
    }),
    async end() {
      await server.end();
      removeDataDir(dataDir);
    },
  };
}

async function measure({ url, loads, spent }: Side, what: string): Promise<Round> {
  const load = loads[what] ?? [];
  let clients = 0;
  const before = spent();
  const { requests, errors, ...answers } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient: (client) => client.setRequests([load[clients++ % load.length] ?? {}]),
  });
  const after = spent();
  if (errors > 0 || answers[what.includes("304") ? "3xx" : "2xx"] < requests.total) {
    throw new Error(`${url} answered otherwise: ${what}`);
  }
  return {
    server: (after.server - before.server) / requests.total,
    database: (after.database - before.database) / requests.total,
    rate: requests.average,
  };
}

const FIGURES = [
  { key: "server", what: "server, ms of processor time per request", digits: 3 },
  { key: "database", what: "database, likewise", digits: 3 },
  { key: "rate", what: "requests per second", digits: 0 },
] as const;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const ours = await start(".");
const theirs = await start(older);
try {
  for (const what of Object.keys(ours.loads)) {
    const rounds: { ours: Round[]; theirs: Round[] } = { ours: [], theirs: [] };
    for (let round = -2; round < ROUNDS; round++) {
      // Ours, theirs, theirs, ours: what drifts, drifts for both.
      const order = round % 2 === 0 ? (["ours", "theirs"] as const) : (["theirs", "ours"] as const);
      for (const side of order) {
        const measured = await measure(side === "ours" ? ours : theirs, what);
        if (round >= 0) rounds[side].push(measured);
      }
    }
    console.log(`${what}: this checkout, the other, how many times as good as the other`);
    for (const { key, what, digits } of FIGURES) {
      const [mine, other] = [rounds.ours, rounds.theirs].map((all) => mean(all.map((round) => round[key])));
      if (!mine || !other) continue;
      const ratio = key === "rate" ? mine / other : other / mine;
      report(`  ${what}`, [mine.toFixed(digits), other.toFixed(digits), ratio.toFixed(3)].join("  "));
    }
  }
} finally {
  await ours.end();
  await theirs.end();
}
