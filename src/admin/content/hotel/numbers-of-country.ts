/** Finds the suggested emergency numbers that are wrong after the hotel's country has changed. */
import type { Described, Suggestion } from "../../../suggestions/index.ts";
import { emergencyNumbersFor, isSuggestedNumber } from "../../../suggestions/index.ts";
import type { Item } from "../sections/items.ts";

interface Replaced {
  outdated: readonly Item[];
  /** Suggestions that the hotel lacks in their place. */
  lacking: readonly Suggestion["values"][];
}

/**
 * @param from the country before
 * @param hotel in its country now
 */
export function replacedNumbers(contacts: readonly Item[], from: string | null, hotel: Described): Replaced {
  const outdated = contacts.filter(
    (contact) => isSuggestedNumber(contact, from) && !isSuggestedNumber(contact, hotel.country),
  );
  const numbers = new Set(
    contacts.filter((contact) => !outdated.includes(contact)).map(({ number }) => number),
  );
  const lacking = emergencyNumbersFor(hotel)
    .map(({ values }) => values)
    .filter(({ number }) => !numbers.has(number ?? ""));
  return { outdated, lacking: outdated.length > 0 ? lacking : [] };
}
