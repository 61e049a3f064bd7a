/** Mails, requested in the transaction that causes them and written when sent: docs/decisions/0041-jobs.md. */
import type { Transaction } from "../database/connection.ts";
import { addJob, type Job, type JobSite, startJobs } from "../jobs/jobs.ts";
import { noteDelivered, noteUnneeded } from "../jobs/tellings.ts";
import type { Mail, Transport } from "./delivery.ts";

export const MAIL_JOB = "mail";

export type MailOutbox<Payload extends object> = ReturnType<typeof openOutbox<Payload>>;

/** @param write makes the mail; undefined if nobody needs it any more */
export function openOutbox<Payload extends object>(
  site: JobSite,
  transport: Transport,
  write: (job: Job<Payload>) => Promise<Mail | undefined>,
) {
  const jobs = startJobs<Payload>(site, {
    kind: MAIL_JOB,
    concurrency: transport.concurrency,
    async work(job) {
      const mail = await write(job);
      if (!mail) return noteUnneeded(site.sql, job.id);
      await transport.deliver(mail, job.id);
      await noteDelivered(site.sql, job.id);
    },
  });
  return {
    /** Call it in the transaction that causes the mail, then `send`. */
    post: (tx: Transaction, payload: Payload) => addJob(tx, MAIL_JOB, payload),
    /** Starts sending committed mails. Returns at once. */
    send: jobs.wake,
    /** Latest mails, newest first, if they stay in this process; else none. Waits for pending ones. */
    async received(): Promise<readonly Mail[]> {
      await jobs.settled();
      return transport.received;
    },
    /** Waits for mails being sent; others wait for the next start or another process. */
    async close(): Promise<void> {
      await jobs.stop();
      await transport.close();
    },
  };
}
