/**
 * "Bucket" messages: the photo of a message, for the hotel's people alone. It lies in the database, beside its
 * message: see docs/decisions/0061-messages.md.
 */
import { MAX_PHOTO_BYTES } from "../../product.ts";
import { readAsCaller } from "../database/request-pool.ts";
import { type BucketDefinition, headersFor } from "./bucket.ts";
import type { StorageContext } from "./context.ts";
import { notFound, notPermitted, photoTooLarge } from "./errors.ts";

export const MESSAGES = "messages";
/** The database's spelling, because it is part of the file's address. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A photo that is deleted with its message must not exist elsewhere, so no reader may store it. */
const UNSTORED = { picture: "snapshot", isPublic: false, isReplaceable: false } as const;
export const PHOTO_HEADERS = headersFor(UNSTORED)("webp");

export function messageBucket({ requests, sql }: StorageContext): BucketDefinition<"snapshot"> {
  return {
    ...UNSTORED,
    name: MESSAGES,
    maxBytes: MAX_PHOTO_BYTES,
    tooLarge: photoTooLarge,
    // Takes the photo of a find. The next one replaces it.
    async admit(c, { hotelId, name: id }) {
      if (!UUID.test(id)) throw notFound();
      const [find] = await readAsCaller(
        requests,
        c.get("caller"),
        (tx) => tx`
          select from public.messages where hotel_id = ${hotelId} and id = ${id} and not by_guest`,
      );
      if (!find) throw notPermitted();
      return {
        async keep(picture) {
          await sql`select innfo.keep_photo_of_find(${id}, ${picture})`;
        },
      };
    },
    async read(c, { hotelId, name: id }) {
      if (!UUID.test(id)) throw notFound();
      const [photo] = await readAsCaller(
        requests,
        c.get("caller"),
        (tx) => tx<{ picture: Buffer }[]>`
          select innfo.own_picture(message_id) as picture
          from public.message_photos where hotel_id = ${hotelId} and message_id = ${id}`,
      );
      return photo && { bytes: photo.picture, type: "webp" };
    },
  };
}
