/**
 * Mails are asked for in the transaction that causes them, and made when they are sent: until then the
 * database knows whom to write to and what about, and no link. See docs/decisions/0041-jobs.md.
 */
import type { Sql, Transaction } from "../database/connection.ts";
import { addJob, type Job, startJobs } from "../jobs/jobs.ts";
import type { Log } from "../log.ts";
import type { Mail, Transport } from "./transport.ts";

/** The jobs that are mails. */
export const MAIL = "mail";

export interface Outbox<Payload extends object> {
  /** In the transaction that causes it; afterwards {@link send}. */
  post(tx: Sql | Transaction, payload: Payload): Promise<void>;
  /** What was posted is committed. Returns at once. */
  send(): void;
  /** The latest mails, newest first, when they stay in this process; else none. Waits for those to be sent. */
  received(): Promise<readonly Mail[]>;
  /** Waits for mails on their way; the others wait for the next start, or another process. */
  close(): Promise<void>;
}

/** @param write makes the mail; undefined when nobody needs it any more */
export function openOutbox<Payload extends object>(
  sql: Sql,
  transport: Transport,
  write: (job: Job<Payload>) => Promise<Mail | undefined>,
  log: Log,
): Outbox<Payload> {
  const jobs = startJobs<Payload>(
    sql,
    {
      kind: MAIL,
      concurrency: transport.concurrency,
      async work(job) {
        const mail = await write(job);
        if (mail) await transport.deliver(mail, job.id);
      },
    },
    log,
  );
  return {
    post: (tx, payload) => addJob(tx, MAIL, payload),
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
