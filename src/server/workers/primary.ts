/**
 * Several processes that serve on one port (WORKERS). The primary owns the embedded database, starts the workers,
 * starts another one when one ends, and passes on the signals to stop. It serves nothing itself, so there is
 * little in it that can fail: docs/decisions/0079-workers.md.
 */
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "../env.ts";
import type { Log } from "../log.ts";
import type { FromPrimary, FromWorker } from "./messages.ts";

/** How many milliseconds a worker may take to answer a question of another. */
const ANSWER_MS = 2000;
/** One that ended sooner than this after its start is likely to do so again. */
const SHORT_LIFE_MS = 10_000;
const PAUSE_MS = 1000;
/** How many milliseconds a worker may take to stop beyond its time to drain; it cuts off requests after three seconds. */
const STOP_MS = 15_000;

export interface Workers {
  /** What the first worker says about where to look. */
  announcement: string;
  /** Ends all of them; resolves when they have ended. */
  stop(signal: NodeJS.Signals): Promise<void>;
}

/**
 * The first worker starts alone: it may have to migrate, and what keeps it from starting is said once.
 *
 * @returns once all serve
 * @throws {WorkerError} when the first one ends before it serves
 */
export async function startWorkers({ workers, drainSeconds }: Env, log: Log): Promise<Workers> {
  const answers = new Map<number, (answer: unknown) => void>();
  let asked = 0;
  let stopping: NodeJS.Signals | undefined;
  /** That of the first, which is known only then where any free one was asked for. */
  let port: number | undefined;

  /** @returns undefined when it does not answer in time, or ends */
  async function put(question: string, worker: Worker): Promise<unknown> {
    const number = ++asked;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answers.set(number, resolve);
    send(worker, { question, number });
    const answer = await Promise.race([promise, sleep(ANSWER_MS, undefined, { ref: false })]);
    answers.delete(number);
    return answer;
  }

  function begin(): { worker: Worker; ready: Promise<string> } {
    const began = performance.now();
    const worker = cluster.fork(port === undefined ? {} : { PORT: port });
    const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
    let isReady = false;
    worker.on("message", (message: FromWorker) => {
      if ("ready" in message) {
        isReady = true;
        port ??= message.port;
        resolve(message.ready);
      } else if ("answer" in message) {
        answers.get(message.number)?.(message.answer);
      } else {
        const { ask, number } = message;
        void Promise.all(running().map((one) => put(ask, one))).then((all) =>
          send(worker, { answers: all.filter((answer) => answer !== undefined), number }),
        );
      }
    });
    worker.once("exit", (code, signal) => {
      if (!isReady) reject(new WorkerError());
      if (!stopping && hasServed) void replace(code, signal, performance.now() - began);
    });
    // What failed is in the log, and another one is started.
    ready.catch(() => undefined);
    return { worker, ready };
  }

  async function replace(code: number, signal: string | null, lived: number): Promise<void> {
    log.error({ code, signal }, "a worker ended; starting another");
    if (lived < SHORT_LIFE_MS) await sleep(PAUSE_MS);
    if (!stopping) begin();
  }

  let hasServed = false;
  const announcement = await begin().ready;
  hasServed = true;
  if (!stopping) {
    const others = Array.from({ length: workers - 1 }, () => begin().ready);
    await Promise.allSettled(others);
  }

  return {
    announcement,
    async stop(signal) {
      stopping = signal;
      await Promise.all(running().map((worker) => end(worker, signal, drainSeconds * 1000 + STOP_MS)));
    },
  };
}

/** The first worker has said why. */
export class WorkerError extends Error {
  override name = "WorkerError";
}

function running(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function send(worker: Worker, message: FromPrimary): void {
  // It may be ending.
  if (worker.isConnected()) worker.send(message, () => undefined);
}

async function end(worker: Worker, signal: NodeJS.Signals, most: number): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, "exit");
  send(worker, { stop: signal });
  const killing = setTimeout(() => worker.process.kill("SIGKILL"), most);
  await ended;
  clearTimeout(killing);
}
