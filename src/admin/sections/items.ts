/** Reading and writing the rows of a section for the selected hotel. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Section } from "../../sections/index.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Supabase, useSupabase } from "../supabase.tsx";

/** A row of any section's table: its own columns. What they hold, each column's field knows. */
export type Item = Record<string, unknown> & { id: string };

/** Column values as a form's schema made them. */
export type ItemValues = Record<string, unknown>;

interface SectionTable {
  Row: Item;
  Insert: ItemValues;
  Update: ItemValues;
  Relationships: [];
}
/** The database as code that serves all sections alike sees it: any table, a section's columns. */
interface SectionDatabase {
  public: {
    Tables: Record<Section["table"], SectionTable>;
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
}

function table(supabase: Supabase, section: Section) {
  // A section is declared against its own row type (defineSection); the client's types cannot follow a
  // table that is only known at run time.
  return (supabase as unknown as SupabaseClient<SectionDatabase>).from(section.table);
}

function columns({ fields }: Section): string {
  return ["id", ...Object.keys(fields)].join(",");
}

/** Oldest first, as guests see them. */
export function itemsQuery(supabase: Supabase, hotelId: string, section: Section) {
  return queryOptions({
    queryKey: ["items", hotelId, section.id],
    queryFn: async ({ signal }) => {
      const { data } = await table(supabase, section)
        .select(columns(section))
        .eq("hotel_id", hotelId)
        .order("created_at")
        .order("id")
        .abortSignal(signal)
        .overrideTypes<Item[], { merge: false }>()
        .throwOnError();
      return data;
    },
  });
}

export function useItems(section: Section) {
  return useQuery(itemsQuery(useSupabase(), useHotel().id, section));
}

/**
 * Each write changes the loaded rows once it has succeeded. A failed one reloads them and throws a
 * PostgREST error or a NetworkError.
 */
export function useItemChanges(section: Section) {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const hotelId = useHotel().id;
  const { queryKey } = itemsQuery(supabase, hotelId, section);

  function change(items: (loaded: Item[]) => Item[]): void {
    queryClient.setQueryData(queryKey, (loaded) => loaded && items(loaded));
  }
  function onError() {
    return queryClient.invalidateQueries({ queryKey });
  }

  const add = useMutation({
    mutationFn: async (values: ItemValues) => {
      const { data } = await table(supabase, section)
        .insert({ ...values, hotel_id: hotelId })
        .select(columns(section))
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
      const { data } = await table(supabase, section)
        .update(values)
        .eq("id", id)
        .select(columns(section))
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
      await table(supabase, section).delete().eq("id", id).select("id").single().throwOnError();
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
