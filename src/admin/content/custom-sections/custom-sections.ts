import { CUSTOM_SECTIONS, type CustomSection } from "../../../sections/custom.ts";
import { type Item, useItems } from "../sections/items.ts";

/** The custom sections of the selected hotel, in the order in which guests see them. */
export function useCustomSections() {
  const { data, ...query } = useItems(CUSTOM_SECTIONS);
  // The declaration's fields are its columns.
  return { data: data as (Item & CustomSection)[] | undefined, ...query };
}
