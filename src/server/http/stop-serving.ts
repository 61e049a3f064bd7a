/** The end of an HTTP server: nothing new, what is under way to its end, and nobody waited for too long. */
import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface Serving {
  /** True from the moment it stops: what still comes in over open connections is to be refused. */
  readonly isStopping: boolean;
  /**
   * Resolves when every request under way was answered, or its time is up, and all connections are closed.
   *
   * @param patienceMs for the requests under way; then their connections are cut
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
      // Kept alive without a request, or in the middle of sending one that nobody has begun to answer.
      server.closeAllConnections();
      await closed;
    },
  };
}
