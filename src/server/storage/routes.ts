/**
 * /storage/v1: hotels' logos and photos, in the part of Supabase Storage's API that its client's upload,
 * update, remove and getPublicUrl use. Callers who may see the hotel's row may write; anyone may read.
 */
import { Hono } from "hono";
import { etag } from "hono/etag";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { MAX_LOGO_BYTES } from "../../product.ts";
import type { Context } from "../context.ts";
import { callerOf } from "../database/caller.ts";
import { transaction } from "../database/transaction.ts";
import { networkOf } from "../http/client-address.ts";
import { readJson } from "../http/json-body.ts";
import { discardBody } from "../http/request-body.ts";
import { removeFilesOfDeletedHotels } from "./deleted-hotels.ts";
import { KEY } from "./disk.ts";
import {
  asStorageError,
  duplicate,
  invalidRequest,
  notFound,
  notPermitted,
  notSignedIn,
  StoreUnavailableError,
  tooLarge,
} from "./errors.ts";
import { messagePhotos } from "./message-photo-routes.ts";
import { copyPhotosRoute, showPhotos, takePhotos } from "./photo-routes.ts";
import { placeForFile } from "./reading.ts";
import { refuseCall } from "./unsupported.ts";
import {
  countUploads,
  decodeInTurn,
  keyOf,
  maxLogos,
  type OwnHotel,
  ownHotels,
  type Request,
  readUpload,
  turnOf,
  type UploadVariables,
} from "./uploading.ts";

const BUCKET = "logos";
/** For a list of files to remove. */
const MAX_JSON_BYTES = 64 * 1024;
const removal = z.object({ prefixes: z.array(z.string()).max(100) });

export function storageRoutes(context: Context): Hono<UploadVariables> {
  const { requests, uploads } = context;
  const store = uploads.logos;
  const countingUploads = countUploads();
  removeFilesOfDeletedHotels(context);

  function upload(c: Request): Promise<Response> {
    const { hotelId, name, key } = keyOf(c);
    return countingUploads(c.get("claims").sub, async () => {
      const [hotel] = await ownHotels(requests, c.get("claims"), [hotelId]);
      if (!hotel) throw notPermitted();
      const isUpdate = c.req.method === "PUT";
      if (isUpdate && !(await store.read(key))) throw notFound();
      const room = await maxLogos(context.sql, hotelId);
      const file = await readUpload(c, MAX_LOGO_BYTES, tooLarge);
      const logo = await decodeInTurn(context, turnOf(context, c), "logo", file);
      const replace = isUpdate || c.req.header("x-upsert") === "true";
      const isWritten = await transaction(context.sql, async (tx) => {
        // The hotel's deletion waits until the file is there to be removed with the others.
        const { count } = await tx`select from public.hotels where id = ${hotelId} for key share`;
        if (count === 0) throw notPermitted();
        return store.write(key, logo, { replace });
      });
      if (!isWritten) throw duplicate();
      await removeOldest(hotel, name, room);
      return c.json({ Id: key, Key: `${BUCKET}/${key}` });
    });
  }

  /** Each upload is saved under a new name, so a hotel's earlier logos pile up. */
  async function removeOldest(hotel: OwnHotel, newest: string, room: number): Promise<void> {
    const names = await store.list(hotel.id);
    const shown = hotel.logo_url?.split("/").at(-1);
    const removable = names.filter((name) => name !== newest && name !== shown);
    const excess = removable.slice(0, Math.max(0, names.length - room));
    await Promise.all(excess.map((name) => store.remove(`${hotel.id}/${name}`)));
  }

  const storage = new Hono<UploadVariables>();

  storage.use(async (c, next) => {
    refuseCall(c.req.method, c.req.path);
    await next();
  });

  storage.get(`/object/public/${BUCKET}/:hotelId/:name`, placeForFile(context), etag(), async (c) => {
    const bytes = await store.read(keyOf(c).key);
    if (!bytes) throw notFound();
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": "image/webp",
      "Content-Disposition": 'inline; filename="logo.webp"',
      // A name may get another picture, so caches ask each time; unchanged, that costs one 304.
      "Cache-Control": "public, no-cache",
    });
  });

  storage.get(`/render/image/public/${BUCKET}/:hotelId/:name`, async (c) => {
    const network = networkOf(c, context.env.trustProxy);
    const found = await context.logoPictures.picture(keyOf(c).key, Number(c.req.query("width")), network);
    if (!found) throw notFound();
    return c.body(new Uint8Array(found.bytes), 200, {
      "Content-Type": `image/${found.type}`,
      "Content-Disposition": `inline; filename="logo.${found.type}"`,
      // The URL of a version never gets another picture.
      "Cache-Control":
        c.req.query("v") === found.version ? "public, max-age=31536000, immutable" : "public, no-cache",
    });
  });

  showPhotos(storage, context);

  storage.use("/object/*", async (c, next) => {
    const caller = await callerOf(c.req.raw.headers, context);
    if (caller.role === "anon") throw notSignedIn();
    c.set("claims", caller.claims);
    await next();
  });

  storage.on(["POST", "PUT"], `/object/${BUCKET}/:hotelId/:name`, upload);

  takePhotos(storage, context, countingUploads);
  copyPhotosRoute(storage, context, countingUploads);
  messagePhotos(storage, context, countingUploads);

  storage.delete(`/object/${BUCKET}`, async (c) => {
    const { data: body } = await readJson(c.req.raw, MAX_JSON_BYTES, removal);
    if (!body) throw invalidRequest("The body must be {prefixes: [path, …]}");
    const keys = body.prefixes.map((key) => ({ key, hotelId: KEY.exec(key)?.[1] ?? "" }));
    const own = await ownHotels(
      requests,
      c.get("claims"),
      keys.map(({ hotelId }) => hotelId),
    );
    const removable = keys.filter(({ hotelId }) => own.some(({ id }) => id === hotelId));
    const removed = await Promise.all(
      removable.map(async ({ key }) => ((await store.remove(key)) ? [{ name: key, bucket_id: BUCKET }] : [])),
    );
    return c.json(removed.flat());
  });

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
