/** Migrations as a step of their own, before the servers of a new version start, or as a part of the start. */
import { afterAll, expect, test } from "vitest";
import { transaction } from "../../src/server/database/transaction.ts";
import { runMigrate } from "../../testbed/commands.ts";
import { makeEmptyDatabase } from "../../testbed/empty-database.ts";
import { newDataDir } from "../../testbed/own-servers.ts";
import { createOwner } from "../../testbed/owner.ts";
import { freePort, startProcess } from "../../testbed/process.ts";

const dataDir = newDataDir();
const database = await makeEmptyDatabase();
afterAll(() => database.sql.end());

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
  expect(applied.printed).toMatch(/^Applied server\/0001_roles\.sql, .*20261128100003_hotels\.sql/);
  expect(await runMigrate(env)).toEqual({ code: 0, printed: "There was nothing to apply\n", errors: "" });

  const server = start();
  expect((await fetch(`${await server.url}/readyz`)).status).toBe(200);
  await server.end();
});

test("a server that migrates for long is alive and not ready, while the one before it serves", async () => {
  const { sql, env } = database;
  const before = startProcess({ dataDir, env });
  const url = await before.url;
  const { hotel } = await createOwner(url);
  // As if this version brought the last migration.
  const name = "20261128100015_copies.sql";
  await sql.unsafe("drop function public.copy_items, public.copy_section, innfo.copy_translations");
  await sql`delete from innfo_server.migrations where name = ${name}`;

  const port = await freePort();
  const next = `http://127.0.0.1:${port}`;
  const after = await transaction(sql, async (tx) => {
    // Migrations take turns by this lock, so the test controls the duration.
    await tx`select pg_advisory_xact_lock(7230411)`;
    const started = startProcess({ dataDir, env: { ...env, PORT: String(port) } });
    const statusOf = (path: string) =>
      fetch(next + path).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(() => statusOf("/livez")).toBe(200);
    for (const path of ["/readyz", "/health", `/view/${hotel.id}`]) expect(await statusOf(path)).toBe(503);
    const person = await fetch(next, { headers: { accept: "text/html" } });
    expect([person.status, person.headers.get("refresh"), await person.text()]).toEqual([
      503,
      expect.stringMatching(/^[1-9]$/),
      expect.stringContaining("<h1>One moment, please</h1>"),
    ]);
    const page = await fetch(`${url}/view/${hotel.id}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(hotel.name)]);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    return started;
  });
  await after.url;
  expect((await fetch(`${next}/readyz`)).status).toBe(200);
  expect(await sql`select from innfo_server.migrations where name = ${name}`).toHaveLength(1);
  await Promise.all([before.end(), after.end()]);
});
