/** Where this installation keeps its uploads. */
import { join } from "node:path";
import type { Env } from "../env.ts";
import { type ByteStore, diskStore } from "./disk.ts";
import { s3Store } from "./s3.ts";

/** Whatever is in a bucket lies at `hotel id/name`. */
export const BUCKETS = ["logos", "photos"] as const;
export type Bucket = (typeof BUCKETS)[number];
export type Uploads = Readonly<Record<Bucket, ByteStore>>;

export function openUploads({ dataDir, s3 }: Pick<Env, "dataDir" | "s3">): Uploads {
  const open = (bucket: Bucket) =>
    s3 ? s3Store(s3, `${bucket}/`) : diskStore(join(dataDir, "uploads", bucket));
  return { logos: open("logos"), photos: open("photos") };
}
