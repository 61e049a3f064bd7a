/** Bucket "photos": uploaded under the file's hash, served in sizes and formats that never change. */
import type { Hono } from "hono";
import { z } from "zod";
import { PHOTO_FORMATS, PHOTO_SIZES, type PhotoFormat, ROUGH } from "../../lib/look/photo.ts";
import { MAX_PHOTO_BYTES } from "../../product.ts";
import { readJson } from "../transport/request-body.ts";
import type { BucketDefinition } from "./bucket.ts";
import type { StorageContext } from "./context.ts";
import { KEY } from "./disk.ts";
import { invalidRequest, notFound, notPermitted, photoTooLarge, wrongPhotoName } from "./errors.ts";
import { filesOfPhoto, keepPhoto, knowsPhoto, requireFreePhotoPlace } from "./photos.ts";
import { COPIED } from "./unsupported.ts";
import {
  hashOnThread,
  ownHotels,
  requireOwnHotel,
  type UploadCounter,
  type UploadVariables,
} from "./uploading.ts";

const HASH_DIGITS = 32;
const HASH = new RegExp(`^[0-9a-f]{${HASH_DIGITS}}$`);
const FILE = new RegExp(
  `^([0-9a-f]{${HASH_DIGITS}})(-(?:${[...PHOTO_SIZES, ROUGH].join("|")})\\.(${PHOTO_FORMATS.join("|")}))?$`,
);
/** The file that the photo's own public URL serves. */
const WHOLE = "-1200.webp";
const ROUGH_FILE = `-${ROUGH}.avif`;
/** Stands in for the rough copy of a photo that has none. */
const SMALLEST = `-${PHOTO_SIZES[0]}.avif`;

export function photoBucket(context: StorageContext): BucketDefinition<"photo"> {
  const { requests, sql, uploads } = context;
  return {
    name: "photos",
    picture: "photo",
    maxBytes: MAX_PHOTO_BYTES,
    tooLarge: photoTooLarge,
    isPublic: true,
    isReplaceable: false,
    async admit(c, { hotelId, name: hash, key: path }) {
      if (!HASH.test(hash)) throw wrongPhotoName();
      await requireOwnHotel(requests, c.get("caller"), hotelId);
      return {
        // Uploading the same file again gives the same photo.
        async isThere(file) {
          if ((await hashOnThread(file)).slice(0, HASH_DIGITS) !== hash) throw wrongPhotoName();
          if (await knowsPhoto(sql, hotelId, path)) return true;
          await requireFreePhotoPlace(sql, hotelId);
          return false;
        },
        keep: (photo) => keepPhoto(context, { hotelId, path }, photo),
      };
    },
    async read(_, { hotelId, name }) {
      const [, hash, file = WHOLE, type = "webp"] = FILE.exec(name) ?? [];
      const read = (one: string) => uploads.photos.read(`${hotelId}/${hash}${one}`);
      const bytes = hash && ((await read(file)) ?? (file === ROUGH_FILE ? await read(SMALLEST) : undefined));
      return bytes ? { bytes, type: type as PhotoFormat } : undefined;
    },
  };
}

const MAX_JSON_BYTES = 4096;
const copy = z.object({ bucketId: z.string(), sourceKey: z.string(), destinationKey: z.string() });

/**
 * Copies a photo into another hotel of the same owner, under the same hash. Its files are copied, so that neither
 * hotel can take them from the other.
 */
export function copyPhotosRoute(
  storage: Hono<UploadVariables>,
  context: StorageContext,
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
    const caller = c.get("caller");
    await countingUploads(caller.claims.sub, async () => {
      if ((await ownHotels(context.requests, caller, [from, to])).length < 2) throw notPermitted();
      if (await knowsPhoto(context.sql, to, destinationKey)) return;
      const photo = await filesOfPhoto(context, { hotelId: from, path: sourceKey });
      if (!photo) throw notFound();
      await requireFreePhotoPlace(context.sql, to);
      await keepPhoto(context, { hotelId: to, path: destinationKey }, photo);
    });
    return c.json({ Id: destinationKey, Key: `photos/${destinationKey}` });
  });
}
