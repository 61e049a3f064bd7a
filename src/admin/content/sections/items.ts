/** Reads and writes the rows of a collection for the selected hotel. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Collection, Section } from "../../../sections/index.ts";
import { orLastSeen, type Reading } from "../../rows/last-seen.ts";
import { type StoredRow, saveAgain, saveOver } from "../../rows/save-over.ts";
import { withWaiting } from "../../rows/saves.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { useWaiting } from "../../rows/waiting-provider.tsx";
import { useHotel } from "../hotel/hotel-provider.tsx";

/**
 * A row of any collection's table. The fields know the types of its columns. Every write changes
 * `updated_at`, even if it only moves the row.
 */
export type Item = Record<string, unknown> & { id: string; updated_at: string };

/** What an owner does with one row. */
export interface ItemEvents {
  onEdit: (item: Item) => void;
  onDuplicate: (item: Item) => void;
  onDelete: (item: Item) => void;
  /** Hides it from guests, or shows it again. */
  onToggle: (item: Item) => void;
  /** Asks on which days guests see it. */
  onDays: (item: Item) => void;
  /** Asks for a photo of it. */
  onAddPhoto: (item: Item) => void;
}

/** Lists may be long, so they are memoized and rendered only when one of these changes. */
export interface ListProps extends ItemEvents {
  section: Section;
  items: readonly Item[];
  /** How much of a photo is sent, by its item's id. */
  sending: ReadonlyMap<string, number>;
}

/** Column values, as a form's schema returns them. */
export type ItemValues = Record<string, unknown>;

interface CollectionTable {
  Row: Item;
  Insert: ItemValues;
  Update: ItemValues;
  Relationships: [];
}
/** The database's type for code that serves all collections: any table, with any columns. */
interface CollectionDatabase {
  public: {
    Tables: Record<Collection["table"], CollectionTable>;
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
}

export function table(supabase: Supabase, collection: Collection) {
  // defineCollection() checks a collection against its own row type; the client's types cannot follow a table
  // that is known only at run time.
  return (supabase as unknown as SupabaseClient<CollectionDatabase>).from(collection.table);
}

/** Whether guests see a row, which only items of sections say. */
const SHOWN = ["is_hidden", "shown_during"];

function columns(collection: Collection): string {
  const shown = "layout" in collection ? SHOWN : [];
  return ["id", "updated_at", ...shown, ...Object.keys(collection.fields)].join(",");
}

export function parentOf({ parent }: Collection, hotelId: string): { column: string; id: string } {
  return parent ?? { column: "hotel_id", id: hotelId };
}

/** In the order of the guest page: as the owner arranged them, then the others, oldest first. */
export function itemsQuery(supabase: Supabase, hotelId: string, collection: Collection) {
  const parent = parentOf(collection, hotelId);
  return queryOptions({
    queryKey: ["items", hotelId, collection.id],
    queryFn: orLastSeen(async ({ signal }: Reading) => {
      const { data } = await table(supabase, collection)
        .select(columns(collection))
        .eq(parent.column, parent.id)
        .order("position")
        .order("created_at")
        .order("id")
        .abortSignal(signal)
        .overrideTypes<Item[], { merge: false }>()
        .throwOnError();
      return data;
    }),
  });
}

/** With what waits for a network. */
export function useItems(collection: Collection) {
  const hotelId = useHotel().id;
  const { data: stored, ...query } = useQuery(itemsQuery(useSupabase(), hotelId, collection));
  const saves = useWaiting().saves;
  const data = useMemo(
    () => stored && (saves.length > 0 ? withWaiting(stored, saves, collection.id, hotelId) : stored),
    [stored, saves, collection, hotelId],
  );
  const { isFetched, isError, error, refetch } = query;
  return { data, isFetched, isError, error, refetch };
}

/** A row that is not stored yet. The client makes its id, so that a repeated attempt adds it once. */
export interface NewItem {
  id: string;
  values: ItemValues;
  /** What earlier attempts sent. */
  tried?: readonly ItemValues[];
}

export function storedItem(supabase: Supabase, collection: Collection, id: string): StoredRow<Item> {
  return {
    write: async (changes, updatedAt) => {
      const { data } = await table(supabase, collection)
        .update(changes)
        .eq("id", id)
        .eq("updated_at", updatedAt)
        .select(columns(collection))
        .overrideTypes<Item[], { merge: false }>()
        .throwOnError();
      return data[0];
    },
    read: async () => {
      const { data } = await table(supabase, collection)
        .select(columns(collection))
        .eq("id", id)
        .single()
        .overrideTypes<Item, { merge: false }>()
        .throwOnError();
      return data;
    },
  };
}

/** Rows whose id exists are skipped. */
const ONCE = { onConflict: "id", ignoreDuplicates: true };

/** @throws a PostgREST error, a NetworkError or a ChangedElsewhereError */
export async function addRow(
  supabase: Supabase,
  collection: Collection,
  hotelId: string,
  { id, values, tried = [] }: NewItem,
): Promise<Item> {
  const parent = parentOf(collection, hotelId);
  const row: ItemValues = { ...values, id, [parent.column]: parent.id };
  const { data } = await table(supabase, collection)
    .upsert(row, ONCE)
    .select(columns(collection))
    .overrideTypes<Item[], { merge: false }>()
    .throwOnError();
  return data[0] ?? saveAgain(storedItem(supabase, collection, id), [...tried, values], values);
}

/**
 * A successful write updates the loaded rows. A failed one reloads them and throws a PostgREST error, a
 * NetworkError or, when another window changed the row, a ChangedElsewhereError.
 */
export function useItemChanges(collection: Collection) {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const hotelId = useHotel().id;
  const { queryKey } = itemsQuery(supabase, hotelId, collection);

  function change(items: (loaded: Item[]) => Item[]): void {
    queryClient.setQueryData(queryKey, (loaded) => loaded && items(loaded));
  }
  function onError() {
    return queryClient.invalidateQueries({ queryKey });
  }

  const add = useMutation({
    mutationFn: (item: NewItem) => addRow(supabase, collection, hotelId, item),
    onSuccess: (added) => change((loaded) => [...loaded.filter(({ id }) => id !== added.id), added]),
    onError,
  });
  const update = useMutation({
    mutationFn: ({ original, changes }: { original: Item; changes: ItemValues }) =>
      saveOver(storedItem(supabase, collection, original.id), original, changes),
    onSuccess: (saved) => change((loaded) => loaded.map((item) => (item.id === saved.id ? saved : item))),
    onError,
  });
  const remove = useMutation({
    mutationFn: async (id: string) => {
      // Selecting the deleted row fails when it was already gone.
      await table(supabase, collection).delete().eq("id", id).select("id").single().throwOnError();
    },
    onSuccess: (_, id) => change((loaded) => loaded.filter((item) => item.id !== id)),
    onError,
  });
  return {
    add: add.mutateAsync,
    /** @param changes relative to `original` */
    update: (original: Item, changes: ItemValues) => update.mutateAsync({ original, changes }),
    remove: remove.mutateAsync,
  };
}

const SUFFIX = " (copy)";

/** The initial values for a copy of `item`, with another name. */
export function duplicateOf({ card, fields }: Collection, item: ItemValues): ItemValues {
  const title = item[card.title];
  const field = fields[card.title];
  if (field?.kind !== "text" || typeof title !== "string") return item;
  const room = (field.maxLength ?? Number.POSITIVE_INFINITY) - SUFFIX.length;
  return { ...item, [card.title]: title.slice(0, room).trimEnd() + SUFFIX };
}
