import type { Collection } from "../../sections/index.ts";
import type { ItemValues } from "./items.ts";

const SUFFIX = " (copy)";

/** The initial values for a copy of `item`, with another name. */
export function duplicateOf({ card, fields }: Collection, item: ItemValues): ItemValues {
  const title = item[card.title];
  const field = fields[card.title];
  if (field?.kind !== "text" || typeof title !== "string") return item;
  const room = (field.maxLength ?? Number.POSITIVE_INFINITY) - SUFFIX.length;
  return { ...item, [card.title]: title.slice(0, room).trimEnd() + SUFFIX };
}
