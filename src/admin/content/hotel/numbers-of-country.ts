/** Finds the suggested emergency numbers that are wrong after the hotel's country has changed. */
import { emergencyNumbersFor, isSuggestedNumber, type Suggestion } from "../../../suggestions/index.ts";
import { allSuggestedTexts, suggestedTexts } from "../../../suggestions/languages.ts";
import type { Item } from "../sections/items.ts";
import type { Hotel } from "./hotels.ts";

interface Replaced {
  outdated: readonly Item[];
  /** Suggestions that the hotel lacks in their place. */
  lacking: readonly Suggestion["values"][];
}

/**
 * @param from the country before
 * @param hotel in its country now
 */
export async function replacedNumbers(
  contacts: readonly Item[],
  from: string | null,
  hotel: Hotel,
): Promise<Replaced> {
  // The hotel may have had another language, too.
  const languages = await allSuggestedTexts();
  const outdated = contacts.filter(
    (contact) =>
      isSuggestedNumber(contact, from, languages) && !isSuggestedNumber(contact, hotel.country, languages),
  );
  const numbers = new Set(
    contacts.filter((contact) => !outdated.includes(contact)).map(({ number }) => number),
  );
  const lacking = emergencyNumbersFor({ ...hotel, texts: await suggestedTexts(hotel.language) })
    .map(({ values }) => values)
    .filter(({ number }) => !numbers.has(number ?? ""));
  return { outdated, lacking: outdated.length > 0 ? lacking : [] };
}
