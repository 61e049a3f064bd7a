/** A hotel with 300 items, translated. */
import type { GuestDocument } from "../src/lib/documents/guest-document.ts";
import { PUBLISHABLE_KEY } from "../src/server/database/caller.ts";
import { weekly } from "../testbed/opening-hours.ts";

export const LANGUAGES = ["de", "fr", "es", "ar", "ja"] as const;
const ITEMS = 300;
const HOURS = weekly({
  week: Array.from({ length: 7 }, (_, day) => (day === 6 ? [] : ["07:00-10:30", "12:00-22:00"])),
});

export async function sampleDocument(url: string): Promise<GuestDocument> {
  const answer = await fetch(`${url}/rest/v1/rpc/guest_hotel`, {
    method: "POST",
    headers: { apikey: PUBLISHABLE_KEY, "Content-Type": "application/json" },
    body: JSON.stringify({ hotel_id: "1" }),
  });
  return (await answer.json()) as GuestDocument;
}

/** Each text has a translation, each item hours. */
export function withManyItems(document: GuestDocument): GuestDocument {
  const words = "What the house says of it in some sixty letters, about so long.";
  const ids = Array.from({ length: ITEMS }, (_, i) => `item-${i}`);
  const columns = { name: words, description: words, timing: words, location: words };
  return {
    ...document,
    sections: [{ id: "amenities", items: ids.map((id) => ({ id, ...columns, hours: HOURS })) }],
    translations: {
      by_machine: true,
      texts: { amenities: Object.fromEntries(ids.map((id) => [id, columns])) },
    },
  };
}

/** In milliseconds, of all threads: the machine may have other work. */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
