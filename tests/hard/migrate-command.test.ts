/** Migrations as a step of their own, before the servers of a new version start. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { runMigrate } from "../../testbed/commands.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { type EmptyDatabase, makeEmptyDatabase } from "../../testbed/empty-database.ts";
import { startProcess } from "../../testbed/process.ts";

const dataDir = makeDataDir();
let database: EmptyDatabase;
beforeAll(async () => {
  database = await makeEmptyDatabase();
});
afterAll(async () => {
  await database.sql.end();
  removeDataDir(dataDir);
});

test("a server that applies none starts once the command has", async () => {
  const start = () => startProcess({ dataDir, env: { ...database.env, MIGRATIONS: "off" } });
  const early = start();
  expect((await early.exited).code).toBe(1);
  expect(early.errors()).toBe(
    "The database lacks migration server/0001_roles.sql: run npm run migrate first\n",
  );

  const env = { ...database.env, DATA_DIR: dataDir };
  const applied = await runMigrate(env);
  expect(applied).toMatchObject({ code: 0, errors: "" });
  expect(applied.printed).toMatch(/^Applied server\/0001_roles\.sql, .*20260101000002_hotels\.sql/);
  expect(await runMigrate(env)).toEqual({ code: 0, printed: "There was nothing to apply\n", errors: "" });

  const server = start();
  expect((await fetch(`${await server.url}/readyz`)).status).toBe(200);
  await server.end();
});
