/** Transactions with the server's own rights. Requests use request-pool.ts. */
import { OutcomeUnknownError, type Sql, type Transaction, transactionPool } from "./connection.ts";
import { withConnection, withOwnConnection } from "./dedicated-connections.ts";
import { isUnreachable } from "./link.ts";

/**
 * Runs `work` in one transaction; rolls back when it throws.
 * @throws {OutcomeUnknownError} when the connection was lost during the commit
 */
export async function transaction<Result>(
  sql: Sql,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return withConnection(transactionPool(sql), (connection) => transactionOn(connection, work));
}

/** The same on a connection without other users: {@link withConnection}, {@link withOwnConnection}. */
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

/** The same on a new connection, for work that a start or a command does once. */
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

/** If the connection is lost, PostgreSQL rolls back by itself. */
export async function rollBack(tx: Transaction): Promise<void> {
  try {
    await tx.unsafe("rollback");
  } catch (error) {
    if (!isUnreachable(error)) throw error;
  }
}
