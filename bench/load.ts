/**
 * Loads a server and reports how many requests it answered at what cost. Uses wrk if installed: it sends
 * several times as fast as a Node server can answer, so that the server is measured. Else client.ts, which is
 * itself the limit if an answer takes less than about 0.2 ms: then only the cost counts.
 */
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ask, methodOf, type Request, sendFor } from "./client.ts";
import { median, report, reportSubject } from "./support.ts";

/** A server, and the requests to repeat. */
export interface Side {
  url: string;
  /** Connections take them in turn. */
  requests: readonly Request[];
  /** Expected status of every answer. */
  status: 200 | 201 | 304;
  /** Milliseconds of processor time so far, by part. */
  spent(): Record<string, number>;
}

export interface Figures {
  /** Requests a second. */
  rate: number;
  /** Milliseconds of processor time per request. */
  cost: Record<string, number>;
}

const CONNECTIONS = 16;

const driver = hasWrk() ? "wrk" : "node:http";

function hasWrk(): boolean {
  try {
    // It prints its version, and exits with 1.
    execFileSync("wrk", ["--version"], { stdio: "ignore" });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ENOENT";
  }
}

/** @throws {Error} if an answer had another status: then the figures mean nothing */
export async function load(side: Side, seconds: number): Promise<Figures> {
  await expectStatus(side);
  const before = side.spent();
  const { requests, took } = await (driver === "wrk" ? byWrk(side, seconds) : byClient(side, seconds));
  const after = side.spent();
  const costs = Object.entries(after).map(([part, ms]) => [part, (ms - (before[part] ?? 0)) / requests]);
  return { rate: requests / took, cost: Object.fromEntries(costs) as Record<string, number> };
}

/** wrk does not distinguish 200 from 304. */
async function expectStatus({ url, requests, status }: Side): Promise<void> {
  const agent = new Agent();
  for (const request of requests) {
    const answered = await ask(agent, url, request);
    if (answered !== status) throw new Error(`${url}${request.path} answered ${answered}`);
  }
}

interface Done {
  requests: number;
  /** Seconds. */
  took: number;
}

async function byWrk({ url, requests }: Side, seconds: number): Promise<Done> {
  const folder = mkdtempSync(join(tmpdir(), "innfo-load-"));
  try {
    const script = join(folder, "requests.lua");
    writeFileSync(script, luaOf(requests));
    const options = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-s", script, url];
    const { stdout } = await promisify(execFile)("wrk", options);
    const [, count, microseconds, failed] = /^DONE (\d+) (\d+) (\d+)$/m.exec(stdout)?.map(Number) ?? [];
    if (!count || !microseconds || failed !== 0) throw new Error(`${url} failed:\n${stdout}`);
    return { requests: count, took: microseconds / 1e6 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Builds the requests once instead of for each request, so that wrk stays fast. */
function luaOf(requests: readonly Request[]): string {
  const written = requests.map((request) => {
    const { path, headers, body } = request;
    const table = Object.entries(headers).map(([name, value]) => `[${lua(name)}]=${lua(value)}`);
    const given = body === undefined ? "nil" : lua(String(body));
    return `wrk.format("${methodOf(request)}", ${lua(path)}, {${table.join(",")}}, ${given})`;
  });
  return `
local requests, at = {}, 0
function init() requests = {${written.join(",\n")}} end
function request() at = at % #requests + 1; return requests[at] end
function done(summary)
  local e = summary.errors
  local failed = e.connect + e.read + e.write + e.status + e.timeout
  print(string.format("DONE %d %d %d", summary.requests, summary.duration, failed))
end`;
}

/** Lua and JSON write printable ASCII alike. */
function lua(text: string): string {
  if (!/^[\x20-\x7e]*$/.test(text)) throw new Error(`Not in ASCII: ${text}`);
  return JSON.stringify(text);
}

async function byClient({ url, requests, status }: Side, seconds: number): Promise<Done> {
  const done = { requests: 0, took: seconds };
  let wrong = 0;
  const failed = await sendFor({
    url,
    connections: CONNECTIONS,
    seconds,
    next: (connection) => requests[connection % requests.length] as Request,
    answered(given) {
      done.requests += 1;
      if (given !== status) wrong += 1;
    },
  });
  if (failed + wrong > 0) throw new Error(`${url}: ${failed + wrong} requests failed`);
  return done;
}

/** Median, minimum and maximum of all rounds. */
export interface Spread {
  middle: number;
  least: number;
  most: number;
}

export interface Comparison {
  ours: Figures;
  theirs: Figures;
  /** How many times better ours is: rates directly, costs inverted. */
  rate: Spread;
  cost: Record<string, Spread>;
}

interface Rounds {
  rounds?: number;
  /** How long a side is loaded per round. */
  seconds?: number;
}

/** Loads ours and theirs in turn, so that drift of the machine affects both alike. */
export async function compare(
  ours: Side,
  theirs: Side,
  { rounds = 7, seconds = 3 }: Rounds = {},
): Promise<Comparison> {
  const pairs: { ours: Figures; theirs: Figures }[] = [];
  for (let round = -1; round < rounds; round++) {
    // Ours, theirs, theirs, ours. The first round warms up.
    const isFirst = round % 2 === 0;
    const first = await load(isFirst ? ours : theirs, seconds);
    const second = await load(isFirst ? theirs : ours, seconds);
    if (round >= 0) pairs.push(isFirst ? { ours: first, theirs: second } : { ours: second, theirs: first });
  }
  const parts = Object.keys(ours.spent());
  const inMiddle = (all: Figures[]): Figures => ({
    rate: median(all.map(({ rate }) => rate)),
    cost: Object.fromEntries(parts.map((part) => [part, median(all.map(({ cost }) => cost[part] ?? 0))])),
  });
  return {
    ours: inMiddle(pairs.map((pair) => pair.ours)),
    theirs: inMiddle(pairs.map((pair) => pair.theirs)),
    rate: spreadOf(pairs.map((pair) => pair.ours.rate / pair.theirs.rate)),
    cost: Object.fromEntries(
      parts.map((part) => {
        const ratios = pairs.map((pair) => (pair.theirs.cost[part] ?? 0) / (pair.ours.cost[part] ?? 0));
        return [part, spreadOf(ratios)];
      }),
    ),
  };
}

function spreadOf(values: number[]): Spread {
  return { middle: median(values), least: Math.min(...values), most: Math.max(...values) };
}

/** A line for the rate, and one for each part's cost. */
export function reportComparison(
  what: string,
  { ours, theirs, rate, cost }: Comparison,
  target?: { rate: number; ofTheDriver?: boolean },
): void {
  const shown = ({ middle, least, most }: Spread) =>
    `${middle.toFixed(2)} × (${least.toFixed(2)} to ${most.toFixed(2)})`;
  reportSubject(`${what}, ours against the other, ${driver}`);
  // A rate limited by the generator says nothing about either side.
  const verdict = target && (driver === "wrk" || target.ofTheDriver) ? target.rate : undefined;
  report(
    `  requests a second: ${ours.rate.toFixed(0)}, ${theirs.rate.toFixed(0)}`,
    shown(rate),
    verdict === undefined ? undefined : { text: `≥ ${verdict} ×`, met: rate.middle >= verdict },
  );
  for (const [part, spread] of Object.entries(cost)) {
    const [own = 0, other = 0] = [ours.cost[part], theirs.cost[part]];
    report(
      `  ms of processor time a request, ${part}: ${own.toFixed(3)}, ${other.toFixed(3)}`,
      Number.isFinite(spread.middle) ? shown(spread) : "–",
    );
  }
}
