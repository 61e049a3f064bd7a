/** Stops an HTTP server: takes no new connections, and finishes what came on the open ones within a limited time. */
import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface GracefulStop {
  /** True from the call of {@link drain} or {@link stop} on. */
  readonly isDraining: boolean;
  /** Answers as before, but closes each connection with its next answer. */
  drain(ms: number): Promise<void>;
  /**
   * Resolves when every running request is answered or out of time, and all connections are closed.
   *
   * @param timeoutMs for the running requests; then their connections are cut
   */
  stop(timeoutMs: number): Promise<void>;
}

export function gracefulStop(server: Server): GracefulStop {
  let isDraining = false;
  let underway = 0;
  let answered = () => {};
  function over(): void {
    underway -= 1;
    if (underway === 0) answered();
  }
  // Before the application hears of it, which may answer at once.
  server.prependListener("request", (_request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
    underway += 1;
    response.on("close", over);
  });
  return {
    get isDraining() {
      return isDraining;
    },
    async drain(ms) {
      isDraining = true;
      await sleep(ms);
    },
    async stop(timeoutMs) {
      isDraining = true;
      const closed = once(server, "close");
      server.close();
      const isIdle = new Promise<void>((resolve) => {
        answered = resolve;
        if (underway === 0) resolve();
      });
      await Promise.race([isIdle, sleep(timeoutMs, undefined, { ref: false })]);
      // The remaining connections are idle, or are sending a request that no route has begun to answer.
      server.closeAllConnections();
      await closed;
    },
  };
}
