/** Files of a hotel go when the hotel does: nobody could remove them any more. */
import type { Context } from "../context.ts";

/**
 * Acts on news of a hotel only, and never looks for folders without a hotel: started by mistake on an
 * empty database, that would take everybody's files away. News that is missed leaves files behind.
 */
export function removeFilesOfDeletedHotels({
  sql,
  hotelChanges,
  uploads,
  log,
}: Pick<Context, "sql" | "hotelChanges" | "uploads" | "log">): void {
  async function look(hotelId: string): Promise<void> {
    const [hotel] = await sql`select from public.hotels where id = ${hotelId}`;
    // Most news is of hotels that are there: those must not cost a look into a store far away.
    if (hotel) return;
    for (const store of Object.values(uploads)) {
      const names = await store.list(hotelId);
      await Promise.all(names.map((name) => store.remove(`${hotelId}/${name}`)));
    }
  }

  hotelChanges.subscribe({
    changed: (hotelId) =>
      void look(hotelId).catch((error: unknown) => {
        log.warn({ err: error, hotelId }, "files of a deleted hotel may be left");
      }),
    missed: () => {},
  });
}
