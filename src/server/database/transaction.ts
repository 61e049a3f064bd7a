/** Transactions with the server's own rights. Requests use request-pool.ts. */
import { Bulkhead } from "../capacity/bulkhead.ts";
import { isUnreachable, OutcomeUnknownError, type Sql, type Transaction } from "./connection.ts";
import {
  type ConnectionPool,
  endConnections,
  openPool,
  withConnection,
  withOwnConnection,
} from "./dedicated-connections.ts";

/** Callers that bring many at a time have a bulkhead of their own, with fewer places: see capacity.ts. */
const LIMITS = { queue: 1000, maxWait: 10_000 };

/** The pool of dedicated connections for each postgres.js pool, of the same size. */
const poolOf = new WeakMap<Sql, ConnectionPool>();

/**
 * Runs `work` in one transaction; rolls back when it throws. Unlike sql.begin, it survives the loss of the
 * connection at any moment: dedicated-connections.ts.
 * @throws {OutcomeUnknownError} when the connection was lost during the commit
 */
export async function transaction<Result>(
  sql: Sql,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const pool = poolOf.get(sql) ?? openPool(sql, new Bulkhead({ ...LIMITS, concurrency: sql.options.max }));
  poolOf.set(sql, pool);
  return withConnection(pool, (connection) => transactionOn(connection, work));
}

/** The same on a connection that has no other user: {@link withConnection}, {@link withOwnConnection}. */
export async function transactionOn<Result>(
  connection: Sql,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  await connection.unsafe("begin");
  let result: Result;
  try {
    result = await work(connection);
  } catch (error) {
    await rollBack(connection);
    throw error;
  }
  await commit(connection);
  return result;
}

/** The same on a connection opened for it, for work that a start or a command does once. */
export function ownTransaction<Result>(
  sql: Sql,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return withOwnConnection(sql, (connection) => transactionOn(connection, work));
}

/** @throws {OutcomeUnknownError} when it is unknown whether it was committed */
export async function commit(tx: Transaction): Promise<void> {
  try {
    const { command } = await tx.unsafe("commit");
    if (command !== "COMMIT") throw new Error("The transaction was rolled back");
  } catch (error) {
    throw isUnreachable(error) ? new OutcomeUnknownError(error) : error;
  }
}

/** When the connection is lost, PostgreSQL rolls back by itself. */
export async function rollBack(tx: Transaction): Promise<void> {
  try {
    await tx.unsafe("rollback");
  } catch (error) {
    if (!isUnreachable(error)) throw error;
  }
}

/** To be called before the pool itself is ended. */
export async function endTransactions(sql: Sql): Promise<void> {
  await endConnections(poolOf.get(sql)?.connections ?? []);
}
