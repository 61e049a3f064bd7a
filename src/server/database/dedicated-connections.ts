/**
 * Connections that serve one transaction at a time, each a postgres.js client of its own.
 *
 * Not sql.begin: when its connection is lost half-way, postgres.js 3.4 writes the rollback to a socket that
 * is gone, which ends the process, or sends the rest of the work over the connection opened in its place,
 * outside of any transaction. A client that lost its connection is never used again here.
 */
import postgres from "postgres";
import type { Bulkhead } from "../capacity/bulkhead.ts";
import { withTimeout } from "../capacity/with-timeout.ts";
import type { Login, Sql } from "./connection.ts";

/** postgres.js goes on trying, and says nothing, where connections are taken and closed at once. */
const CONNECT_MS = 10_000;
const noAnswer = () => Object.assign(new Error("The database does not answer"), { code: "CONNECT_TIMEOUT" });

/** One connection. What it is given to run, it runs in that order. */
export interface DedicatedConnection {
  sql: Sql;
  connected: boolean;
  /** The attempt to connect that is under way. */
  connecting?: Promise<void> | undefined;
  /** Who uses it now. */
  users: number;
}

/** Dedicated connections that each have one user at a time. */
export interface ConnectionPool {
  readonly connections: readonly DedicatedConnection[];
  /** Who has a place here has a connection. */
  readonly bulkhead: Bulkhead;
}

/** In what a new connection differs from the server's own. */
export interface Difference {
  login?: Login | undefined;
  settings?: Record<string, string>;
  /** Seconds without a statement after which it is closed. */
  idle_timeout?: number;
}

/** @param bulkhead lets as many in at a time as there are to be connections */
export function openPool(server: Sql, bulkhead: Bulkhead, difference: Difference = {}): ConnectionPool {
  return {
    connections: Array.from({ length: bulkhead.atOnce }, () => openConnection(server, difference)),
    bulkhead,
  };
}

export function openConnection(
  server: Sql,
  { login, settings, ...others }: Difference = {},
): DedicatedConnection {
  const client = (): Sql => {
    const options = {
      ...server.options,
      ...login,
      ...others,
      max: 1,
      connection: { ...server.options.connection, ...settings },
      // Never renewed between the statements of a transaction. What it remembers is bounded: see
      // MAX_PREPARED in rest/run.ts.
      max_lifetime: 0,
      onclose: () => lose(own),
    };
    // The options of a pool are what a pool is made of; the package types the two apart.
    const own: Sql = postgres(options as unknown as postgres.Options<Record<string, never>>);
    return own;
  };
  const connection: DedicatedConnection = { sql: client(), connected: false, users: 0 };

  /**
   * postgres.js keeps an error, and a message half written, over the end of a connection into the next
   * one that it opens in its place. A new client starts clean.
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
 * Fails before anything of a transaction is sent when there is no connection to be had.
 *
 * One statement for all who wait: of a queue that forms while it connects, postgres.js sends the first half
 * only, and lets what is asked next overtake the rest, which then lands in the middle of a transaction.
 */
export async function clientOf(connection: DedicatedConnection): Promise<Sql> {
  const { sql } = connection;
  if (!connection.connected) {
    connection.connecting ??= sql`select 1`
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
 * Waits for a connection that nobody uses and has it for the length of `work`.
 *
 * @param caller of whose share it is
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
 * Connects for the length of `work` only. What it has left under way ends with the connection: an open
 * transaction, a lock, rows that nobody reads any more.
 */
export async function withOwnConnection<Result>(
  server: Sql,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  // Between two statements there may be an upload's way to S3.
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
