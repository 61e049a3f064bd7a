/**
 * "Bucket" messages: the photo of a message, for the hotel's people alone. It lies in the database, beside its
 * message: see docs/decisions/0069-photos-of-guests.md. Runs once the caller is known.
 */
import type { Hono } from "hono";
import { MAX_PHOTO_BYTES } from "../../product.ts";
import type { Context } from "../context.ts";
import { readAsCaller } from "../database/request-pool.ts";
import { notFound, notPermitted, photoTooLarge } from "./errors.ts";
import {
  decodeInTurn,
  keyOf,
  type Request,
  readUpload,
  turnOf,
  type UploadCounter,
  type UploadVariables,
} from "./uploading.ts";

export const MESSAGES = "messages";
const ADDRESS = `/object/${MESSAGES}/:hotelId/:name`;
/** As the database writes it: the spelling is part of the file's address. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Deleted with its message, a photo is nowhere: nobody who shows it may store it. */
export const PHOTO_HEADERS = {
  "Content-Type": "image/webp",
  "Content-Disposition": 'inline; filename="photo.webp"',
  "Cache-Control": "no-store",
};

export function messagePhotos(
  storage: Hono<UploadVariables>,
  context: Context,
  countingUploads: UploadCounter,
): void {
  const { requests, sql } = context;

  function messageAt(c: Request) {
    const { hotelId, name: id, key } = keyOf(c);
    if (!UUID.test(id)) throw notFound();
    return { hotelId, id, key, caller: { role: "authenticated" as const, claims: c.get("claims") } };
  }

  storage.get(ADDRESS, async (c) => {
    const { hotelId, id, caller } = messageAt(c);
    const [photo] = await readAsCaller(
      requests,
      caller,
      (tx) => tx<{ picture: Buffer }[]>`
        select innfo.own_picture(message_id) as picture
        from public.message_photos where hotel_id = ${hotelId} and message_id = ${id}`,
    );
    if (!photo) throw notFound();
    return c.body(new Uint8Array(photo.picture), 200, PHOTO_HEADERS);
  });

  // Of what was found. The next one takes its place.
  storage.post(ADDRESS, async (c) => {
    const { hotelId, id, key, caller } = messageAt(c);
    await countingUploads(caller.claims.sub, async () => {
      const [find] = await readAsCaller(
        requests,
        caller,
        (tx) => tx`
          select from public.messages where hotel_id = ${hotelId} and id = ${id} and not by_guest`,
      );
      if (!find) throw notPermitted();
      const file = await readUpload(c, MAX_PHOTO_BYTES, photoTooLarge);
      const picture = await decodeInTurn(context, turnOf(context, c), "snapshot", file);
      await sql`select innfo.keep_photo_of_find(${id}, ${picture})`;
    });
    return c.json({ Id: key, Key: `${MESSAGES}/${key}` });
  });
}
