/** The inside of one of several processes that serve together: docs/decisions/0079-workers.md. */
import cluster from "node:cluster";
import { CAPACITY, type Capacity } from "../capacity/capacity.ts";
import { withTimeout } from "../capacity/with-timeout.ts";
import type { Env } from "../config/env.ts";
import type { Links } from "./announce.ts";
import type { FromPrimary, FromWorker } from "./messages.ts";

/** Milliseconds for all workers to answer; longer than the primary waits for each. */
const ANSWER_MS = 3000;

const answerers = new Map<string, () => Promise<unknown>>();
const waiting = new Map<number, (answers: unknown[]) => void>();
let asked = 0;

function tell(message: FromWorker): void {
  process.send?.(message);
}

/** @param links for the operator */
export function tellReady(links: Links, port: number): void {
  tell({ ready: links, port });
}

/** Answers questions that a worker, perhaps this one, asks all of them. */
export function answerWorkers(question: string, answer: () => Promise<unknown>): void {
  answerers.set(question, answer);
}

/** @returns the answers that arrived in time. @throws if the primary does not answer */
export async function askWorkers(question: string): Promise<unknown[]> {
  const number = ++asked;
  const { promise, resolve } = Promise.withResolvers<unknown[]>();
  waiting.set(number, resolve);
  tell({ ask: question, number });
  try {
    return await withTimeout(ANSWER_MS, promise, () => new Error("The other workers do not answer"));
  } finally {
    waiting.delete(number);
  }
}

/** @param stop called when the primary ends this worker */
export function hearPrimary(stop: (signal: NodeJS.Signals) => void): void {
  process.on("message", (message: FromPrimary) => {
    if ("stop" in message) return stop(message.stop);
    if ("answers" in message) return waiting.get(message.number)?.(message.answers);
    // Without an answer, the primary continues without it.
    void answerers
      .get(message.question)?.()
      .then((answer) => tell({ answer, number: message.number }));
  });
}

/** A worker's share of the server's limits. */
export function shareOfWorker(env: Env): Env {
  if (!cluster.isWorker) return env;
  return {
    ...env,
    databaseConnections: Math.floor(env.databaseConnections / env.workers),
    pageCacheBytes: Math.floor(env.pageCacheBytes / env.workers),
  };
}

/** Divides limits on memory and on long use of a core; each process has the rest in full. */
export function capacityOfWorker({ workers }: Pick<Env, "workers">): Capacity {
  if (!cluster.isWorker) return CAPACITY;
  const { http, bodies, work } = CAPACITY;
  const part = (whole: number) => Math.ceil(whole / workers);
  return {
    ...CAPACITY,
    http: {
      ...http,
      maxConnections: part(http.maxConnections),
      maxFromOneAddress: part(http.maxFromOneAddress),
    },
    bodies: { ...bodies, together: part(bodies.together), ofNetwork: part(bodies.ofNetwork) },
    work: { ...work, passwords: { ...work.passwords, concurrency: part(work.passwords.concurrency) } },
  };
}
