/**
 * Takes over a database of the days before the schema was folded, then applies the migrations in order. Each runs in
 * one transaction with its record: a killed one runs again, one in batches continues. An advisory lock makes
 * processes take turns.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { PRODUCT } from "../../product.ts";
import { ConfigurationError } from "../config/errors.ts";
import type { Log } from "../config/log.ts";
import type { Sql, Transaction } from "../database/connection.ts";
import { withOwnConnection } from "../database/dedicated-connections.ts";
import { transactionOn } from "../database/transaction.ts";
import { FOLDERS, type Migration, readMigrations } from "./files.ts";
import { TAKEN_OVER, takeOver } from "./takeover.ts";

/** Any fixed number; advisory locks are per database. */
const MIGRATION_LOCK = 7_230_411;
/** Milliseconds a statement waits for a table. Others wait behind it, and give up after two seconds. */
const TABLE_WAIT = 500;
/** Milliseconds between two attempts, in which waiting statements run. */
const PAUSE_MS = 1000;
const LOCK_NOT_AVAILABLE = "55P03";
/**
 * The end of a batch migration's name. Its one statement is repeated until it changes no row, each time in its own
 * transaction: filling a large table at once would lock its rows for everybody.
 */
const BATCHES = ".batches.sql";

/** Called when a migration has to wait for somebody who uses its tables. */
type Told = Pick<Log, "warn">;

/**
 * @returns the names of the migrations applied now
 * @throws {ConfigurationError} if others made the database
 */
export function migrate(sql: Sql, folders = FOLDERS, log?: Told): Promise<string[]> {
  // Uses a connection of its own, because migrations double the memory of their backend process.
  return withOwnConnection(sql, (connection) => applyAll(connection, readMigrations(folders), log));
}

export async function appliedMigrations(sql: Sql): Promise<string[]> {
  const [record] = await sql<{ exists: boolean }[]>`
    select to_regclass('innfo_server.migrations') is not null as exists`;
  if (!record?.exists) return [];
  const rows = await sql<{ name: string }[]>`select name from innfo_server.migrations`;
  return rows.map(({ name }) => name);
}

/** @returns the name of the first migration that is not applied yet */
export async function missingMigration(sql: Sql): Promise<string | undefined> {
  const applied = await appliedMigrations(sql);
  return readMigrations().find(({ name }) => !applied.includes(name))?.name;
}

export async function requireMigrated(sql: Sql): Promise<void> {
  const missing = await missingMigration(sql);
  if (!missing) return;
  throw new ConfigurationError(`The database lacks migration ${missing}: run npm run migrate first`);
}

async function applyAll(connection: Sql, migrations: Migration[], log: Told | undefined): Promise<string[]> {
  const applied: string[] = [];
  await untilDone(TAKEN_OVER, log, () =>
    takingTurns(connection, async (tx) => {
      await makeRecord(tx);
      await waitBriefly(tx);
      if (await takeOver(tx, migrations)) applied.push(TAKEN_OVER);
      return true;
    }),
  );
  await takingTurns(connection, async (tx) => {
    const recorded = await tx<{ name: string }[]>`select name from innfo_server.migrations order by name`;
    const unknown = recorded.find(({ name }) => !migrations.some((known) => known.name === name));
    if (unknown) {
      throw new ConfigurationError(
        `The database has migration ${unknown.name}, which this version of ${PRODUCT} does not know: start the newer version`,
      );
    }
  });
  for (const migration of migrations) {
    const { name, checksum } = migration;
    await untilDone(name, log, () =>
      takingTurns(connection, async (tx) => {
        const [recorded] = await tx<{ checksum: string }[]>`
        select checksum from innfo_server.migrations where name = ${name}`;
        if (recorded?.checksum === checksum) return true;
        if (recorded) {
          throw new ConfigurationError(
            `Migration ${name} was changed after it was applied to this database: add a new migration instead`,
          );
        }
        await waitBriefly(tx);
        const isDone = await apply(tx, migration);
        if (isDone) applied.push(name);
        return isDone;
      }),
    );
  }
  return applied;
}

/** Makes the schema of this version, or of an older backup, in an empty database. */
export async function makeSchema(tx: Transaction, migrations: Migration[]): Promise<void> {
  await makeRecord(tx);
  for (const migration of migrations) while (!(await apply(tx, migration)));
}

async function makeRecord(tx: Transaction): Promise<void> {
  await tx`create schema if not exists innfo_server`;
  await tx`
    create table if not exists innfo_server.migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`;
}

/** @returns false after a batch, because there may be another one */
async function apply(tx: Transaction, { name, checksum, text }: Migration): Promise<boolean> {
  const { count } = await tx.unsafe(text).catch((error: unknown) => {
    throw new Error(`Migration ${name} failed`, { cause: error });
  });
  if (name.endsWith(BATCHES) && count > 0) return false;
  await tx`insert into innfo_server.migrations (name, checksum) values (${name}, ${checksum})`;
  return true;
}

/**
 * Lets others work on a table between attempts of a migration that needs it for itself.
 * @param work returns whether it is done
 */
async function untilDone(name: string, log: Told | undefined, work: () => Promise<boolean>): Promise<void> {
  for (let attempt = 1; ; ) {
    try {
      if (await work()) return;
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      if (cause?.code !== LOCK_NOT_AVAILABLE) throw error;
      log?.warn({ migration: name, attempt }, "a migration waits until nobody uses its tables");
      attempt += 1;
      await sleep(PAUSE_MS);
    }
  }
}

/** Set in each transaction after its turn has come, because the wait lasts as long as another process's migrations. */
async function waitBriefly(tx: Transaction): Promise<void> {
  await tx`select set_config('lock_timeout', ${String(TABLE_WAIT)}, true)`;
}

function takingTurns<Result>(connection: Sql, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return transactionOn(connection, async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK}), set_config('statement_timeout', '0', true)`;
    return work(tx);
  });
}
