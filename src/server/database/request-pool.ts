/**
 * The connections of requests, and the one way a request reaches the data: with its caller's role.
 * They have their own login (request-login.ts) and start as `anon`, which may touch no table. If something
 * fails before a request becomes its caller (a lost connection, a statement sent too early), the answer is
 * "permission denied"; a request never runs with the server's own rights.
 */
import type postgres from "postgres";
import type { Bulkhead } from "../capacity/bulkhead.ts";
import { type Bulkheads, CAPACITY, openBulkheads, type StatementLimits } from "../capacity/capacity.ts";
import { groupOf } from "../capacity/prefixes.ts";
import { SlowCallers, type Slowness } from "../capacity/slow-callers.ts";
import { type Caller, isUnreachable, type Login, type Sql, shareOf, sharesWith } from "./connection.ts";
import { type ConnectionPool, endConnections, openPool, withConnection } from "./dedicated-connections.ts";
import { checkEntered, type Entrances, enter, entrancesWith, isAlive, unwrap } from "./entrance.ts";
import { onReader, openReader, type Reader } from "./readers.ts";
import { commit, rollBack } from "./transaction.ts";

/** Reads that PostgreSQL runs at a time. Fewer are sent at once; six get a tenth less done on two cores. */
const READERS = 4;
/** With few connections, readers would take them from each other. */
const CONNECTIONS_FOR_ONE_READER = 3;

export interface RequestPool {
  /** Transactions of many requests are pipelined on each of these. */
  readonly readers: readonly Reader[];
  /** For callers who were slow lately: one request at a time, reading or writing. */
  readonly slowConnections: ConnectionPool;
  readonly slowCallers: SlowCallers;
  /** One request at a time, until its transaction has ended. */
  readonly writers: ConnectionPool;
  /** One request at a time, for reads of many statements. */
  readonly downloaders: ConnectionPool;
  readonly bulkheads: RequestBulkheads;
  readonly entrances: Entrances;
  end(): Promise<void>;
}

type RequestBulkheads = Pick<Bulkheads, "reads" | "slow" | "writes" | "downloads">;

interface Options {
  bulkheads?: RequestBulkheads;
  statements?: StatementLimits;
  slowness?: Slowness;
}

/** @param sql the server's own pool, to the same database. @param login undefined for the server's own */
export function openRequestPool(
  sql: Sql,
  login: Login | undefined,
  {
    bulkheads = openBulkheads(CAPACITY.work),
    statements = CAPACITY.statements,
    slowness = CAPACITY.slowness,
  }: Options = {},
): RequestPool {
  // The login of requests is anon by itself.
  const difference = login ? { login } : { greeting: "set role anon" };
  const forReaders = Math.ceil(sharesWith(sql).limit.max / CONNECTIONS_FOR_ONE_READER);
  const readers = Array.from({ length: Math.min(READERS, forReaders) }, () => openReader(sql, difference));
  const slowConnections = openPool(sql, bulkheads.slow, difference);
  const writers = openPool(sql, bulkheads.writes, difference);
  const downloaders = openPool(sql, bulkheads.downloads, difference);
  return {
    readers,
    slowConnections,
    slowCallers: new SlowCallers(slowness),
    writers,
    downloaders,
    bulkheads,
    entrances: entrancesWith(statements),
    end: () =>
      endConnections([
        ...readers,
        ...slowConnections.connections,
        ...writers.connections,
        ...downloaders.connections,
      ]),
  };
}

/**
 * Runs one statement, which cannot write, as the caller. The whole transaction takes one round trip, and is
 * repeated when the connection is lost.
 * @throws {SessionEndedError} when the caller has signed out since the token was issued
 * @throws {OverloadedError}
 */
