/** Writes everything that an installation holds into one file, while it is in use. */
import { existsSync } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import packageFile from "../../../package.json" with { type: "json" };
import type { Sql, Transaction } from "../database/connection.ts";
import { withOwnConnection } from "../database/dedicated-connections.ts";
import { ConfigurationError } from "../env.ts";
import { BUCKETS, type Uploads } from "../storage/open.ts";
import { type Entry, entriesDigest, writeArchive } from "./archive.ts";
import { partitionsOf, sequencesOf, type Table, tablesOf } from "./catalogue.ts";
import { CONTENTS, type Contents, FORMAT, HEAD, piecePath, SECRETS, uploadPath } from "./format.ts";
import { unfinishedName } from "./names.ts";
import { copyOut, quote, RowDigest, speakPlainly } from "./rows.ts";
import type { Source } from "./source.ts";

/** Any fixed number, looked for in this database only. */
const BACKUP_LOCK = 7_230_413;
const SHOWN_LOGO = "/storage/v1/object/public/logos/";
/** The one file that every photo has. */
const WHOLE_PHOTO = "-1200.webp";

export class BackupUnderWayError extends ConfigurationError {
  override name = "BackupUnderWayError";
}

export interface Backup {
  file: string;
  bytes: number;
  tables: number;
  rows: number;
  uploads: number;
  /** Logos that hotels show, and photos, that were not among the uploads: bucket/key. */
  missing: string[];
}

/**
 * All tables are of one moment. Uploads are copied before it and again after it, those that were added: a
 * picture that a hotel shows at that moment is in it, whichever way it was changed meanwhile.
 *
 * The file appears whole or not at all, readable by its owner alone.
 *
 * @param file asked for once no other backup of this database is under way; undefined for none, after all
 * @throws {BackupUnderWayError} while another one is
 * @throws {ConfigurationError} when the file is there already
 */
export async function backUp(
  source: Source,
  file: () => Promise<string | undefined>,
  signal?: AbortSignal,
): Promise<Backup | undefined> {
  // Its end takes the lock along.
  return withOwnConnection(source.sql, async (sql) => {
    await takeLock(sql);
    const target = await file();
    return target === undefined ? undefined : await writeWhole(sql, source, target, signal);
  });
}

async function takeLock(sql: Sql): Promise<void> {
  // The database notices only moments later that the connection of an earlier backup has ended.
  await sql`select set_config('lock_timeout', '1s', false)`;
  try {
    await sql`select pg_advisory_lock(${BACKUP_LOCK})`;
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new BackupUnderWayError("Another backup of this database is under way");
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "55P03";
}

async function writeWhole(
  sql: Sql,
  source: Source,
  file: string,
  signal: AbortSignal | undefined,
): Promise<Backup> {
  if (existsSync(file)) throw new ConfigurationError(`${file} exists already`);
  await mkdir(dirname(file), { recursive: true });
  const unfinished = unfinishedName(file);
  // Left by one that was killed: this one holds the lock.
  await rm(unfinished, { force: true });
  const summary: Summary = { tables: 0, rows: 0, uploads: 0, missing: [] };
  try {
    // All that is read is of one moment: that of the first query. It ends with the connection.
    await sql.unsafe("begin isolation level repeatable read read only");
    await writeArchive(unfinished, complete(contentOf(sql, source, summary), signal));
    const { size } = await stat(unfinished);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
    return { file, bytes: size, ...summary };
  } finally {
    await rm(unfinished, { force: true });
  }
}

type Summary = Omit<Backup, "file" | "bytes">;
type Content = AsyncGenerator<Entry, Omit<Contents, "sha256">>;

async function* contentOf(tx: Transaction, { uploads, jwtSecret }: Source, summary: Summary): Content {
  yield document(HEAD, {
    product: "Innfo",
    format: FORMAT,
    version: packageFile.version,
    createdAt: new Date().toISOString(),
  });
  await speakPlainly(tx);
  const copied = new Set<string>();
  yield* newUploads(uploads, copied);

  const tables = await tablesOf(tx);
  if (tables.length === 0) throw new ConfigurationError("There is nothing to back up: the database is empty");
  // Nothing of what follows may be dropped or altered meanwhile.
  await tx.unsafe(`lock table ${tables.map(({ name }) => quote(name)).join(", ")} in access share mode`);
  const contents = {
    migrations: await tx<Contents["migrations"]>`
      select name, checksum from innfo_server.migrations order by name collate "C"`,
    tables: [] as Contents["tables"],
    partitions: await partitionsOf(tx, tables),
    sequences: await sequencesOf(tx),
  };
  for (const table of tables) {
    const digest = new RowDigest();
    let pieces = 0;
    for await (const bytes of copyOut(tx, table)) {
      digest.add(bytes);
      pieces++;
      yield { path: piecePath(table.name, pieces), bytes };
    }
    contents.tables.push({ ...table, rows: digest.rows, digest: digest.hex() });
    summary.rows += digest.rows;
  }
  const shown = await shownUploads(tx, tables);
  yield* newUploads(uploads, copied);
  yield document(SECRETS, { jwtSecret });
  summary.tables = tables.length;
  summary.uploads = copied.size;
  summary.missing = shown.filter((key) => !copied.has(key));
  return { ...contents, uploads: copied.size };
}

/** @returns bucket/key of each. A database of an older version has no photos yet. */
async function shownUploads(tx: Transaction, tables: Table[]): Promise<string[]> {
  const rows = await tx<{ key: string }[]>`
    select 'logos/' || substr(logo_url, ${SHOWN_LOGO.length + 1}) as key from public.hotels where logo_url <> ''
    ${
      tables.some(({ name }) => name === "public.photos")
        ? tx`union all select 'photos/' || path || ${WHOLE_PHOTO} from public.photos`
        : tx``
    }`;
  return rows.map(({ key }) => key);
}

/** @param copied bucket/key of each */
async function* newUploads(uploads: Uploads, copied: Set<string>): AsyncGenerator<Entry> {
  for (const bucket of BUCKETS) {
    for await (const key of uploads[bucket].keys()) {
      if (copied.has(`${bucket}/${key}`)) continue;
      const bytes = await uploads[bucket].read(key);
      // Removed since it was listed.
      if (!bytes) continue;
      copied.add(`${bucket}/${key}`);
      yield { path: uploadPath(bucket, key), bytes };
    }
  }
}

/** Adds the entry that says what must have come before it. */
async function* complete(content: Content, signal: AbortSignal | undefined): AsyncGenerator<Entry> {
  const digest = entriesDigest();
  for (;;) {
    const { done, value } = await content.next();
    signal?.throwIfAborted();
    if (done) return yield document(CONTENTS, { ...value, sha256: digest.hex() });
    digest.add(value);
    yield value;
  }
}

function document(path: string, value: unknown): Entry {
  return { path, bytes: Buffer.from(`${JSON.stringify(value, null, 1)}\n`) };
}

/** A file's new name is on disk once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
