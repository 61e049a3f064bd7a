/** Transactions with the server's own rights. Those of requests go through request-pool.ts. */
import { Bulkhead } from "../capacity/bulkhead.ts";
import { isUnreachable, OutcomeUnknownError, type Sql, type Transaction } from "./connection.ts";
import {
  type ConnectionPool,
  endConnections,
  openPool,
  withConnection,
  withOwnConnection,
} from "./dedicated-connections.ts";

/** Whatever brings many of them at a time has a bulkhead of its own, with fewer places: see capacity.ts. */
const ROOM = { waiting: 1000, patience: 10_000 };

/** By the pool they belong to, whose size is theirs too. */
const poolOf = new WeakMap<Sql, ConnectionPool>();

/**
 * Runs `work` in one transaction and commits it; rolls back when `work` throws. Survives the loss of the
 * connection at any moment, which sql.begin does not: see dedicated-connections.ts.
 *
 * @throws {OutcomeUnknownError} when the connection was lost during the commit
 */
export async function transaction<Result>(
  sql: Sql,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const pool = poolOf.get(sql) ?? openPool(sql, new Bulkhead({ ...ROOM, atOnce: sql.options.max }));
  poolOf.set(sql, pool);
  return withConnection(pool, (connection) => transactionOn(connection, work));
}

/**
 * Likewise, on a connection of {@link withConnection} or {@link withOwnConnection} that nobody else uses meanwhile.
 *
 * @throws {OutcomeUnknownError} when the connection was lost during the commit
 */
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

/** Likewise, on a connection that is opened for it: for what is done once, by the start or a command. */
export function ownTransaction<Result>(
  sql: Sql,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return withOwnConnection(sql, (connection) => transactionOn(connection, work));
}

/** @throws {OutcomeUnknownError} when nobody knows whether it was committed */
export async function commit(tx: Transaction): Promise<void> {
  try {
    const { command } = await tx.unsafe("commit");
    if (command !== "COMMIT") throw new Error("The transaction was rolled back");
  } catch (error) {
    throw isUnreachable(error) ? new OutcomeUnknownError(error) : error;
  }
}

/** Where the connection is lost PostgreSQL rolls back by itself. */
export async function rollBack(tx: Transaction): Promise<void> {
  try {
    await tx.unsafe("rollback");
  } catch (error) {
    if (!isUnreachable(error)) throw error;
  }
}

/** Before the pool itself is ended. */
export async function endTransactions(sql: Sql): Promise<void> {
  await endConnections(poolOf.get(sql)?.connections ?? []);
}
