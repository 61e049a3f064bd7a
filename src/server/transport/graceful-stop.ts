/** Stops an HTTP server: it takes no new connections, and finishes the requests on open ones within a limited time. */
import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export type GracefulStop = ReturnType<typeof gracefulStop>;

export function gracefulStop(server: Server) {
  let isDraining = false;
  let underway = 0;
  let answered = () => {};
  function over(): void {
    underway -= 1;
    if (underway === 0) answered();
  }
  // Runs before the application sees the request, which may answer at once.
  server.prependListener("request", (_request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
    underway += 1;
    response.on("close", over);
  });
  return {
    /** True from the call of `drain` or `stop` on. */
    get isDraining(): boolean {
      return isDraining;
    },
    /** Answers as before, but closes each connection with its next answer. */
    async drain(ms: number): Promise<void> {
      isDraining = true;
      await sleep(ms);
    },
    /**
     * Resolves when every running request is answered or out of time, and all connections are closed.
     * @param timeoutMs for the running requests; then their connections are cut
     */
    async stop(timeoutMs: number): Promise<void> {
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
