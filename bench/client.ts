/** Sends requests with node:http. Not fetch(), which costs this machine as much as the server does. */
import { Agent, request as open } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface Request {
  path: string;
  headers: Record<string, string>;
  /** By default POST with a body and GET without. */
  method?: string;
  body?: string | Pieces;
}
/** Bytes that are sent as they are: to join megabytes would cost the machine that is measured. */
export type Pieces = readonly Uint8Array[];

const TIMEOUT_MS = 20_000;

export const methodOf = ({ method, body }: Request) => method ?? (body === undefined ? "GET" : "POST");

/** @returns the status, once the whole answer has arrived */
export function ask(agent: Agent, url: string, request: Request): Promise<number> {
  const { path, headers, body } = request;
  const length = body === undefined ? {} : { "content-length": lengthOf(body) };
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      method: methodOf(request),
      headers: { ...headers, ...length },
      timeout: TIMEOUT_MS,
    };
    const sent = open(url + path, options, (answer) => {
      answer.once("error", reject);
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.once("timeout", () => sent.destroy(new Error(`No answer within ${TIMEOUT_MS} ms`)));
    sent.once("error", reject);
    if (typeof body === "string") sent.end(body);
    else {
      for (const piece of body ?? []) sent.write(piece);
      sent.end();
    }
  });
}

function lengthOf(body: string | Pieces): number {
  if (typeof body === "string") return Buffer.byteLength(body);
  return body.reduce((sum, { length }) => sum + length, 0);
}

interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** Requests a second over all connections; without it, as many as are answered. */
  rate?: number | undefined;
  /** @param connection counted from 0 */
  next(connection: number): Request;
  answered(status: number, ms: number): void;
}

/** Each connection stays open, and sends a request after the answer to the one before. @returns how many failed */
export async function sendFor({ url, connections, seconds, rate, next, answered }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const isOver = () => performance.now() - began >= 1000 * seconds;
  let turn = 0;
  let failed = 0;
  async function repeat(connection: number): Promise<void> {
    for (;;) {
      if (rate) await sleep(Math.max(0, began + (1000 * turn++) / rate - performance.now()));
      if (isOver()) return;
      const asked = performance.now();
      try {
        const status = await ask(agent, url, next(connection));
        if (!isOver()) answered(status, performance.now() - asked);
      } catch {
        // Requests under way at the end are cut off.
        if (!isOver()) failed += 1;
      }
    }
  }
  const end = setTimeout(() => agent.destroy(), 1000 * seconds);
  await Promise.all(Array.from({ length: connections }, (_, connection) => repeat(connection)));
  clearTimeout(end);
  agent.destroy();
  return failed;
}
