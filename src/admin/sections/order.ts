/** The order of a collection's rows, as the owner arranges them and guests see them. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Collection } from "../../sections/index.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { useSupabase } from "../supabase.tsx";
import { type Item, itemsQuery } from "./items.ts";

/** A copy with the element at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** The rows in the order of `ids`, then the rows that are not in it. */
function inOrder(items: readonly Item[], ids: readonly string[]): Item[] {
  const rank = new Map(ids.map((id, index) => [id, index]));
  return items.toSorted((a, b) => (rank.get(a.id) ?? ids.length) - (rank.get(b.id) ?? ids.length));
}

/**
 * @returns a function that takes the ids of all rows in their new order. The list changes at once; when the
 * order cannot be saved, the list changes back and a PostgREST error or a NetworkError is thrown.
 */
export function useReorder(collection: Collection): (ids: readonly string[]) => Promise<void> {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { queryKey } = itemsQuery(supabase, useHotel().id, collection);
  const mutationKey = ["order", ...queryKey];
  const { mutateAsync: save } = useMutation({
    mutationKey,
    // One request after the other, so that the last order wins.
    scope: { id: mutationKey.join(" ") },
    mutationFn: async (ids: readonly string[]) => {
      await supabase
        .rpc("reorder_items", { table_name: collection.table, item_ids: [...ids] })
        .throwOnError();
    },
  });
  const savedIds = useRef<readonly string[]>([]);

  function show(ids: readonly string[]): void {
    queryClient.setQueryData(queryKey, (loaded) => loaded && inOrder(loaded, ids));
  }
  function isSaving(): boolean {
    return queryClient.isMutating({ mutationKey }) > 0;
  }

  return async (ids) => {
    if (!isSaving()) savedIds.current = queryClient.getQueryData(queryKey)?.map(({ id }) => id) ?? [];
    // A pending answer has the rows in their old order.
    await queryClient.cancelQueries({ queryKey });
    show(ids);
    try {
      await save(ids);
      savedIds.current = ids;
    } catch (error) {
      // A later order that is still being saved includes this move.
      if (!isSaving()) {
        show(savedIds.current);
        await queryClient.invalidateQueries({ queryKey });
      }
      throw error;
    }
  };
}
