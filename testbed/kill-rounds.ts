/**
 * Kills the server under write load, repeatedly, and looks for broken promises: missing acknowledged writes,
 * undone deletions, partial batches, damaged pictures, a guest page that differs from the data.
 */
import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { PRO_PLAN } from "../src/product.ts";
import { damageIn } from "./check-database.ts";
import { type Kind, MARK, refusal, rowsOf, TABLES, WORK } from "./kill-work.ts";
import { Ledger } from "./ledger.ts";
import { createOwner, type Owner } from "./owner.ts";
import { freePort, killDatabase, type ServerProcess, startProcess } from "./process.ts";

export interface KillReport {
  rounds: number;
  /** By kind of change. */
  acknowledged: Record<Kind, number>;
  /** A sentence about each broken promise. */
  broken: string[];
  /** Output of servers that did not start again. */
  failedStarts: string[];
  /** Milliseconds from the process's start to its first answer. */
  readyAfter: number[];
}

/** After so many rounds a new owner takes over, so that lists stay as long as real ones. */
const ROUNDS_OF_OWNER = 10;
const KINDS = Object.keys(WORK) as Kind[];
/** Concurrent writers. */
const WRITERS: readonly Kind[] = [...KINDS, "additions", "additions"];

/** One owner, with everything the server acknowledged to them. */
export interface Epoch {
  owner: Owner;
  ledgers: Record<Kind, Ledger>;
}

export async function killRounds(
  dataDir: string,
  rounds: number,
  progress: (report: KillReport, round: number) => void = () => {},
): Promise<KillReport> {
  const report: KillReport = {
    rounds,
    acknowledged: { additions: 0, updates: 0, deletions: 0, batches: 0, orders: 0, uploads: 0 },
    broken: [],
    failedStarts: [],
    readyAfter: [],
  };
  const emails = Array.from({ length: Math.ceil(rounds / ROUNDS_OF_OWNER) }, (_, i) => `k${i}@example.com`);
  // Keeps the port, because a session belongs to the site's address. On the Pro plan guests see all sections.
  const env = {
    PORT: String(await freePort()),
    COMPLIMENTARY_PRO_EMAILS: emails.join(),
    // A fast machine writes more than a plan allows.
    LIMITS: `${PRO_PLAN.id}.items=1000000`,
  };
  const epochs: Epoch[] = [];

  async function start(): Promise<{ server: ServerProcess; url: string }> {
    for (let attempt = 1; ; attempt++) {
      const since = performance.now();
      const server = startProcess({ dataDir, env });
      try {
        const url = await server.url;
        report.readyAfter.push(performance.now() - since);
        return { server, url };
      } catch (error) {
        report.failedStarts.push(String(error));
        if (attempt === 3) throw error;
      }
    }
  }

  for (let round = 0; round < rounds; round++) {
    const { server, url } = await start();
    const last = epochs.at(-1);
    if (last) report.broken.push(...(await settle(last, url)));
    if (round % ROUNDS_OF_OWNER === 0) epochs.push(await newEpoch(url, emails[epochs.length] ?? ""));
    const epoch = epochs.at(-1);
    if (!epoch) throw new Error("nobody to write");
    const before = countOf(epoch);
    const refused = await writeDuring(epoch, async () =>
      KILLINGS[round % KILLINGS.length]?.(server, dataDir),
    );
    report.broken.push(...refused.map((one) => `a change was refused before anything was killed: ${one}`));
    const after = countOf(epoch);
    for (const kind of KINDS) report.acknowledged[kind] += after[kind] - before[kind];
    progress(report, round + 1);
  }
  const { server, url } = await start();
  for (const epoch of epochs) {
    await refresh(epoch);
    report.broken.push(...(await settle(epoch, url)));
  }
  report.broken.push(...(await damageIn(dataDir)));
  await server.end();
  return report;
}

/**
 * Kills the process alone; its database's postmaster first; or everything at once, as when a container ends.
 */
