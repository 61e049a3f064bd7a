/** Where this installation keeps its uploads. */
import { join } from "node:path";
import type { Env } from "../env.ts";
import { type ByteStore, diskStore } from "./disk.ts";
import { s3Store } from "./s3.ts";

/** Hotels' logos as uploaded: `hotel id/name`. */
export function openLogos({ dataDir, s3 }: Pick<Env, "dataDir" | "s3">): ByteStore {
  return s3 ? s3Store(s3, "logos/") : diskStore(join(dataDir, "uploads", "logos"));
}
