import { useQueryClient } from "@tanstack/react-query";
import type { Collection } from "../../sections/index.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { useSupabase } from "../supabase.tsx";
import { type Item, itemsQuery, useItemChanges } from "./items.ts";
import { useReorder } from "./order.ts";

/**
 * For undoing a deletion, also once the screen it was made on is gone. To be called before the row is
 * deleted, with the row.
 * @returns a function that adds the row again, with the id it had, before the row that followed it. Throws a
 * PostgREST error or a NetworkError.
 */
export function usePrepareRestore(collection: Collection): (item: Item) => () => Promise<void> {
  const queryClient = useQueryClient();
  const { queryKey } = itemsQuery(useSupabase(), useHotel().id, collection);
  const { add } = useItemChanges(collection);
  const reorder = useReorder(collection);

  const loadedIds = () => (queryClient.getQueryData(queryKey) ?? []).map(({ id }) => id);

  return (item) => {
    const ids = loadedIds();
    const following = ids.slice(ids.indexOf(item.id) + 1);
    return async () => {
      const values = Object.fromEntries(
        Object.keys(collection.fields).map((column) => [column, item[column]]),
      );
      const added = await add({ id: item.id, values });
      const others = loadedIds().filter((id) => id !== added.id);
      const next = others.findIndex((id) => following.includes(id));
      if (next >= 0) await reorder(others.toSpliced(next, 0, added.id));
    };
  };
}
