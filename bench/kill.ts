/** `kill -9` under write load: everything acknowledged before must survive the restart. */

import { makeDataDir, removeDataDir } from "../testbed/data-dir.ts";
import { killRounds } from "../testbed/kill-rounds.ts";
import { none, percentile, report } from "./support.ts";

/** Rounds between two lines of progress. */
const TELL_EVERY = 20;

export async function benchKill(rounds: number): Promise<void> {
  const dataDir = makeDataDir();
  const { acknowledged, broken, failedStarts, readyAfter } = await killRounds(
    dataDir,
    rounds,
    (so, round) => {
      const { acknowledged, broken, failedStarts } = so;
      if (round % TELL_EVERY !== 0) return;
      console.log(`  … round ${round}: ${JSON.stringify({ acknowledged, broken, failedStarts })}`);
    },
  );
  const writes = Object.values(acknowledged).reduce((sum, count) => sum + count, 0);
  report("rounds of kill -9 under write load", String(rounds));
  report("  changes acknowledged", String(writes));
  for (const [kind, count] of Object.entries(acknowledged)) report(`    ${kind}`, String(count));
  report("  promises broken, pages damaged", String(broken.length), none(broken.length));
  report("  restarts that failed", String(failedStarts.length), none(failedStarts.length));
  const seconds = (share: number) => `${(percentile(readyAfter, share) / 1000).toFixed(2)} s`;
  report("  time to answer again, median", seconds(0.5));
  report("  the same, longest", seconds(1));
  for (const sentence of [...broken, ...failedStarts]) console.log(sentence);
  removeDataDir(dataDir);
}
