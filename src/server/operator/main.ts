/** The command `innfo`: lets operators look up and help owners, with the server's own functions. */
import { createInterface } from "node:readline/promises";
import { AuthApiError } from "../auth/errors.ts";
import { runCommand } from "../config/command.ts";
import { readEnv } from "../config/env.ts";
import { ProviderError } from "../payments/errors.ts";
import { FunctionError } from "../transport/functions.ts";
import { type Ask, run } from "./run.ts";

const ask: Ask = process.stdin.isTTY
  ? async (question) => {
      const terminal = createInterface({ input: process.stdin, output: process.stderr });
      return terminal.question(question).finally(() => terminal.close());
    }
  : undefined;

await runCommand(
  () => run(process.argv.slice(2), readEnv, ask),
  [AuthApiError, FunctionError, ProviderError],
);
