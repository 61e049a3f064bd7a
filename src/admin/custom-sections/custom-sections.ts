import { useQuery } from "@tanstack/react-query";
import { CUSTOM_SECTIONS, type CustomSection } from "../../sections/custom.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Item, itemsQuery } from "../sections/items.ts";
import { useSupabase } from "../supabase.tsx";

/** The sections the owner of the selected hotel has made up, in the order guests see. */
export function useCustomSections() {
  return useQuery({ ...itemsQuery(useSupabase(), useHotel().id, CUSTOM_SECTIONS), select: typed });
}

/** Its columns are those that the declaration's fields name. */
function typed(rows: Item[]): (Item & CustomSection)[] {
  return rows as (Item & CustomSection)[];
}
