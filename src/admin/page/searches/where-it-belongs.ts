/** Which section a guest's word belongs to, by the words that the guest page's search takes for the same. */

import type { MissedSearch } from "../../../lib/figures/looks.ts";
import type { Catalogue } from "../../../lib/messages/message.ts";
import type { SearchMeaning } from "../../../lib/search/meant.ts";
import { amenities } from "../../../sections/amenities.ts";
import { faqs } from "../../../sections/faqs.ts";
import { importantContacts } from "../../../sections/important-contacts.ts";
import type { Section } from "../../../sections/index.ts";
import { mustVisit } from "../../../sections/must-visit.ts";
import { restaurants } from "../../../sections/restaurants.ts";
import { shopping } from "../../../sections/shopping.ts";
import { tours } from "../../../sections/tours.ts";
import { transport } from "../../../sections/transport.ts";
import { useCatalogue } from "../../content/guest-catalogue.ts";

/** Other meanings belong to amenities, where most searches belong. */
const MEANINGS_OF: readonly (readonly [Section, readonly SearchMeaning[]])[] = [
  [restaurants, ["food", "coffee", "italian", "japanese", "chinese", "indian", "burger", "fish", "kebab"]],
  [transport, ["taxi", "airport", "publicTransport"]],
  [importantContacts, ["doctor", "dentist", "pharmacy", "emergency", "police", "fire", "ambulance"]],
  [shopping, ["shops", "bakery", "groceries", "market", "gifts"]],
  [mustVisit, ["beach", "museum", "sights", "church"]],
  [tours, ["tour", "hike", "dive"]],
  [faqs, ["arrival", "departure", "luggage", "pets", "smoking"]],
  [faqs, ["late", "early", "visitor", "curfew", "lost", "diet", "water", "booking"]],
  [faqs, ["key", "money", "quiet", "vegetarian", "accessible"]],
  [faqs, ["wake", "iron", "broken", "bedding", "toiletries"]],
];

/** Amenities until the words of its language are there. */
export function useSectionFor(search: MissedSearch | undefined): Section {
  const catalogue = useCatalogue(search?.language);
  return (search && catalogue && sectionFor(search.words, catalogue)) ?? amenities;
}

/** @returns undefined for words that mean nothing to the search */
export function sectionFor(words: string, { synonyms }: Catalogue): Section | undefined {
  const typed = words.split(" ");
  const meanings = Object.entries(synonyms) as [SearchMeaning, string][];
  const meant = meanings.find(([, known]) => {
    const same = known.toLowerCase().split(" ");
    return same.includes(words.replaceAll(" ", "-")) || typed.some((word) => same.includes(word));
  });
  if (!meant) return undefined;
  const [section = amenities] = MEANINGS_OF.find(([, meanings]) => meanings.includes(meant[0])) ?? [];
  return section;
}
