/** The socket side of the server: limits of time, size and number, which apply before any route. */
import cluster from "node:cluster";
import { once } from "node:events";
import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { HttpLimits } from "../capacity/capacity.ts";
import { Holdings } from "../capacity/holdings.ts";
import { codeOf } from "../config/code-of.ts";
import type { Env } from "../config/env.ts";
import { ConfigurationError } from "../config/errors.ts";
import { type Log, logSparingly } from "../config/log.ts";
import { clientNetwork } from "./client-address.ts";
import { type GracefulStop, gracefulStop } from "./graceful-stop.ts";
import { whileDraining } from "./health.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { ChunkLimitedRequest, endAfterStrayBody } from "./small-chunks.ts";

/**
 * Each worker accepts connections itself. On systems without this the primary hands them over, and a connection just
 * handed to a killed worker is never answered.
 */
const SHARES_PORT = cluster.isWorker && process.platform === "linux";

type Address = Pick<Env, "port" | "host">;

/** One-line explanations, by the code of the failure. */
const FAILURES: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ port }) => `PORT ${port} is already in use: stop the other program or set PORT`,
  EACCES: ({ port }) => `PORT ${port} may not be used by this account: set PORT to 1024 or above`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine`,
};

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];
/**
 * @param pass lets the application answer after all
 * @returns whether it is answered, or passed on later
 */
type Answer = (request: IncomingMessage, response: ServerResponse, pass: () => void) => boolean;

export type OpenServer = Awaited<ReturnType<typeof openHttpServer>>;

/**
 * @param meanwhile answers until the application does; without it, requests wait
 * @throws {ConfigurationError}
 */
export async function openHttpServer(
  address: Address & Pick<Env, "trustProxy">,
  limits: HttpLimits,
  log: Log,
  meanwhile?: Fetch,
) {
  const { maxConnections, maxFromOneAddress, socketTimeout, stopTimeout, ...serverOptions } = limits;
  let serving: GracefulStop | undefined;
  const application = Promise.withResolvers<Fetch>();
  let fetch: Fetch =
    meanwhile ?? (async (request, bindings) => (await application.promise)(request, bindings));
  let answer: Answer = () => false;
  // Always a plain node:http server, because no other constructor is given.
  const server = createAdaptorServer({
    fetch(request, bindings) {
      return (serving?.isDraining && whileDraining(request)) || fetch(request, bindings);
    },
    serverOptions,
    createServer: ((options: ServerOptions, listener: RequestListener) =>
      createServer(
        { ...options, IncomingMessage: ChunkLimitedRequest },
        endAfterStrayBody(
          oneAtATime((request, response) => {
            const pass = () => listener(request, response);
            if (!answer(request, response, pass)) pass();
          }),
        ),
      )) as typeof createServer,
  }) as HttpServer;
  await bind(server, address);
  serving = gracefulStop(server);
  server.maxConnections = maxConnections;
  server.setTimeout(socketTimeout);
  const warn = (message: string) => logSparingly(log, "warn", { maxConnections, maxFromOneAddress }, message);
  server.on("drop", () => {
    // Closes idle connections, so that the next client finds room.
    server.closeIdleConnections();
    warn("more connections than allowed");
  });
  // Behind a proxy, all connections come from its address, so the proxy has to limit each client.
  if (address.trustProxy === 0) {
    const shares = new Holdings({ together: maxConnections, ofNetwork: maxFromOneAddress });
    shareOut(server, shares, () => warn("more connections from one address than allowed"));
  }
  return {
    /** The bound port. */
    port: (server.address() as AddressInfo).port,
    /** Lets the application answer from now on. @param answerFirst is called before it */
    serve(ready: Fetch, answerFirst: Answer): void {
      fetch = ready;
      answer = answerFirst;
      application.resolve(ready);
    },
    /** Reports that it is not ready, yet answers, until balancers and clients have turned to another process. */
    drain: (seconds: number) => serving.drain(seconds * 1000),
    /** Finishes running requests; cuts off those that take too long. */
    close: () => serving.stop(stopTimeout),
  };
}

/** @throws {ConfigurationError} */
async function bind(server: Server, address: Address): Promise<void> {
  const { port, host } = address;
  try {
    server.listen({ port, host, reusePort: SHARES_PORT });
    await once(server, "listening");
  } catch (error) {
    const reason = FAILURES[codeOf(error) ?? ""];
    throw reason ? new ConfigurationError(reason(address)) : error;
  }
}

/**
 * Call it before several processes share the port: none of them would notice that another program has it.
 * @throws {ConfigurationError}
 */
export async function requireFreePort(address: Address): Promise<void> {
  const server = createTcpServer();
  await bind(server, address);
  server.close();
  await once(server, "close");
}

/** @param refused called for each connection beyond the share of its address */
function shareOut(server: HttpServer, shares: Holdings, refused: () => void): void {
  server.on("connection", (socket) => {
    const one = { amount: 1, network: clientNetwork(socket.remoteAddress ?? "unknown") };
    if (shares.exceeds(one)) {
      socket.destroy();
      refused();
      return;
    }
    socket.once("close", shares.take(one));
  });
}
