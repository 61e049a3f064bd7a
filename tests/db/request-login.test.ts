/** Somebody who breaks out of a request's role gets nothing. */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { ConfigurationError } from "../../src/server/config/errors.ts";
import { createLog } from "../../src/server/config/log.ts";
import { ANON, type Caller, connectDatabase, type Sql } from "../../src/server/database/connection.ts";
import { type Login, withLink } from "../../src/server/database/link.ts";
import { makeRequestLogin } from "../../src/server/database/request-login.ts";
import { asCaller, openRequestPool, readAsCaller } from "../../src/server/database/request-pool.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { asSuperuser } from "../../testbed/template-copy.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const log = createLog("silent");
const denied = { code: "42501" };

let server: TestServer;
let superuser: Sql;
let login: Login;
let owner: { caller: Caller; hotelId: string };
beforeAll(async () => {
  server = await startTestServer();
  superuser = asSuperuser();
  const { userId, sessionId, email, hotelId } = await makeHotel(server);
  const claims = { sub: userId, session_id: sessionId, email, role: "authenticated" as const, exp: 0 };
  owner = { caller: { role: "authenticated", claims }, hotelId };
});
beforeEach(async () => {
  login = await makeRequestLogin(server.sql, server.jwtKey, log);
});
afterAll(async () => {
  await superuser.end();
  await server.stop();
});

const hotels = (sql: Sql) => sql<{ id: string }[]>`select id from public.hotels`;

const whoAmI = (sql: Sql) => sql`select session_user as login, current_user as role`;

/** On a connection like those of requests. */
function withLogin<Result>(as: Login, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  return withLink(server.sql.options, { login: as }, work);
}

test("requests of every kind come over connections of that login", async () => {
  const { requests } = server.context;
  await readAsCaller(requests, ANON, (sql) => sql`select 1`);
  // One of each kind: the run's PostgreSQL has few connections for many tests.
  for (const [connection] of [
    requests.readers,
    requests.writers.connections,
    requests.undoers.connections,
    requests.downloaders.connections,
  ]) {
    if (!connection) throw new Error("There is no connection of this kind");
    expect(await connection.use(whoAmI)).toEqual([{ login: login.user, role: "anon" }]);
  }
  expect(server.sql.options.user).not.toBe(login.user);
});

describe("in the middle of a request", () => {
  const run = (statements: string) =>
    asCaller(server.context.requests, owner.caller, (sql) => sql.unsafe(statements));
  const me = "select session_user, current_user";

  test("the caller's own statement runs", async () => {
    expect(await run("select id from public.hotels")).toEqual([{ id: owner.hotelId }]);
  });

  test.each(["reset role", "set role none", "set session authorization default", "rollback; begin"])(
    "%s leads to nobody's rights",
    async (breakOut) => {
      for (const table of ["public.hotels", "auth.users", "innfo.limits", "innfo_server.migrations"]) {
        await expect(run(`${breakOut}; select * from ${table}`)).rejects.toMatchObject(denied);
      }
      // On the same connection, which keeps nothing.
      expect(await run("select id from public.hotels")).toEqual([{ id: owner.hotelId }]);
    },
  );

  test.each(["postgres", "service_role", "pg_read_all_data", "the server's login"])(
    "nobody becomes %s",
    async (name) => {
      const role = name === "the server's login" ? inject("template") : name;
      for (const become of [
        `set role ${role}`,
        `reset role; set local role ${role}`,
        `set session authorization ${role}`,
      ]) {
        await expect(run(`${become}; ${me}`)).rejects.toThrow("permission denied to set");
      }
    },
  );

  test.each([
    "create table public.mine ()",
    "create schema mine",
    "create role mine",
    "alter role current_user createrole",
    "copy (select 1) to program 'true'",
    "select pg_read_file('PG_VERSION')",
  ])("nobody may %s", async (statement) => {
    for (const breakOut of ["reset role", "set role none"]) {
      await expect(run(`${breakOut}; ${statement}`)).rejects.toMatchObject(denied);
    }
  });

  test("nobody gives the login another role", async () => {
    const grant = `grant ${inject("template")} to ${login.user}`;
    await expect(run(`set role none; ${grant}`)).rejects.toMatchObject(denied);
  });
});

