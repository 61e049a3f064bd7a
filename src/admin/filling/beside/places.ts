/** Where an owner may put a line or an item. */
import { SECTIONS } from "../../../sections/index.ts";
import { factFrom, type TimeFact } from "../folder/profile.ts";
import { type Destination, guessedPlace, type Proposal } from "../folder/propose.ts";

interface Place<To> {
  to: To;
  label: string;
}

export const SECTION_PLACES: readonly Place<Destination>[] = SECTIONS.map(({ id, title }) => ({
  to: id as Destination,
  label: title,
}));

export const TIME_LABELS: Readonly<Record<TimeFact, string>> = {
  check_in: "Check-in",
  check_out: "Check-out",
  breakfast: "Breakfast",
};

/** Times of the profile that the text may say. */
export function timePlaces(text: string): Place<TimeFact>[] {
  return (Object.entries(TIME_LABELS) as [TimeFact, string][])
    .filter(([fact]) => factFrom(fact, text))
    .map(([to, label]) => ({ to, label: `${label} in your profile` }));
}

/** The likeliest two, which are offered without a list. */
export function likelyPlaces(text: string, from?: Proposal["section"]): Destination[] {
  return [...new Set([guessedPlace({ text }), "faqs" as const])].filter((to) => to !== from);
}

export function placeLabel(to: Destination | TimeFact | "nowhere"): string {
  if (to === "nowhere") return "Not needed";
  const section = SECTION_PLACES.find((place) => place.to === to);
  return section?.label ?? TIME_LABELS[to as TimeFact];
}
