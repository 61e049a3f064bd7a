/** What reading files of all buckets shares. */
import type { MiddlewareHandler } from "hono";
import type { Context } from "../context.ts";
import { networkOf } from "../http/client-address.ts";
import type { UploadVariables } from "./uploading.ts";

/** The file is read, and its answer made, in one of the network's places: each holds the whole file in memory. */
export function placeForFile({ bulkheads, env }: Context): MiddlewareHandler<UploadVariables> {
  return (c, next) => bulkheads.files.run(next, networkOf(c, env.trustProxy));
}
