/** Backups of the sample hotel, good ones and others, and databases to restore them into. */
import { createCipheriv } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Entry, entriesDigest, readArchive, writeArchive } from "../src/server/backup/archive.ts";
import { backUp } from "../src/server/backup/backup.ts";
import { checkBackup } from "../src/server/backup/check.ts";
import { restore } from "../src/server/backup/restore.ts";
import type { Source } from "../src/server/backup/source.ts";
import type { Sql } from "../src/server/database/connection.ts";
import { openUploads, type Uploads } from "../src/server/storage/open.ts";
import { makeDataDir, removeDataDir } from "./data-dir.ts";
import { makeEmptyDatabase } from "./empty-database.ts";
import { copyTemplate } from "./template-copy.ts";

/**
 * The same noise in every run. It does not compress, so the file contains it unchanged; it comes second and
 * is most of the file, so a position within it lies after the head and before the rows.
 */
export const PICTURE = createCipheriv("aes-256-ctr", Buffer.alloc(32), Buffer.alloc(16)).update(
  Buffer.alloc(400_000),
);
const SECRET = "0123456789abcdefghijklmnopqrstuvwxyz";

type Recorded = { name: string; checksum: string }[];

export function jsonEntry(path: string, value: unknown): Entry {
  return { path, bytes: Buffer.from(JSON.stringify(value)) };
}

export async function makeBackups() {
  const folder = makeDataDir();
  const sql = await copyTemplate();
  const opened = [sql];
  let files = 0;
  const newFile = () => join(folder, `${++files}.tar.gz`);
  const uploadsIn = (name: string): Uploads => openUploads({ dataDir: join(folder, name), s3: undefined });
  const sourceOf = (database: Sql): Source => ({
    sql: database,
    uploads: uploadsIn("uploads"),
    jwtSecret: SECRET,
  });
  const good = newFile();
  await sourceOf(sql).uploads.logos.write("1/logo.webp", PICTURE, { replace: false });
  await backUp(sourceOf(sql), async () => good);

  async function emptyDatabase() {
    const { sql: empty, env } = await makeEmptyDatabase();
    opened.push(empty);
    return { sql: empty, env };
  }

  async function restoreInto(target: Sql, file: string): Promise<void> {
    await restore(await checkBackup(file), target, uploadsIn(`restored-${++files}`));
  }

  async function goodEntries(): Promise<Entry[]> {
    const entries: Entry[] = [];
    for await (const entry of readArchive(good)) entries.push(entry);
    return entries;
  }

  async function archiveOf(...entries: Entry[]): Promise<string> {
    const file = newFile();
    async function* each(): AsyncGenerator<Entry> {
      yield* entries;
    }
    await writeArchive(file, each());
    return file;
  }

  /** Writes the good backup with other entries, and a last one that fits them. */
  async function rewritten(change: (entries: Entry[]) => Entry[], contents: object = {}): Promise<string> {
    const entries = await goodEntries();
    const last = entries.pop();
    const changed = change(entries);
    const digest = entriesDigest();
    for (const entry of changed) digest.add(entry);
    const all = { ...JSON.parse(String(last?.bytes)), sha256: digest.hex(), ...contents };
    return archiveOf(...changed, jsonEntry("contents.json", all));
  }

  return {
    folder,
    /** The database that was backed up. */
    sql,
    /** The file of a good backup, with one upload. */
    good,
    newFile,
    sourceOf,
    goodEntries,
    archiveOf,
    rewritten,
    emptyDatabase,
    restoreInto,
    async restored(file: string): Promise<Sql> {
      const { sql: target } = await emptyDatabase();
      await restoreInto(target, file);
      return target;
    },
    async rewrittenMigrations(change: (all: Recorded) => Recorded): Promise<string> {
      const { contents } = await checkBackup(good);
      return rewritten((entries) => entries, { migrations: change(contents.migrations) });
    },
    fileWith(bytes: Buffer): string {
      const file = newFile();
      writeFileSync(file, bytes);
      return file;
    },
    async end(): Promise<void> {
      for (const each of opened) await each.end();
      removeDataDir(folder);
    },
  };
}
