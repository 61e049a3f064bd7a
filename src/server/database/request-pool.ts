/**
 * The connections of requests, and the one way a request reaches the data: with its caller's role.
 * They have their own login (request-login.ts) and start as `anon`, which may touch no table. If something
 * fails before a request becomes its caller (a lost connection, a statement sent too early), the answer is
 * "permission denied"; a request never runs with the server's own rights.
 */
import type { Bulkhead } from "../capacity/bulkhead.ts";
import { type Bulkheads, CAPACITY, openBulkheads, type StatementLimits } from "../capacity/capacity.ts";
import { groupOf } from "../capacity/prefixes.ts";
import { SlowCallers, type Slowness } from "../capacity/slow-callers.ts";
import { ANON, type Caller, OutcomeUnknownError, type Sql, shareOf } from "./connection.ts";
import { type ConnectionPool, endPool, openPool, withConnection } from "./dedicated-connections.ts";
import { asEnded, type Entrances, entranceOf, entrancesWith } from "./entrance.ts";
import { isUnreachable, type Login } from "./link.ts";
import type { Failed } from "./message.ts";
import { onReader, Reader } from "./readers.ts";
import { Silence } from "./silence.ts";
import { compose, type PendingQuery, type Result, type SqlStatement, statementOf } from "./sql.ts";
import { commit, rollBack } from "./transaction.ts";

/** How many reads PostgreSQL runs at a time. With more, it got a tenth less done on two cores. */
const READERS = 4;
/** With fewer connections, there is one reader: several would take connections from each other. */
const CONNECTIONS_FOR_ONE_READER = 3;

export type RequestPool = ReturnType<typeof openRequestPool>;

type RequestBulkheads = Pick<Bulkheads, "reads" | "heavy" | "slow" | "writes" | "undos" | "downloads">;

interface Options {
  bulkheads?: RequestBulkheads;
  statements?: StatementLimits;
  slowness?: Slowness;
  heaviness?: Slowness;
}

/**
 * @param sql the server's own pool, to the same database
 * @param login undefined to use the server's own
 */
export function openRequestPool(
  sql: Sql,
  login: Login | undefined,
  {
    bulkheads = openBulkheads(CAPACITY.work),
    statements = CAPACITY.statements,
    slowness = CAPACITY.slowness,
    heaviness = CAPACITY.heaviness,
  }: Options = {},
) {
  // The login for requests starts as anon by itself.
  const difference = login ? { login } : { greeting: "set role anon" };
  const forReaders = Math.ceil(sql.options.limit.max / CONNECTIONS_FOR_ONE_READER);
  const readers = Array.from(
    { length: Math.min(READERS, forReaders) },
    () => new Reader(sql.options, difference),
  );
  const slowConnections = openPool(sql, bulkheads.slow, difference);
  const writers = openPool(sql, bulkheads.writes, difference);
  const undoers = openPool(sql, bulkheads.undos, difference);
  const downloaders = openPool(sql, bulkheads.downloads, difference);
  const silence: Silence = new Silence(() => readAsCaller(pool, ANON, (reader) => reader`select 1`));
  const pool = {
    silence,
    /** Transactions of many requests are pipelined on each of these. */
    readers,
    /** For callers who were slow lately: one request at a time, reading or writing. */
    slowConnections,
    slowCallers: new SlowCallers(slowness),
    heavyCallers: new SlowCallers(heaviness),
    /** One request at a time, until its transaction has ended. */
    writers,
    /** For calls that each write as much as many requests: one at a time. */
    undoers,
    /** For reads of many statements: one request at a time. */
    downloaders,
    bulkheads,
    entrances: entrancesWith(statements),
    async end(): Promise<void> {
      silence.end();
      await Promise.all(readers.map((reader) => reader.close()));
      await Promise.all([slowConnections, writers, undoers, downloaders].map(endPool));
    },
  };
  return pool;
}

/**
 * Runs one read-only statement as the caller. The whole transaction is one message, and is repeated when the
 * connection is lost.
 * @param statement makes the statement without sending it
 * @throws {SessionEndedError} when the caller has signed out since the token was issued
 * @throws {OverloadedError}
 */
export async function readAsCaller<Rows extends readonly object[]>(
  pool: RequestPool,
  caller: Caller,
  statement: (sql: Sql) => PendingQuery<Rows>,
): Promise<Result<Rows>> {
  const share = shareOf(caller);
  function took(ms: number): void {
    pool.slowCallers.note(share, ms);
    pool.heavyCallers.note(share, ms);
  }
  const sent = [entranceOf(caller, pool.entrances.read), statement(compose).statement];
  const read = (sql: Sql) => lastOf<Rows>(pool, sql, sent);
  async function attempt(): Promise<Result<Rows>> {
    if (pool.slowCallers.has(share))
      return withConnection(pool.slowConnections, (sql) => timed(() => read(sql), took), share);
    // Usual reads come to the last connection only where all others are behind.
    const readers = pool.heavyCallers.has(share) ? pool.readers.slice(-1) : pool.readers;
    return readBulkheadOf(pool, share).run(() => onReader(readers, groupOf(share), read, took), share);
  }
  try {
    return await attempt();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return await attempt();
  }
}

