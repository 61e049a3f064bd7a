/** Content that guests miss because of the plan, although it is there and switched on. */

import { declared, plural, t } from "../../../lib/texts/t.ts";
import { type Plan, PRO_PLAN } from "../../../product.ts";
import { SECTIONS } from "../../../sections/index.ts";
import { itemsUnseen, type SectionOverview, seenOn } from "../../content/visibility/overview.ts";
import { counted } from "../../ui/words.ts";

export interface Lost {
  /** A section's; undefined for all custom sections together. */
  id?: string;
  title: string;
  items: number;
  /** "3 restaurants", "restaurant". */
  words: string;
}

/** In the order of the guest page. */
export function lostOn(overview: SectionOverview, plan: Plan): Lost[] {
  const seen = seenOn(overview, plan);
  const more = seenOn(overview, PRO_PLAN).filter((section) => section.items > 0 && !seen.includes(section));
  const own = plan.customSections ? [] : overview.custom_sections.filter(({ items }) => items > 0);
  const sections = SECTIONS.flatMap((section): Lost[] => {
    const state = more.find(({ id }) => id === section.id);
    if (!state) return [];
    const { id, title } = section;
    const items = itemsUnseen(overview, state);
    if (items === 0) return [];
    const words = severalOr(items, section);
    return [{ id, title: declared(title), items, words: items < state.items ? t`other ${words}` : words }];
  });
  if (own.length === 0) return sections;
  const words = plural(own.length, { one: "custom section", other: "# custom sections" });
  return [
    ...sections,
    { title: t`Custom Sections`, items: own.reduce((sum, { items }) => sum + items, 0), words },
  ];
}

/** Within "your 3 restaurants", "your restaurant". */
function severalOr(count: number, names: { one: string; many: string }): string {
  return count === 1 ? names.one : counted(count, names);
}
