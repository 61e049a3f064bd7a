import type { Section } from "../../sections/index.ts";
import type { Item } from "./items.ts";

export interface ItemGroup {
  value: string;
  label: string;
  items: Item[];
}

/** The rows by the section's choice field, in the order of its choices; one group without a label if none. */
export function grouped(
  { groupBy, fields }: Pick<Section, "groupBy" | "fields">,
  items: readonly Item[],
): ItemGroup[] {
  if (!groupBy) return [{ value: "", label: "", items: [...items] }];
  const choices = [...(fields[groupBy]?.choices ?? [])];
  for (const item of items) {
    const value = String(item[groupBy]);
    if (!choices.some((choice) => choice.value === value)) choices.push({ value, label: value });
  }
  return choices
    .map((choice) => ({ ...choice, items: items.filter((item) => item[groupBy] === choice.value) }))
    .filter((group) => group.items.length > 0);
}
