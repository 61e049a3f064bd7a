/** Starts Innfo and stops it on SIGINT or SIGTERM, also when the signal comes while it is starting. */
import { ConfigurationError } from "./env.ts";
import { startServer } from "./start.ts";

// Whoever reads the output may leave first, as in `npm start | head`. Server and database go on without.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

const starting = startServer({ dev: process.argv.includes("--dev") });

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void starting.then((server) => server.stop()).then(() => process.exit(0), fail);
  });
}

function fail(error: unknown): never {
  // What the person at the prompt can mend is one line; anything else is ours and needs its stack.
  const text = error instanceof ConfigurationError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

starting.catch(fail);
