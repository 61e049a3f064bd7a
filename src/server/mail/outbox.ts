/** Mails, requested in the transaction that causes them and made when sent: docs/decisions/0041-jobs.md. */
import type { Sql, Transaction } from "../database/connection.ts";
import { addJob, type Job, type Looking, startJobs } from "../jobs/jobs.ts";
import type { Log } from "../log.ts";
import type { Mail, Transport } from "./transport.ts";

export const MAIL_JOB = "mail";

export interface MailOutbox<Payload extends object> {
  /** Call it in the transaction that causes the mail, then {@link send}. */
  post(tx: Transaction, payload: Payload): Promise<void>;
  /** Starts sending committed mails. Returns at once. */
  send(): void;
  /** Latest mails, newest first, if they stay in this process; else none. Waits for pending ones. */
  received(): Promise<readonly Mail[]>;
  /** Waits for mails being sent; others wait for the next start or another process. */
  close(): Promise<void>;
}

/** @param write makes the mail; undefined if nobody needs it any more */
export function openOutbox<Payload extends object>(
  sql: Sql,
  transport: Transport,
  write: (job: Job<Payload>) => Promise<Mail | undefined>,
  log: Log,
  looking?: Looking,
): MailOutbox<Payload> {
  const jobs = startJobs<Payload>(
    sql,
    {
      kind: MAIL_JOB,
      concurrency: transport.concurrency,
      async work(job) {
        const mail = await write(job);
        if (mail) await transport.deliver(mail, job.id);
      },
    },
    log,
    looking,
  );
  return {
    post: (tx, payload) => addJob(tx, MAIL_JOB, payload),
    send: jobs.wake,
    async received() {
      await jobs.settled();
      return transport.received;
    },
    async close() {
      await jobs.stop();
      await transport.close();
    },
  };
}
