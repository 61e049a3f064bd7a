/** Reads and writes the rows of a collection for the selected hotel. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { contentFailures } from "../../../lib/errors.ts";
import { ANNOUNCEMENTS } from "../../../sections/announcements.ts";
import { CUSTOM_SECTIONS, customSection } from "../../../sections/custom.ts";
import { type Collection, SECTIONS, type Section } from "../../../sections/index.ts";
import { orLastSeen, type Reading } from "../../rows/last-seen.ts";
import { withWaiting } from "../../rows/saves.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { GoneError, insertOne, list, type RowTable, remove, seenAs, writeOne } from "../../rows/table.ts";
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

const KNOWN: readonly Collection[] = [...SECTIONS, ANNOUNCEMENTS, CUSTOM_SECTIONS];

/** @param id of no known collection: then it has the items of the custom section with this id */
export function collectionOf(id: string): Collection {
  return (
    KNOWN.find((collection) => collection.id === id) ??
    customSection({ id, name: "", description: "", icon: "", color: "" })
  );
}

function pathOf({ id }: Collection): string {
  if (id === ANNOUNCEMENTS.id) return "/admin/announcements";
  if (id === CUSTOM_SECTIONS.id) return "/admin/sections";
  return `/admin/${SECTIONS.find((section) => section.id === id)?.route ?? `sections/${id}`}`;
}

/** Whether guests see a row, which only items of sections say. */
const SHOWN = ["is_hidden", "shown_during"];

/** As the owner arranged them on the guest page, then the others, oldest first. */
const ORDER = ["position", "created_at", "id"].map((column) => ({ column, ascending: true }));

/** The rows of a collection in a hotel. */
export function itemTable(collection: Collection, hotelId: string): RowTable<Item> {
  const { id, table, one, many, fields, card, errors } = collection;
  return {
    id,
    table,
    hotelId,
    parent: collection.parent ?? { column: "hotel_id", id: hotelId },
    columns: ["id", "updated_at", ...("layout" in collection ? SHOWN : []), ...Object.keys(fields)].join(","),
    orderBy: ORDER,
    queryKey: ["items", hotelId, id],
    keep: true,
    one,
    many,
    nameOf: (row) => String(row[card.title] ?? ""),
    fields,
    failures: (action) => contentFailures(action, one, errors),
    path: pathOf(collection),
  };
}

/** In the order of the guest page. */
export function itemsQuery(supabase: Supabase, hotelId: string, collection: Collection) {
  const table = itemTable(collection, hotelId);
  return queryOptions({
    queryKey: ["items", hotelId, collection.id],
    queryFn: orLastSeen(({ signal }: Reading) => list(supabase, table, signal)),
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

/**
 * A successful write updates the loaded rows. A failed one reloads them and throws a PostgREST error, a
 * NetworkError or, when another window changed the row, a ChangedElsewhereError.
 */
export function useItemChanges(collection: Collection) {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const hotelId = useHotel().id;
  const { queryKey } = itemsQuery(supabase, hotelId, collection);
  const table = itemTable(collection, hotelId);

  function change(items: (loaded: Item[]) => Item[]): void {
    queryClient.setQueryData(queryKey, (loaded) => loaded && items(loaded));
  }
  function onError() {
    return queryClient.invalidateQueries({ queryKey });
  }

  const add = useMutation({
    mutationFn: (item: NewItem) => insertOne(supabase, table, item),
    onSuccess: (added) => change((loaded) => [...loaded.filter(({ id }) => id !== added.id), added]),
    onError,
  });
  const update = useMutation({
    mutationFn: ({ original, changes }: { original: Item; changes: ItemValues }) =>
      writeOne(supabase, table, seenAs(original), changes),
    onSuccess: (saved) => change((loaded) => loaded.map((item) => (item.id === saved.id ? saved : item))),
    onError,
  });
  const removing = useMutation({
    mutationFn: async (id: string) => {
      if ((await remove(supabase, table, [id])).length === 0) throw new GoneError();
    },
    onSuccess: (_, id) => change((loaded) => loaded.filter((item) => item.id !== id)),
    onError,
  });
  return {
    add: add.mutateAsync,
    /** @param changes relative to `original` */
    update: (original: Item, changes: ItemValues) => update.mutateAsync({ original, changes }),
    remove: removing.mutateAsync,
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
