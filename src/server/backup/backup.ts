import { existsSync } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { codeOf } from "../config/code-of.ts";
import { ConfigurationError } from "../config/errors.ts";
import { syncFolder } from "../config/sync-folder.ts";
import { VERSION } from "../config/version.ts";
import type { Sql, Transaction } from "../database/connection.ts";
import { withOwnConnection } from "../database/dedicated-connections.ts";
import { BUCKETS, type Uploads } from "../storage/open.ts";
import { type Entry, entriesDigest, writeArchive } from "./archive.ts";
import { partitionsOf, sequencesOf, tablesOf } from "./catalogue.ts";
import { CONTENTS, type Contents, FORMAT, HEAD, MADE_BY, piecePath, SECRETS, uploadPath } from "./format.ts";
import { unfinishedName } from "./names.ts";
import { copyOut, quote, RowDigest, setRowFormat } from "./rows.ts";
import type { Source } from "./source.ts";

/** Any fixed number; advisory locks are per database. */
const BACKUP_LOCK = 7_230_413;
const LOCK_TIMEOUT = "55P03";
const SHOWN_LOGO = "/storage/v1/object/public/logos/";
/** Every photo has a file of this name. */
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
  /** Logos and photos that hotels show but the store lacks: bucket/key. */
  missing: string[];
}

/**
 * Reads all tables as of one moment. Uploads are copied before it, and new ones again after it, so the backup
 * has every picture that a hotel shows at that moment.
 * The file appears complete or not at all, readable by its owner only.
 * @param file called once no other backup of this database runs; undefined cancels this one
 * @throws {BackupUnderWayError} while another backup runs
 * @throws {ConfigurationError} if the file exists already
 */
export async function backUp(
  source: Source,
  file: () => Promise<string | undefined>,
  signal?: AbortSignal,
): Promise<Backup | undefined> {
  // The lock is released when this connection ends.
  return withOwnConnection(source.sql, async (sql) => {
    await takeLock(sql);
    const target = await file();
    return target === undefined ? undefined : await writeWhole(sql, source, target, signal);
  });
}

async function takeLock(sql: Sql): Promise<void> {
  // The database may notice late that an earlier backup's connection has ended.
  await sql`select set_config('lock_timeout', '1s', false)`;
  try {
    await sql`select pg_advisory_lock(${BACKUP_LOCK})`;
  } catch (error) {
    if (codeOf(error) !== LOCK_TIMEOUT) throw error;
    throw new BackupUnderWayError("Another backup of this database is under way");
  }
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
  // Left behind by a killed backup; none is running, because this one holds the lock.
  await rm(unfinished, { force: true });
  const summary: Summary = { tables: 0, rows: 0, uploads: 0, missing: [] };
  try {
    // Every query reads as of the first one's moment. The transaction ends with the connection.
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
    product: MADE_BY,
    format: FORMAT,
    version: VERSION,
    createdAt: new Date().toISOString(),
  });
  await setRowFormat(tx);
  const copied = new Set<string>();
  yield* newUploads(uploads, copied);

  const tables = await tablesOf(tx);
  if (tables.length === 0) throw new ConfigurationError("There is nothing to back up: the database is empty");
  // No table may be dropped or altered while it is read.
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
  const shown = await shownUploads(tx);
  yield* newUploads(uploads, copied);
  yield document(SECRETS, { jwtSecret });
  summary.tables = tables.length;
  summary.uploads = copied.size;
  summary.missing = shown.filter((key) => !copied.has(key));
  return { ...contents, uploads: copied.size };
}

/** @returns bucket/key of each */
async function shownUploads(tx: Transaction): Promise<string[]> {
  const rows = await tx<{ key: string }[]>`
    select 'logos/' || substr(logo_url, ${SHOWN_LOGO.length + 1}) as key from public.hotels where logo_url <> ''
    union all select 'photos/' || path || ${WHOLE_PHOTO} from public.photos`;
  return rows.map(({ key }) => key);
}

/** @param copied what was copied already, as bucket/key */
async function* newUploads(uploads: Uploads, copied: Set<string>): AsyncGenerator<Entry> {
  for (const bucket of BUCKETS) {
    for await (const key of uploads[bucket].keys()) {
      if (copied.has(`${bucket}/${key}`)) continue;
      const bytes = await uploads[bucket].read(key);
      // It was removed after it was listed.
      if (!bytes) continue;
      copied.add(`${bucket}/${key}`);
      yield { path: uploadPath(bucket, key), bytes };
    }
  }
}

/** Appends the last entry, which lists what must precede it. */
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
