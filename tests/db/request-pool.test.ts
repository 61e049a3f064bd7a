import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CAPACITY, openBulkheads } from "../../src/server/capacity/capacity.ts";
import {
  type AccessClaims,
  ANON,
  type Caller,
  SessionEndedError,
  type Sql,
} from "../../src/server/database/connection.ts";
import {
  asCaller,
  openRequestPool,
  type RequestPool,
  readAsCaller,
  writeAsCaller,
} from "../../src/server/database/request-pool.ts";
import type { PendingQuery } from "../../src/server/database/sql.ts";
import { LONG_TIMEOUTS, startTestServer, type TestServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";
import { whileLocked } from "../../testbed/while-locked.ts";

let server: TestServer;
let pool: RequestPool;
let ana: { caller: Caller; hotelId: string; sessionId: string };
let ben: typeof ana;
beforeAll(async () => {
  server = await startTestServer();
  pool = openRequestPool(server.sql, server.context.requestLogin, { bulkheads: bulkheadsWithLongQueues() });
  ana = await makeCaller();
  ben = await makeCaller();
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

/** However slow the machine, no waiting call is refused. */
function bulkheadsWithLongQueues() {
  const { work } = CAPACITY;
  const maxWait = 60_000;
  return openBulkheads({
    ...work,
    reads: { ...work.reads, maxWait },
    writes: { ...work.writes, maxWait },
    slow: { ...work.slow, maxWait },
  });
}

async function makeCaller() {
  const { userId, sessionId, email, hotelId } = await makeHotel(server);
  const claims: AccessClaims = { sub: userId, session_id: sessionId, email, role: "authenticated", exp: 0 };
  return { caller: { role: "authenticated", claims } satisfies Caller, hotelId, sessionId };
}

interface Place {
  role: string;
  user_id: string | null;
}
const whoAmI = (sql: Sql) => sql<Place[]>`select current_user as role, auth.uid() as user_id`;
const hotels = (sql: Sql) => sql<{ id: string }[]>`select id from public.hotels`;
const denied = { code: "42501" };

test("a connection that has no caller's role yet can touch no table", async () => {
  for (const connection of [...pool.writers.connections, ...pool.readers]) {
    expect(await connection.use(whoAmI)).toEqual([{ role: "anon", user_id: null }]);
    await expect(connection.use(hotels)).rejects.toMatchObject(denied);
    await expect(connection.use((sql) => sql`select from auth.users`)).rejects.toMatchObject(denied);
  }
});

type Run = <Rows extends readonly object[]>(
  caller: Caller,
  statement: (sql: Sql) => PendingQuery<Rows>,
) => Promise<Rows>;
const read: Run = (caller, statement) => readAsCaller(pool, caller, statement);
const write: Run = (caller, statement) => writeAsCaller(pool, caller, statement);
const writeInSteps: Run = (caller, statement) => asCaller(pool, caller, async (sql) => statement(sql));

describe.each([
  ["read", read],
  ["write", write],
  ["write in steps", writeInSteps],
])("who comes to %s", (_, run) => {
  test("sees their own rows, and a guest sees none", async () => {
    expect(await run(ana.caller, hotels)).toEqual([{ id: ana.hotelId }]);
    expect(await run(ben.caller, hotels)).toEqual([{ id: ben.hotelId }]);
    await expect(run(ANON, hotels)).rejects.toMatchObject(denied);
  });

  test("never gets the rights of somebody who calls at the same time", async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, i) => {
        const { caller, hotelId } = i % 2 ? ana : ben;
        if (i % 5 === 0)
          return run(ANON, hotels).then(
            () => "seen",
            () => "denied",
          );
        if (i % 7 === 0)
          return run(caller, (sql) => sql`select 1 / 0 as id`).then(
            () => "done",
            () => "failed",
          );
        const [hotel] = await run(caller, hotels);
        return hotel?.id === hotelId ? "own" : "another's";
      }),
    );
    expect(new Set(answers)).toEqual(new Set(["denied", "failed", "own"]));
  });

  test("leaves no role or claims on the connection", async () => {
    await run(ana.caller, hotels);
    for (const connection of [...pool.writers.connections, ...pool.readers]) {
      expect(await connection.use(whoAmI)).toEqual([{ role: "anon", user_id: null }]);
    }
  });

  test("is told that their session has ended, whatever became of the statement", async () => {
    const leaving = await makeCaller();
    expect(await run(leaving.caller, hotels)).toEqual([{ id: leaving.hotelId }]);
    await server.sql`delete from auth.sessions where id = ${leaving.sessionId}`;
    await expect(run(leaving.caller, hotels)).rejects.toThrow(SessionEndedError);
    await expect(run(leaving.caller, (sql) => sql`select 1 / 0 as id`)).rejects.toThrow(SessionEndedError);
  });

  test("with the session of somebody else is told that it has ended", async () => {
    if (ana.caller.role === "anon") throw new Error("unreachable");
    const claims = { ...ana.caller.claims, session_id: ben.sessionId };
    await expect(run({ role: "authenticated", claims }, hotels)).rejects.toThrow(SessionEndedError);
    await expect(
      run({ role: "authenticated", claims: { ...claims, session_id: randomUUID() } }, hotels),
    ).rejects.toThrow(SessionEndedError);
  });
});

