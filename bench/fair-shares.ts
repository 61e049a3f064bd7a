/**
 * One client who takes all there is to have, beside sixteen honest ones: what becomes of these, against the
 * same work without the abuse. Rounds are short and follow one another, so that other work on the machine
 * falls on all alike; and after each comes one with as many more honest clients instead of the abuser, which
 * says what a machine is short of altogether.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, loadavg, setPriority } from "node:os";
import { makeDataDir, removeDataDir } from "../testbed/data-dir.ts";
import { startProcess } from "../testbed/process.ts";
import { exampleRow } from "../testbed/rows.ts";
import { CONTROL, KINDS, type Order, type Outcome } from "./abuser.ts";
import { type Answers, beHonest, type Identity, sender } from "./honest.ts";
import { cpuSeconds, secondsWithoutCore, serverProcesses } from "./processes.ts";
import { makeOwner, median, percentile } from "./support.ts";

const HONEST = 16;
const ROUNDS = 8;
const ROUND_MS = 1500;

const TARGETS = { median: 2, p99: 5, refused: 0 };

interface Stage {
  url: string;
  /** With full sections on the Pro plan. */
  abuser: Identity;
  honest: readonly Identity[];
  /** Of the process that the abuser is. */
  client: ChildProcess;
  /** Seconds so far: of a core, and without one. */
  spent(): { cpu: number; withoutCore: number };
}

interface Round extends Answers {
  other: Outcome;
  cpu: number;
  withoutCore: number;
}

export async function benchFairShares(): Promise<void> {
  const dataDir = makeDataDir();
  const email = "abuser@example.com";
  const server = startProcess({ dataDir, env: { TRUST_PROXY: "1", COMPLIMENTARY_PRO_EMAILS: email } });
  const client = fork(new URL("./abuser.ts", import.meta.url));
  try {
    // It would be on another machine: it must not take the cores of this one from the server.
    setPriority(client.pid ?? 0, constants.priority.PRIORITY_LOW);
    const url = await server.url;
    const abuser = await makeOwner(url, email);
    await fill(url, abuser);
    const honest: Identity[] = [];
    for (let i = 0; i < HONEST; i++) honest.push(await makeOwner(url));
    const spent = () => ({
      cpu: cpuSeconds(serverProcesses(server.pid, dataDir)),
      withoutCore: secondsWithoutCore(server.pid),
    });
    const stage: Stage = { url, abuser, honest, client, spent };
    for (let i = 0; i < 2; i++) await round(stage, CONTROL);
    console.log(`One client beside ${HONEST} honest ones; load ${load()} at the beginning`);
    const missed: string[] = [];
    for (const kind of Object.keys(KINDS)) missed.push(...(await compareRounds(kind, stage)));
    console.log(`Load ${load()} at the end. Missed: ${missed.join(", ") || "nothing"}`);
  } finally {
    client.disconnect();
    await server.end();
    removeDataDir(dataDir);
  }
}

const load = () => loadavg()[0]?.toFixed(1);

/** @returns the targets that were missed */
async function compareRounds(kind: string, stage: Stage): Promise<string[]> {
  const calm: Round[] = [];
  const beside: Round[] = [];
  const control: Round[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    calm.push(await round(stage));
    beside.push(await round(stage, kind));
    control.push(await round(stage, CONTROL));
  }
  const all = (rounds: Round[]) => rounds.flatMap(({ took }) => took);
  const sum = (rounds: Round[], of: (one: Round) => number) => rounds.reduce((so, one) => so + of(one), 0);
  const ratios = calm.map(({ took }, i) => median(beside[i]?.took ?? []) / median(took));
  const figures = {
    median: median(all(beside)) / median(all(calm)),
    p99: percentile(all(beside), 0.99) / percentile(all(calm), 0.99),
    refused: sum(beside, ({ refused }) => refused),
  };
  const names = ["median", "p99", "refused"] as const;
  const missed = names.filter((name) => figures[name] > TARGETS[name]);
  const times = (value: number) => `${value.toFixed(2)} ×`;
  const each = (of: (rounds: Round[]) => string) => [calm, beside, control].map(of).join(", ");
  const seconds = (ROUNDS * ROUND_MS) / 1000;
  const cpuEach = (rounds: Round[]) =>
    (1000 * sum(rounds, ({ cpu }) => cpu)) / sum(rounds, ({ took, other }) => took.length + other.done);
  const lines = [
    ["honest median", times(figures.median), `≤ ${TARGETS.median} ×`, missed.includes("median")],
    ["honest 99th percentile", times(figures.p99), `≤ ${TARGETS.p99} ×`, missed.includes("p99")],
    ["honest requests refused", String(figures.refused), "0", missed.includes("refused")],
  ] as const;
  console.log(`\n${kind}`);
  for (const [what, value, target, isMissed] of lines) {
    console.log(
      `  ${what.padEnd(30)}${value.padStart(9)}   target ${target}: ${isMissed ? "MISSED" : "met"}`,
    );
  }
  console.log(
    [
      `  the median, round by round: ${times(Math.min(...ratios))} to ${times(Math.max(...ratios))}`,
      "  calm, beside it, beside 32 more honest clients:",
      `    median ${each((rounds) => median(all(rounds)).toFixed(1))} ms, 99th percentile ${each((rounds) => percentile(all(rounds), 0.99).toFixed(0))} ms`,
      `    server: cores ${each((rounds) => (sum(rounds, ({ cpu }) => cpu) / seconds).toFixed(2))}; ms of a core for each request served ${each((rounds) => cpuEach(rounds).toFixed(1))}`,
      `    of a second, ready and without a core ${each((rounds) => `${((100 * sum(rounds, ({ withoutCore }) => withoutCore)) / seconds).toFixed(0)} %`)}`,
      `  the abuser's, done and refused a second: ${(sum(beside, ({ other }) => other.done) / seconds).toFixed(0)}, ${(sum(beside, ({ other }) => other.refused) / seconds).toFixed(0)}`,
    ].join("\n"),
  );
  return missed.map((name) => `${name} beside ${kind}`);
}

async function round({ url, abuser, honest, client, spent }: Stage, kind?: string): Promise<Round> {
  const order: Order | undefined = kind ? { kind, url, abuser, honest, ms: ROUND_MS } : undefined;
  const before = spent();
  const ended = order && once(client, "message");
  if (order) client.send(order);
  const answers = await beHonest(url, honest, "10.0", ROUND_MS);
  const after = spent();
  const [other = { done: 0, refused: 0 }] = ((await ended) ?? []) as Outcome[];
  const { cpu, withoutCore } = after;
  return { ...answers, other, cpu: cpu - before.cpu, withoutCore: withoutCore - before.withoutCore };
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
    const status = await send("/rest/v1/faqs", { method: "POST", body: JSON.stringify(rows) });
    if (status !== 201) throw new Error(`The abuser's hotel could not be filled: ${status}`);
  }
}
