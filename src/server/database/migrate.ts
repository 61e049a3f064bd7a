/**
 * Applies the migrations in order: first the server's own (what a Supabase project has already), then
 * supabase/migrations. Each runs in one transaction with its record, so a killed one leaves nothing behind
 * and runs again at the next start. An advisory lock makes processes that start together take turns.
 */
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PRODUCT } from "../../product.ts";
import { ConfigurationError } from "../env.ts";
import type { Log } from "../log.ts";
import type { Sql, Transaction } from "./connection.ts";
import { withOwnConnection } from "./dedicated-connections.ts";
import { transactionOn } from "./transaction.ts";

const FOLDERS = [
  { path: join(import.meta.dirname, "migrations"), prefix: "server/" },
  { path: join(import.meta.dirname, "../../../supabase/migrations"), prefix: "" },
];
/**
 * Earlier checksums of migrations whose file was changed later to run in more places, with the same resulting
 * schema. A database that ran the earlier file is up to date.
 */
const EARLIER_CHECKSUMS: Readonly<Record<string, string>> = {
  // Did not run on PostgreSQL 15.
  "server/0001_roles.sql": "d831f76ce823895882257907730307754f26b0d610110025a8fd6c9c6b62e3b3",
};
/** Any fixed number; advisory locks are per database. */
const MIGRATION_LOCK = 7_230_411;
/**
 * Milliseconds a statement of a migration waits for a table. Whoever comes for the table waits behind it, and
 * gives up after two seconds.
 */
const TABLE_WAIT = 500;
/** Between two attempts, for those who waited. */
const PAUSE_MS = 1000;
const LOCK_NOT_AVAILABLE = "55P03";

export interface Migration {
  name: string;
  checksum: string;
  text: string;
}

/** Is told when a migration has to wait for whoever uses its tables. */
type Told = Pick<Log, "warn">;

/**
 * @returns the names of the migrations that were applied now
 * @throws {ConfigurationError} when the database was made by other migrations
 */
export function migrate(sql: Sql, folders = FOLDERS, log?: Told): Promise<string[]> {
  // On a connection of its own, because migrations double the memory of their backend process.
  return withOwnConnection(sql, (connection) => applyAll(connection, readMigrations(folders), log));
}

/** @returns the names of the migrations that the database has */
export async function appliedMigrations(sql: Sql): Promise<string[]> {
  const [record] = await sql<{ exists: boolean }[]>`
    select to_regclass('innfo_server.migrations') is not null as exists`;
  if (!record?.exists) return [];
  const rows = await sql<{ name: string }[]>`select name from innfo_server.migrations`;
  return rows.map(({ name }) => name);
}

/** @throws {ConfigurationError} when a migration is missing */
export async function requireMigrated(sql: Sql): Promise<void> {
  const applied = await appliedMigrations(sql);
  const missing = readMigrations().find(({ name }) => !applied.includes(name));
  if (!missing) return;
  throw new ConfigurationError(`The database lacks migration ${missing.name}: run npm run migrate first`);
}

async function applyAll(connection: Sql, migrations: Migration[], log: Told | undefined): Promise<string[]> {
  await takingTurns(connection, async (tx) => {
    await makeRecord(tx);
    const recorded = await tx<{ name: string }[]>`select name from innfo_server.migrations order by name`;
    const unknown = recorded.find(({ name }) => !migrations.some((known) => known.name === name));
    if (unknown) {
      throw new ConfigurationError(
        `The database has migration ${unknown.name}, which this version of ${PRODUCT} does not know: start the newer version`,
      );
    }
  });
  const applied: string[] = [];
  for (const migration of migrations) {
    const { name } = migration;
    await untilFree(name, log, () =>
      takingTurns(connection, async (tx) => {
        const [recorded] = await tx<{ checksum: string }[]>`
        select checksum from innfo_server.migrations where name = ${name}`;
        if (recorded && isOf(recorded, migration)) return;
        if (recorded) {
          throw new ConfigurationError(
            `Migration ${name} was changed after it was applied to this database: add a new migration instead`,
          );
        }
        // Set here, since taking turns lasts as long as another's migrations do.
        await tx`select set_config('lock_timeout', ${String(TABLE_WAIT)}, true)`;
        await apply(tx, migration);
        applied.push(name);
      }),
    );
  }
  return applied;
}

/** @param recorded in a database or a backup; true when it was made by this migration */
export function isOf(recorded: { checksum: string }, { name, checksum }: Migration): boolean {
  return recorded.checksum === checksum || recorded.checksum === EARLIER_CHECKSUMS[name];
}

/** Makes the schema of this or an earlier version in an empty database. */
export async function makeSchema(tx: Transaction, migrations: Migration[]): Promise<void> {
  await makeRecord(tx);
  for (const migration of migrations) await apply(tx, migration);
}

/** In the order in which they are applied. */
export function readMigrations(folders = FOLDERS): Migration[] {
  return folders.flatMap(readFolder);
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

async function apply(tx: Transaction, { name, checksum, text }: Migration): Promise<void> {
  await tx.unsafe(text).catch((error: unknown) => {
    throw new Error(`Migration ${name} failed`, { cause: error });
  });
  await tx`insert into innfo_server.migrations (name, checksum) values (${name}, ${checksum})`;
}

/** A migration that needs a table for itself must not keep everybody from it while somebody is at work on it. */
async function untilFree(name: string, log: Told | undefined, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      if (cause?.code !== LOCK_NOT_AVAILABLE) throw error;
      log?.warn({ migration: name, attempt }, "a migration waits until nobody uses its tables");
      await sleep(PAUSE_MS);
    }
  }
}

async function takingTurns(connection: Sql, work: (tx: Transaction) => Promise<void>): Promise<void> {
  await transactionOn(connection, async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK}), set_config('statement_timeout', '0', true)`;
    await work(tx);
  });
}

function readFolder({ path, prefix }: { path: string; prefix: string }): Migration[] {
  return readdirSync(path)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => {
      const text = readFileSync(join(path, file), "utf8");
      return {
        name: prefix + file,
        checksum: hash("sha256", text),
        text,
      };
    });
}
