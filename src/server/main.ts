/** Starts Innfo, and stops it on SIGINT or SIGTERM, also while it is still starting. */
import cluster from "node:cluster";
import { constants } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import { giveMemoryBackWhenIdle } from "./app/idle-memory.ts";
import { ConfigurationError } from "./config/errors.ts";
import { type Running, startServer } from "./start.ts";
import { WorkerError } from "./workers/primary.ts";
import { hearPrimary } from "./workers/worker.ts";

/** How many milliseconds a start may continue after the signal to stop. */
const START_MS = 3000;
/**
 * How many milliseconds an orderly stop may take, whatever hangs. A primary waits for its workers, which have the
 * same limit.
 */
const STOP_MS = cluster.isPrimary ? 10_000 : 8000;

// The output's reader may leave first, as in `npm start | head`; server and database keep running.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

giveMemoryBackWhenIdle();

let running: Running | undefined;
const starting = startServer({ dev: process.argv.includes("--dev") });

let isStopping = false;
function stopOn(signal: NodeJS.Signals): void {
  // After a second signal the process ends at once, and the database with it, as after a crash.
  if (isStopping) process.exit(128 + constants.signals[signal]);
  isStopping = true;
  // A start that waits for its database, or creates one, can be left at any moment.
  setTimeout(() => running ?? process.exit(0), START_MS).unref();
  void starting.then((server) => end(server, signal)).then(() => process.exit(0), fail);
}

// Ctrl-C in a terminal reaches workers too, but they wait for the primary's word.
process.on("SIGINT", () => {
  if (cluster.isPrimary) stopOn("SIGINT");
});
process.on("SIGTERM", () => stopOn("SIGTERM"));
if (cluster.isWorker) {
  hearPrimary((signal) => {
    if (!isStopping) stopOn(signal);
  });
}

// Also catches unhandled rejections. The state of the process is unknown then, so it ends, and its supervisor starts
// it again.
process.on("uncaughtException", (error) => {
  if (!running) fail(error);
  running.log.fatal({ err: error }, "unexpected failure: stopping");
  if (isStopping) process.exit(1);
  isStopping = true;
  void Promise.race([running.stop(), sleep(STOP_MS)]).finally(() => process.exit(1));
});

/** Ends at once on SIGINT, because a person at the terminal does not want to wait. */
async function end(server: Running, signal: NodeJS.Signals): Promise<void> {
  if (signal === "SIGTERM") await server.drain();
  setTimeout(() => {
    server.log.fatal(`stopping took more than ${STOP_MS / 1000} seconds: ending`);
    process.exit(1);
  }, STOP_MS).unref();
  await server.stop();
}

function fail(error: unknown): never {
  if (error instanceof WorkerError) process.exit(1);
  // A configuration error is one line for the operator; any other error is a bug and needs its stack and cause.
  const text = error instanceof ConfigurationError ? error.message : inspect(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

starting.then((server) => {
  running = server;
}, fail);
