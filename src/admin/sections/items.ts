/** Reading and writing the rows of a section, or of another collection, for the selected hotel. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Collection } from "../../sections/index.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Supabase, useSupabase } from "../supabase.tsx";

/** A row of any collection's table: its own columns. What they hold, each column's field knows. */
export type Item = Record<string, unknown> & { id: string };

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
  return ["id", ...Object.keys(fields)].join(",");
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

/**
 * Each write changes the loaded rows once it has succeeded. A failed one reloads them and throws a
 * PostgREST error or a NetworkError.
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
  const update = useMutation({
    mutationFn: async ({ id, values }: { id: string; values: ItemValues }) => {
      const { data } = await table(supabase, collection)
        .update(values)
        .eq("id", id)
        .select(columns(collection))
        .single()
        .overrideTypes<Item, { merge: false }>()
        .throwOnError();
      return data;
    },
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
    update: (id: string, values: ItemValues) => update.mutateAsync({ id, values }),
    remove: remove.mutateAsync,
  };
}
