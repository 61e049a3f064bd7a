/** The collections' rows of a hotel. */

import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Database } from "../../../lib/database.types.ts";
import { t } from "../../../lib/texts/t.ts";
import { ANNOUNCEMENTS } from "../../../sections/announcements.ts";
import { CUSTOM_SECTIONS, type CustomSection } from "../../../sections/custom.ts";
import type { Collection, Section } from "../../../sections/index.ts";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import type { RowTable } from "../../rows/table.ts";
import { rowsQuery, useRows } from "../../rows/use-rows.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type CLOSING, itemTable } from "./item-table.ts";

/**
 * A row of any collection's table. The fields know the types of its columns. Every write changes
 * `updated_at`, even if it only moves the row.
 */
export type Item = Record<string, unknown> & { id: string; updated_at: string };

/** Column values, as a form's schema returns them. */
export type ItemValues = Record<string, unknown>;

/** In the order of the guest page. */
export function itemsQuery(supabase: Supabase, hotelId: string, collection: Collection) {
  return rowsQuery(supabase, itemTable(collection, hotelId));
}

/** Items of several sections, in their order. */
export function useItemsOf(sections: readonly Section[]) {
  const supabase = useSupabase();
  const hotelId = useHotel().id;
  return useQueries({
    queries: sections.map((section) => itemsQuery(supabase, hotelId, section)),
    combine: allOf,
  });
}

/** A function of its own, so that the same answers are the same result. */
function allOf(results: readonly UseQueryResult<Item[]>[]) {
  const items = results.flatMap(({ data }) => (data ? [data] : []));
  return {
    items: items.length === results.length ? items : undefined,
    failed: results.find(({ isError, data }) => isError && !data),
  };
}

export function useItemTable(collection: Collection): RowTable<Item> {
  const hotelId = useHotel().id;
  return useMemo(() => itemTable(collection, hotelId), [collection, hotelId]);
}

/** With what waits for a network. */
export function useItems<Row extends Item = Item>(collection: Collection) {
  // The declaration's fields are the row's columns.
  return useRows(useItemTable(collection) as RowTable<Row>);
}

type AnnouncementRow = Database["public"]["Tables"]["announcements"]["Row"];
export type Closing = Pick<AnnouncementRow, (typeof CLOSING)[number]>;
export type Announcement = Item & Pick<AnnouncementRow, "text" | "starts_at" | "ends_at"> & Closing;
export const useAnnouncements = () => useItems<Announcement>(ANNOUNCEMENTS);
export const useCustomSections = () => useItems<Item & CustomSection>(CUSTOM_SECTIONS);

/** Photos do not wait for a network. */
export function usePhotoChange(section: Section): (original: Item, changes: ItemValues) => Promise<Item> {
  const { change } = useOutbox();
  const table = useItemTable(section);
  return (original, changes) => change({ ...table, keep: false }, original, changes);
}

const SUFFIX = ` ${t`(copy)`}`;

/** The initial values for a copy of `item`, with another name. */
export function duplicateOf({ card, fields }: Collection, item: ItemValues): ItemValues {
  const title = item[card.title];
  const field = fields[card.title];
  if (field?.kind !== "text" || typeof title !== "string") return item;
  const room = (field.maxLength ?? Number.POSITIVE_INFINITY) - SUFFIX.length;
  return { ...item, [card.title]: title.slice(0, room).trimEnd() + SUFFIX };
}

/** The draft's name, for a form in which a row is added, changed, or copied. */
export function draftName(item: Item | undefined, initial: ItemValues | undefined): string {
  if (item) return item.id;
  return initial?.id ? `copy-of-${initial.id}` : "new";
}
