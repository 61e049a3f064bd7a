/** Saves the rows of a collection; without a network they wait on this device. */
import type { Collection } from "../../../sections/index.ts";
import { editOver } from "../../rows/saves.ts";
import { useWaiting } from "../../rows/waiting-provider.tsx";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Item, type ItemValues, type NewItem, useItemChanges } from "./items.ts";

/**
 * Each answers what was stored, or undefined when it is kept on this device. They fail with what a write fails with,
 * but for a lost answer.
 */
export function useItemSaves(collection: Collection) {
  const { add, update, remove } = useItemChanges(collection);
  const { find, orKeep, takeBack } = useWaiting();
  const hotelId = useHotel().id;
  const about = (id: string, values: ItemValues) => ({
    id,
    hotelId,
    collection: collection.id,
    title: String(values[collection.card.title] ?? ""),
  });
  return {
    add: (item: NewItem) =>
      orKeep({ ...about(item.id, item.values), kind: "add", values: item.values }, () => add(item)),
    /** @param changes relative to `original` */
    update: (original: Item, changes: ItemValues) => {
      const edit = editOver(find(original.id), original, changes);
      const save = { ...about(original.id, { ...original, ...changes }), ...edit };
      return orKeep({ ...save, kind: "edit" }, () => update(edit.original, edit.changes));
    },
    /** @returns a function that takes it back while it waits, and answers whether it could */
    remove: async (original: Item): Promise<() => Promise<boolean>> => {
      const before = find(original.id);
      const save = { ...about(original.id, original), kind: "delete" as const, original };
      const done = await orKeep(save, () => remove(original.id).then(() => true));
      return async () => !done && takeBack(original.id, before);
    },
  };
}
