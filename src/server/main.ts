/** Starts Innfo and stops it on SIGINT or SIGTERM, also when the signal comes while it is starting. */
import { constants } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import { ConfigurationError } from "./env.ts";
import { type RunningServer, startServer } from "./start.ts";

/** How long a start may go on after it was told to stop. */
const START_MS = 3000;
/** How long an orderly end may take after a fault of our own: then it ends all the same. */
const LAST_MS = 8000;

// Whoever reads the output may leave first, as in `npm start | head`. Server and database go on without.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

let running: RunningServer | undefined;
const starting = startServer({ dev: process.argv.includes("--dev") });

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    // Whoever says it twice does not want to wait. The database ends with the process, as after a crash.
    if (isStopping) process.exit(128 + constants.signals[signal]);
    isStopping = true;
    // A start that waits for its database, or makes one, may be left at any moment.
    setTimeout(() => running ?? process.exit(0), START_MS).unref();
    void starting.then((server) => server.stop()).then(() => process.exit(0), fail);
  });
}

// Also for rejections that nobody handles. What state the process is in, nobody knows: it ends, and
// whoever supervises it starts it again.
process.on("uncaughtException", (error) => {
  if (!running) fail(error);
  running.context.log.fatal({ err: error }, "unexpected failure: stopping");
  if (isStopping) process.exit(1);
  isStopping = true;
  void Promise.race([running.stop(), sleep(LAST_MS)]).finally(() => process.exit(1));
});

function fail(error: unknown): never {
  // What the person at the prompt can mend is one line; anything else is ours and needs its stack and its cause.
  const text = error instanceof ConfigurationError ? error.message : inspect(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

starting.then((server) => {
  running = server;
}, fail);
