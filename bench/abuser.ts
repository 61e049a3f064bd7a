/**
 * The abuser of fair-shares.ts, a process of its own, so that reading its answers keeps no honest client
 * waiting: does one thing repeatedly, and reports after each round how often it was done and refused.
 */
import { ATTACKS, type Attack, type Attacker } from "./attacks.ts";
import { type Identity, runHonestClients, sender } from "./honest.ts";

/** Concurrent requests. */
export const AT_ONCE = 32;
/** Replaces the abuser by as many more honest clients. */
export const CONTROL = "more honest clients";

export interface Order {
  kind: string;
  url: string;
  /** By plan. */
  abusers: { pro: Identity; free: Identity };
  /** Clients whose work the control repeats. */
  honest: readonly Identity[];
  /** Undefined only prepares what the kind needs. */
  ms: number | undefined;
}
export interface Outcome {
  done: number;
  refused: number;
}

/** Over all rounds, so that each round makes new things. */
let turn = 0;

async function abuse({ kind, url, abusers, honest, ms }: Order): Promise<Outcome> {
  if (kind === CONTROL) {
    const clients = Array.from({ length: AT_ONCE }, (_, i) => honest[i % honest.length] ?? abusers.pro);
    const { took, refused } = await runHonestClients(url, clients, "10.1", ms ?? 0);
    return { done: took.length - refused, refused };
  }
  const attack = ATTACKS[kind];
  if (!attack) throw new Error(`No abuse is called ${kind}`);
  const identity = abusers[attack.plan ?? "pro"];
  const attacker = { ...identity, url, send: sender(url, identity, "192.0.2.1") };
  if (ms !== undefined) return overAndOver(attack, attacker, ms);
  await attack.prepare?.(attacker);
  return { done: 0, refused: 0 };
}

async function overAndOver(attack: Attack, attacker: Attacker, ms: number): Promise<Outcome> {
  const outcome: Outcome = { done: 0, refused: 0 };
  const until = performance.now() + ms;
  async function again(): Promise<void> {
    while (performance.now() < until) {
      turn += 1;
      const status = await attack.once(attacker, turn);
      if (status === 429 || status === 503) outcome.refused += 1;
      else outcome.done += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, again));
  return outcome;
}

process.on("message", async (order: Order) => {
  process.send?.(await abuse(order));
});
