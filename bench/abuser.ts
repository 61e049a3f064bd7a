/**
 * The abuser of fair-shares.ts, as a process of its own, so that reading its own answers keeps no honest
 * client waiting: does one thing over and over, and says after each round how often it was done and refused.
 */
import { ATTACKS, type Attack, type Attacker } from "./attacks.ts";
import { type Identity, runHonestClients, sender } from "./honest.ts";

/** Requests at a time. */
export const AT_ONCE = 32;
/** Instead of an abuser: as many more honest clients. */
export const CONTROL = "more honest clients";

export interface Order {
  kind: string;
  url: string;
  /** By their plan. */
  abusers: { pro: Identity; free: Identity };
  /** Whose work the control does. */
  honest: readonly Identity[];
  /** Without it, only what the kind needs is prepared. */
  ms: number | undefined;
}
export interface Outcome {
  done: number;
  refused: number;
}

/** Over all rounds: what was made in one is not there yet in the next. */
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
