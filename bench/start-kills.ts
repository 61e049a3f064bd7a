/**
 * Kills at random moments of first starts, upgrades and stops: the next start must end like an undisturbed
 * one.
 */
import { killStarts, type StartKills } from "../testbed/start-kills.ts";
import { none, report } from "./support.ts";

const KINDS: readonly StartKills[] = [
  { isOlder: false, phases: ["secrets"] },
  { isOlder: false, phases: ["initdb"] },
  { isOlder: false, phases: ["migrations"] },
  { isOlder: true, phases: ["migrations"] },
  { isOlder: false, phases: ["initdb", "migrations"] },
  { isOlder: true, phases: ["stopping"] },
];
/** Rounds between two lines of progress. */
const TELL_EVERY = 20;

export async function benchStartKills(rounds: number): Promise<void> {
  const all = Array.from({ length: rounds }, (_, i) => KINDS[i % KINDS.length]).filter((kind) => !!kind);
  const { kills, broken } = await killStarts(all, (round, so) => {
    if (round % TELL_EVERY === 0) console.log(`  … round ${round}: ${JSON.stringify(so)}`);
  });
  report("first starts, upgrades and stops that were killed", String(kills));
  report("  next starts that failed or ended otherwise", String(broken.length), none(broken.length));
  for (const sentence of broken) console.log(sentence);
}
