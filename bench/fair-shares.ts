/**
 * One client who takes whatever there is, beside sixteen honest ones: their times, against the same work
 * without the abuse. Rounds are short and alternate, so that other work on the machine affects all alike. A
 * control round with more honest clients instead of the abuser shows the machine's own limits.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, loadavg, setPriority } from "node:os";
import { withServer } from "../testbed/process.ts";
import { AT_ONCE, CONTROL, type Order, type Outcome } from "./abuser.ts";
import { ATTACKS, fill } from "./attacks.ts";
import { type Answers, type Identity, runHonestClients, sender } from "./honest.ts";
import { cpuSeconds, secondsWithoutCore, serverProcesses } from "./processes.ts";
import { makeOwner, median, percentile } from "./support.ts";

const HONEST = 16;
const ROUNDS = 8;
const ROUND_MS = 1500;

const TARGETS = { median: 2, p99: 5, refused: 0 };

interface Stage {
  url: string;
  abusers: Order["abusers"];
  honest: readonly Identity[];
  /** The abuser's process. */
  client: ChildProcess;
  /** Seconds so far: on a core, and waiting for one. */
  spent(): { cpu: number; withoutCore: number };
}

interface Round extends Answers {
  other: Outcome;
  cpu: number;
  withoutCore: number;
}

/** @param kind measures only kinds with this in their name */
export async function benchFairShares(kind = ""): Promise<void> {
  const email = "abuser@example.com";
  await withServer({ TRUST_PROXY: "1", COMPLIMENTARY_PRO_EMAILS: email }, async ({ url, pid, dataDir }) => {
    const client = fork(new URL("./abuser.ts", import.meta.url));
    // In reality it is on another machine, so it must not take this one's cores from the server.
    setPriority(client.pid ?? 0, constants.priority.PRIORITY_LOW);
    const abusers = { pro: await makeOwner(url, email), free: await makeOwner(url) };
    await fill(sender(url, abusers.pro, "192.0.2.1"), abusers.pro.hotelId);
    const honest: Identity[] = [];
    for (let i = 0; i < HONEST; i++) honest.push(await makeOwner(url));
    const spent = () => ({
      cpu: cpuSeconds(serverProcesses(pid, dataDir)),
      withoutCore: secondsWithoutCore(pid),
    });
    const stage: Stage = { url, abusers, honest, client, spent };
    for (let i = 0; i < 2; i++) await round(stage, CONTROL);
    console.log(`One client beside ${HONEST} honest ones; load ${load()} at the beginning`);
    const compared: Compared[] = [];
    const kinds = Object.keys(ATTACKS).filter((name) => name.includes(kind));
    for (const name of kinds) compared.push(await compareRounds(name, stage));
    printTable(compared);
    client.disconnect();
  });
}

const load = () => loadavg()[0]?.toFixed(1);

interface Compared {
  kind: string;
  /** The targets' figures, and the control's median against the calm one. */
  figures: Record<keyof typeof TARGETS | "control", number>;
  /** Share of time in which the event loop waited for a core: calm, and beside the abuser. */
  withoutCore: readonly number[];
}

async function compareRounds(kind: string, stage: Stage): Promise<Compared> {
  await abuse(stage, kind, undefined);
  const calm: Round[] = [];
  const beside: Round[] = [];
  const control: Round[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    calm.push(await round(stage));
    beside.push(await round(stage, kind));
    control.push(await round(stage, CONTROL));
  }
  const seconds = (ROUNDS * ROUND_MS) / 1000;
  const all = (rounds: Round[]) => rounds.flatMap(({ took }) => took);
  const sum = (rounds: Round[], of: (one: Round) => number) => rounds.reduce((so, one) => so + of(one), 0);
  const perSecond = (rounds: Round[], of: (one: Round) => number) => sum(rounds, of) / seconds;
  const each = (of: (rounds: Round[]) => number, digits: number) =>
    [calm, beside, control].map((rounds) => of(rounds).toFixed(digits)).join(", ");
  const middle = (rounds: Round[]) => median(all(rounds));
  const slowest = (rounds: Round[]) => percentile(all(rounds), 0.99);
  const ratios = calm.map(({ took }, i) => median(beside[i]?.took ?? []) / median(took));
  const cpuEach = (rounds: Round[]) =>
    (1000 * sum(rounds, ({ cpu }) => cpu)) / sum(rounds, ({ took, other }) => took.length + other.done);
  const spread = `${Math.min(...ratios).toFixed(2)} × to ${Math.max(...ratios).toFixed(2)} ×`;
  console.log(
    [
      `\n${kind}: calm, beside it, beside ${AT_ONCE} more honest clients`,
      `  honest median, 99th percentile: ${each(middle, 1)} ms; ${each(slowest, 0)} ms; the median's ratio by rounds ${spread}`,
      `  server: cores ${each((rounds) => perSecond(rounds, ({ cpu }) => cpu), 2)}; ms of a core for each request served ${each(cpuEach, 1)}`,
      `  the abuser's, done and refused a second: ${perSecond(beside, ({ other }) => other.done).toFixed(0)}, ${perSecond(beside, ({ other }) => other.refused).toFixed(0)}`,
    ].join("\n"),
  );
  return {
    kind,
    figures: {
      median: middle(beside) / middle(calm),
      p99: slowest(beside) / slowest(calm),
      refused: sum(beside, ({ refused }) => refused),
      control: middle(control) / middle(calm),
    },
    withoutCore: [calm, beside].map((rounds) => perSecond(rounds, (one) => one.withoutCore)),
  };
}

function printTable(compared: readonly Compared[]): void {
  const line = (kind: string, cells: readonly string[]) =>
    console.log(kind.padEnd(52) + cells.map((cell) => cell.padStart(16)).join(""));
  console.log(`\nLoad ${load()} at the end. Where the control is as slow, it is the machine that is short.`);
  line("", ["median", "99th percentile", "refused", "control, median", "without a core"]);
  line("target", ["≤ 2 ×", "≤ 5 ×", "0", "–", "–"]);
  const missed: string[] = [];
  for (const { kind, figures, withoutCore } of compared) {
    const cell = (name: keyof typeof TARGETS, text: string) => {
      if (figures[name] <= TARGETS[name]) return text;
      missed.push(`${name} (${kind})`);
      return `${text} MISSED`;
    };
    line(kind, [
      cell("median", `${figures.median.toFixed(2)} ×`),
      cell("p99", `${figures.p99.toFixed(2)} ×`),
      cell("refused", String(figures.refused)),
      `${figures.control.toFixed(2)} ×`,
      withoutCore.map((share) => `${(100 * share).toFixed(0)} %`).join(" → "),
    ]);
  }
  console.log(`Missed: ${missed.join(", ") || "nothing"}`);
}

/** @param ms undefined only prepares */
async function abuse(
  { client, url, abusers, honest }: Stage,
  kind: string,
  ms: number | undefined,
): Promise<Outcome> {
  const order: Order = { kind, url, abusers, honest, ms };
  client.send(order);
  const [outcome] = (await once(client, "message")) as [Outcome];
  return outcome;
}

async function round(stage: Stage, kind?: string): Promise<Round> {
  const before = stage.spent();
  const ended = kind ? abuse(stage, kind, ROUND_MS) : { done: 0, refused: 0 };
  const answers = await runHonestClients(stage.url, stage.honest, "10.0", ROUND_MS);
  const after = stage.spent();
  const { cpu, withoutCore } = after;
  return {
    ...answers,
    other: await ended,
    cpu: cpu - before.cpu,
    withoutCore: withoutCore - before.withoutCore,
  };
}
