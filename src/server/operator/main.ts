/**
 * The command `innfo`, for the installation that the environment describes: what an operator looks up and
 * does for owners, by the server's own functions. A server may be running; see docs/operations.md.
 */
import { createInterface } from "node:readline/promises";
import { AuthApiError } from "../auth/errors.ts";
import { ConfigurationError, readEnv } from "../env.ts";
import { PaymentError, ProviderError } from "../payments/errors.ts";
import { type Ask, run } from "./run.ts";

/** Failures that say in one line what is wrong; any other is ours and needs its stack. */
const EXPECTED = [ConfigurationError, AuthApiError, PaymentError, ProviderError];

const ask: Ask = process.stdin.isTTY
  ? async (question) => {
      const terminal = createInterface({ input: process.stdin, output: process.stderr });
      return terminal.question(question).finally(() => terminal.close());
    }
  : undefined;

try {
  process.stdout.write(`${await run(process.argv.slice(2), readEnv, ask)}\n`);
} catch (error) {
  const { message, stack } = error as Error;
  process.stderr.write(`${EXPECTED.some((kind) => error instanceof kind) ? message : (stack ?? error)}\n`);
  process.exitCode = 1;
}
