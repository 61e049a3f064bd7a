/**
 * Several processes that serve on one port (WORKERS). The primary owns the embedded database, starts and
 * replaces workers, and passes on the signals to stop. It serves nothing itself, so little in it can fail:
 * docs/decisions/0079-workers.md.
 */
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "../config/env.ts";
import type { Log } from "../config/log.ts";
import type { Links } from "./announce.ts";
import type { FromPrimary, FromWorker } from "./messages.ts";

/** Milliseconds for a worker to answer another's question. */
const ANSWER_MS = 2000;
/** A worker that ended sooner after its start will likely do so again. */
const SHORT_LIFE_MS = 10_000;
const PAUSE_MS = 1000;
/** Milliseconds for a worker to stop, beyond its time to drain: a little more than it gives itself. */
const STOP_MS = 9000;

/**
 * Starts the first worker alone: it may have to migrate, and a failure to start is reported once.
 * @returns once all serve
 * @throws {WorkerError} if the first one ends before it serves
 */
export async function startWorkers({ workers, drainSeconds }: Env, log: Log) {
  const answers = new Map<number, (answer: unknown) => void>();
  let asked = 0;
  let stopping: NodeJS.Signals | undefined;
  /** The first worker's port: unknown until then if any free one was requested. */
  let port: number | undefined;

  /** @returns undefined if it does not answer in time, or ends */
  async function put(question: string, worker: Worker): Promise<unknown> {
    const number = ++asked;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answers.set(number, resolve);
    send(worker, { question, number });
    const answer = await Promise.race([promise, sleep(ANSWER_MS, undefined, { ref: false })]);
    answers.delete(number);
    return answer;
  }

  function begin(): { worker: Worker; ready: Promise<Links> } {
    const began = performance.now();
    const worker = cluster.fork(port === undefined ? {} : { PORT: port });
    const { promise: ready, resolve, reject } = Promise.withResolvers<Links>();
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
    // The failure is in the log, and another worker is started.
    ready.catch(() => undefined);
    return { worker, ready };
  }

  async function replace(code: number, signal: string | null, lived: number): Promise<void> {
    log.error({ code, signal }, "a worker ended; starting another");
    if (lived < SHORT_LIFE_MS) await sleep(PAUSE_MS);
    if (!stopping) begin();
  }

  let hasServed = false;
  const links = await begin().ready;
  hasServed = true;
  if (!stopping) {
    const others = Array.from({ length: workers - 1 }, () => begin().ready);
    await Promise.allSettled(others);
  }

  return {
    /** The links that the first worker reported. */
    links,
    /** Ends all workers; resolves once they have ended. */
    async stop(signal: NodeJS.Signals): Promise<void> {
      stopping = signal;
      const most = STOP_MS + (signal === "SIGTERM" ? drainSeconds * 1000 : 0);
      await Promise.all(running().map((worker) => end(worker, signal, most)));
    },
  };
}

/** The first worker ended; it has reported why. */
export class WorkerError extends Error {
  override name = "WorkerError";
}

function running(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function send(worker: Worker, message: FromPrimary): void {
  // The worker may be ending.
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
