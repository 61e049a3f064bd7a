/**
 * Connections that serve one transaction at a time, each a postgres.js client of its own. When a connection
 * is lost half-way, sql.begin of postgres.js 3.4 writes the rollback to a closed socket, which ends the
 * process, or runs the rest on a new connection outside of any transaction. Here a client that lost its
 * connection is never used again.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Bulkhead } from "../capacity/bulkhead.ts";
import { withTimeout } from "../capacity/with-timeout.ts";
import { codeOf } from "../code-of.ts";
import { type Login, poolLike, type Sql, sharesWith, TOO_MANY_CONNECTIONS } from "./connection.ts";
import type { ConnectionLimit } from "./connection-limit.ts";

/** When connections are accepted and closed at once, postgres.js retries for ever without an error. */
const CONNECT_MS = 10_000;
/** SQLSTATE of a write to a server that takes none any more. */
const READ_ONLY = "25006";
/** Before the second attempt when the database has too many connections; doubled with each. */
const FIRST_PAUSE_MS = 50;
const noAnswer = () => Object.assign(new Error("The database does not answer"), { code: "CONNECT_TIMEOUT" });

/** One connection. It runs its statements in the order in which they were sent. */
export interface DedicatedConnection {
  sql: Sql;
  /** The first statement after connecting. */
  readonly greeting: string;
  connected: boolean;
  connecting?: Promise<void> | undefined;
  /** How many use it now, or wait to. */
  users: number;
  readonly limit: ConnectionLimit;
  /** Makes room for another one; this one connects again when it is next used. */
  close(): Promise<void>;
}

export interface ConnectionPool {
  readonly connections: readonly DedicatedConnection[];
  /** Each place in it stands for one connection. */
  readonly bulkhead: Bulkhead;
}

export interface Difference {
  login?: Login | undefined;
  greeting?: string;
  /** Seconds without a statement after which it is closed. */
  idle_timeout?: number;
}

/** @param bulkhead has one place for each connection */
export function openPool(server: Sql, bulkhead: Bulkhead, difference: Difference = {}): ConnectionPool {
  return {
    connections: Array.from({ length: bulkhead.concurrency }, () => openConnection(server, difference)),
    bulkhead,
  };
}

export function openConnection(
  server: Sql,
  { login, greeting = "select 1", ...others }: Difference = {},
): DedicatedConnection {
  const client = (): Sql => {
    // Not renewed between the statements of a transaction. MAX_PREPARED in rest/run.ts bounds its memory.
    const renewal = { max: 1, max_lifetime: 0 };
    const own: Sql = poolLike(server, { ...login, ...others, ...renewal, onclose: () => lose(own) });
    return own;
  };
  const { limit } = sharesWith(server);
  const connection: DedicatedConnection = {
    ...{ sql: client(), greeting, connected: false, users: 0, limit },
    close: () => replace(connection.sql),
  };

  /** postgres.js carries a lost connection's error and half-written message into its client's next one. */
  function lose(lost: Sql): void {
    if (connection.sql !== lost || !connection.connected) return;
    void replace(lost);
    limit.ended(connection);
  }

  function replace(former: Sql): Promise<void> {
    connection.sql = client();
    connection.connected = false;
    return former.end({ timeout: 1 });
  }

  return connection;
}

/**
 * Connects first, so that without a connection nothing of a transaction is sent. All who wait share one
 * statement: of a queue that forms while it connects, postgres.js sends only the first half, and later
 * queries overtake the rest, which then runs in the middle of a transaction.
 */
async function clientOf(connection: DedicatedConnection): Promise<Sql> {
  const { sql } = connection;
  if (!connection.connected) {
    connection.connecting ??= greet(connection)
      .then(() => {
        connection.connected = connection.sql === sql;
      })
      .finally(() => {
        connection.connecting = undefined;
      });
    await withTimeout(CONNECT_MS, connection.connecting, noAnswer);
  }
  return sql;
}

/** When there are too many connections, those that this process does not use may be what is missing. */
async function greet({ sql, greeting, limit }: DedicatedConnection): Promise<void> {
  const deadline = Date.now() + CONNECT_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      await sql.unsafe(greeting);
      return;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== TOO_MANY_CONNECTIONS || Date.now() + pause > deadline) throw error;
      limit.closeIdle();
      await sleep(pause);
    }
  }
}

/** Uses a connection, possibly with others, once it is open. */
export async function onConnection<Result>(
  connection: DedicatedConnection,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const { limit } = connection;
  await limit.enter(connection);
  try {
    return await work(await clientOf(connection));
  } finally {
    limit.leave(connection);
  }
}

/**
 * Waits for a free connection and holds it for the length of `work`.
 * @param caller whose share it counts for
 * @throws {OverloadedError} and the work was not begun
 */
export function withConnection<Result>(
  { connections, bulkhead }: ConnectionPool,
  work: (sql: Sql) => Promise<Result>,
  caller?: string,
): Promise<Result> {
  return bulkhead.run(async () => {
    const free = connections.filter(({ users }) => users === 0);
    const connection = free.find(({ connected }) => connected) ?? free[0];
    if (!connection) throw new Error("More have a place than there are connections");
    connection.users = 1;
    try {
      return await onConnection(connection, work);
    } catch (error) {
      // Another server may have become the primary.
      if (codeOf(error) === READ_ONLY) leaveServer(connection);
      throw error;
    } finally {
      connection.users = 0;
    }
  }, caller);
}

function leaveServer(connection: DedicatedConnection): void {
  void connection.close();
  connection.limit.ended(connection);
}

/**
 * Connects for the length of `work` only, beyond the limit: for what is seldom or takes long. The end of the
 * connection ends what is left on it: an open transaction, a lock, unread rows.
 */
export async function withOwnConnection<Result>(
  server: Sql,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  // Between two statements an upload may be copied from S3, which takes time.
  const connection = openConnection(server, { idle_timeout: 0, ...sharesWith(server).patient });
  try {
    return await work(await clientOf(connection));
  } finally {
    await connection.sql.end({ timeout: 0 });
  }
}

export async function endConnections(connections: readonly DedicatedConnection[]): Promise<void> {
  await Promise.all(connections.map((connection) => connection.sql.end({ timeout: 1 })));
}
