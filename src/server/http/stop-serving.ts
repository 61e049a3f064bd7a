/** Stops an HTTP server: refuses new requests and finishes running ones within a limited time. */
import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface Serving {
  /** True once it is stopping: new requests on open connections have to be refused. */
  readonly isStopping: boolean;
  /**
   * Resolves when every running request is answered or out of time, and all connections are closed.
   *
   * @param patienceMs for the running requests; then their connections are cut
   */
  stop(patienceMs: number): Promise<void>;
}

export function watchServing(server: Server): Serving {
  let isStopping = false;
  let underway = 0;
  let answered = () => {};
  server.on("request", (_request, response) => {
    underway += 1;
    response.once("close", () => {
      underway -= 1;
      if (underway === 0) answered();
    });
  });
  return {
    get isStopping() {
      return isStopping;
    },
    async stop(patienceMs) {
      isStopping = true;
      const closed = once(server, "close");
      server.close();
      const isIdle = new Promise<void>((resolve) => {
        answered = resolve;
        if (underway === 0) resolve();
      });
      await Promise.race([isIdle, sleep(patienceMs, undefined, { ref: false })]);
      // The remaining connections are idle, or are sending a request that no route has begun to answer.
      server.closeAllConnections();
      await closed;
    },
  };
}
