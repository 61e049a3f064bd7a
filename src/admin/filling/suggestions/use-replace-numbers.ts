import { useQueryClient } from "@tanstack/react-query";
import { isCountry } from "../../../lib/countries.ts";
import { importantContacts } from "../../../sections/important-contacts.ts";
import type { Hotel } from "../../content/hotel/hotels.ts";
import { useAnnounceAdded } from "../../content/sections/announce-added.ts";
import { useBulkChanges } from "../../content/sections/bulk.ts";
import { type Item, itemsQuery } from "../../content/sections/items.ts";
import { counted } from "../../content/sections/words.ts";
import { newId } from "../../rows/new-id.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { useMessages } from "../../ui/messages.tsx";

const NUMBERS = { one: "emergency number", many: "emergency numbers" };

export function countryName(country: string): string {
  return new Intl.DisplayNames("en", { type: "region" }).of(country) ?? country;
}

/**
 * Guests must not dial the numbers of a country that the hotel is not in: a change of the country replaces those that
 * were suggested for the one before and that nobody has changed since, and offers to undo it.
 *
 * @returns a function that never throws
 */
export function useReplaceNumbers(): (from: string | null, hotel: Hotel) => Promise<void> {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const changes = useBulkChanges(importantContacts);
  const announce = useAnnounceAdded();
  const showMessage = useMessages();

  return function replace(from, hotel) {
    if (from === hotel.country || !isCountry(from)) return Promise.resolve();
    // The same in every attempt.
    const ids: string[] = [];
    const removed = new Map<string, Item>();

    async function run(): Promise<void> {
      const { replacedNumbers } = await import("./numbers-of-country.ts");
      const contacts = await queryClient.fetchQuery({
        ...itemsQuery(supabase, hotel.id, importantContacts),
        staleTime: 0,
      });
      const before = contacts.filter(({ id }) => !ids.includes(id));
      const { outdated, lacking } = replacedNumbers(before, from, hotel);
      if (outdated.length === 0) return;
      while (ids.length < lacking.length) ids.push(newId());
      // First the new ones, so that guests never have none.
      await changes.add(lacking.map((values, index) => ({ ...values, id: ids[index] ?? newId() })));
      for (const row of await changes.remove(outdated.map(({ id }) => id))) removed.set(row.id, row);
      const of = isCountry(hotel.country) ? ` for ${countryName(hotel.country)}` : "";
      const numbers = counted(removed.size, NUMBERS);
      announce({
        title: `${numbers} for ${countryName(from ?? "")} ${lacking.length > 0 ? `replaced by ${lacking.length}${of}` : "taken out"}`,
        remove: async () => {
          await changes.restore([...removed.values()]);
          await changes.remove(ids);
        },
        undone: `${numbers} for ${countryName(from ?? "")} put back`,
        failed: "Failed to put the emergency numbers back.",
      });
    }

    async function attempt(): Promise<void> {
      try {
        await run();
      } catch {
        showMessage({
          type: "error",
          title: "Error",
          text: `Guests may still read emergency numbers for ${countryName(from ?? "")}. They could not be replaced.`,
          action: { label: "Try Again", onPress: () => void attempt() },
        });
      }
    }

    return attempt();
  };
}
