/** Pictures on the disk of one process are missing at the others: a start says so. */
import { afterAll, expect, test } from "vitest";
import { makeEmptyDatabase } from "../../testbed/empty-database.ts";
import { newDataDir, startOwn } from "../../testbed/own-servers.ts";
import type { ServerProcess } from "../../testbed/process.ts";
import { startS3 } from "../../testbed/s3.ts";

const WARNING = "another process works on this database";

const database = await makeEmptyDatabase();
const s3 = await startS3();
afterAll(async () => {
  await s3.stop();
  await database.sql.end();
});

function start(env: Record<string, string> = {}): ServerProcess {
  return startOwn({ dataDir: newDataDir(), env: { ...database.env, LOG_LEVEL: "warn", ...env } });
}

/** @returns its log, which is whole when it has ended */
async function logOf(server: ServerProcess): Promise<string> {
  await server.url;
  await server.end();
  return server.output();
}

test("a process whose uploads are on its own disk warns when it is not the only one", async () => {
  expect(await logOf(start())).not.toContain(WARNING);
  await start().url;
  expect(await logOf(start())).toContain(WARNING);
  expect(await logOf(start(s3.env))).not.toContain(WARNING);
});
