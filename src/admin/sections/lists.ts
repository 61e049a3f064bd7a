/** How a section's rows are laid out: as cards, unless a section reads better another way. */
import type { ComponentType } from "react";
import type { Section } from "../../sections/index.ts";
import { CardGrid } from "./card-grid.tsx";
import { ContactTable } from "./contact-table.tsx";
import { FaqAccordion } from "./faq-accordion.tsx";
import type { Item } from "./items.ts";

/** What an owner does with one row. */
export interface ItemEvents {
  onEdit: (item: Item) => void;
  onDuplicate: (item: Item) => void;
  onDelete: (item: Item) => void;
}

/** Lists are drawn again only when one of these is another one: they can be long. */
export interface ListProps extends ItemEvents {
  section: Section;
  items: readonly Item[];
}

const OWN_LISTS: Readonly<Record<string, ComponentType<ListProps>>> = {
  faqs: FaqAccordion,
  "important-contacts": ContactTable,
};

export function listOf(section: Section): ComponentType<ListProps> {
  return OWN_LISTS[section.id] ?? CardGrid;
}
