/** Opens the store for this installation's uploads. */
import { join } from "node:path";
import type { Env } from "../config/env.ts";
import type { Log } from "../config/log.ts";
import type { Sql } from "../database/connection.ts";
import { LISTENER } from "../database/hotel-changes.ts";
import { type ByteStore, diskStore } from "./disk.ts";
import { s3Store } from "./s3.ts";

/** Every file in a bucket has the key `hotel id/name`. */
export const BUCKETS = ["logos", "photos"] as const;
export type Bucket = (typeof BUCKETS)[number];
export type Uploads = Readonly<Record<Bucket, ByteStore>>;

export function openUploads({ dataDir, s3 }: Pick<Env, "dataDir" | "s3">): Uploads {
  const open = (bucket: Bucket) =>
    s3 ? s3Store(s3, `${bucket}/`) : diskStore(join(dataDir, "uploads", bucket));
  return { logos: open("logos"), photos: open("photos") };
}

/** Asks for a missing file, which shows whether bucket, key and rights are right before an owner uploads. */
export async function warnIfOutOfReach(uploads: Uploads, log: Log): Promise<void> {
  try {
    await uploads.logos.list("of no hotel");
  } catch (error) {
    log.warn({ err: error }, "S3_BUCKET: uploads cannot be reached");
  }
}

/** If processes do not share a disk, only the process that took a picture has it. */
export async function warnIfUnshared(direct: Sql, log: Log): Promise<void> {
  const listeners = await direct`
    select from pg_stat_activity where datname = current_database() and application_name = ${LISTENER}`;
  if (listeners.length > 1) {
    log.warn(
      "DATA_DIR: another process works on this database. Unless both share DATA_DIR/uploads, set S3_*",
    );
  }
}
