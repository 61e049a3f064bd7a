/**
 * The command `migrate`: makes the database as this version needs it, as a step of its own before the
 * version's servers start. Servers of the earlier version go on meanwhile.
 */
import { withDatabase } from "../backup/installation.ts";
import { ConfigurationError, readEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { migrate } from "./migrate.ts";
import { explainedRights } from "./wait-for-database.ts";

try {
  const log = createLog("warn");
  const applied = await withDatabase(readEnv(), log, (sql) => migrate(sql, undefined, log));
  process.stdout.write(
    applied.length > 0 ? `Applied ${applied.join(", ")}\n` : "There was nothing to apply\n",
  );
} catch (failure) {
  const error = explainedRights(failure);
  // A configuration error is one line for the operator; any other error is ours and needs its stack.
  const text = error instanceof ConfigurationError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
