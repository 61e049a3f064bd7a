/**
 * Connections that serve one transaction at a time, each a postgres.js client of its own.
 *
 * We do not use sql.begin: when its connection is lost half-way, postgres.js 3.4 writes the rollback to a
 * closed socket, which ends the process, or it runs the rest of the work on a new connection outside of any
 * transaction. Here a client that lost its connection is never used again.
 */
import postgres from "postgres";
import type { Bulkhead } from "../capacity/bulkhead.ts";
import { withTimeout } from "../capacity/with-timeout.ts";
import type { Login, Sql } from "./connection.ts";

/** When connections are accepted and closed at once, postgres.js retries for ever without an error. */
const CONNECT_MS = 10_000;
const noAnswer = () => Object.assign(new Error("The database does not answer"), { code: "CONNECT_TIMEOUT" });

/** One connection. It runs its statements in the order in which they were sent. */
export interface DedicatedConnection {
  sql: Sql;
  /** The first statement after connecting. */
  readonly greeting: string;
  connected: boolean;
  /** The present attempt to connect. */
  connecting?: Promise<void> | undefined;
  /** How many use it now. */
  users: number;
}

/** Dedicated connections with one user at a time. */
export interface ConnectionPool {
  readonly connections: readonly DedicatedConnection[];
  /** Each place in it stands for one connection. */
  readonly bulkhead: Bulkhead;
}

/** How a new connection differs from the server's own. */
export interface Difference {
  login?: Login | undefined;
  greeting?: string;
  /** Seconds without a statement after which it is closed. */
  idle_timeout?: number;
}

/** @param bulkhead has one place for each connection */
export function openPool(server: Sql, bulkhead: Bulkhead, difference: Difference = {}): ConnectionPool {
  return {
    connections: Array.from({ length: bulkhead.atOnce }, () => openConnection(server, difference)),
    bulkhead,
  };
}

export function openConnection(
  server: Sql,
  { login, greeting = "select 1", ...others }: Difference = {},
): DedicatedConnection {
  const client = (): Sql => {
    const options = {
      ...server.options,
      ...login,
      ...others,
      max: 1,
      // The connection is not renewed between the statements of a transaction. Its memory is bounded by
      // MAX_PREPARED in rest/run.ts.
      max_lifetime: 0,
      onclose: () => lose(own),
    };
    // A pool's options are what postgres() accepts, but the package types the two differently.
    const own: Sql = postgres(options as unknown as postgres.Options<Record<string, never>>);
    return own;
  };
  const connection: DedicatedConnection = { sql: client(), greeting, connected: false, users: 0 };

  /**
   * After a lost connection, postgres.js carries an error and a half-written message over into the next
   * connection of the same client. A new client starts clean.
   */
  function lose(lost: Sql): void {
    if (connection.sql !== lost || !connection.connected) return;
    connection.sql = client();
    connection.connected = false;
    void lost.end({ timeout: 1 });
  }

  return connection;
}

/**
 * Connects first, so that without a connection nothing of a transaction is sent.
 *
 * All who wait share one statement: of a queue that forms while it connects, postgres.js sends only the first
 * half, and later queries overtake the rest, which then runs in the middle of a transaction.
 */
export async function clientOf(connection: DedicatedConnection): Promise<Sql> {
  const { sql, greeting } = connection;
  if (!connection.connected) {
    connection.connecting ??= sql
      .unsafe(greeting)
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

/**
 * Waits for a free connection and holds it for the length of `work`.
 *
 * @param caller whose share it counts for
 * @throws {OverloadedError} and the work was not begun
 */
export function withConnection<Result>(
  { connections, bulkhead }: ConnectionPool,
  work: (sql: Sql) => Promise<Result>,
  caller?: string,
): Promise<Result> {
  return bulkhead.run(async () => {
    const connection = connections.find(({ users }) => users === 0);
    if (!connection) throw new Error("More have a place than there are connections");
    connection.users = 1;
    try {
      return await work(await clientOf(connection));
    } finally {
      connection.users = 0;
    }
  }, caller);
}

/**
 * Connects for the length of `work` only. Ending the connection ends what is left on it: an open transaction,
 * a lock, unread rows.
 */
export async function withOwnConnection<Result>(
  server: Sql,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  // Between two statements an upload may be copied from S3, which takes time.
  const connection = openConnection(server, { idle_timeout: 0 });
  try {
    return await work(await clientOf(connection));
  } finally {
    await connection.sql.end({ timeout: 0 });
  }
}

export async function endConnections(connections: readonly DedicatedConnection[]): Promise<void> {
  await Promise.all(connections.map((connection) => connection.sql.end({ timeout: 1 })));
}