test("a caller who comes during the first connection never runs in another's failed transaction", async () => {
  const bulkheads = bulkheadsWithLongQueues();
  const fresh = openRequestPool(server.sql, server.context.requestLogin, { bulkheads });
  const all = (sql: Sql) => sql<{ id: string }[]>`select id from public.hotels where id <> ${"none"}`;
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, i) =>
      readAsCaller(fresh, i % 3 ? ana.caller : ANON, all).then(
        (rows) => rows.map(({ id }) => id).join(),
        (error: { code: string }) => error.code,
      ),
    ),
  );
  await fresh.end();
  expect(new Set(answers)).toEqual(new Set([ana.hotelId, "42501"]));
});

describe("a caller of whom something took long twice", () => {
  const sleep = (sql: Sql) => sql`select pg_sleep(0.06)::text`;
  test.each<[string, (fresh: RequestPool) => Promise<unknown>]>([
    ["a read", (fresh) => readAsCaller(fresh, ana.caller, sleep)],
    ["a write", (fresh) => asCaller(fresh, ana.caller, async (sql) => sleep(sql))],
  ])("%s: has other connections from then on, one at a time, and keeps nobody waiting", async (_, first) => {
    const fresh = openRequestPool(server.sql, server.context.requestLogin, {
      bulkheads: bulkheadsWithLongQueues(),
      statements: LONG_TIMEOUTS.statements,
      slowness: { ...CAPACITY.slowness, from: 50, remembered: 60_000 },
    });
    const { slow, reads, writes } = fresh.bulkheads;
    const waiting: Promise<unknown>[] = [];
    try {
      for (let time = 0; time < 2; time++) await first(fresh);
      await whileLocked(server, "public.faqs", async () => {
        const wait = (sql: Sql) => sql`select id from public.faqs`;
        waiting.push(
          readAsCaller(fresh, ana.caller, wait),
          asCaller(fresh, ana.caller, async (sql) => wait(sql)),
        );
        expect(slow).toMatchObject({ running: 1, waiting: 1 });
        expect([reads.running, writes.running]).toEqual([0, 0]);
        expect(await readAsCaller(fresh, ben.caller, hotels)).toEqual([{ id: ben.hotelId }]);
      });
      await Promise.all(waiting);
    } finally {
      await fresh.end();
    }
  });
});

