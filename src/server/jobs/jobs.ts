/**
 * Work that follows from a transaction and must not get lost with the process: a row of innfo.jobs written in
 * that transaction, worked off by any process, at least once. See docs/decisions/0041-jobs.md.
 */
import type { Sql, Transaction } from "../database/connection.ts";
import type { Log } from "../log.ts";
import { claim, type Job } from "./claim.ts";
import { takeTurns } from "./turns.ts";

/** How often a process looks for what others left behind and for what is to be tried again. */
const POLL_MS = 5000;
/** Seconds before the second attempt; doubled with each, up to an hour. */
const FIRST_WAIT = 30;
const LONGEST_WAIT = 3600;
/** Hours after which nobody needs it any more. */
const USEFUL_HOURS = 24;

/** One kind of work, in one process. */
export interface Worker<Payload> {
  kind: string;
  concurrency: number;
  /** How many of them one account may have under way; one, where nothing is said. */
  share?: number;
  /** Ends by itself within its lease. What was done twice must not hurt. @throws {JobError} */
  work(job: Job<Payload>): Promise<void>;
}

export type { Job };

export class JobError extends Error {
  override name = "JobError";
  /** For the log: nothing of what the job is about. */
  readonly details: Record<string, unknown>;
  /** Trying again cannot help. */
  readonly isFinal: boolean;

  constructor(message: string, details: Record<string, unknown>, isFinal: boolean) {
    super(message);
    this.details = details;
    this.isFinal = isFinal;
  }
}

/** What a job asked did not answer in time: others of its account may wait as long, so they let those of others go. */
export class NoAnswerError extends JobError {
  override name = "NoAnswerError";
}

/** Nothing has failed: the job may not be done before so many seconds are over. */
export class NotYetError extends JobError {
  override name = "NotYetError";
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message, {}, false);
    this.seconds = seconds;
  }
}

export interface Jobs {
  /** Work was committed: begin now instead of at the next look. */
  wake(): void;
  /** Resolves when nothing is due any more and nothing is under way here. */
  settled(): Promise<void>;
  /** Begins nothing more and waits for what is under way; the rest stays for the next process. */
  stop(): Promise<void>;
}

/** In the transaction that causes the work; afterwards {@link Jobs.wake}. */
export async function addJob(tx: Sql | Transaction, kind: string, payload: object): Promise<void> {
  await tx`insert into innfo.jobs (kind, payload) values (${kind}, ${JSON.stringify(payload)}::text::jsonb)`;
}

export function startJobs<Payload>(sql: Sql, worker: Worker<Payload>, log: Log): Jobs {
  const { kind, concurrency } = worker;
  const underway = new Set<Promise<void>>();
  const turns = takeTurns(worker.share ?? 1);
  let stopped = false;
  let looking: Promise<void> | undefined;
  let again = false;

  /** One look at a time; whoever asks meanwhile gets one that begins after they asked. */
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
        const jobs = await claim<Payload>(sql, kind, concurrency - underway.size, turns);
        for (const job of jobs) begin(job);
      }
    } catch (error) {
      log.warn({ err: error, kind }, "cannot look for jobs");
    } finally {
      // In the same step as the last question: whoever asks from here on begins a look.
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
      // When the database is gone it is tried again once the lease is over.
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
          when ${known?.isFinal ?? false} or created_at < now() - make_interval(hours => ${USEFUL_HOURS}) then now()
        end
      where id = ${id} returning failed_at is not null as failed`;
    const facts = {
      job: id,
      kind,
      attempt,
      ...(known ? { reason: known.message, ...known.details } : { err: error }),
    };
    if (job?.failed) log.error(facts, "a job was given up");
    else if (isEarly) log.debug({ ...facts, againInSeconds: wait }, "a job has to wait");
    else log.warn({ ...facts, againInSeconds: wait }, "a job failed and will be tried again");
  }

  const timer = setInterval(() => void look(), POLL_MS);
  timer.unref();
  void look();
  return {
    wake: () => void look(),
    async settled() {
      for (;;) {
        await look();
        if (underway.size === 0) return;
        await Promise.all(underway);
      }
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await looking;
      await Promise.all(underway);
    },
  };
}

/** What was given up stays for an operator to see and to try again. */
export async function forgetFailedJobs(sql: Sql): Promise<void> {
  await sql`delete from innfo.jobs where failed_at < now() - interval '30 days'`;
}

/**
 * What was given up is due again, and useful for as long as it was when it was new.
 *
 * @param id without one, all of the kind
 * @returns how many there are
 */
export async function retryFailedJobs(sql: Sql, kind: string, id?: string): Promise<number> {
  const { count } = await sql`
    update innfo.jobs set failed_at = null, reason = null, attempts = 0, due_at = now(), created_at = now()
    where kind = ${kind} and failed_at is not null and (${id ?? null}::uuid is null or id = ${id ?? null})`;
  return count;
}
