/**
 * /storage/v1: pictures of hotels and messages, in the part of Supabase Storage's API that its client's upload,
 * update, remove, copy and getPublicUrl use. Callers who may see the hotel's row may write.
 */
import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { hotelOfPath } from "../transport/hotel-of.ts";
import { discardBody } from "../transport/request-body.ts";
import { bucket, signedIn } from "./bucket.ts";
import type { StorageContext } from "./context.ts";
import { removeFilesOfDeletedHotels } from "./deleted-hotels.ts";
import { asStorageError, notFound, StoreUnavailableError } from "./errors.ts";
import { logoBucket, removeLogos, renderLogos } from "./logos.ts";
import { messageBucket } from "./message-bucket.ts";
import { copyPhotosRoute, photoBucket } from "./photo-bucket.ts";
import { takenDownHotels } from "./taken-down.ts";
import { refuseCall } from "./unsupported.ts";
import { countUploads, type UploadVariables } from "./uploading.ts";

/** Addresses that guests read. */
const PUBLIC = /^\/storage\/v1\/(?:object|render\/image)\/public\//;

export function storageRoutes(context: StorageContext): Hono<UploadVariables> {
  const countingUploads = countUploads();
  removeFilesOfDeletedHotels(context);
  const isTakenDown = takenDownHotels(context);

  const storage = new Hono<UploadVariables>();
  storage.use(async (c, next) => {
    refuseCall(c.req.method, c.req.path);
    if (PUBLIC.test(c.req.path) && isTakenDown(hotelOfPath(c.req.path) ?? "")) throw notFound();
    await next();
  });
  storage.route("/", bucket(context, countingUploads, logoBucket(context)));
  storage.route("/", bucket(context, countingUploads, photoBucket(context)));
  storage.route("/", bucket(context, countingUploads, messageBucket(context)));
  renderLogos(storage, context);
  storage.use("/object/*", signedIn(context));
  removeLogos(storage, context);
  copyPhotosRoute(storage, context, countingUploads);
  storage.all("*", () => {
    throw notFound();
  });

  storage.onError(async (error, c) => {
    // The client left while sending, so nobody reads this answer.
    if (c.req.raw.signal.aborted) return c.body(null, 400);
    const failure = asStorageError(error);
    if (!failure) throw error;
    if (error instanceof StoreUnavailableError) {
      context.log.error({ err: error }, "uploads cannot be reached");
      c.header("Retry-After", "5");
    }
    await discardBody(c.req.raw);
    const { status, error: reason, message } = failure;
    return c.json({ statusCode: String(status), error: reason, message }, status as ContentfulStatusCode);
  });
  return storage;
}
