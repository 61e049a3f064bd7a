/** Bucket "photos": uploaded under the hash of the file, served in sizes and formats that never change. */
import type { Hono } from "hono";
import { z } from "zod";
import { PHOTO_FORMATS, PHOTO_SIZES } from "../../lib/photo.ts";
import { MAX_PHOTO_BYTES } from "../../product.ts";
import type { Context } from "../context.ts";
import { readJson } from "../http/json-body.ts";
import { KEY } from "./disk.ts";
import { invalidRequest, notFound, notPermitted, photoTooLarge, wrongPhotoName } from "./errors.ts";
import { filesOfPhoto, keepPhoto, knowsPhoto, requireFreePhotoPlace } from "./photos.ts";
import { placeForFile } from "./reading.ts";
import { COPIED } from "./unsupported.ts";
import {
  decodeInTurn,
  hashOnThread,
  keyOf,
  ownHotels,
  readUpload,
  turnOf,
  type UploadCounter,
  type UploadVariables,
} from "./uploading.ts";

const HASH_DIGITS = 32;
const HASH = new RegExp(`^[0-9a-f]{${HASH_DIGITS}}$`);
const FILE = new RegExp(
  `^([0-9a-f]{${HASH_DIGITS}})(-(?:${PHOTO_SIZES.join("|")})\\.(${PHOTO_FORMATS.join("|")}))?$`,
);
/** The file that the photo's own public URL serves. */
const WHOLE = "-1200.webp";

/** For anyone. */
export function showPhotos(storage: Hono<UploadVariables>, context: Context): void {
  const { uploads } = context;
  storage.get("/object/public/photos/:hotelId/:name", placeForFile(context), async (c) => {
    const { hotelId, name } = keyOf(c);
    const [, hash, file = WHOLE, format = "webp"] = FILE.exec(name) ?? [];
    const bytes = hash && (await uploads.photos.read(`${hotelId}/${hash}${file}`));
    if (!bytes) throw notFound();
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": `image/${format}`,
      "Content-Disposition": `inline; filename="photo.${format}"`,
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  });
}

/**
 * For the hotel's owner; runs once the caller is known. Uploading the same file again gives the same photo.
 */
export function takePhotos(
  storage: Hono<UploadVariables>,
  context: Context,
  countingUploads: UploadCounter,
): void {
  storage.post("/object/photos/:hotelId/:name", async (c) => {
    const { hotelId, name: hash, key: path } = keyOf(c);
    if (!HASH.test(hash)) throw wrongPhotoName();
    const claims = c.get("claims");
    await countingUploads(claims.sub, async () => {
      const [hotel] = await ownHotels(context.requests, claims, [hotelId]);
      if (!hotel) throw notPermitted();
      const file = await readUpload(c, MAX_PHOTO_BYTES, photoTooLarge);
      if ((await hashOnThread(file)).slice(0, HASH_DIGITS) !== hash) throw wrongPhotoName();
      if (await knowsPhoto(context.sql, hotelId, path)) return;
      await requireFreePhotoPlace(context.sql, hotelId);
      await keepPhoto(
        context,
        { hotelId, path },
        await decodeInTurn(context, turnOf(context, c), "photo", file),
      );
    });
    return c.json({ Id: path, Key: `photos/${path}` });
  });
}

const MAX_JSON_BYTES = 4096;
const copy = z.object({ bucketId: z.string(), sourceKey: z.string(), destinationKey: z.string() });

/**
 * A photo into another hotel of the same owner, under the same hash. Its files are copied, so that neither hotel can
 * take them from the other.
 */
export function copyPhotosRoute(
  storage: Hono<UploadVariables>,
  context: Context,
  countingUploads: UploadCounter,
): void {
  storage.post("/object/copy", async (c) => {
    const { data: given } = await readJson(c.req.raw, MAX_JSON_BYTES, copy);
    if (!given) throw invalidRequest("The body must be {bucketId, sourceKey, destinationKey}");
    const { bucketId, sourceKey, destinationKey } = given;
    const [, from, hash = ""] = KEY.exec(sourceKey) ?? [];
    const [, to, toHash] = KEY.exec(destinationKey) ?? [];
    if (bucketId !== "photos") throw COPIED;
    if (!from || !to || from === to || !HASH.test(hash) || hash !== toHash) throw COPIED;
    const claims = c.get("claims");
    await countingUploads(claims.sub, async () => {
      if ((await ownHotels(context.requests, claims, [from, to])).length < 2) throw notPermitted();
      if (await knowsPhoto(context.sql, to, destinationKey)) return;
      const photo = await filesOfPhoto(context, { hotelId: from, path: sourceKey });
      if (!photo) throw notFound();
      await requireFreePhotoPlace(context.sql, to);
      await keepPhoto(context, { hotelId: to, path: destinationKey }, photo);
    });
    return c.json({ Id: destinationKey, Key: `photos/${destinationKey}` });
  });
}
