/** The order of a collection's rows, as the owner arranges them and guests see them. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Collection } from "../../../sections/index.ts";
import { inOrder, orderId } from "../../rows/saves.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { useWaiting } from "../../rows/waiting-provider.tsx";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { itemsQuery } from "./items.ts";

/** A copy with the element at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** @throws a PostgREST error or a NetworkError */
export async function storeOrder(
  supabase: Supabase,
  { table }: { table: string },
  ids: readonly string[],
): Promise<void> {
  await supabase.rpc("reorder_items", { table_name: table, item_ids: [...ids] }).throwOnError();
}

/**
 * @returns a function that takes the ids of all rows in their new order. The list changes at once; without a network
 * the order waits. When it cannot be saved, the list changes back and a PostgREST error is thrown.
 */
export function useReorder(collection: Collection): (ids: readonly string[]) => Promise<void> {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { orKeep } = useWaiting();
  const hotelId = useHotel().id;
  const { queryKey } = itemsQuery(supabase, hotelId, collection);
  const mutationKey = ["order", ...queryKey];
  const { mutateAsync: save } = useMutation({
    mutationKey,
    // One request after the other, so that the last order wins.
    scope: { id: mutationKey.join(" ") },
    mutationFn: (ids: readonly string[]) => storeOrder(supabase, collection, ids),
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
    const about = { id: orderId(hotelId, collection.id), hotelId, collection: collection.id };
    const title = `Order of ${collection.many}`;
    try {
      const stored = await orKeep({ ...about, title, kind: "order", ids }, () => save(ids).then(() => ids));
      if (stored) savedIds.current = stored;
      // The order that waits comes on top of it.
      else if (!isSaving()) show(savedIds.current);
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
