/**
 * Runs an hour's tasks, whether or not another process has done them. Makes no backup and calls no provider.
 */
import type { Context } from "../src/server/app/context.ts";
import { upkeepTasks } from "../src/server/app/upkeep.ts";
import { readEnv } from "../src/server/config/env.ts";
import { createLog } from "../src/server/config/log.ts";
import type { Sql } from "../src/server/database/connection.ts";

export async function runUpkeep(sql: Sql): Promise<void> {
  const nothing = { list: () => Promise.resolve([]), remove: () => Promise.resolve() };
  // The part that the tasks use. The payment provider is unused unless a period ended without an event.
  const context = {
    ...{ sql, env: readEnv({ BACKUP_KEEP: "0" }), log: createLog("silent"), payments: {} },
    uploads: { photos: nothing },
    ...{ outbox: { send: () => undefined }, pushes: { jobs: { wake: () => undefined } } },
  } as unknown as Context;
  for (const task of Object.values(upkeepTasks(context))) await task();
}
