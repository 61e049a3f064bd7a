/** Starts Innfo: database, migrations, sample hotel, HTTP. Stops it in the opposite order. */
import { ConfigurationError } from "./env.ts";
import { startServer } from "./start.ts";

try {
  const server = await startServer({ dev: process.argv.includes("--dev") });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
} catch (error) {
  // What the person at the prompt can mend is one line; anything else is ours and needs its stack.
  process.stderr.write(`${error instanceof ConfigurationError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
