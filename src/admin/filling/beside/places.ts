/** Where an owner may put a sentence, a line or an item, and which values of the profile stand in it. */
import { declared, t } from "../../../lib/texts/t.ts";
import { SECTIONS } from "../../../sections/index.ts";
import { factsIn, namedPlace } from "../folder/facts.ts";
import type { Destination, Proposal } from "../folder/items.ts";
import { breakfastIn, type ProfileFacts } from "../folder/profile.ts";
import { guessedPlace } from "../folder/propose.ts";
import { isOfDay, possibleTimes } from "../folder/stay-times.ts";
import type { Network } from "../folder/wifi.ts";
import type { FactEdit } from "./edits.ts";
import { networkFrom } from "./network.ts";

export const SECTION_PLACES = SECTIONS.map(({ id, title }) => ({
  to: id as Destination,
  label: declared(title),
}));

export const FACT_LABELS: Readonly<Record<keyof ProfileFacts, string>> = {
  check_in: t`Check-in`,
  check_out: t`Check-out`,
  breakfast: t`Breakfast`,
  wifi: t`Wi-Fi`,
};

/** A sentence on the page. */
export interface Said {
  text: string;
  /** The value that follows it: its end, or a network's password. */
  next?: string | undefined;
  /** The key of the item that says it now. */
  from?: string | undefined;
  /** The network's password, where it was set aside. */
  code?: string | undefined;
}

/** More times are a timetable. */
const MAX_TIMES = 3;

/** The values that the profile may take from it, a press each. */
export function factsSaid({ text, next = "", from, code }: Said, known: ProfileFacts): FactEdit[] {
  const edit = { kind: "fact", line: text, from } as const;
  const times = (["check_in", "check_out"] as const).flatMap((fact) => {
    const all = possibleTimes(text, fact);
    return all.length > MAX_TIMES || isOfDay(text)
      ? []
      : all.map((value): FactEdit => ({ ...edit, fact, value }));
  });
  const alone = networkFrom(text, code);
  const both = networkFrom(`${text}\n${next}`, code);
  const network = both?.password && !alone?.password && text.includes(both.name) ? both : alone;
  const breakfast = breakfastIn(text);
  const all: FactEdit[] = [
    ...times,
    ...(breakfast ? [{ ...edit, fact: "breakfast" as const, value: breakfast }] : []),
    ...(network ? [{ ...edit, fact: "wifi" as const, value: network }] : []),
  ];
  return all.filter(({ fact, value }) => JSON.stringify(value) !== JSON.stringify(known[fact]));
}

/** "Check-out 10:30" */
export function factLabel({ fact, value }: Pick<FactEdit, "fact" | "value">): string {
  if (!value) return t`${FACT_LABELS[fact]} is not in it`;
  return `${FACT_LABELS[fact]} ${typeof value === "object" ? networkSays(value) : value}`;
}

export function networkSays({ name, password }: Network): string {
  return password ? t`${name}, password ${password}` : name;
}

/** The likeliest sections, which are offered without a list. */
export function likelyPlaces(text: string, from?: Proposal["section"]): Destination[] {
  const facts = factsIn(...namedPlace(text));
  const isOutside = Boolean(facts.distance || facts.address || facts.phone);
  const likely: (Destination | false)[] = [
    guessedPlace({ text }),
    "faqs",
    /\d/.test(text) && "important-contacts",
    isOutside && "restaurants",
    Boolean(facts.distance || facts.address) && "must-visit",
    Boolean(facts.timing || facts.location) && "amenities",
  ];
  return [...new Set(likely)].filter((to): to is Destination => to !== false && to !== from);
}

export function placeLabel(to: Destination | "nowhere"): string {
  return SECTION_PLACES.find((place) => place.to === to)?.label ?? t`Not needed`;
}
