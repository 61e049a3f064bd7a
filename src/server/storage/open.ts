/** Where this installation keeps its uploads. */
import { join } from "node:path";
import type { Env } from "../env.ts";
import { type ByteStore, diskStore } from "./disk.ts";

/** Hotels' logos as uploaded: `hotel id/name`. */
export function openLogos(env: Pick<Env, "dataDir">): ByteStore {
  return diskStore(join(env.dataDir, "uploads", "logos"));
}
