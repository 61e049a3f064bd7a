/** Transactions with the server's own rights. Those of requests go through request-pool.ts. */
import { Bulkhead } from "../capacity/bulkhead.ts";
import { isUnreachable, OutcomeUnknownError, type Sql, type Transaction } from "./connection.ts";
import { endLanes, type Lanes, openLanes, withLane } from "./dedicated-connections.ts";

/** Whatever brings many of them at a time has a bulkhead of its own, with fewer places: see capacity.ts. */
const ROOM = { waiting: 1000, patience: 10_000 };

/** By the pool they belong to, whose size is theirs too. */
const lanesOf = new WeakMap<Sql, Lanes>();

/**
 * Runs `work` in one transaction and commits it; rolls back when `work` throws. Survives the loss of the
 * connection at any moment, which sql.begin does not: see lanes.ts.
 *
 * @throws {OutcomeUnknownError} when the connection was lost during the commit
 */
export async function transaction<Result>(
  sql: Sql,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const lanes = lanesOf.get(sql) ?? openLanes(sql, new Bulkhead({ ...ROOM, atOnce: sql.options.max }));
  lanesOf.set(sql, lanes);
  return withLane(lanes, (connection) => transactionOn(connection, work));
}

/**
 * Likewise, on a connection of {@link withLane} or {@link onOwnConnection} that nobody else uses meanwhile.
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
  await endLanes(lanesOf.get(sql)?.lanes ?? []);
}
