/**
 * Contents of a backup file: a tar archive (POSIX.1-1988 ustar), gzipped, with in this order
 *
 *     backup.json                         its version and format
 *     uploads/{bucket}/{hotel id}/{name}  each upload
 *     tables/{schema}.{table}/{n}         its rows in PostgreSQL's COPY text format, cut into pieces
 *     secrets.json                        the key that signs tokens
 *     contents.json                       a list of what must precede it
 *
 * Tables are in an order in which foreign keys let them be filled; more uploads may follow them. A file
 * without its last entry is incomplete.
 */
import { z } from "zod";
import { ConfigurationError } from "../config/errors.ts";
import { BUCKETS, type Bucket } from "../storage/open.ts";

/** Part of the file format: old backups must stay readable if the product is renamed. */
export const MADE_BY = "Innfo";
/** Increased if older versions can no longer read the new format. */
export const FORMAT = 2;

export const HEAD = "backup.json";
export const SECRETS = "secrets.json";
export const CONTENTS = "contents.json";
/** A hotel's id, and a name that does not start with a dot, so that no path leaves its folder. */
const UPLOAD = /^uploads\/([a-z]+)\/([0-9a-z]{1,32}\/(?!\.)[A-Za-z0-9._-]{1,100})$/;
const PIECE = /^tables\/([a-z0-9_]+\.[a-z0-9_]+)\/\d+$/;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().regex(/^[a-z0-9_]+$/);
const qualified = z.string().regex(/^[a-z0-9_]+\.[a-z0-9_]+$/);

export const headSchema = z.object({
  product: z.literal(MADE_BY),
  format: z.number().int(),
  /** Version of the package that wrote the backup. */
  version: z.string(),
  createdAt: z.iso.datetime(),
});

export const secretsSchema = z.object({ jwtSecret: z.string().min(32).optional() });

export const contentsSchema = z.object({
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
  tables: z.array(
    z.object({
      name: qualified,
      columns: z.array(identifier),
      rows: z.number().int(),
      digest: sha256,
    }),
  ),
  partitions: z.array(
    z.object({
      table: qualified,
      name: qualified,
      // As PostgreSQL writes it; it becomes part of a statement.
      bounds: z.string().regex(/^FOR VALUES FROM \((MINVALUE|'[0-9 :+-]+')\) TO \('[0-9 :+-]+'\)$/),
    }),
  ),
  sequences: z.array(z.object({ name: qualified, value: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
  /** Number of upload entries; a file that was copied twice counts twice. */
  uploads: z.number().int(),
  /** A checksum over paths and bytes of all earlier entries. */
  sha256,
});

export type Contents = z.infer<typeof contentsSchema>;
export type ArchivedSecrets = z.infer<typeof secretsSchema>;

/** A file that cannot be restored. The message is one line for the operator. */
export class UnusableBackupError extends ConfigurationError {
  override name = "UnusableBackupError";
}

export const uploadPath = (bucket: Bucket, key: string) => `uploads/${bucket}/${key}`;
export const piecePath = (table: string, piece: number) =>
  `tables/${table}/${String(piece).padStart(6, "0")}`;

export type ArchivePart =
  | { kind: "upload"; bucket: Bucket; key: string }
  | { kind: "rows"; table: string }
  | { kind: "document" };

/** @returns undefined if no backup holds such a path */
export function partOf(path: string): ArchivePart | undefined {
  if (path === HEAD || path === SECRETS || path === CONTENTS) return { kind: "document" };
  const [, folder, key] = UPLOAD.exec(path) ?? [];
  const bucket = BUCKETS.find((name) => name === folder);
  if (bucket && key) return { kind: "upload", bucket, key };
  const [, table] = PIECE.exec(path) ?? [];
  return table ? { kind: "rows", table } : undefined;
}
