/** The tasks of an hour, whether or not another process has done them. Backs nothing up, asks no provider. */
import type { Context } from "../src/server/context.ts";
import type { Sql } from "../src/server/database/connection.ts";
import { readEnv } from "../src/server/env.ts";
import { createLog } from "../src/server/log.ts";
import { upkeepTasks } from "../src/server/upkeep.ts";

export async function runUpkeep(sql: Sql): Promise<void> {
  const nothing = { list: () => Promise.resolve([]), remove: () => Promise.resolve() };
  // What the tasks use of it. Nothing of the provider of payments is used while no period has ended unheard.
  const context = {
    ...{ sql, env: readEnv({ BACKUPS: "off" }), log: createLog("silent"), payments: {} },
    uploads: { photos: nothing },
    ...{ outbox: { send: () => undefined }, pushes: { jobs: { wake: () => undefined } } },
  } as unknown as Context;
  for (const task of Object.values(upkeepTasks(context))) await task();
}