export async function readAsCaller<Rows extends readonly postgres.MaybeRow[]>(
  pool: RequestPool,
  caller: Caller,
  statement: (sql: Sql) => postgres.PendingQuery<Rows>,
): Promise<Rows> {
  const share = shareOf(caller);
  const took = (ms: number) => pool.slowCallers.note(share, ms);
  const read = (sql: Sql) => readOn(sql, pool, caller, statement);
  async function attempt(): Promise<Rows> {
    if (!pool.slowCallers.has(share)) {
      return pool.bulkheads.reads.run(() => onReader(pool.readers, groupOf(share), read, took), share);
    }
    return withConnection(pool.slowConnections, (sql) => timed(() => read(sql), took), share);
  }
  try {
    return await attempt();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return await attempt();
  }
}

async function readOn<Rows extends readonly postgres.MaybeRow[]>(
  sql: Sql,
  pool: RequestPool,
  caller: Caller,
  statement: (sql: Sql) => postgres.PendingQuery<Rows>,
): Promise<Rows> {
  // Built before anything is sent, so that no other statement comes between "begin" and "commit".
  const query = statement(sql);
  const [begun, entered, rows, ended] = await Promise.allSettled([
    sql.unsafe("begin read only").execute(),
    enter(sql, caller, pool.entrances),
    query.execute(),
    // After a failure PostgreSQL treats this as a rollback.
    sql.unsafe("commit").execute(),
  ]);
  unwrap(begun);
  unwrap(ended);
  checkEntered(entered);
  return unwrap(rows);
}

async function timed<Result>(work: () => Promise<Result>, took: (ms: number) => void): Promise<Result> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    took(performance.now() - began);
  }
}

/** The bulkhead in which a caller's next read waits. */
export function readBulkheadOf(pool: RequestPool, share: string): Bulkhead {
  return pool.slowCallers.has(share) ? pool.bulkheads.slow : pool.bulkheads.reads;
}

/** @throws {SessionEndedError} when the caller has signed out since the token was issued */
export async function checkSession(pool: RequestPool, caller: Caller): Promise<void> {
  await readAsCaller(pool, caller, (sql) => sql`select 1`);
}

/**
 * Runs `work` in one transaction as the caller: row level security decides what it sees and may do. Rolls
 * back when `work` throws.
 * @param options `announcer` tells of changed hotels after the commit; without one the transaction does.
 *   `keeps: false` rolls back in any case: for what the database would say
 * @throws {OutcomeUnknownError} when the connection was lost during the commit
 * @throws {SessionEndedError | OverloadedError}
 */
export async function asCaller<Result>(
  pool: RequestPool,
  caller: Caller,
  work: (sql: Sql) => Promise<Result>,
  { announcer, keeps = true }: { announcer?: string; keeps?: boolean } = {},
): Promise<Result> {
  const share = shareOf(caller);
  return withConnection(
    pool.slowCallers.has(share) ? pool.slowConnections : pool.writers,
    async (sql) => {
      const began = performance.now();
      // The first statement of `work` goes along, which saves a round trip. If the session has ended, the
      // transaction is rolled back and the result of `work` is not told.
      const [begun, entered, result] = await Promise.allSettled([
        sql.unsafe("begin").execute(),
        enter(sql, caller, pool.entrances, announcer),
        work(sql),
      ]);
      // Measured without the commit, whose duration depends on the disk and not on the caller.
      pool.slowCallers.note(share, performance.now() - began);
      if (begun.status === "fulfilled" && isAlive(entered) && result.status === "fulfilled") {
        await (keeps ? commit : rollBack)(sql);
        return result.value;
      }
      await rollBack(sql);
      unwrap(begun);
      checkEntered(entered);
      return unwrap(result);
    },
    share,
  );
}

/** Reads as the caller, as of the first statement. @throws {SessionEndedError | OverloadedError} */
export async function readAllAsCaller<Result>(
  pool: RequestPool,
  caller: Caller,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  return withConnection(
    pool.downloaders,
    async (sql) => {
      await sql.unsafe("begin isolation level repeatable read read only");
      try {
        const [entered] = await Promise.allSettled([enter(sql, caller, pool.entrances)]);
        checkEntered(entered);
        return await work(sql);
      } finally {
        await rollBack(sql);
      }
    },
    shareOf(caller),
  );
}
