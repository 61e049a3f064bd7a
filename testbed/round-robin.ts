/**
 * A reverse proxy before several servers, as careful as it must be: each request goes to the next server in
 * turn, and to another one if nothing of it can have arrived, or if it only reads. A write that was cut off
 * is answered with 502; nobody knows whether it was done.
 */
import { once } from "node:events";
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listenHere } from "./listen-here.ts";

export interface RoundRobin {
  /** http://localhost:port */
  url: string;
  /** Origins; may change at any time. */
  targets: string[];
  /** Number of answers by origin. */
  answered: Map<string, number>;
  stop(): Promise<void>;
}

export async function startRoundRobin(): Promise<RoundRobin> {
  const targets: string[] = [];
  const answered = new Map<string, number>();
  let turn = 0;

  function pass(incoming: IncomingMessage, response: ServerResponse, body: Buffer, left: string[]): void {
    const target = left.shift();
    if (target === undefined) {
      response.writeHead(502).end();
      return;
    }
    const { method, url, headers, socket } = incoming;
    const outgoing = forward(new URL(url ?? "/", target), {
      method,
      headers: { ...headers, "x-forwarded-for": socket.remoteAddress, "x-forwarded-proto": "http" },
      // A new connection per request, so that none is sent into one that is being closed.
      agent: false,
    });
    outgoing.once("response", (answer) => {
      answered.set(target, (answered.get(target) ?? 0) + 1);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once("error", () => response.destroy());
    });
    outgoing.once("error", (error: NodeJS.ErrnoException) => {
      if (response.headersSent) response.destroy();
      else pass(incoming, response, body, method === "GET" || error.code === "ECONNREFUSED" ? left : []);
    });
    outgoing.end(body);
  }

  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming);
    turn += 1;
    const first = turn % Math.max(1, targets.length);
    pass(incoming, response, body, [...targets.slice(first), ...targets.slice(0, first)]);
  });
  // Clients end idle connections themselves: one that is closed from here may carry the next request already.
  server.keepAliveTimeout = 0;
  return {
    url: `http://localhost:${await listenHere(server)}`,
    targets,
    answered,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
