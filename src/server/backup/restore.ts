import { ConfigurationError } from "../config/errors.ts";
import type { Sql, Transaction } from "../database/connection.ts";
import { ownTransaction } from "../database/transaction.ts";
import { makeSchema, migrate } from "../migrations/migrate.ts";
import { takeOverRows } from "../migrations/takeover.ts";
import type { ByteStore } from "../storage/disk.ts";
import type { Uploads } from "../storage/open.ts";
import { readArchive } from "./archive.ts";
import { type ArchivedTable, partitionsOf, tablesOf } from "./catalogue.ts";
import type { CheckedBackup } from "./check.ts";
import { type Contents, partOf, UnusableBackupError } from "./format.ts";
import { copyIn, digestOf, quote, type RowWriter, setRowFormat } from "./rows.ts";
import { scrubForStaging } from "./staging.ts";

/**
 * Writes schema and rows in one transaction, committed once every table was read back and found equal.
 * Migrations newer than the backup follow.
 * @throws {ConfigurationError} if the database is not empty
 * @throws {UnusableBackupError} if the rows read back differ
 */
export async function restore(
  backup: CheckedBackup,
  sql: Sql,
  uploads: Uploads,
  { forStaging = false }: { forStaging?: boolean } = {},
): Promise<void> {
  await ownTransaction(sql, async (tx) => {
    await tx`select set_config('statement_timeout', '0', true)`;
    await refuseOccupied(tx);
    await makeSchema(tx, backup.migrations);
    await setRowFormat(tx);
    const tables = await tablesOf(tx);
    refuseOtherTables(tables, backup);
    const names = tables.map(({ name }) => quote(name));
    // The backup also contains the rows that migrations write.
    await tx.unsafe(`truncate ${backup.contents.tables.map(({ name }) => quote(name)).join(", ")} cascade`);
    await remakePartitions(tx, tables, backup.contents.partitions);
    for (const name of names) await tx.unsafe(`alter table ${name} disable trigger user`);
    // Deferred foreign keys are checked once all tables are filled.
    await tx`set constraints all deferred`;
    await fill(tx, backup, uploads);
    await tx`set constraints all immediate`;
    for (const { name, value, isCalled } of backup.contents.sequences) {
      await tx`select setval(${name}::text::regclass, ${value}::text::bigint, ${isCalled})`;
    }
    for (const table of backup.contents.tables) {
      const digest = await digestOf(tx, table);
      if (digest.rows !== table.rows || digest.hex() !== table.digest) {
        throw new UnusableBackupError(
          `${table.name} came out of the database different from what went in: nothing was restored`,
        );
      }
    }
    if (forStaging) await scrubForStaging(tx, tables);
    for (const name of names) await tx.unsafe(`alter table ${name} enable trigger user`);
    if (backup.isLanded) await takeOverRows(tx);
  });
  await sql`analyze`;
  await migrate(sql);
}

async function refuseOccupied(tx: Transaction): Promise<void> {
  const [found] = await tx<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and c.relpersistence <> 't'
      and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1 limit 1`;
  if (!found) return;
  throw new ConfigurationError(
    `The database is not empty (it has ${found.name}): a backup is restored into an empty one only`,
  );
}

function refuseOtherTables(tables: ArchivedTable[], { file, contents, isLanded }: CheckedBackup): void {
  const columnsOf = (list: ArchivedTable[]) =>
    new Set(list.flatMap(({ name, columns }) => [name, ...columns.map((column) => `${name}.${column}`)]));
  const [made, archived] = [columnsOf(tables), columnsOf(contents.tables)];
  if ([...archived].every((one) => made.has(one)) && (isLanded || made.size === archived.size)) return;
  throw new UnusableBackupError(`${file} has other tables than its migrations make: use another backup`);
}

/** Makes the partitions of the rows; the migrations have made only those of the current months. */
async function remakePartitions(
  tx: Transaction,
  tables: ArchivedTable[],
  partitions: Contents["partitions"],
): Promise<void> {
  for (const { name } of await partitionsOf(tx, tables)) await tx.unsafe(`drop table ${quote(name)}`);
  for (const { table, name, bounds } of partitions) {
    await tx.unsafe(`create table ${quote(name)} partition of ${quote(table)} ${bounds}`);
    // Callers reach partitions through the parent table only.
    await tx.unsafe(`alter table ${quote(name)} enable row level security`);
    await tx.unsafe(`revoke all on ${quote(name)} from anon, authenticated`);
  }
}

async function fill(tx: Transaction, { file, contents }: CheckedBackup, uploads: Uploads): Promise<void> {
  let open: { table: string; writer: RowWriter } | undefined;
  for await (const { path, bytes } of readArchive(file)) {
    const part = partOf(path);
    const table = part?.kind === "rows" ? contents.tables.find(({ name }) => name === part.table) : undefined;
    if (open && open.table !== table?.name) {
      await open.writer.end();
      open = undefined;
    }
    if (table) {
      open ??= { table: table.name, writer: copyIn(tx, table) };
      await open.writer.write(bytes);
    }
    if (part?.kind === "upload") await putUpload(uploads[part.bucket], part.key, bytes);
  }
}

async function putUpload(store: ByteStore, key: string, bytes: Buffer): Promise<void> {
  await store.write(key, bytes, { replace: false });
  const stored = await store.read(key);
  if (stored?.equals(bytes)) return;
  throw new ConfigurationError(
    `The upload ${key} is there already and is another file: nothing was replaced`,
  );
}
