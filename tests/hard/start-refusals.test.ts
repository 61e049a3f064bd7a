/** A server that cannot start says why in one line, exits with 1, and changes nothing. */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import type { Sql } from "../../src/server/database/connection.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { type DatabaseProxy, startDatabaseProxy } from "../../testbed/database-proxy.ts";
import { type ServerProcess, startProcess } from "../../testbed/process.ts";
import { asSuperuser } from "../../testbed/template-copy.ts";
import { ACCOUNT, own, picture, UNUSABLE_DATA_DIRS } from "../../testbed/unusable-data-dirs.ts";

const folders: string[] = [];
const running: ServerProcess[] = [];
// Not after each: they run side by side.
afterAll(async () => {
  await Promise.all(running.splice(0).map((server) => server.end()));
  for (const folder of folders.splice(0)) removeDataDir(folder);
});

async function refusal(dataDir: string, env: Record<string, string> = {}): Promise<string> {
  const server = startProcess({ dataDir, env, ...(ACCOUNT && { account: ACCOUNT }) });
  running.push(server);
  expect(await server.exited).toEqual({ code: 1, signal: null });
  return server.errors();
}

describe("A DATA_DIR", () => {
  test.concurrent.each(Object.entries(UNUSABLE_DATA_DIRS))("%s", async (_, { prepare, says }) => {
    const home = makeDataDir();
    folders.push(home);
    own(home, 0o755);
    const dataDir = prepare(home);
    const before = picture(home);
    const printed = await refusal(dataDir);
    expect(printed).toMatch(says);
    // PostgreSQL's log tells of its refusal too.
    const log = join(dataDir, "postgres.log");
    expect(picture(home).filter((line) => !line.startsWith(log))).toEqual(
      before.filter((line) => !line.startsWith(log)),
    );
  });

  test("that nobody has made yet is made, with the folders on the way to it", async () => {
    const home = makeDataDir();
    folders.push(home);
    const server = startProcess({ dataDir: join(home, "not", "yet") });
    running.push(server);
    expect((await fetch(`${await server.url}/health`)).status).toBe(200);
  });
});

describe("A DATABASE_URL", () => {
  let proxy: DatabaseProxy;
  let superuser: Sql;
  const login = inject("postgres");
  const owner = inject("template");
  const database = `test_${randomBytes(6).toString("hex")}`;
  const poor = `poor_${randomBytes(6).toString("hex")}`;
  beforeAll(async () => {
    proxy = await startDatabaseProxy();
    superuser = asSuperuser();
    await superuser.unsafe(`create database ${database} template ${owner} owner ${owner}`);
    await superuser.unsafe(`create role ${poor} login password 'poor'`);
    await superuser.unsafe(`create database ${poor} owner ${poor}`);
  });
  afterAll(async () => {
    await superuser.end();
    await proxy.stop();
  });

  const url = (user: string, password: string, name: string, port = proxy.port) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
  const CANNOT = "The database at DATABASE_URL cannot be reached:";
  const RIGHTS = "The login in DATABASE_URL must own its database and have CREATEROLE:";

  test.concurrent.each([
    [
      "with a wrong password",
      () => url(owner, "wrong", database),
      `${CANNOT} password authentication failed for user "${owner}"`,
    ],
    [
      "of a database that does not exist",
      () => url(owner, login.password, "nowhere"),
      `${CANNOT} database "nowhere" does not exist`,
    ],
    [
      "where nobody listens",
      () => url(owner, "any", database, 1),
      `${CANNOT} connect ECONNREFUSED 127.0.0.1:1`,
    ],
    [
      "with a login that may not make roles",
      () => url(poor, "poor", poor),
      // In the words of PostgreSQL 16, or of 15.
      new RegExp(
        `^${RIGHTS} (permission denied to grant|must have admin option on) role "anon"\\. .+: grant anon, authenticated, service_role to this login with admin option\n$`,
      ),
    ],
    [
      "with a login that does not own the database",
      () => url(poor, "poor", database),
      `${RIGHTS} permission denied for schema innfo_server`,
    ],
  ])("%s", async (_, databaseUrl, says) => {
    const dataDir = makeDataDir();
    folders.push(dataDir);
    own(dataDir, 0o755);
    const printed = await refusal(dataDir, { DATABASE_URL: databaseUrl(), DATABASE_WAIT_SECONDS: "0" });
    expect(printed).toEqual(typeof says === "string" ? `${says}\n` : expect.stringMatching(says));
  });

  test("whose disk is full", async () => {
    const full = `full_${randomBytes(6).toString("hex")}`;
    await superuser.unsafe(`create database ${full} template ${owner} owner ${owner}`);
    const inside = asSuperuser(full);
    // As PostgreSQL says it of any write.
    await inside.unsafe(`
      create function public.refuse() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file' using errcode = 'disk_full';
      end $$;
      create trigger refuse before insert or update on public.plans execute function public.refuse()`);
    await inside.end();
    const dataDir = makeDataDir();
    folders.push(dataDir);
    own(dataDir, 0o755);
    expect(await refusal(dataDir, { DATABASE_URL: url(owner, login.password, full) })).toBe(
      "The database cannot be written: there is no room left on its disk\n",
    );
  });

  test("whose server never comes is waited for no longer once the start is told to stop", async () => {
    const dataDir = makeDataDir();
    folders.push(dataDir);
    const server = startProcess({
      dataDir,
      env: { DATABASE_URL: url(owner, "any", database, 1), LOG_LEVEL: "warn", DATABASE_WAIT_SECONDS: "3600" },
    });
    await vi.waitFor(() => expect(server.output()).toContain("waiting for the database"), {
      timeout: 120_000,
    });
    expect(await server.end("SIGTERM")).toEqual({ code: 0, signal: null });
  });

  test("whose server is not there yet is waited for, which the log says once", async () => {
    await proxy.cut();
    const dataDir = makeDataDir();
    folders.push(dataDir);
    const server = startProcess({
      dataDir,
      env: { DATABASE_URL: url(owner, login.password, database), LOG_LEVEL: "warn" },
    });
    running.push(server);
    const told = () => server.output().split("waiting for the database at DATABASE_URL").length - 1;
    await vi.waitFor(() => expect(told()).toBe(1), { timeout: 120_000 });
    await proxy.mend();
    expect((await fetch(`${await server.url}/health`)).status).toBe(200);
    expect(told()).toBe(1);
  });
});
