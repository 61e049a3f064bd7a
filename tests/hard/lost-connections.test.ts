/**
 * The transaction of the start, or of a command, fails if its connection is lost, and ends nothing
 * else.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { applyConfiguration } from "../../src/server/app/apply-configuration.ts";
import { backUp } from "../../src/server/backup/backup.ts";
import { checkBackup } from "../../src/server/backup/check.ts";
import { restore } from "../../src/server/backup/restore.ts";
import type { Sql } from "../../src/server/database/connection.ts";
import { isUnreachable } from "../../src/server/database/link.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { migrate } from "../../src/server/migrations/migrate.ts";
import { openUploads, type Uploads } from "../../src/server/storage/open.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { makeEmptyDatabase } from "../../testbed/empty-database.ts";
import { sharedServer } from "../../testbed/server.ts";
import { tableSums } from "../../testbed/table-sums.ts";

const server = await sharedServer();
let empty: Sql;
let folder: string;
beforeEach(async () => {
  folder = makeDataDir();
  empty = (await makeEmptyDatabase()).sql;
});
afterEach(async () => {
  await empty.end();
  removeDataDir(folder);
});

/** Ends the connection that is in a transaction and does as this condition says, once there is one; not autovacuum, which waits for itself. */
async function cut(sql: Sql, condition: string): Promise<void> {
  const cutOff = () =>
    sql.unsafe(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
        and xact_start is not null and ${condition}`);
  await expect.poll(async () => (await cutOff()).length).toBe(1);
}

const WAITING = "wait_event_type in ('Lock', 'Timeout')";
const BETWEEN_STATEMENTS = "state = 'idle in transaction'";

/** Uploads on whose way the database's connection is lost. */
function losing(uploads: Uploads, sql: Sql): Uploads {
  const { logos } = uploads;
  return {
    ...uploads,
    logos: {
      ...logos,
      async write(...args) {
        await cut(sql, BETWEEN_STATEMENTS);
        return logos.write(...args);
      },
      async *keys() {
        await cut(sql, BETWEEN_STATEMENTS);
        yield* logos.keys();
      },
    },
  };
}

function uploadsIn(name: string): Uploads {
  return openUploads({ dataDir: join(folder, name), s3: undefined });
}

async function expectLost(work: Promise<unknown>): Promise<void> {
  const error: Error = await work.then(
    () => expect.unreachable("it went well"),
    (failure) => failure,
  );
  expect([error, error.cause].some(isUnreachable), String(error)).toBe(true);
}

test("a migration leaves nothing, and is done by the next start", async () => {
  const folders = [{ path: join(folder, "migrations"), prefix: "" }];
  const migration = join(folder, "migrations", "1_a.sql");
  mkdirSync(join(folder, "migrations"));
  writeFileSync(migration, "create table a (); select pg_sleep(600)");
  await Promise.all([expectLost(migrate(empty, folders)), cut(empty, WAITING)]);
  expect(Object.keys(await tableSums(empty))).toEqual(["innfo_server.migrations"]);
  writeFileSync(migration, "create table a ()");
  expect(await migrate(empty, folders)).toEqual(["1_a.sql"]);
});

test("the configuration is not applied, and is by the next start", async () => {
  const apply = () =>
    applyConfiguration(server.sql, { complimentaryProEmails: ["x@example.com"], limits: {} });
  const applied = () => server.sql`select email from public.complimentary_plans`;
  await transaction(server.sql, async (tx) => {
    await tx`lock table public.complimentary_plans`;
    await Promise.all([expectLost(apply()), cut(server.sql, WAITING)]);
  });
  expect(await applied()).toEqual([]);
  await apply();
  expect(await applied()).toEqual([{ email: "x@example.com" }]);
});

test("a backup makes no file, and the next one is whole", async () => {
  const file = join(folder, "backup.tar.gz");
  const uploads = uploadsIn("saved");
  const source = { sql: server.sql, jwtSecret: undefined };
  await expectLost(backUp({ ...source, uploads: losing(uploads, server.sql) }, async () => file));
  expect(existsSync(file)).toBe(false);
  await backUp({ ...source, uploads }, async () => file);
  await restore(await checkBackup(file), empty, uploadsIn("restored"));
  expect(await tableSums(empty)).toEqual(await tableSums(server.sql));
});

test("a restore leaves the database empty, and the next one fills it", async () => {
  const file = join(folder, "backup.tar.gz");
  const uploads = uploadsIn("saved");
  await uploads.logos.write("1/logo.webp", Buffer.from("picture"), { replace: false });
  await backUp({ sql: server.sql, jwtSecret: undefined, uploads }, async () => file);
  const backup = await checkBackup(file);
  const restored = uploadsIn("restored");
  await expectLost(restore(backup, empty, losing(restored, empty)));
  expect(await tableSums(empty)).toEqual({});
  await restore(backup, empty, restored);
  expect(await tableSums(empty)).toEqual(await tableSums(server.sql));
});
