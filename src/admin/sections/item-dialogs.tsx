import type { Collection } from "../../sections/index.ts";
import { DeleteItemDialog } from "./delete-item-dialog.tsx";
import { ItemFormDialog } from "./item-form-dialog.tsx";
import type { Item, ItemValues } from "./items.ts";

export type OpenDialog =
  | { type: "add"; initial?: ItemValues }
  | { type: "edit"; item: Item }
  | { type: "delete"; item: Item };

interface ItemDialogsProps {
  collection: Collection;
  open: OpenDialog | undefined;
  onChange: (open: OpenDialog | undefined) => void;
}

/** The open dialog of a collection, if there is one. */
export function ItemDialogs({ collection, open, onChange }: ItemDialogsProps) {
  if (!open) return null;
  const props = { collection, onClose: () => onChange(undefined) };
  switch (open.type) {
    case "add":
      return (
        <ItemFormDialog {...props} initial={open.initial} onAddAnother={() => onChange({ type: "add" })} />
      );
    case "edit":
      return <ItemFormDialog {...props} item={open.item} />;
    case "delete":
      return <DeleteItemDialog {...props} item={open.item} />;
  }
}
