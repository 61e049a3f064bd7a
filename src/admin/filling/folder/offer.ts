/** Proposals as they are offered: every text can be mended, and what guests need beside it is asked for. */

import { groupBy } from "../../../lib/group-by.ts";
import { foldedName } from "../../../lib/texts/folded.ts";
import { listed } from "../../../lib/texts/script.ts";
import { declared, t } from "../../../lib/texts/t.ts";
import { type CustomSection, customSection } from "../../../sections/custom.ts";
import { SECTIONS, type Section } from "../../../sections/index.ts";
import { type Offered, withBlanks } from "../../content/picks/offer.ts";
import type { Item } from "../../content/sections/items.ts";
import type { Proposal } from "./items.ts";

export interface FolderOffered extends Offered {
  of: Proposal;
}

type Items = Readonly<Record<string, readonly Item[]>>;

/**
 * @param items of the sections that the hotel has, by their ids
 * @param own the hotel's custom sections
 */
export function offeredFrom(
  proposals: readonly Proposal[],
  items: Items,
  own: readonly CustomSection[] = [],
): FolderOffered[] {
  const isThere = ({ id, card }: Section, called: string) =>
    (items[id] ?? []).some((item) => foldedName(item[card.title]) === foldedName(called));
  const declared = SECTIONS.flatMap((section) =>
    proposals
      .filter((proposal) => proposal.section === section.id)
      .map((proposal) => offered(section, proposal, isThere)),
  );
  const headings = groupBy(
    proposals.filter(({ section }) => section === "custom"),
    ({ heading = "" }) => heading,
  );
  const custom = [...headings].flatMap(([heading, found]) => {
    const existing = customSectionCalled(heading, own);
    const founding = {
      name: heading.slice(0, 120),
      description: listed(found.map(({ values }) => values.title ?? "")).slice(0, 500),
      icon: "Book",
      color: "bg-gray-500",
    };
    const section = customSection(existing ?? { id: `new/${foldedName(heading)}`, ...founding });
    return found.map((proposal) => ({
      ...offered(section, proposal, isThere),
      ...(!existing && { founding, group: t`${heading} (a new section)` }),
    }));
  });
  return [...declared, ...custom].map((each, index, all) => {
    const before = all.slice(0, index).filter(({ id }) => id === each.id).length;
    return before > 0 ? { ...each, id: `${each.id} ${before + 1}` } : each;
  });
}

export function customSectionCalled<Own extends CustomSection>(
  heading: string,
  own: readonly Own[],
): Own | undefined {
  return own.find(({ name }) => foldedName(name) === foldedName(heading));
}

function offered(
  section: Section,
  proposal: Proposal,
  isThere: (section: Section, called: string) => boolean,
): FolderOffered {
  const { values: found, isDoubtful, doubt } = proposal;
  const called = found[section.card.title] ?? "";
  const { values, blanks } = withBlanks(
    section,
    found,
    (column, { required }) => required || Boolean(found[column]),
  );
  return {
    of: proposal,
    section,
    key: called,
    id: `${section.id}/${called}`,
    group: declared(section.title),
    called,
    values,
    // The missing fact stands first.
    blanks: blanks.toSorted((a, b) => Number(a.known !== "") - Number(b.known !== "")),
    usual: !isDoubtful,
    ...(doubt && { doubt }),
    told: Object.entries(found)
      .filter(([column, text]) => column !== section.card.title && text)
      .map(([, text]) => text)
      .join(" · "),
    isThere: isThere(section, called),
  };
}
