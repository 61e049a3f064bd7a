import { useQuery } from "@tanstack/react-query";
import { CUSTOM_SECTIONS, type CustomSection } from "../../sections/custom.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Item, itemsQuery } from "../sections/items.ts";
import { useSupabase } from "../supabase.tsx";

/** The custom sections of the selected hotel, in the order in which guests see them. */
export function useCustomSections() {
  return useQuery({ ...itemsQuery(useSupabase(), useHotel().id, CUSTOM_SECTIONS), select: typed });
}

/** The declaration's fields are its columns. */
function typed(rows: Item[]): (Item & CustomSection)[] {
  return rows as (Item & CustomSection)[];
}
