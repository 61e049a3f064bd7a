/** How a section's rows are laid out: as cards, unless a section reads better another way. */
import type { ComponentType } from "react";
import type { Section } from "../../sections/index.ts";
import { CardGrid } from "./card-grid.tsx";
import { ContactTable } from "./contact-table.tsx";
import { FaqAccordion } from "./faq-accordion.tsx";
import type { Item } from "./items.ts";

export interface ListProps {
  section: Section;
  items: readonly Item[];
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
}

const OWN_LISTS: Readonly<Record<string, ComponentType<ListProps>>> = {
  faqs: FaqAccordion,
  "important-contacts": ContactTable,
};

export function listOf(section: Section): ComponentType<ListProps> {
  return OWN_LISTS[section.id] ?? CardGrid;
}