describe("the login", () => {
  const opens = (as: Login) =>
    withLogin(as, async (sql) => (await sql`select current_user as role`)[0]?.role);

  test("connects with its password, and with no other", async () => {
    expect(await opens(login)).toBe("anon");
    await expect(opens({ ...login, password: "0".repeat(64) })).rejects.toMatchObject({ code: "28P01" });
  });

  test("is the same for processes of a site that start together, on a database that has none yet", async () => {
    const name = `test_${randomBytes(6).toString("hex")}`;
    await superuser.unsafe(
      `create database ${name} template ${inject("template")} owner ${inject("template")}`,
    );
    const processes = Array.from({ length: 4 }, () =>
      connectDatabase({ ...inject("postgres"), database: name, user: inject("template") }),
    );
    const logins = await Promise.all(processes.map((sql) => makeRequestLogin(sql, server.jwtKey, log)));
    expect(new Set(logins.map(({ user, password }) => `${user} ${password}`)).size).toBe(1);
    for (const sql of processes) {
      const pool = openRequestPool(sql, logins[0]);
      await expect(readAsCaller(pool, ANON, hotels)).rejects.toMatchObject(denied);
      expect(await readAsCaller(pool, ANON, (own) => own`select 1 as one`)).toEqual([{ one: 1 }]);
      await pool.end();
      await sql.end();
    }
    expect(logins[0]?.user).toBe(`requests_of_${name}`);
    // A password is useless at the next database.
    expect(logins[0]?.password).not.toBe(login.password);
  });

  test("gets a new password with a new secret of the site, and the old one opens nothing any more", async () => {
    const warn = vi.spyOn(log, "warn");
    const renewed = await makeRequestLogin(server.sql, randomBytes(32), log);
    expect(await opens(renewed)).toBe("anon");
    await expect(opens(login)).rejects.toMatchObject({ code: "28P01" });
    expect(warn).toHaveBeenCalledOnce();
  });

  test("keeps its password at the next start", async () => {
    const stored = () => superuser`select rolpassword from pg_authid where rolname = ${login.user}`;
    const before = await stored();
    await makeRequestLogin(server.sql, server.jwtKey, log);
    expect(await stored()).toEqual(before);
  });

  test.each(["nologin", "reset role"])("is mended after %s", async (change) => {
    await superuser.unsafe(`alter role ${login.user} ${change}`);
    expect(await opens(await makeRequestLogin(server.sql, server.jwtKey, log))).toBe("anon");
  });

  test("gets back a role that was taken from it", async () => {
    await server.sql.unsafe(`revoke authenticated from ${login.user}`);
    const pool = openRequestPool(server.sql, await makeRequestLogin(server.sql, server.jwtKey, log));
    expect(await readAsCaller(pool, owner.caller, hotels)).toEqual([{ id: owner.hotelId }]);
    await pool.end();
  });

  test.each([
    ["createdb", "nocreatedb"],
    ["inherit", "noinherit"],
    ["superuser", "nosuperuser"],
  ])("is refused with %s", async (right, without) => {
    await superuser.unsafe(`alter role ${login.user} ${right}`);
    await expectRefusal(/rights of its own/);
    await superuser.unsafe(`alter role ${login.user} ${without}`);
    await makeRequestLogin(server.sql, server.jwtKey, log);
  });

  test("is refused as a member of another role", async () => {
    await superuser.unsafe(`grant service_role to ${login.user}`);
    await expectRefusal(/rights of its own/);
    await superuser.unsafe(`revoke service_role from ${login.user}`);
    await makeRequestLogin(server.sql, server.jwtKey, log);
  });

  test("that cannot connect stops the start, which says why and what to do", async () => {
    await superuser.unsafe(`alter role ${login.user} valid until '2020-01-01'`);
    await expectRefusal(
      /^Requests cannot log in .* as requests_of_.*password authentication failed.*REQUEST_LOGIN=off/,
    );
    await superuser.unsafe(`alter role ${login.user} valid until 'infinity'`);
    await makeRequestLogin(server.sql, server.jwtKey, log);
  });

  test("that the server may not create stops the start, which says why and what to do", async () => {
    const { options } = server.sql;
    await superuser.unsafe(`create role plain_${options.database} login password 'plain'`);
    await superuser.unsafe(`alter role ${login.user} nologin`);
    const plain = connectDatabase({
      ...inject("postgres"),
      database: options.database,
      user: `plain_${options.database}`,
      password: "plain",
    });
    await expect(makeRequestLogin(plain, server.jwtKey, log)).rejects.toThrow(
      /cannot make requests_of_.*permission denied.*REQUEST_LOGIN=off/,
    );
    await plain.end();
    await makeRequestLogin(server.sql, server.jwtKey, log);
  });

  async function expectRefusal(message: RegExp): Promise<void> {
    const start = makeRequestLogin(server.sql, server.jwtKey, log);
    await expect(start).rejects.toThrow(ConfigurationError);
    await expect(start).rejects.toThrow(message);
  }
});

test("with REQUEST_LOGIN=off requests log in as the server does, and still start as anon", async () => {
  const pool = openRequestPool(server.sql, undefined);
  expect(await readAsCaller(pool, ANON, whoAmI)).toEqual([{ login: inject("template"), role: "anon" }]);
  expect(await readAsCaller(pool, owner.caller, hotels)).toEqual([{ id: owner.hotelId }]);
  const used = pool.readers.filter(({ connected }) => connected);
  expect(used).not.toEqual([]);
  // Before they have become any caller.
  for (const reader of used) await expect(reader.use(hotels)).rejects.toMatchObject({ code: "42501" });
  await pool.end();
});