test("a guest's statement is given up sooner than an owner's", async () => {
  const timeout = (caller: Caller) =>
    read(caller, (sql) => sql<{ timeout: string }[]>`select current_setting('statement_timeout') as timeout`);
  expect(await timeout(ANON)).toEqual([{ timeout: "2s" }]);
  expect(await timeout(ana.caller)).toEqual([{ timeout: "5s" }]);
  // Nor does a guest leave it on the connection.
  const left = (sql: Sql) => sql`select current_setting('statement_timeout') as timeout`;
  for (const reader of pool.readers) expect(await reader.use(left)).toEqual([{ timeout: "0" }]);
  const endless = read(ANON, (sql) => sql`select pg_sleep(60)::text`);
  await expect(endless).rejects.toMatchObject({ code: "57014" });
});

test("reads are packed on one connection, one caller's on two at most, and others' use one that is not behind", async () => {
  const fresh = openRequestPool(server.sql, server.context.requestLogin, {
    bulkheads: bulkheadsWithLongQueues(),
    statements: LONG_TIMEOUTS.statements,
    slowness: LONG_TIMEOUTS.slowness,
    heaviness: LONG_TIMEOUTS.heaviness,
  });
  const busy = () => fresh.readers.map(({ users }) => users);
  const slow: Promise<unknown>[] = [];
  try {
    await whileLocked(server, "public.faqs", async () => {
      const wait = () => readAsCaller(fresh, ana.caller, (sql) => sql`select id from public.faqs`);
      slow.push(...Array.from({ length: 9 }, wait));
      expect(busy()).toEqual([8, 0, 0, 0]);
      await expect.poll(() => fresh.readers[0]?.isBehind(performance.now())).toBe(true);
      for (let i = 0; i < 10; i++) await readAsCaller(fresh, ben.caller, hotels);
      expect(busy()).toEqual([8, 0, 0, 0]);
    });
    await Promise.all(slow);
  } finally {
    await fresh.end();
  }
});

test("a read does not wait for one that came to a connection which is still being opened", async () => {
  const fresh = openRequestPool(server.sql, server.context.requestLogin, {
    bulkheads: bulkheadsWithLongQueues(),
    statements: LONG_TIMEOUTS.statements,
  });
  try {
    let slow: Promise<unknown> | undefined;
    await whileLocked(server, "public.faqs", async () => {
      slow = readAsCaller(fresh, ana.caller, (sql) => sql`select id from public.faqs`);
      expect(fresh.readers[0]).toMatchObject({ users: 1, connected: false });
      // Nothing else runs meanwhile, so the connection is not open yet.
      const came = performance.now();
      while (performance.now() - came < 10);
      expect(await readAsCaller(fresh, ben.caller, hotels)).toEqual([{ id: ben.hotelId }]);
    });
    await slow;
  } finally {
    await fresh.end();
  }
});

test("a caller whose statements take tens of milliseconds reads one at a time, on a connection that others do not use", async () => {
  const fresh = openRequestPool(server.sql, server.context.requestLogin, {
    bulkheads: bulkheadsWithLongQueues(),
    statements: LONG_TIMEOUTS.statements,
    slowness: LONG_TIMEOUTS.slowness,
    heaviness: { ...CAPACITY.heaviness, remembered: LONG_TIMEOUTS.slowness.remembered },
  });
  const busy = () => fresh.readers.map(({ users }) => users);
  const heavy: Promise<unknown>[] = [];
  try {
    for (let i = 0; i < 3; i++)
      await readAsCaller(fresh, ana.caller, (sql) => sql`select pg_sleep(0.1)::text`);
    await whileLocked(server, "public.faqs", async () => {
      const wait = () => readAsCaller(fresh, ana.caller, (sql) => sql`select id from public.faqs`);
      heavy.push(...Array.from({ length: 9 }, wait));
      expect(busy()).toEqual([0, 0, 0, 1]);
      for (let i = 0; i < 10; i++) await readAsCaller(fresh, ben.caller, hotels);
    });
    await Promise.all(heavy);
  } finally {
    await fresh.end();
  }
});

