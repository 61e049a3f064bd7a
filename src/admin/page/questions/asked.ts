/** Twenty questions that travellers ask, and whether a guest page answers them. */

import type { GuestDocument } from "../../../lib/documents/guest-document.ts";
import type { Meant, SearchMeaning } from "../../../lib/search/meant.ts";
import { t } from "../../../lib/texts/t.ts";
import { faqs } from "../../../sections/faqs.ts";
import { importantContacts } from "../../../sections/important-contacts.ts";
import { SECTIONS, type Section } from "../../../sections/index.ts";
import { mustVisit } from "../../../sections/must-visit.ts";
import { restaurants } from "../../../sections/restaurants.ts";
import { transport } from "../../../sections/transport.ts";
import { capitalized } from "../../ui/words.ts";

export interface AskedQuestion {
  question: string;
  /** Where the answer belongs; undefined for the profile. */
  section?: Section;
  /** Category of a new FAQ. */
  category?: string;
  /** An item whose name says one of these answers it. */
  meanings?: readonly SearchMeaning[];
  /** Whether the profile, or a section as a whole, answers it. */
  isSaid?: (document: GuestDocument) => boolean;
}

const faq = (category: string, question: string, ...meanings: SearchMeaning[]): AskedQuestion => ({
  ...{ question, category: capitalized(category), meanings, section: faqs },
});
const hasItems =
  ({ id }: Section) =>
  ({ sections }: GuestDocument) =>
    sections.some((section) => section.id === id && section.items.length > 0);

export const ASKED: readonly AskedQuestion[] = [
  {
    question: t`What is the Wi-Fi password?`,
    meanings: ["wifi"],
    isSaid: ({ parts }) => parts.wifi.length > 0,
  },
  {
    question: t`When is breakfast?`,
    meanings: ["breakfast"],
    isSaid: ({ hotel }) => Boolean(hotel.breakfast),
  },
  {
    question: t`When can I check in, and when must I leave?`,
    isSaid: ({ hotel }) => hotel.times_confirmed,
  },
  {
    question: t`When is somebody at reception?`,
    meanings: ["reception"],
    isSaid: ({ hotel }) => hotel.reception_hours !== null,
  },
  faq("general", t`How do I get in when I arrive late?`, "late", "curfew", "night"),
  faq("general", t`Where can I leave my luggage?`, "luggage"),
  faq("parking", t`Where can I park?`, "parking"),
  faq("parking", t`Can I charge an electric car?`, "charge"),
  faq("policies", t`May I bring my dog?`, "pets"),
  faq("policies", t`Where may I smoke?`, "smoking"),
  faq("policies", t`How can I pay?`, "money", "card"),
  faq("general", t`Is there a lift, or a way without steps?`, "accessible"),
  faq("services", t`Do you have a cot or a high chair?`, "children"),
  faq("services", t`Can you wash my clothes?`, "laundry"),
  faq("dining", t`Do you cook for allergies, vegetarians or vegans?`, "diet", "vegetarian"),
  { question: t`Where can I eat?`, section: restaurants, meanings: ["food"], isSaid: hasItems(restaurants) },
  { question: t`How do I get a taxi?`, section: transport, meanings: ["taxi"] },
  {
    question: t`How do I get to the station or the airport?`,
    section: transport,
    meanings: ["airport", "publicTransport"],
  },
  {
    question: t`What is worth seeing nearby?`,
    section: mustVisit,
    meanings: ["sights"],
    isSaid: hasItems(mustVisit),
  },
  {
    question: t`Where do I find a doctor or a pharmacy?`,
    section: importantContacts,
    meanings: ["doctor", "pharmacy"],
    isSaid: ({ sections }) =>
      sections.some(
        ({ id, items }) =>
          id === importantContacts.id && items.some(({ label }) => DOCTOR.test(String(label))),
      ),
  },
];

/** A doctor is written by a title and a name, in many languages. */
const DOCTOR = /(^|[\s,(/–-])(dr|dra|dott|dr\. ?med|δρ|д-р)\.?\s+\p{L}/iu;

/** @param meant in the language of the hotel's texts @returns those that the page does not answer */
export function unanswered(document: GuestDocument, meant: Meant): AskedQuestion[] {
  const names = [
    ...document.sections.flatMap(({ id, items }) => {
      const section = SECTIONS.find((one) => one.id === id);
      const { title = "", label = "" } = section?.card ?? {};
      // A car service says what it is beside its name.
      return items.flatMap((item) => [item[title], item[label], item.type]);
    }),
    ...document.custom_sections.flatMap(({ name, items }) => [name, ...items.map(({ title }) => title)]),
  ];
  const said = new Set(names.flatMap((name) => (typeof name === "string" ? [...meant(name)] : [])));
  return ASKED.filter(
    ({ meanings = [], isSaid }) => !isSaid?.(document) && !meanings.some((meaning) => said.has(meaning)),
  );
}
