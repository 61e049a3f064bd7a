/** Proposals as they are offered: every text can be mended, and what a section requires beside it is asked for. */
import type { Field } from "../../fields/index.ts";
import { amenities } from "../../sections/amenities.ts";
import { faqs } from "../../sections/faqs.ts";
import { importantContacts } from "../../sections/important-contacts.ts";
import type { Section } from "../../sections/index.ts";
import { mustVisit } from "../../sections/must-visit.ts";
import { restaurants } from "../../sections/restaurants.ts";
import { transport } from "../../sections/transport.ts";
import { BLANK } from "../../suggestions/texts.ts";
import type { Item } from "../sections/items.ts";
import { foldedName } from "../sections/same-name.ts";
import type { Offered } from "../suggestions/offer.ts";
import type { Proposal } from "./propose.ts";

/** Those that lines of a folder may become items of. */
export const FOLDER_SECTIONS: readonly Section[] = [
  amenities,
  restaurants,
  transport,
  mustVisit,
  faqs,
  importantContacts,
];

export function offeredFrom(
  proposals: readonly Proposal[],
  items: Readonly<Record<string, readonly Item[]>>,
): Offered[] {
  return FOLDER_SECTIONS.flatMap((section) => {
    const has = new Set((items[section.id] ?? []).map((item) => foldedName(item[section.card.title])));
    return proposals
      .filter((proposal) => proposal.section === section.id)
      .map(({ values }) => offered(section, values, has));
  });
}

function offered(section: Section, found: Proposal["values"], has: ReadonlySet<string>): Offered {
  const called = found[section.card.title] ?? "";
  const isFixed = ({ kind }: Field) => kind === "choice";
  const asked = Object.entries<Field>(section.fields).filter(
    ([column, field]) => !isFixed(field) && (field.required || found[column]),
  );
  const blanks = asked.map(([column, { label, placeholder = "" }]) => ({
    column,
    question: label,
    example: placeholder,
    known: found[column] ?? "",
  }));
  return {
    section,
    key: called,
    id: `${section.id}/${called}`,
    group: section.title,
    called,
    values: { ...found, ...Object.fromEntries(asked.map(([column]) => [column, BLANK])) },
    blanks,
    // What lacks something is for the owner to choose.
    usual: asked.every(([column, { required }]) => !required || found[column]),
    told: Object.entries(found)
      .filter(([column, text]) => column !== section.card.title && text)
      .map(([, text]) => text)
      .join(" · "),
    isThere: has.has(foldedName(called)),
  };
}
