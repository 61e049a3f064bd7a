/** Reads a whole backup before anything from it is written anywhere. */
import type { z } from "zod";
import { PRODUCT } from "../../product.ts";
import { codeOf } from "../config/code-of.ts";
import { type Migration, readMigrations } from "../migrations/files.ts";
import { landedAs, topicMigrations } from "../migrations/takeover.ts";
import { DamagedArchiveError, type Entry, entriesDigest, readArchive } from "./archive.ts";
import {
  type ArchivedSecrets,
  CONTENTS,
  type Contents,
  contentsSchema,
  FORMAT,
  HEAD,
  headSchema,
  partOf,
  SECRETS,
  secretsSchema,
  UnusableBackupError,
} from "./format.ts";

export interface CheckedBackup {
  file: string;
  contents: Contents;
  secrets: ArchivedSecrets;
  /** The migrations that make its tables. */
  migrations: Migration[];
  /** Whether it is of the days before the schema was folded: then its tables lack what came later. */
  isLanded: boolean;
}

/** @throws {UnusableBackupError} if it is no backup, damaged, incomplete or of a newer version */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const digest = entriesDigest();
  let isFirst = true;
  let secrets: ArchivedSecrets = {};
  let contents: Contents | undefined;
  let unknown: string | undefined;
  try {
    for await (const entry of readArchive(file)) {
      if (isFirst) checkHead(file, entry);
      isFirst = false;
      // Thrown at the end: in a damaged file the path may be damaged too, and damage is the better message.
      if (!partOf(entry.path)) unknown ??= entry.path;
      if (contents) throw damaged(file);
      if (entry.path === CONTENTS) contents = parse(contentsSchema, file, entry);
      else digest.add(entry);
      if (entry.path === SECRETS) secrets = parse(secretsSchema, file, entry);
    }
  } catch (error) {
    if (codeOf(error) === "ENOENT") throw new UnusableBackupError(`There is no file ${file}`);
    if (codeOf(error) === "EISDIR") throw new UnusableBackupError(`${file} is a folder, not a backup`);
    if (!(error instanceof DamagedArchiveError)) throw error;
    throw isFirst ? foreign(file) : damaged(file);
  }
  if (!contents || contents.sha256 !== digest.hex()) throw damaged(file);
  if (unknown !== undefined) {
    throw new UnusableBackupError(
      `${file} is not a backup of ${PRODUCT}: it holds ${JSON.stringify(unknown)}`,
    );
  }
  const landed = landedAs(contents.migrations);
  if (landed?.refusal) throw new UnusableBackupError(`${file} cannot be restored: ${landed.refusal}`);
  const migrations = landed ? topicMigrations() : schemaOf(file, contents);
  return { file, contents, secrets, migrations, isLanded: landed !== undefined };
}

function checkHead(file: string, entry: Entry): void {
  if (entry.path !== HEAD) throw foreign(file);
  const { format, version } = parse(headSchema, file, entry);
  if (format <= FORMAT) return;
  throw new UnusableBackupError(
    `${file} was made by a newer version of ${PRODUCT} (${version}): restore it with that version`,
  );
}

/** @throws {UnusableBackupError} if this version lacks these migrations */
function schemaOf(file: string, { migrations }: Contents): Migration[] {
  const known = readMigrations();
  for (const recorded of migrations) {
    const { name } = recorded;
    const own = known.find((migration) => migration.name === name);
    if (!own) {
      throw new UnusableBackupError(
        `${file} was made by a newer version of ${PRODUCT} (with migration ${name}): restore it with that version`,
      );
    }
    if (recorded.checksum !== own.checksum) {
      throw new UnusableBackupError(
        `${file} was made with another migration ${name} than this version's: restore it with the version that made it`,
      );
    }
  }
  return known.filter(({ name }) => migrations.some((recorded) => recorded.name === name));
}

function parse<Value>(schema: z.ZodType<Value>, file: string, { bytes }: Entry): Value {
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch (error) {
    throw new UnusableBackupError(damaged(file).message, { cause: error });
  }
}

function foreign(file: string): UnusableBackupError {
  return new UnusableBackupError(`${file} is not a backup of ${PRODUCT}`);
}

function damaged(file: string): UnusableBackupError {
  return new UnusableBackupError(`${file} is damaged or incomplete: use another backup`);
}
