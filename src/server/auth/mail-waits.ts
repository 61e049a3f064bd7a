/** Which mails wait for others, and why: docs/decisions/0003-accounts.md. */
import type { Sql } from "../database/connection.ts";
import { type Job, NotYetError } from "../jobs/jobs.ts";
import { MAIL_JOB } from "../mail/outbox.ts";
import type { RateLimits } from "./limits.ts";
import { mailboxOf } from "./mailbox.ts";

/** Why a mail waits, for operators. A waiting mail counts only when it may be sent. */
export const INBOX_MAIL_WAITS = "as many mails about messages as an hour may have were sent";
export const FIGURES_MAIL_WAITS = "as many mails to hotels as an hour may have were sent";
export const INVITATION_WAITS = "as many invitations as may be sent were sent";
const SECURITY_MAIL_WAITS = "as many mails about security as an hour may have were sent";
export const WAITS = [INBOX_MAIL_WAITS, FIGURES_MAIL_WAITS, INVITATION_WAITS, SECURITY_MAIL_WAITS];

/**
 * Mails that tell an account of what may be somebody else's doing. They have a part of the site's mails to
 * themselves, so that requesting other mails cannot hold them back; beyond that part they are sent later.
 */
const SECURITY: readonly string[] = [
  "newDevice",
  "factorChanged",
  "station",
  "ownerLeft",
  "handOver",
  "accountDeleted",
  "pageTakenDown",
];

/** Whether the mail has not been counted yet. @param waits why it waits, if it does */
export function isUncounted({ attempt, reason }: Job<unknown>, waits: string): boolean {
  return attempt === 1 || reason === waits;
}

/**
 * Counts a mail about security, or has it wait for the next hour. Other mails pass uncounted.
 * @throws {NotYetError}
 */
export async function waitForReserve(
  { sql, limits }: { sql: Sql; limits: RateLimits },
  job: Job<{ letter: string; to: string }>,
): Promise<void> {
  const { letter, to } = job.payload;
  if (!SECURITY.includes(letter) || !isUncounted(job, SECURITY_MAIL_WAITS)) return;
  const mailbox = mailboxOf(to);
  const own = ["securityMails", letter, mailbox] as const;
  const seconds = await limits.waitFor(own, ["securityMailsOfSite"]);
  if (seconds === undefined) return;
  if (await limits.allows(own, ["firstSecurityMail", letter, mailbox], ["mailsOfSite"])) return;
  // Waiting mails that tell the same differ in their time only, so the newest is enough.
  await sql`
    delete from innfo.jobs
    where kind = ${MAIL_JOB} and failed_at is null and reason = ${SECURITY_MAIL_WAITS} and id < ${job.id}
      and payload - 'at' - 'language' = ${JSON.stringify(job.payload)}::text::jsonb - 'at' - 'language'`;
  throw new NotYetError(SECURITY_MAIL_WAITS, seconds);
}
