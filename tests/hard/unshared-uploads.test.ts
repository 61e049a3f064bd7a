/** Pictures on the disk of one process are missing at the others: a start says so. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { type EmptyDatabase, makeEmptyDatabase } from "../../testbed/empty-database.ts";
import { type ServerProcess, startProcess } from "../../testbed/process.ts";
import { type S3StandIn, startS3 } from "../../testbed/s3.ts";

const WARNING = "another process works on this database";

let database: EmptyDatabase;
let s3: S3StandIn;
let other: ServerProcess | undefined;
const dataDirs: string[] = [];
beforeAll(async () => {
  database = await makeEmptyDatabase();
  s3 = await startS3();
});
afterAll(async () => {
  await other?.end();
  await s3.stop();
  await database.sql.end();
  for (const dataDir of dataDirs) removeDataDir(dataDir);
});

function start(env: Record<string, string> = {}): ServerProcess {
  const dataDir = makeDataDir();
  dataDirs.push(dataDir);
  return startProcess({ dataDir, env: { ...database.env, LOG_LEVEL: "warn", ...env } });
}

/** @returns its log, which is whole when it has ended */
async function logOf(server: ServerProcess): Promise<string> {
  await server.url;
  await server.end();
  return server.output();
}

test("a process whose uploads are on its own disk warns when it is not the only one", async () => {
  expect(await logOf(start())).not.toContain(WARNING);
  other = start();
  await other.url;
  expect(await logOf(start())).toContain(WARNING);
  expect(await logOf(start(s3.env))).not.toContain(WARNING);
});
