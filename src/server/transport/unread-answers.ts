/**
 * Answers stay in memory until their clients have taken them. Each is counted from when it is made until its socket
 * has handed over its last byte. Beyond the budget an answer is not sent, and a client that takes nothing is cut
 * off. docs/decisions/0007-performance.md
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { ByteBudget } from "../capacity/byte-budget.ts";
import type { AnswerLimits, Bulkheads } from "../capacity/capacity.ts";
import type { Held } from "../capacity/holdings.ts";
import { turnToSend } from "../capacity/large-answers.ts";
import type { Env } from "../config/env.ts";
import { type Log, logSparingly } from "../config/log.ts";
import { answerBodyOf } from "./answer-body.ts";
import { networkOf, networkOfRequest } from "./client-address.ts";
import { refuse } from "./refusal.ts";
import type { RequestVariables } from "./request-variables.ts";
import { unavailableOf } from "./unavailable.ts";

/** The most bytes that a stream reads ahead of its client. */
const READ_AHEAD = 128 * 1024;

/** An answer's bytes. */
type Made = Omit<Held, "network">;

export class UnreadAnswers {
  readonly budget: ByteBudget;
  readonly #limits: AnswerLimits;
  readonly #trustProxy: number;
  readonly #log: Log;
  #cutOff = 0;

  constructor(limits: AnswerLimits, trustProxy: number, log: Log) {
    this.budget = new ByteBudget(limits);
    this.#limits = limits;
    this.#trustProxy = trustProxy;
    this.#log = log;
  }

  /** How many connections were cut off because their client did not take its answer. */
  get cutOff(): number {
    return this.#cutOff;
  }

  /**
   * Counts an answer from now on.
   * @param response undefined without a socket, as in tests
   * @returns a function that stops counting it, for an answer that is not sent after all
   * @throws {OverloadedError} when there is no room
   */
  admit(made: Made, network: string, response: ServerResponse | undefined): () => void {
    const refusal = this.budget.refuse({ ...made, network });
    if (refusal) throw refusal;
    return response ? this.#hold(made, network, response) : () => {};
  }

  /** Does the same for an answer that is sent at once, whose body is kept for others. */
  isRoomFor(body: Uint8Array, request: IncomingMessage): boolean {
    if (body.length <= this.#limits.small || this.budget.taken === 0) return true;
    const network = networkOfRequest(request, this.#trustProxy);
    return !this.budget.refuse({ amount: body.length, shared: body, network });
  }

  /** Counts what the socket did not take at once. */
  sent(body: Uint8Array, response: ServerResponse): void {
    if (body.length <= this.#limits.small || !response.socket?.writableLength) return;
    const network = networkOfRequest(response.req, this.#trustProxy);
    this.#hold({ amount: body.length, shared: body }, network, response);
  }

  #hold(made: Made, network: string, response: ServerResponse): () => void {
    if (made.amount <= this.#limits.small || response.closed) return () => {};
    const cutOff = () => {
      this.#cutOff += 1;
      response.destroy();
      logSparingly(
        this.#log,
        "warn",
        { taken: this.budget.taken },
        "connections are cut off: answers were not read",
      );
    };
    const release = this.budget.hold({ ...made, network }, cutOff);
    // Also if it ends early. Node restarts the time with each byte that the socket takes.
    response.once("close", release);
    response.setTimeout(this.#limits.unreadTimeout, cutOff);
    return release;
  }
}

interface Parts {
  unreadAnswers: UnreadAnswers;
  bulkheads: Pick<Bulkheads, "large">;
  env: Pick<Env, "trustProxy">;
}

/**
 * Counts the answer that is about to be sent, once, and waits for its turn if it is large.
 * @param caller who takes turns; by default the network
 * @throws {OverloadedError}
 */
export async function admitAnswer(
  { unreadAnswers, bulkheads, env }: Parts,
  c: HonoContext,
  answer: Response,
  caller?: string,
): Promise<void> {
  if (c.req.method === "HEAD" || c.get("isAdmitted")) return;
  const made = measure(answer);
  if (made.amount <= unreadAnswers.budget.limits.small) return;
  c.set("isAdmitted", true);
  const network = networkOf(c, env.trustProxy);
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  const release = unreadAnswers.admit(made, network, outgoing as ServerResponse | undefined);
  try {
    await turnToSend(bulkheads.large, made.amount, caller ?? network);
  } catch (error) {
    release();
    throw error;
  }
}

/** Counts all answers that no route has counted itself. */
export function withRoomToSend(parts: Parts): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    await next();
    try {
      await admitAnswer(parts, c, c.res);
    } catch (error) {
      const unavailable = unavailableOf(error);
      if (!unavailable) throw error;
      // Otherwise the answer's own headers would become the refusal's.
      c.res = undefined;
      const { status, message } = unavailable;
      const refusal = refuse(c, status, message);
      for (const name of ["Content-Length", "Content-Encoding", "ETag"]) refusal.headers.delete(name);
      c.res = refusal;
    }
  };
}

/** Without a note, takes the declared length, or what a stream reads ahead. */
function measure(answer: Response): Made {
  if (answer.status === 304 || answer.status === 204) return { amount: 0 };
  const body = answerBodyOf(answer);
  if (typeof body === "string") return { amount: Buffer.byteLength(body) };
  if (body) return { amount: body.length, shared: body };
  return { amount: Math.min(Number(answer.headers.get("Content-Length") ?? READ_AHEAD), READ_AHEAD) };
}
