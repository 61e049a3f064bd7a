/** Pictures of hotels whose pages are taken down are not served. The list is small and in memory: pictures need no database. */
import { logSparingly } from "../config/log.ts";
import type { StorageContext } from "./context.ts";

/** @returns whether a hotel is on the list, as known now; a change is known a moment later */
export function takenDownHotels({
  sql,
  hotelChanges,
  log,
}: Pick<StorageContext, "sql" | "hotelChanges" | "log">): (hotelId: string) => boolean {
  let hotels: ReadonlySet<string> = new Set();
  let isOutdated = true;
  let isReading = false;

  async function read(): Promise<void> {
    isReading = true;
    isOutdated = false;
    try {
      const rows = await sql<{ hotel_id: string }[]>`select hotel_id from innfo.taken_down`;
      hotels = new Set(rows.map(({ hotel_id }) => hotel_id));
    } catch (error) {
      isOutdated = true;
      logSparingly(log, "warn", { err: error }, "which hotels are taken down is not known");
    }
    isReading = false;
  }

  const outdate = () => {
    isOutdated = true;
  };
  hotelChanges.subscribe({ changed: outdate, missed: outdate });
  return (hotelId) => {
    if (isOutdated && !isReading) void read();
    return hotels.has(hotelId);
  };
}
