/** Where an owner may put a line or an item. */
import { SECTIONS } from "../../../sections/index.ts";
import { factFrom } from "../folder/profile.ts";
import { type Destination, guessedPlace, type Proposal } from "../folder/propose.ts";
import { networkFrom, WIFI_WORDS } from "../folder/wifi.ts";
import type { ToldFact } from "./edits.ts";

interface Place<To> {
  to: To;
  label: string;
}

export const SECTION_PLACES: readonly Place<Destination>[] = SECTIONS.map(({ id, title }) => ({
  to: id as Destination,
  label: title,
}));

export const FACT_LABELS: Readonly<Record<ToldFact, string>> = {
  check_in: "Check-in",
  check_out: "Check-out",
  breakfast: "Breakfast",
  wifi: "Wi-Fi",
};

/** Facts of the profile that the text may say. */
export function factPlaces(text: string): Place<ToldFact>[] {
  return (Object.entries(FACT_LABELS) as [ToldFact, string][])
    .filter(([fact]) => (fact === "wifi" ? saysNetwork(text) : factFrom(fact, text)))
    .map(([to, label]) => ({ to, label: `${label} in your profile` }));
}

function saysNetwork(text: string): boolean {
  return WIFI_WORDS.test(text) && networkFrom(text) !== undefined;
}

/** The likeliest two, which are offered without a list. */
export function likelyPlaces(text: string, from?: Proposal["section"]): (Destination | "wifi")[] {
  const likely = saysNetwork(text)
    ? (["wifi", "faqs"] as const)
    : ([guessedPlace({ text }), "faqs"] as const);
  return [...new Set(likely)].filter((to) => to !== from);
}

export function placeLabel(to: Destination | ToldFact | "nowhere"): string {
  if (to === "nowhere") return "Not needed";
  const section = SECTION_PLACES.find((place) => place.to === to);
  return section?.label ?? FACT_LABELS[to as ToldFact];
}
