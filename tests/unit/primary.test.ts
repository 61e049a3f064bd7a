/** Which hosts a DATABASE_URL names, and what happens while none of them is the primary. */
import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { readDatabaseUrl } from "../../src/server/config/database-url.ts";
import { connectDatabase } from "../../src/server/database/connection.ts";
import { isUnreachable } from "../../src/server/database/link.ts";
import { isReadableOnTheWay } from "../../src/server/database/wait-for-database.ts";
import { listenHere } from "../../testbed/listen-here.ts";

describe("A DATABASE_URL", () => {
  test.each([
    ["postgres://innfo@one/innfo", ["postgres://innfo@one/innfo"], false],
    ["postgres:///innfo", ["postgres:///innfo"], false],
    [
      "postgres://innfo:a@one:5433,two/innfo?sslmode=verify-full&target_session_attrs=read-write",
      [
        "postgres://innfo:a@one:5433/innfo?sslmode=verify-full",
        "postgres://innfo:a@two/innfo?sslmode=verify-full",
      ],
      true,
    ],
    ["postgresql://one,[::1]:5433/innfo", ["postgresql://one/innfo", "postgresql://[::1]:5433/innfo"], true],
    ["postgres://one/innfo?target_session_attrs=primary", ["postgres://one/innfo"], true],
  ])("%s names its hosts", (url, urls, seeksPrimary) => {
    expect(readDatabaseUrl(url)).toEqual({ urls, seeksPrimary });
  });

  test.each(["mysql://one/innfo", "one,two", "postgres://one,/innfo", "postgres://one:x,two/innfo"])(
    "%s is none",
    (url) => {
      expect(() => readDatabaseUrl(url)).toThrow("must be a postgres:// URL");
    },
  );

  test.each(["any", "standby", "prefer-standby", "read-only"])("does not lead to %s", (attrs) => {
    expect(() => readDatabaseUrl(`postgres://one,two/innfo?target_session_attrs=${attrs}`)).toThrow(
      "must say target_session_attrs=read-write",
    );
  });

  test("can be read on its way when one of its hosts is another machine", () => {
    expect(isReadableOnTheWay("postgres://localhost,two/innfo")).toBe(true);
    expect(isReadableOnTheWay("postgres://localhost,127.0.0.1:5433/innfo")).toBe(false);
  });
});

describe("While no host is the primary", () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** Closes each connection at once, as a balancer does that has nothing behind it. */
  async function listen(): Promise<{ port: number; asked(): number }> {
    let asked = 0;
    const server = createServer((socket) => {
      asked += 1;
      socket.destroy();
    });
    servers.push(server);
    return { port: await listenHere(server), asked: () => asked };
  }

  test("a statement fails instead of waiting, and each host is asked once, however many want to know", async () => {
    const hosts = [await listen(), await listen()];
    const sql = connectDatabase(`postgres://${hosts.map(({ port }) => `127.0.0.1:${port}`).join()}/innfo`);
    const failures = await Promise.all(
      Array.from({ length: 8 }, () =>
        sql`select 1`.then(
          () => undefined,
          (error: unknown) => error,
        ),
      ),
    );
    expect(failures.map(isUnreachable)).toEqual(failures.map(() => true));
    expect(hosts.map(({ asked }) => asked())).toEqual([1, 1]);
    // It asks again by itself.
    await expect
      .poll(async () => {
        await sql`select 1`.catch(() => undefined);
        return hosts.every(({ asked }) => asked() > 1);
      })
      .toBe(true);
    await sql.end();
  });
});
