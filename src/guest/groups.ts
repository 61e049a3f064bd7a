import type { GuestItem } from "../lib/guest-document.ts";
import type { Section } from "../sections/index.ts";

export interface Group {
  label: string;
  items: GuestItem[];
}

/** The items by the section's groupBy column, in the order of its choices; a choice without items is no group. */
export function groupsOf(section: Section, items: readonly GuestItem[]): Group[] {
  const column = section.groupBy;
  if (!column) return [];
  const choices = section.fields[column]?.choices ?? [];
  return choices.flatMap(({ value, label }) => {
    const members = items.filter((item) => item[column] === value);
    return members.length > 0 ? [{ label, items: members }] : [];
  });
}
