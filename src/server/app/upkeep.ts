/**
 * Tasks that the server runs at its start and once an hour. When several processes share a database, the first to
 * claim a task runs it, so each task runs once an hour in total.
 */

import { forgetCounters } from "../auth/rate-counters.ts";
import { forgetOldSessions } from "../auth/sessions.ts";
import { forgetUnproven } from "../auth/users.ts";
import { backUpDaily } from "../backup/daily.ts";
import type { Sql } from "../database/connection.ts";
import { whileMore } from "../database/while-more.ts";
import { checkDueDomains } from "../domains/check.ts";
import { loggable } from "../payments/errors.ts";
import { syncOverdue } from "../payments/portal.ts";
import { maintainScans } from "../scans/upkeep.ts";
import { removeUnusedPhotos } from "../storage/photos.ts";
import { forgetLetters } from "../support/routes.ts";
import { renewComplimentaryPlans } from "./apply-configuration.ts";
import type { Context } from "./context.ts";

/** The name of the task that only installations with daily backups have. */
export const BACKUP = "backup";
const EVERY_MS = 60 * 60_000;

/** Returns the tasks in their order. @param signal cancels a backup */
export function upkeepTasks(context: Context, signal?: AbortSignal): Record<string, () => Promise<unknown>> {
  const { sql, env } = context;
  return {
    "complimentary plans": () => renewComplimentaryPlans(sql, env),
    scans: () => maintainScans(sql, env.scanRetentionMonths),
    "sign-ups never confirmed": () => forgetUnproven(sql),
    "sessions not used any more": () => forgetOldSessions(sql),
    "counters that ended": () => forgetCounters(sql),
    "challenges that were answered": () => sql`delete from auth.used_challenges where expires_at < now()`,
    // Until then an operator can see and retry them.
    "jobs given up": () => sql`delete from innfo.jobs where failed_at < now() - interval '30 days'`,
    "changes past their time": () => whileMore(() => sql`select innfo.forget_changes() as "isMore"`),
    "things about to be erased": () => remindOfThings(context),
    "mails about figures": () => postFiguresMails(context),
    "what guests looked for": () => sql`select innfo.forget_looks()`,
    "messages past their time": () => whileMore(() => sql`select innfo.forget_messages() as "isMore"`),
    "alarms and whom they told": () => sql`select innfo.forget_alarms()`,
    "answers of services for maps": () => sql`select innfo.forget_answers()`,
    "invitations that ended": () => sql`select innfo.forget_invitations()`,
    // A row is true for seconds; where somebody was earlier is private.
    "screens left long ago": () => sql`delete from innfo.presences where seen_at < now() - interval '1 hour'`,
    "letters of owners": () => forgetLetters(sql),
    "cases and commands of operators": () => sql`select innfo.forget_cases()`,
    "plans that ended": () => sql`select innfo.notify_ended_plans()`,
    "photos without use": () => removeUnusedPhotos(context),
    "domains of hotels": () => checkDueDomains(sql, env.customDomains),
    "subscriptions without news": () => syncOverdue(context),
    // Last, because it takes longest.
    ...(env.backups.daily && { [BACKUP]: () => backUpDaily(context, signal) }),
  };
}

export function startUpkeep(context: Context) {
  const { sql, log } = context;
  const stopping = new AbortController();
  const tasks = upkeepTasks(context, stopping.signal);
  /** A failed task does not stop the others; all are retried an hour later. */
  async function once(): Promise<void> {
    for (const [name, task] of Object.entries(tasks)) {
      try {
        if (!(await claim(sql, name))) continue;
        await task();
        await sql`update innfo_server.upkeep set succeeded_at = now() where task = ${name}`;
      } catch (error) {
        if (error === stopping.signal.reason) return;
        log.error({ ...loggable(error), task: name }, "upkeep failed");
      }
    }
  }

  let underway = once();
  const timer = setInterval(() => {
    underway = underway.then(once);
  }, EVERY_MS);
  timer.unref();
  return {
    /** Waits for running tasks; cancels a running backup. */
    stop(): Promise<void> {
      clearInterval(timer);
      stopping.abort();
      return underway;
    },
  };
}

/** Runs before expired things are deleted. */
async function remindOfThings({ sql, outbox, pushes }: Context): Promise<void> {
  await whileMore(() => sql`select innfo.remind_of_things() as "isMore"`);
  outbox.send();
  pushes.jobs.wake();
}

/** Each hotel's mail is due at eight in the morning local time. */
async function postFiguresMails({ sql, outbox }: Context): Promise<void> {
  await whileMore(() => sql`select innfo.post_figures_mails() as "isMore"`);
  outbox.send();
}

/** @returns false if any process began the task within the last hour */
async function claim(sql: Sql, task: string): Promise<boolean> {
  // Five minutes less than an hour, so that a timer that fires early still finds the task due.
  const { count } = await sql`
    insert into innfo_server.upkeep (task) values (${task})
    on conflict (task) do update set claimed_at = now() where upkeep.claimed_at < now() - interval '55 minutes'`;
  return count > 0;
}
