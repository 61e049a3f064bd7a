/** What a server that runs for months does at its start and once an hour, beside answering requests. */
import { renewComplimentaryPlans } from "./configured.ts";
import type { Context } from "./context.ts";
import { tendScans } from "./functions/scan-upkeep.ts";
import { ProviderError } from "./payments/errors.ts";
import { syncOverdue } from "./payments/portal.ts";

const EVERY_MS = 60 * 60_000;

export interface Upkeep {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

export function startUpkeep(context: Context): Upkeep {
  const { sql, env, log } = context;
  /** One failure does not keep the others from being done, and an hour later all are tried again. */
  async function once(): Promise<void> {
    const tasks = {
      "complimentary plans": () => renewComplimentaryPlans(sql, env),
      scans: () => tendScans(sql, env.scanRetentionMonths),
      "plans that ended": () => sql`select innfo.notify_ended_plans()`,
      "subscriptions without news": () => syncOverdue(context),
    };
    for (const [name, task] of Object.entries(tasks)) {
      try {
        await task();
      } catch (error) {
        const reason = error instanceof ProviderError ? error.failure : { err: error };
        log.error({ ...reason, task: name }, "upkeep failed");
      }
    }
  }

  let underway = once();
  const timer = setInterval(() => {
    underway = underway.then(once);
  }, EVERY_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return underway;
    },
  };
}
