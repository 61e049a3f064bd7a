/** The command `migrate`, a step before a new version's servers start. Earlier servers go on meanwhile. */

import { runCommand } from "../config/command.ts";
import { readEnv } from "../config/env.ts";
import { createLog } from "../config/log.ts";
import { explainedRights } from "../database/wait-for-database.ts";
import { withDatabase } from "../postgres/with-database.ts";
import { migrate } from "./migrate.ts";

await runCommand(async () => {
  const log = createLog("warn");
  const applied = await withDatabase(readEnv(), log, (sql) => migrate(sql, undefined, log)).catch((error) => {
    throw explainedRights(error);
  });
  return applied.length > 0 ? `Applied ${applied.join(", ")}` : "There was nothing to apply";
});
