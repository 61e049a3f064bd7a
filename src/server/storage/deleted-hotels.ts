/** Removes the files of a deleted hotel, because nobody else can remove them any more. */
import type { Context } from "../context.ts";
import type { Uploads } from "./open.ts";

/**
 * Acts only on notifications, and never searches for folders without a hotel: a start with the wrong, empty
 * database would then delete all files. A missed notification leaves files behind.
 */
export function removeFilesOfDeletedHotels({
  sql,
  hotelChanges,
  uploads,
  log,
}: Pick<Context, "sql" | "hotelChanges" | "uploads" | "log">): void {
  async function look(hotelId: string): Promise<void> {
    const [hotel] = await sql`select from public.hotels where id = ${hotelId}`;
    // Most notifications are about hotels that exist, and the check must not cost a request to a remote
    // store.
    if (!hotel) await removeFilesOf(uploads, hotelId);
  }

  hotelChanges.subscribe({
    changed: (hotelId) =>
      void look(hotelId).catch((error: unknown) => {
        log.warn({ err: error, hotelId }, "files of a deleted hotel may be left");
      }),
    missed: () => {},
  });
}

/** @returns how many there were */
export async function removeFilesOf(uploads: Uploads, hotelId: string): Promise<number> {
  let count = 0;
  for (const store of Object.values(uploads)) {
    const names = await store.list(hotelId);
    await Promise.all(names.map((name) => store.remove(`${hotelId}/${name}`)));
    count += names.length;
  }
  return count;
}
