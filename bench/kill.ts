/** `kill -9` under write load: every acknowledged write must be there after the restart. */

import { makeDataDir, removeDataDir } from "../tests/support/data-dir.ts";
import { killRounds } from "../tests/support/kill-rounds.ts";
import { report } from "./support.ts";

export async function benchKill(rounds: number): Promise<void> {
  const dataDir = makeDataDir();
  const { acknowledged, lost } = await killRounds(dataDir, rounds);
  report(`rounds of kill -9 with a successful restart`, String(rounds));
  report("  writes acknowledged", String(acknowledged));
  report("  of these lost", String(lost.length), { text: "0", met: lost.length === 0 });
  removeDataDir(dataDir);
}