test("what fails between two owners' statements on one connection leaves none of their roles", async () => {
  const seen = (caller: Caller) =>
    readAsCaller(
      pool,
      caller,
      (sql) => sql<Place[]>`
    select current_user as role, auth.uid() as user_id`,
    );
  const failing = (caller: Caller) => readAsCaller(pool, caller, (sql) => sql`select 1 / 0 as id`);
  const [ofAna, , ofBen, , ofGuest] = await Promise.allSettled([
    seen(ana.caller),
    failing(ana.caller),
    seen(ben.caller),
    failing(ben.caller),
    seen(ANON),
  ]);
  const place = (caller: Caller) => ({
    status: "fulfilled",
    value: [{ role: caller.role, user_id: caller.role === "anon" ? null : caller.claims.sub }],
  });
  expect([ofAna, ofBen, ofGuest]).toEqual([place(ana.caller), place(ben.caller), place(ANON)]);
  for (const reader of pool.readers.filter(({ connected }) => connected)) {
    expect(await reader.use(whoAmI)).toEqual([{ role: "anon", user_id: null }]);
  }
});

test("a read cannot write", async () => {
  const rename = (sql: Sql) => sql`update public.hotels set description = 'x' returning id`;
  await expect(read(ana.caller, rename)).rejects.toMatchObject({ code: "25006" });
  expect(await write(ana.caller, rename)).toEqual([{ id: ana.hotelId }]);
});

test("a write that ends in an error leaves nothing", async () => {
  const failing = asCaller(pool, ana.caller, async (sql) => {
    await sql`insert into public.faqs (hotel_id, category, question, answer) values (${ana.hotelId}, 'General', '?', '!')`;
    throw new Error("on second thoughts");
  });
  await expect(failing).rejects.toThrow("on second thoughts");
  expect(await server.sql`select from faqs where hotel_id = ${ana.hotelId}`).toHaveLength(0);
});

describe("when its connection is cut", () => {
  /** Cuts the connection that runs a statement with this text, as soon as it starts. */
  async function cut(part: string): Promise<void> {
    const rows = await server.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
        and query like ${`%${part}%`}`;
    if (rows.length === 0) await cut(part);
  }

  test("a read is done again", async () => {
    const slow = readAsCaller(
      pool,
      ana.caller,
      (sql) => sql<{ id: string }[]>`
      select id, pg_sleep(0.5)::text as once from public.hotels`,
    );
    const [rows] = await Promise.all([slow, cut("pg_sleep(0.5)")]);
    expect(rows).toMatchObject([{ id: ana.hotelId }]);
  });

  test("a write that PostgreSQL gives up is known to have left nothing", async () => {
    const add = (sql: Sql) => sql`
      insert into public.faqs (hotel_id, category, question, answer)
      select ${ben.hotelId}, 'General', '?', pg_sleep(30)::text`;
    const [slow] = await Promise.allSettled([writeAsCaller(pool, ben.caller, add), cut("pg_sleep(30)")]);
    expect(slow).toMatchObject({ status: "rejected", reason: { code: "57P01", mayBeDone: false } });
    expect(await write(ben.caller, (sql) => sql`select id from public.faqs`)).toEqual([]);
  });

  test("a write that has begun fails and leaves nothing; the next one works", async () => {
    const add = (seconds: number) =>
      asCaller(pool, ana.caller, async (sql) => {
        await sql`insert into public.faqs (hotel_id, category, question, answer) values (${ana.hotelId}, 'General', '?', '!')`;
        await sql`select pg_sleep(${seconds})`;
      });
    const [slow] = await Promise.allSettled([add(30), cut("select pg_sleep($1)")]);
    expect(slow.status).toBe("rejected");
    expect(await server.sql`select from faqs where hotel_id = ${ana.hotelId}`).toHaveLength(0);
    await add(0);
    expect(await server.sql`select from faqs where hotel_id = ${ana.hotelId}`).toHaveLength(1);
  });
});
