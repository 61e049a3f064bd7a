import { CUSTOM_SECTIONS, type CustomSection } from "../../../sections/custom.ts";
import { type Item, useItems } from "../sections/items.ts";

/** The custom sections of the selected hotel, in the order in which guests see them. */
export function useCustomSections() {
  const { data, ...query } = useItems(CUSTOM_SECTIONS);
  return { data: data && typed(data), ...query };
}

/** The declaration's fields are its columns. */
function typed(rows: Item[]): (Item & CustomSection)[] {
  return rows as (Item & CustomSection)[];
}
