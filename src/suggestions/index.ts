/**
 * Items that many hotels have, for owners to tick, in the hotel's language. A fact that only the hotel knows
 * is a blank: its owner fills it in before anything is stored.
 */

import {
  EMERGENCY_SERVICES,
  type EmergencyService,
  emergencyNumbersOf,
} from "../lib/phone/emergency-services.ts";
import { declared, t } from "../lib/texts/t.ts";
import { AMENITIES, AMENITY_GROUPS } from "./amenities.ts";
import { CONTACTS, TRANSPORT } from "./contacts.ts";
import type { HouseKind } from "./house-kinds.ts";
import { QUESTIONS } from "./questions.ts";
import type { SuggestedId } from "./sections.ts";
import { BLANK, type SuggestionTexts } from "./suggestion-texts.ts";

export { BLANK } from "./suggestion-texts.ts";

export interface Suggestion {
  /** Unique within its section. */
  key: string;
  group: string;
  /** By column. {@link BLANK} stands for the owner's words. */
  values: Readonly<Record<string, string>>;
  /** One for each value with a blank. */
  blanks: readonly Blank[];
  /** Whether set-up ticks it: most hotels have it unchanged. */
  usual: boolean;
}

interface Blank {
  column: string;
  question: string;
  example: string;
  /** Proposed from the hotel's profile. */
  known: string;
}

export interface Described {
  /** In the hotel's language. */
  texts: SuggestionTexts;
  country: string | null;
  phone: string;
  breakfast: string | null;
  /** The kind of house, which tells what is usual. */
  kind?: HouseKind;
}

const SECTIONS: Record<SuggestedId, (hotel: Described) => Suggestion[]> = {
  amenities: suggestedAmenities,
  transport: ({ texts }) =>
    entriesOf(TRANSPORT).map(([key, { type }]) => ({
      key,
      group: t`Getting around`,
      values: { name: texts.transport[key], type, phone: BLANK },
      blanks: [number("phone")],
      usual: false,
    })),
  faqs: suggestedQuestions,
  "important-contacts": (hotel) => [...emergencyNumbersFor(hotel), ...ownContacts(hotel)],
};

/** The public emergency numbers of the hotel's country, in its language. */
export function emergencyNumbersFor({ texts, country }: Described): Suggestion[] {
  return emergencyContacts(texts, country);
}

export function suggestionsFor(section: SuggestedId, hotel: Described): Suggestion[] {
  return SECTIONS[section](hotel);
}

function suggestedAmenities(hotel: Described): Suggestion[] {
  const { texts } = hotel;
  return entriesOf(AMENITIES).map(([key, { group, ...said }]) => {
    const usual: readonly HouseKind[] = "usual" in said ? said.usual : [];
    const [name, description] = texts.amenities[key];
    const value = (answer: "ask" | keyof SuggestionTexts["phrases"]) =>
      answer === "ask" ? BLANK : texts.phrases[answer];
    const when: Blank = {
      column: "timing",
      question: t`When?`,
      example: t`7:00 to 22:00`,
      known: key === "breakfast" ? (hotel.breakfast ?? "") : "",
    };
    const isWithin = said.location === "house" || said.location === "outside";
    const where: Blank = {
      column: "location",
      question: t`Where?`,
      example: t`Ground floor`,
      known: key === "parking" ? texts.parking.atHouse : texts.phrases[said.location],
    };
    const price: Blank = {
      column: "description",
      question: t`At what price?`,
      example: t`12 € a night`,
      known: description,
    };
    return {
      key,
      group: AMENITY_GROUPS[group],
      values: {
        name,
        description: key === "parking" ? BLANK : description,
        timing: value(said.timing),
        location: isWithin ? BLANK : value(said.location),
      },
      blanks: [
        ...(key === "parking" ? [price] : []),
        ...(said.timing === "ask" ? [when] : []),
        ...(isWithin ? [where] : []),
      ],
      usual: hotel.kind !== undefined && usual.includes(hotel.kind),
    };
  });
}

function suggestedQuestions({ texts, breakfast }: Described): Suggestion[] {
  return Object.entries(QUESTIONS).map(([key, { category, ...said }]) => {
    const [question, answer] = texts.questions[key as keyof typeof QUESTIONS];
    const known = key === "breakfast" ? (breakfast ?? "") : "";
    return {
      key,
      group: declared(category),
      values: { category, question, answer },
      blanks: "ask" in said ? [{ column: "answer", known, ...said.ask }] : [],
      usual: "usual" in said,
    };
  });
}

/** Whether a contact is an unchanged suggestion for the country, in one of these languages. */
export function isSuggestedNumber(
  contact: Readonly<Record<string, unknown>>,
  country: string | null,
  languages: readonly SuggestionTexts[],
): boolean {
  return languages.some((texts) =>
    emergencyContacts(texts, country).some(({ values }) =>
      Object.entries(values).every(([column, value]) => contact[column] === value),
    ),
  );
}

/** Services with the same number become one contact. */
function emergencyContacts(texts: SuggestionTexts, country: string | null): Suggestion[] {
  const numbers = emergencyNumbersOf(country);
  const byNumber = new Map<string, (EmergencyService | "all")[]>();
  if (numbers.all) byNumber.set(numbers.all, ["all"]);
  for (const service of EMERGENCY_SERVICES) {
    const number = numbers[service];
    if (number && number !== numbers.all) byNumber.set(number, [...(byNumber.get(number) ?? []), service]);
  }
  return [...byNumber].map(([number, services]) => ({
    // Another country's number is another contact.
    key: `${services.join("-")}-${number}`,
    group: declared("Emergency"),
    values: { type: "emergency", label: services.map((each) => texts.emergency[each]).join(", "), number },
    blanks: [],
    usual: true,
  }));
}

function ownContacts({ texts, phone }: Described): Suggestion[] {
  return entriesOf(CONTACTS).map(([key, { type }]) => {
    const isKnown = key === "reception" && phone.trim() !== "";
    return {
      key,
      group: type === "hotel" ? t`In the house` : t`Close by`,
      values: { type, label: texts.contacts[key], number: isKnown ? phone : BLANK },
      blanks: isKnown ? [] : [number("number")],
      usual: isKnown,
    };
  });
}

function number(column: string): Blank {
  return { column, question: t`Which number?`, example: "+351 21 555 0100", known: "" };
}

function entriesOf<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
