/**
 * Work that follows from a transaction and must not get lost with the process: a row of innfo.jobs written in that
 * transaction, done by any process, at least once. See docs/decisions/0041-jobs.md.
 */

import { type Log, logSparingly } from "../config/log.ts";
import type { Sql, Transaction } from "../database/connection.ts";
import { claim, type Job } from "./claim.ts";
import { takeTurns } from "./turns.ts";

/** How often a process looks for jobs that others left behind and for retries. */
const POLL_MS = 5000;
/** The kinds look one after the other, so that all share one connection while nothing happens. */
const PHASES = 5;
let kinds = 0;
/** Seconds before the second attempt; doubled each time, up to an hour. */
const FIRST_WAIT = 30;
const LONGEST_WAIT = 3600;
/** Hours after which a job is obsolete. */
const USEFUL_HOURS = 24;

/** One kind of job, as this process does it. */
export interface Worker<Payload> {
  kind: string;
  concurrency: number;
  /** Jobs of one account that may run at once; 1 by default. */
  share?: number;
  /** Must end within its lease, and be safe to repeat. @throws {JobError} */
  work(job: Job<Payload>): Promise<void>;
}

export type { Job };

export class JobError extends Error {
  override name = "JobError";
  /** For the log, without the job's content. */
  readonly details: Record<string, unknown>;
  /** Retrying cannot help. */
  readonly isFinal: boolean;

  constructor(message: string, details: Record<string, unknown>, isFinal: boolean) {
    super(message);
    this.details = details;
    this.isFinal = isFinal;
  }
}

/** A service did not answer in time. Other jobs of the account may wait as long, so other accounts go first. */
export class NoAnswerError extends JobError {
  override name = "NoAnswerError";
}

/** Nothing failed: the job waits for this long, and is never given up. */
export class NotYetError extends JobError {
  override name = "NotYetError";
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message, {}, false);
    this.seconds = seconds;
  }
}

export type Jobs = ReturnType<typeof startJobs>;

/** Where jobs are done. */
export interface JobSite {
  sql: Sql;
  log: Log;
  /** Where jobs are looked for, if that is elsewhere. */
  looking?: <Result>(look: (sql: Sql) => Promise<Result>) => Promise<Result>;
}

/** Call it in the transaction that causes the work, then {@link Jobs.wake}. */
export async function addJob(tx: Sql | Transaction, kind: string, payload: object): Promise<void> {
  await tx`insert into innfo.jobs (kind, payload) values (${kind}, ${JSON.stringify(payload)}::text::jsonb)`;
}

export function startJobs<Payload>(
  { sql, log, looking: beside = (look) => look(sql) }: JobSite,
  worker: Worker<Payload>,
) {
  const { kind, concurrency } = worker;
  const underway = new Set<Promise<void>>();
  const turns = takeTurns(worker.share ?? 1);
  let stopped = false;
  let looking: Promise<void> | undefined;
  let again = false;

  /** Looks once at a time; a call during a look causes another one afterwards. */
  async function look(): Promise<void> {
    again = true;
    if (hasRoom()) looking ??= lookWhileAsked();
    await looking;
  }

  const hasRoom = () => !stopped && underway.size < concurrency;

  async function lookWhileAsked(): Promise<void> {
    try {
      while (again && hasRoom()) {
        again = false;
        const jobs = await beside((own) => claim<Payload>(own, kind, concurrency - underway.size, turns));
        for (const job of jobs) begin(job);
      }
    } catch (error) {
      logSparingly(log, "warn", { err: error, kind }, "cannot look for jobs");
    } finally {
      // In the same tick as the check of `again`: later calls start a new look.
      looking = undefined;
    }
  }

  function begin(job: Job<Payload>): void {
    turns.take(job.ownerId);
    const running = run(job).finally(() => {
      underway.delete(running);
      turns.end(job.ownerId);
      void look();
    });
    underway.add(running);
  }

  async function run(job: Job<Payload>): Promise<void> {
    try {
      await worker.work(job);
      await sql`delete from innfo.jobs where id = ${job.id}`;
    } catch (error) {
      if (error instanceof NoAnswerError) turns.rest(job.ownerId);
      // If the database is gone, the job is retried after its lease.
      await postpone(job, error).catch((failure: unknown) =>
        log.warn({ err: failure }, "a job is left as it is"),
      );
    }
  }

  async function postpone({ id, attempt }: Job<Payload>, error: unknown): Promise<void> {
    const known = error instanceof JobError ? error : undefined;
    const isEarly = error instanceof NotYetError;
    const wait = isEarly ? error.seconds : Math.min(FIRST_WAIT * 2 ** (attempt - 1), LONGEST_WAIT);
    const [job] = await sql<{ failed: boolean }[]>`
      update innfo.jobs set due_at = now() + make_interval(secs => ${wait}), reason = ${known?.message ?? "our own fault"},
        failed_at = case
          when ${known?.isFinal ?? false}
            or not ${isEarly} and created_at < now() - make_interval(hours => ${USEFUL_HOURS}) then now()
        end
      where id = ${id} returning failed_at is not null as failed`;
    const facts = {
      job: id,
      kind,
      attempt,
      ...(known ? { reason: known.message, ...known.details } : { err: error }),
    };
    // If another service refuses for good, such as a mail to an unknown address, nobody here can mend it.
    if (job?.failed) log[known?.isFinal ? "warn" : "error"](facts, "a job was given up");
    else if (isEarly) log.debug({ ...facts, againInSeconds: wait }, "a job has to wait");
    else log.warn({ ...facts, againInSeconds: wait }, "a job failed and will be tried again");
  }

  let timer = setTimeout(poll, POLL_MS + (POLL_MS / PHASES) * (kinds++ % PHASES)).unref();
  function poll(): void {
    void look();
    timer = setTimeout(poll, POLL_MS).unref();
  }
  void look();
  return {
    /** Begins committed work now instead of at the next poll. */
    wake(): void {
      void look();
    },
    /** Resolves once nothing is due and nothing is running here. */
    async settled(): Promise<void> {
      for (;;) {
        await look();
        if (underway.size === 0) return;
        await Promise.all(underway);
      }
    },
    /** Begins no more jobs and waits for running ones; the rest stays for the next process. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await looking;
      await Promise.all(underway);
    },
  };
}

/**
 * Makes failed jobs due again, with a new job's lifetime.
 * @param id without it, all jobs of the kind
 * @returns how many there are
 */
export async function retryFailedJobs(sql: Sql, kind: string, id?: string): Promise<number> {
  const { count } = await sql`
    update innfo.jobs set failed_at = null, reason = null, attempts = 0, due_at = now(), created_at = now()
    where kind = ${kind} and failed_at is not null and (${id ?? null}::uuid is null or id = ${id ?? null})`;
  return count;
}
