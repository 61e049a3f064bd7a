/** Reading and writing the rows of a section, or of another collection, for the selected hotel. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Collection } from "../../sections/index.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Supabase, useSupabase } from "../supabase.tsx";

/**
 * A row of any collection's table: its own columns. What they hold, each column's field knows. Every
 * write changes `updated_at`, also one that only moves the row.
 */
export type Item = Record<string, unknown> & { id: string; updated_at: string };

/** Column values as a form's schema made them. */
export type ItemValues = Record<string, unknown>;

interface CollectionTable {
  Row: Item;
  Insert: ItemValues;
  Update: ItemValues;
  Relationships: [];
}
/** The database as code that serves all collections alike sees it: any table, a collection's columns. */
interface CollectionDatabase {
  public: {
    Tables: Record<Collection["table"], CollectionTable>;
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
}

function table(supabase: Supabase, collection: Collection) {
  // A collection is declared against its own row type (defineCollection); the client's types cannot follow
  // a table that is only known at run time.
  return (supabase as unknown as SupabaseClient<CollectionDatabase>).from(collection.table);
}

function columns({ fields }: Collection): string {
  return ["id", "updated_at", ...Object.keys(fields)].join(",");
}

function parentOf({ parent }: Collection, hotelId: string): { column: string; id: string } {
  return parent ?? { column: "hotel_id", id: hotelId };
}

/** In the order guests see: as the owner put them, then the others, oldest first. */
export function itemsQuery(supabase: Supabase, hotelId: string, collection: Collection) {
  const parent = parentOf(collection, hotelId);
  return queryOptions({
    queryKey: ["items", hotelId, collection.id],
    queryFn: async ({ signal }) => {
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
    },
  });
}

export function useItems(collection: Collection) {
  return useQuery(itemsQuery(useSupabase(), useHotel().id, collection));
}

/** The row is no longer what the owner saw when they began to change it. */
export class ItemChangedError extends Error {
  override name = "ItemChangedError";
  readonly current: Item;

  constructor(current: Item) {
    super("the row was changed elsewhere");
    this.current = current;
  }
}

/**
 * Saves `values` if the row still holds what `original` does.
 * @throws {ItemChangedError} when it holds something else by now
 */
async function saveOver(
  supabase: Supabase,
  collection: Collection,
  original: Item,
  values: ItemValues,
): Promise<Item> {
  const { data } = await table(supabase, collection)
    .update(values)
    .eq("id", original.id)
    .eq("updated_at", original.updated_at)
    .select(columns(collection))
    .overrideTypes<Item[], { merge: false }>()
    .throwOnError();
  if (data[0]) return data[0];
  const { data: current } = await table(supabase, collection)
    .select(columns(collection))
    .eq("id", original.id)
    .single()
    .overrideTypes<Item, { merge: false }>()
    .throwOnError();
  if (changedColumns(collection, original, current).length > 0) throw new ItemChangedError(current);
  // It was only moved to another place in the list.
  return saveOver(supabase, collection, current, values);
}

/** The columns of the collection's fields in which two versions of a row differ. */
export function changedColumns({ fields }: Collection, before: Item, after: Item): string[] {
  return Object.keys(fields).filter(
    (column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]),
  );
}

/**
 * Each write changes the loaded rows once it has succeeded. A failed one reloads them and throws a
 * PostgREST error, a NetworkError or, from `update`, an ItemChangedError.
 */
export function useItemChanges(collection: Collection) {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const hotelId = useHotel().id;
  const parent = parentOf(collection, hotelId);
  const { queryKey } = itemsQuery(supabase, hotelId, collection);

  function change(items: (loaded: Item[]) => Item[]): void {
    queryClient.setQueryData(queryKey, (loaded) => loaded && items(loaded));
  }
  function onError() {
    return queryClient.invalidateQueries({ queryKey });
  }

  const add = useMutation({
    mutationFn: async (values: ItemValues) => {
      const { data } = await table(supabase, collection)
        .insert({ ...values, [parent.column]: parent.id })
        .select(columns(collection))
        .single()
        .overrideTypes<Item, { merge: false }>()
        .throwOnError();
      return data;
    },
    onSuccess: (added) => change((loaded) => [...loaded, added]),
    onError,
  });
  const addAll = useMutation({
    // One statement: either every row is stored or none.
    mutationFn: async (rows: readonly ItemValues[]) => {
      const filed: ItemValues[] = rows.map((values) => ({ ...values, [parent.column]: parent.id }));
      await table(supabase, collection).insert(filed).throwOnError();
    },
    onSettled: onError,
  });
  const update = useMutation({
    mutationFn: ({ original, values }: { original: Item; values: ItemValues }) =>
      saveOver(supabase, collection, original, values),
    onSuccess: (saved) => change((loaded) => loaded.map((item) => (item.id === saved.id ? saved : item))),
    onError,
  });
  const remove = useMutation({
    mutationFn: async (id: string) => {
      // The row is asked back, so that one that was gone already is told apart.
      await table(supabase, collection).delete().eq("id", id).select("id").single().throwOnError();
    },
    onSuccess: (_, id) => change((loaded) => loaded.filter((item) => item.id !== id)),
    onError,
  });
  return {
    add: add.mutateAsync,
    addAll: addAll.mutateAsync,
    update: (original: Item, values: ItemValues) => update.mutateAsync({ original, values }),
    remove: remove.mutateAsync,
  };
}
