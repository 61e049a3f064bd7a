/**
 * The command `limits EMAIL [NAME=MAX …]`, for the installation that the environment describes. It changes
 * what an account may hold, if told to, and then shows it. A server may be running.
 */
import { withDatabase } from "../backup/installation.ts";
import { ConfigurationError, readEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { changeLimits, readChanges } from "./account-limits.ts";

async function run([email, ...words]: string[]): Promise<string> {
  if (!email?.includes("@")) throw new ConfigurationError("Whose? npm run limits -- EMAIL [hotels=10 …]");
  const changes = readChanges(words);
  const limits = await withDatabase(readEnv(), createLog("fatal"), (sql) =>
    changeLimits(sql, email, changes),
  );
  const lines = limits.map(({ name, max, ofPlan }) => {
    const own = max === ofPlan ? "" : `   (the plan gives ${ofPlan})`;
    return `  ${name.padEnd(22)}${String(max).padStart(12)}${own}`;
  });
  return [`What ${email} may hold:`, ...lines].join("\n");
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  // A configuration error is one line for the operator; any other error is ours and needs its stack.
  const text = error instanceof ConfigurationError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
