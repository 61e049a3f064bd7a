/** Removes the files of deleted hotels, because nobody else can remove them any more. */
import { setTimeout as sleep } from "node:timers/promises";
import type { StorageContext } from "./context.ts";
import type { Uploads } from "./open.ts";

/** Milliseconds. */
const TOGETHER_MS = 200;

/**
 * Acts only on notifications, and never searches for folders without a hotel: a start with the wrong, empty
 * database would then delete all files. A missed notification leaves files behind.
 */
export function removeFilesOfDeletedHotels({ sql, hotelChanges, uploads, log }: StorageContext): void {
  /** Hotels that changed since the last look. */
  const changed = new Set<string>();
  let isWaiting = false;

  // Most notifications concern hotels that still exist, so many are looked up at once, and the check makes no
  // request to a remote store.
  async function look(): Promise<void> {
    const ids = [...changed];
    changed.clear();
    const gone = await sql<{ id: string }[]>`
      select changed.id from json_array_elements_text(${JSON.stringify(ids)}::text::json) as changed (id)
      where not exists (select from public.hotels h where h.id = changed.id)`;
    for (const { id } of gone) await removeFilesOf(uploads, id);
  }

  async function lookSoon(): Promise<void> {
    if (isWaiting) return;
    isWaiting = true;
    await sleep(TOGETHER_MS, undefined, { ref: false });
    isWaiting = false;
    const hotelIds = [...changed];
    await look().catch((error: unknown) => {
      log.warn({ err: error, hotelIds }, "files of deleted hotels may be left");
    });
  }

  hotelChanges.subscribe({
    changed(hotelId) {
      changed.add(hotelId);
      void lookSoon();
    },
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
