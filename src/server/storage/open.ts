/** Opens the store for this installation's uploads. */
import { join } from "node:path";
import type { Env } from "../env.ts";
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