/** @returns the last statement's result. The first is an entrance. */
async function lastOf<Rows extends readonly object[]>(
  { silence }: RequestPool,
  sql: Sql,
  sent: SqlStatement[],
): Promise<Result<Rows>> {
  try {
    const results: unknown[] = await sql.send(sent);
    silence.end();
    return results.at(-1) as Result<Rows>;
  } catch (error) {
    throw asEnded(error);
  }
}

async function timed<Value>(work: () => Promise<Value>, took: (ms: number) => void): Promise<Value> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    took(performance.now() - began);
  }
}

/** Returns the bulkhead in which a caller's next read waits. */
export function readBulkheadOf(
  { slowCallers, heavyCallers, bulkheads }: RequestPool,
  share: string,
): Bulkhead {
  if (slowCallers.has(share)) return bulkheads.slow;
  return heavyCallers.has(share) ? bulkheads.heavy : bulkheads.reads;
}

/** @throws {SessionEndedError} when the caller has signed out since the token was issued */
export async function checkSession(pool: RequestPool, caller: Caller): Promise<void> {
  await readAsCaller(pool, caller, (sql) => sql`select 1`);
}

/** Chooses the connections that serve one request at a time. */
function writersFor({ slowCallers, slowConnections, writers }: RequestPool, share: string): ConnectionPool {
  return slowCallers.has(share) ? slowConnections : writers;
}

/**
 * Runs one statement as the caller, and commits it: one message.
 * @param undoes many changes, whose duration does not make the caller slow
 * @throws {OutcomeUnknownError} when the connection was lost before the answer
 * @throws {SessionEndedError | OverloadedError}
 */
export async function writeAsCaller<Rows extends readonly object[]>(
  pool: RequestPool,
  caller: Caller,
  statement: (sql: Sql) => PendingQuery<Rows>,
  { announcer, undoes = false }: { announcer?: string; undoes?: boolean } = {},
): Promise<Result<Rows>> {
  const share = shareOf(caller);
  const sent = [entranceOf(caller, pool.entrances.write, announcer), statement(compose).statement];
  const took = (ms: number) => pool.slowCallers.note(share, ms);
  const write = (sql: Sql) => lastOf<Rows>(pool, sql, sent);
  try {
    if (undoes) return await withConnection(pool.undoers, write, share);
    return await withConnection(writersFor(pool, share), (sql) => timed(() => write(sql), took), share);
  } catch (error) {
    throw isUnreachable(error) && (error as Failed).mayBeDone ? new OutcomeUnknownError(error) : error;
  }
}

/**
 * Runs `work` in one transaction as the caller: row level security decides what it sees and may do. Rolls back when
 * `work` throws.
 * @param options `announcer` tells of changed hotels after the commit; without one the transaction does. `keeps:
 * false` always rolls back, to learn what the database would say
 * @throws {OutcomeUnknownError} when the connection was lost during the commit
 * @throws {SessionEndedError | OverloadedError}
 */
export async function asCaller<Value>(
  pool: RequestPool,
  caller: Caller,
  work: (sql: Sql) => Promise<Value>,
  { announcer, keeps = true }: { announcer?: string; keeps?: boolean } = {},
): Promise<Value> {
  const share = shareOf(caller);
  return withConnection(
    writersFor(pool, share),
    async (sql) => {
      const began = performance.now();
      // The first statement of `work` is sent along. If the session has ended, it runs in a failed transaction.
      const [entered, result] = await Promise.allSettled([
        enter(sql, "begin", caller, pool.entrances.write, announcer),
        work(sql),
      ]);
      // Measured without the commit, whose duration depends on the disk and not on the caller.
      pool.slowCallers.note(share, performance.now() - began);
      if (entered.status === "fulfilled" && result.status === "fulfilled") {
        await (keeps ? commit : rollBack)(sql);
        pool.silence.end();
        return result.value;
      }
      await rollBack(sql);
      throw entered.status === "rejected" ? entered.reason : (result as PromiseRejectedResult).reason;
    },
    share,
  );
}

/** Begins a transaction that is the caller's. */
async function enter(
  sql: Sql,
  begin: string,
  caller: Caller,
  entrances: Entrances["read"],
  announcer?: string,
): Promise<void> {
  try {
    await sql.send([statementOf(begin, []), entranceOf(caller, entrances, announcer)]);
  } catch (error) {
    throw asEnded(error, 1);
  }
}

/** Reads as the caller, as of the first statement. @throws {SessionEndedError | OverloadedError} */
export async function readAllAsCaller<Value>(
  pool: RequestPool,
  caller: Caller,
  work: (sql: Sql) => Promise<Value>,
): Promise<Value> {
  return withConnection(
    pool.downloaders,
    async (sql) => {
      try {
        await enter(sql, "begin isolation level repeatable read read only", caller, pool.entrances.read);
        return await work(sql);
      } finally {
        await rollBack(sql);
      }
    },
    shareOf(caller),
  );
}