const KILLINGS: readonly ((server: ServerProcess, dataDir: string) => Promise<unknown>)[] = [
  (server) => server.end("SIGKILL"),
  (server, dataDir) => {
    killDatabase(dataDir, { backends: false });
    return server.end("SIGKILL");
  },
  (server, dataDir) => {
    const ended = server.end("SIGKILL");
    killDatabase(dataDir, { backends: true });
    return ended;
  },
];

export async function newEpoch(url: string, email: string): Promise<Epoch> {
  const owner = await createOwner(url, { email });
  const ledgers = {
    ...{ additions: new Ledger(), updates: new Ledger(), deletions: new Ledger() },
    ...{ batches: new Ledger(), orders: new Ledger(), uploads: new Ledger() },
  };
  for (const kind of KINDS) await WORK[kind].prepare?.(owner, ledgers[kind]);
  return { owner, ledgers };
}

/** An access token lasts an hour; many rounds take longer. */
async function refresh({ owner: { api, email, password } }: Epoch): Promise<void> {
  const { error } = await api.auth.signInWithPassword({ email, password });
  if (error) throw error;
}

async function keepChanging(kind: Kind, { owner, ledgers }: Epoch, isOver: () => boolean): Promise<void> {
  while ((await WORK[kind].change(owner, ledgers[kind])) && !isOver());
}

/**
 * Milliseconds for which writers continue if none is refused: the database may be back within one request.
 */
const AFTERWARDS_MS = 1000;

/**
 * Writes until nothing is acknowledged any more, or for some time afterwards.
 *
 * @param meanwhile starts once every kind of change was acknowledged
 * @returns the refusals before that
 */
export async function writeDuring(epoch: Epoch, meanwhile: () => Promise<unknown>): Promise<string[]> {
  const before = countOf(epoch);
  const refused: string[] = [];
  let isOver = false;
  const writers = WRITERS.map((kind) =>
    keepChanging(kind, epoch, () => isOver).then(() => refused.push(`${kind} with ${refusal()}`)),
  );
  // On a busy machine the first answers are slow, and a round without any would prove nothing.
  while (refused.length === 0 && KINDS.some((kind) => countOf(epoch)[kind] === before[kind])) await sleep(1);
  await sleep(randomInt(300));
  const tooEarly = [...refused];
  await meanwhile();
  await Promise.race([Promise.all(writers), sleep(AFTERWARDS_MS)]);
  isOver = true;
  await Promise.all(writers);
  return tooEarly;
}

function countOf({ ledgers }: Epoch): Record<Kind, number> {
  const entries = KINDS.map((kind) => [kind, ledgers[kind].acknowledged]);
  return Object.fromEntries(entries) as Record<Kind, number>;
}

/** @returns a sentence about each broken promise */
export async function settle({ owner, ledgers }: Epoch, url: string): Promise<string[]> {
  const broken: string[] = [];
  for (const kind of KINDS) {
    const found = ledgers[kind].settle(await WORK[kind].read(owner));
    broken.push(...found.map((sentence) => `${kind}: ${sentence}`));
  }
  const page = await withRetries(`${url}/view/${owner.hotel.id}`);
  const shown = marksIn(await page.text());
  const rows = await Promise.all(TABLES.map((table) => rowsOf(owner, table)));
  const stored = marksIn(JSON.stringify(rows));
  const different = [...new Set([...shown, ...stored])].filter((one) => !shown.has(one) || !stored.has(one));
  if (page.status !== 200) broken.push(`the guest page is answered with ${page.status}`);
  else if (different.length > 0) broken.push(`the guest page and the data differ in ${different.join()}`);
  return broken;
}

/** Retries when asked to, as browsers do: a busy machine may take longer than a guest waits. */
async function withRetries(url: string): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url);
    if (response.status !== 503 || attempt === 5) return response;
    await response.body?.cancel();
    await sleep(1000 * Number(response.headers.get("Retry-After")));
  }
}

function marksIn(text: string): Set<string> {
  return new Set(text.match(MARK));
}
