/**
 * Photos in the table and in the store. A photo's files are written and removed while its row is locked, so no row
 * stands for missing files, and no photo is shown while its files are being removed.
 */

import {
  PHOTO_FORMATS,
  type Photo,
  type PhotoFormat,
  type PhotoSize,
  photoFile,
  ROUGH,
  sizesOf,
} from "../../lib/look/photo.ts";
import { codeOf } from "../config/code-of.ts";
import type { Sql } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import { whileMore } from "../database/while-more.ts";
import type { StorageContext } from "./context.ts";
import type { PhotoFiles } from "./photo-files.ts";

type PhotoParts = Pick<StorageContext, "sql" | "uploads">;

const FOREIGN_KEY_VIOLATION = "23503";

/** Whether the photo exists. It then counts as new, so that upkeep does not remove it soon. */
export async function knowsPhoto(sql: Sql, hotelId: string, path: string): Promise<boolean> {
  const { count } = await sql`
    update public.photos set unused_since = now(), created_at = now()
    where hotel_id = ${hotelId} and path = ${path}`;
  return count > 0;
}

/** @throws a PostgresError with code IN003 */
export async function requireFreePhotoPlace(sql: Sql, hotelId: string): Promise<void> {
  await sql`select innfo.require_photo_room(${hotelId}, 1)`;
}

/** @throws a PostgresError with code IN003 */
export async function keepPhoto(
  { sql, uploads }: PhotoParts,
  { hotelId, path }: { hotelId: string; path: string },
  { files, ...picture }: PhotoFiles,
): Promise<void> {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  await transaction(sql, async (tx) => {
    // Waits for a transaction that removes the photo.
    await tx`
      insert into public.photos ${tx({ ...picture, hotel_id: hotelId, path, bytes })}
      on conflict (hotel_id, path) do update set unused_since = now(), created_at = now()`;
    await Promise.all(
      files.map(({ size, format, bytes: content }) =>
        uploads.photos.write(`${path}-${size}.${format}`, content, { replace: true }),
      ),
    );
  });
}

/** @returns undefined when there is no such photo, or one of its files is lost */
export async function filesOfPhoto(
  { sql, uploads }: PhotoParts,
  { hotelId, path }: { hotelId: string; path: string },
): Promise<PhotoFiles | undefined> {
  const [photo] = await sql<Photo[]>`
    select width, height, top_color, bottom_color from public.photos
    where hotel_id = ${hotelId} and path = ${path}`;
  if (!photo) return undefined;
  const wanted = sizesOf(photo.width).flatMap((size) => PHOTO_FORMATS.map((format) => ({ size, format })));
  const read = async (size: PhotoSize, format: PhotoFormat) => {
    const bytes = await uploads.photos.read(photoFile(path, size, format));
    return bytes ? [{ size, format, bytes }] : [];
  };
  const files = (await Promise.all(wanted.map(({ size, format }) => read(size, format)))).flat();
  if (files.length < wanted.length) return undefined;
  return { ...photo, files: [...files, ...(await read(ROUGH, "avif"))] };
}

/** Removes abandoned uploads, and photos whose row no undo can bring back. */
export async function removeUnusedPhotos(context: PhotoParts): Promise<void> {
  const { sql } = context;
  await whileMore(() => sql`select innfo.mark_unused_photos() as "isMore"`);
  const unused = await sql<
    { hotel_id: string; path: string }[]
  >`select * from innfo.photos_past_their_time()`;
  for (const { hotel_id, path } of unused) await removePhoto(context, hotel_id, path);
}

async function removePhoto({ sql, uploads }: PhotoParts, hotelId: string, path: string): Promise<void> {
  try {
    await transaction(sql, async (tx) => {
      const { count } = await tx`
        delete from public.photos
        where hotel_id = ${hotelId} and path = ${path}
          and not innfo.takes_room(unused_since)`;
      if (count === 0) return;
      const names = await uploads.photos.list(hotelId);
      const own = names.map((name) => `${hotelId}/${name}`).filter((key) => key.startsWith(`${path}-`));
      await Promise.all(own.map((key) => uploads.photos.remove(key)));
    });
  } catch (error) {
    // A row shows it again since it was selected.
    if (codeOf(error) !== FOREIGN_KEY_VIOLATION) throw error;
  }
}
