/**
 * One client who takes all there is to have, beside sixteen honest ones: what becomes of these, against the
 * same work without the abuse, measured in turn.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { makeDataDir, removeDataDir } from "../testbed/data-dir.ts";
import { childrenOf, postmasterOf, startProcess } from "../testbed/process.ts";
import { exampleRow } from "../testbed/rows.ts";
import { type Identity, KINDS, type Order, type Outcome, type Send, sender } from "./abuser.ts";
import { makeOwner, median, percentile, report } from "./support.ts";

const HONEST = 16;
const ROUNDS = 3;
const SECONDS = 6;
/** What an honest client does between two requests, at most: an owner's clicks come slower. */
const THINK_MS = 50;
const TICKS_PER_SECOND = 100;

interface Stage {
  url: string;
  /** With full sections on the Pro plan. */
  abuser: Identity;
  honest: readonly Identity[];
}
export async function benchFairShares(): Promise<void> {
  const dataDir = makeDataDir();
  const emails = { abuser: "abuser@example.com" };
  const server = startProcess({
    dataDir,
    env: { TRUST_PROXY: "1", COMPLIMENTARY_PRO_EMAILS: emails.abuser },
  });
  try {
    const url = await server.url;
    const abuser = await makeOwner(url, emails.abuser);
    await fill(url, abuser);
    const honest: Identity[] = [];
    for (let i = 0; i < HONEST; i++) honest.push(await makeOwner(url));
    const stage: Stage = { url, abuser, honest };
    const processes = () => [server.pid, ...databaseOf(dataDir)];
    await round(stage, undefined, processes);
    for (const kind of Object.keys(KINDS)) await compareRounds(kind, stage, processes);
  } finally {
    await server.end();
    removeDataDir(dataDir);
  }
}

async function compareRounds(kind: string, stage: Stage, processes: () => number[]) {
  const calm: Round[] = [];
  const abused: Round[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    calm.push(await round(stage, undefined, processes));
    abused.push(await round(stage, kind, processes));
  }
  const took = (rounds: Round[]) => rounds.flatMap(({ took }) => took);
  const sum = (rounds: Round[], of: (one: Round) => number) => rounds.reduce((all, one) => all + of(one), 0);
  const [m, p] = [median(took(calm)), percentile(took(calm), 0.99)];
  const [mAbused, pAbused] = [median(took(abused)), percentile(took(abused), 0.99)];
  const refused = sum(abused, (one) => one.refused);
  report(kind, `${took(abused).length} answers`);
  report("  honest median, calm and beside it", `${m.toFixed(1)}, ${mAbused.toFixed(1)} ms`, {
    text: `≤ 2 ×, is ${(mAbused / m).toFixed(2)} ×`,
    met: mAbused <= 2 * m,
  });
  report("  honest 99th percentile", `${p.toFixed(1)}, ${pAbused.toFixed(1)} ms`, {
    text: `≤ 5 ×, is ${(pAbused / p).toFixed(2)} ×`,
    met: pAbused <= 5 * p,
  });
  report("  honest requests refused", String(refused), { text: "0", met: refused === 0 });
  const seconds = ROUNDS * SECONDS;
  const done = (sum(abused, (one) => one.abuse.done) / seconds).toFixed(0);
  const turnedAway = (sum(abused, (one) => one.abuse.refused) / seconds).toFixed(0);
  report("  the abuser's, done and refused a second", `${done}, ${turnedAway}`);
  const cores = (rounds: Round[]) => (sum(rounds, (one) => one.cpu) / seconds).toFixed(2);
  report("  cores busy, calm and beside it", `${cores(calm)}, ${cores(abused)}`);
}

interface Round {
  /** Milliseconds of each honest request. */
  took: number[];
  refused: number;
  abuse: Outcome;
  /** Seconds of all the server's processes. */
  cpu: number;
}

async function round(stage: Stage, kind: string | undefined, processes: () => number[]): Promise<Round> {
  const outcome: Round = { took: [], refused: 0, abuse: { done: 0, refused: 0 }, cpu: 0 };
  const abusing = kind && beginAbuse({ kind, url: stage.url, abuser: stage.abuser, seconds: SECONDS });
  const until = performance.now() + SECONDS * 1000;
  const isOver = () => performance.now() > until;
  const before = cpuSeconds(processes());
  await Promise.all(stage.honest.map((owner, i) => beHonest(stage.url, owner, i, isOver, outcome)));
  outcome.cpu = cpuSeconds(processes()) - before;
  if (abusing) outcome.abuse = await abusing;
  return outcome;
}

async function beginAbuse(order: Order): Promise<Outcome> {
  const child = fork(new URL("./abuser.ts", import.meta.url));
  // It would be on another machine: it must not take the cores of this one from the server.
  setPriority(child.pid ?? 0, 10);
  child.send(order);
  const [outcome] = (await once(child, "message")) as [Outcome];
  return outcome;
}

/** Reads a list, reads the guest page, saves an item now and then, each a moment after the other. */
async function beHonest(url: string, owner: Identity, i: number, isOver: () => boolean, outcome: Round) {
  const send = sender(url, owner, `10.0.0.${i}`);
  await sleep((THINK_MS * i) / HONEST);
  for (let turn = i; !isOver(); turn++) {
    const began = performance.now();
    const { status } = await honestRequest(owner, send, turn);
    outcome.took.push(performance.now() - began);
    if (status >= 400) outcome.refused += 1;
    await sleep(THINK_MS);
  }
}

function honestRequest({ hotelId }: Identity, send: Send, turn: number): Promise<Response> {
  if (turn % 10 === 0) {
    const body = JSON.stringify({ timing: `Until ${turn}` });
    return send(`/rest/v1/amenities?hotel_id=eq.${hotelId}&name=eq.Amenity%201`, { method: "PATCH", body });
  }
  if (turn % 3 === 0) return send(`/view/${hotelId}`);
  return send(`/rest/v1/amenities?select=*&hotel_id=eq.${hotelId}`);
}

/** 480 answers of 4,000 characters, which is what a hotel may say. */
async function fill(url: string, abuser: Identity): Promise<void> {
  const send = sender(url, abuser, "192.0.2.1");
  const answer = "a".repeat(4000);
  for (let i = 0; i < 4; i++) {
    const rows = Array.from({ length: 120 }, () => ({
      ...exampleRow("faqs"),
      answer,
      hotel_id: abuser.hotelId,
    }));
    const { status } = await send("/rest/v1/faqs", { method: "POST", body: JSON.stringify(rows) });
    if (status !== 201) throw new Error(`The abuser's hotel could not be filled: ${status}`);
  }
}

function databaseOf(dataDir: string): number[] {
  const postmaster = postmasterOf(dataDir);
  return postmaster ? [postmaster, ...childrenOf(postmaster)] : [];
}

/** Of processes that end meanwhile nothing counts. */
function cpuSeconds(pids: number[]): number {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
}
