/** Ends a command beside the server: with a line on standard output, or with the failure and status 1. */
import { ConfigurationError } from "./errors.ts";

type Failure = abstract new (...args: never) => Error;

/**
 * @param work returns what is printed
 * @param expected failures that say in one line what is wrong; any other is a bug and needs its stack
 */
export async function runCommand(
  work: () => Promise<string>,
  expected: readonly Failure[] = [],
): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    const isExpected = [ConfigurationError, ...expected].some((kind) => error instanceof kind);
    const { message, stack } = error as Error;
    process.stderr.write(`${isExpected ? message : (stack ?? error)}\n`);
    process.exitCode = 1;
  }
}
