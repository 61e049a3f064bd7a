import { useQueryClient } from "@tanstack/react-query";
import { isCountry } from "../../../lib/country/countries.ts";
import { t } from "../../../lib/texts/t.ts";
import { importantContacts } from "../../../sections/important-contacts.ts";
import { useManyRows } from "../../rows/many-rows.ts";
import { newId } from "../../rows/new-id.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { useAnnounce, useAttempt } from "../../ui/undo.ts";
import { countryName } from "../../ui/words.ts";
import { type Item, itemsQuery, useItemTable } from "../sections/items.ts";
import type { Hotel } from "./hotels.ts";

/**
 * Guests must not dial another country's numbers. When the hotel's country changes, this replaces the numbers that were
 * suggested for the country before, unless somebody has edited them, and offers to undo it.
 *
 * @returns a function that never throws
 */
export function useReplaceNumbers(): (from: string | null, hotel: Hotel) => Promise<void> {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const rows = useManyRows();
  const table = useItemTable(importantContacts);
  const announce = useAnnounce();
  const attempt = useAttempt();

  return function replace(from, hotel) {
    if (from === hotel.country || !isCountry(from)) return Promise.resolve();
    // The same in every attempt.
    const ids: string[] = [];
    const removed = new Map<string, Item>();
    const before = countryName(from);

    async function run(): Promise<void> {
      const { replacedNumbers } = await import("./numbers-of-country.ts");
      const contacts = await queryClient.fetchQuery({
        ...itemsQuery(supabase, hotel.id, importantContacts),
        staleTime: 0,
      });
      const others = contacts.filter(({ id }) => !ids.includes(id));
      const { outdated, lacking } = await replacedNumbers(others, from, hotel);
      if (outdated.length === 0) return;
      while (ids.length < lacking.length) ids.push(newId());
      // First the new ones, so that guests never have none.
      await rows.add(
        table,
        lacking.map((values, index) => ({ ...values, id: ids[index] ?? newId() })),
      );
      const outdatedIds = outdated.map(({ id }) => id);
      for (const row of await rows.remove(table, outdatedIds)) removed.set(row.id, row);
      const done =
        lacking.length > 0 && isCountry(hotel.country)
          ? t`Emergency numbers now for ${countryName(hotel.country)}, not ${before}`
          : t`Emergency numbers for ${before} removed`;
      announce(done, {
        run: async () => {
          await rows.restore(table, [...removed.values()]);
          await rows.remove(table, ids);
        },
        done: t`Emergency numbers for ${before} are back`,
        failed: t`Failed to bring the emergency numbers back.`,
      });
    }

    return attempt(run, () => t`Guests may still see emergency numbers for ${before}.`);
  };
}
