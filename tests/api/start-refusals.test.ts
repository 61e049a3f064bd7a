/** A server that cannot start says why in one line, ends with 1, and leaves everything as it was. */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { makeDataDir, removeDataDir } from "../support/data-dir.ts";
import { type DatabaseProxy, startDatabaseProxy } from "../support/database-proxy.ts";
import { type ServerProcess, startProcess } from "../support/process.ts";

const folders: string[] = [];
const running: ServerProcess[] = [];
// Not after each: they run side by side.
afterAll(async () => {
  await Promise.all(running.splice(0).map((server) => server.end()));
  for (const folder of folders.splice(0)) removeDataDir(folder);
});

/** Permissions do not hold root back: run by root, these servers run as somebody else. */
const ACCOUNT = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : undefined;

function idOf(option: string): number {
  return Number(spawnSync("id", [option, "nobody"], { encoding: "utf8" }).stdout);
}

/** Everything below a folder: names, modes and contents. */
function picture(path: string): string[] {
  const status = lstatSync(path);
  const line = `${path} ${status.mode.toString(8)} ${status.uid}`;
  // One that its own account may not read either.
  if ((status.mode & 0o400) === 0) return [line];
  if (!status.isDirectory()) return [`${line} ${readFileSync(path, "utf8")}`];
  return [line, ...readdirSync(path).flatMap((name) => picture(join(path, name)))];
}

async function refusal(dataDir: string, env: Record<string, string> = {}): Promise<string> {
  const server = startProcess({ dataDir, env, ...(ACCOUNT && { account: ACCOUNT }) });
  running.push(server);
  expect(await server.exited).toEqual({ code: 1, signal: null });
  return server.errors();
}

const SECRETS = JSON.stringify({ jwtSecret: "a".repeat(40), databasePassword: "b".repeat(40) });

interface Scenario {
  /** @returns DATA_DIR, made in this folder of the account's own */
  prepare(home: string): string;
  says: RegExp;
}

function own(path: string, mode: number): void {
  if (ACCOUNT) chownSync(path, ACCOUNT.uid, ACCOUNT.gid);
  chmodSync(path, mode);
}
function makeFolder(path: string, mode = 0o755): string {
  mkdirSync(path);
  own(path, mode);
  return path;
}
function makeFile(path: string, text: string, mode = 0o600): string {
  writeFileSync(path, text);
  own(path, mode);
  return path;
}
/** As far as it is looked at before it is started. */
function makeCluster(home: string, version: string, mode: number): string {
  const cluster = makeFolder(join(home, "postgres"));
  makeFile(join(cluster, "PG_VERSION"), `${version}\n`);
  makeFile(join(cluster, "postgresql.conf"), "");
  chmodSync(cluster, mode);
  makeFile(join(home, "secrets.json"), SECRETS);
  makeFile(join(home, "postgres.log"), "");
  return home;
}

const SCENARIOS: Record<string, Scenario> = {
  "that is a file": {
    prepare: (home) => makeFile(join(home, "file"), ""),
    says: /^DATA_DIR .*\/file cannot be used: it, or something on the way to it, is a file\n$/,
  },
  "below a file": {
    prepare: (home) => join(makeFile(join(home, "file"), ""), "data"),
    says: /^DATA_DIR .*\/file\/data cannot be used: it, or something on the way to it, is a file\n$/,
  },
  "that its account may only read": {
    prepare: (home) => makeFolder(join(home, "data"), 0o555),
    says: /^DATA_DIR .* cannot be used: this account may not write there: give it the folder, or set another DATA_DIR \(.*secrets\.json\.\d+\)\n$/,
  },
  "in a folder that its account may only read": {
    prepare: (home) => join(makeFolder(join(home, "readable"), 0o555), "data"),
    says: /^DATA_DIR .*\/data cannot be used: this account may not write there: .*\n$/,
  },
  "whose secrets it may not read": {
    prepare(home) {
      makeFile(join(home, "secrets.json"), SECRETS, 0o000);
      return home;
    },
    says: /^DATA_DIR .* cannot be used: this account may not write there: .*\(.*\/secrets\.json\)\n$/,
  },
  "whose secrets everybody may read": {
    prepare(home) {
      makeFile(join(home, "secrets.json"), SECRETS, 0o644);
      return home;
    },
    says: /^.*\/secrets\.json is open to every account of this machine: chmod 600 it\n$/,
  },
  "whose secrets are half a file": {
    prepare(home) {
      makeFile(join(home, "secrets.json"), SECRETS.slice(0, 30));
      return home;
    },
    says: /^.*\/secrets\.json is damaged: restore it from a backup of DATA_DIR\n$/,
  },
  "with the database of another PostgreSQL": {
    prepare: (home) => makeCluster(home, "16", 0o700),
    says: /^The database in .*\/postgres is of PostgreSQL 16 and this Innfo brings 18: .*\n$/,
  },
  "with a database that others may enter": {
    prepare: (home) => makeCluster(home, "18", 0o755),
    says: /^The database did not start: data directory ".*" has invalid permissions\. Permissions should be .*\n$/,
  },
  "with half a database": {
    prepare(home) {
      makeFile(join(makeFolder(join(home, "postgres"), 0o700), "pg_hba.conf"), "");
      makeFile(join(home, "secrets.json"), SECRETS);
      return home;
    },
    says: /^.*\/postgres holds something else than a whole database: restore it from a backup, or move it away\n$/,
  },
};

describe("A DATA_DIR", () => {
  test.concurrent.each(Object.entries(SCENARIOS))("%s", async (_, { prepare, says }) => {
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
  let superuser: postgres.Sql;
  const login = inject("postgres");
  const owner = inject("template");
  const database = `test_${randomBytes(6).toString("hex")}`;
  const poor = `poor_${randomBytes(6).toString("hex")}`;
  beforeAll(async () => {
    proxy = await startDatabaseProxy();
    superuser = postgres({ ...login, database: "postgres", username: "postgres", max: 1 });
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
      `${RIGHTS} permission denied to grant role "anon"`,
    ],
    [
      "with a login that does not own the database",
      () => url(poor, "poor", database),
      `${RIGHTS} permission denied for database ${database}`,
    ],
  ])("%s", async (_, databaseUrl, says) => {
    const dataDir = makeDataDir();
    folders.push(dataDir);
    own(dataDir, 0o755);
    const printed = await refusal(dataDir, { DATABASE_URL: databaseUrl(), DATABASE_WAIT_SECONDS: "0" });
    expect(printed).toBe(`${says}\n`);
  });

  test("whose server never comes is waited for no longer once the start is told to stop", async () => {
    const dataDir = makeDataDir();
    folders.push(dataDir);
    const server = startProcess({
      dataDir,
      env: { DATABASE_URL: url(owner, "any", database, 1), LOG_LEVEL: "warn", DATABASE_WAIT_SECONDS: "3600" },
    });
    await vi.waitFor(() => expect(server.output()).toContain("waiting for the database"), {
      timeout: 20_000,
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
    await vi.waitFor(() => expect(told()).toBe(1), { timeout: 20_000 });
    await proxy.mend();
    expect((await fetch(`${await server.url}/health`)).status).toBe(200);
    expect(told()).toBe(1);
  });
});
