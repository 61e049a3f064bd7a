import { contentWords, restoreWords, words } from "../../lib/errors.ts";
import type { Collection } from "../../sections/index.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { useMessages } from "../ui/messages.tsx";
import { ItemFormDialog } from "./item-form-dialog.tsx";
import { type Item, type ItemValues, useItemChanges } from "./items.ts";
import { useRestore } from "./undo.ts";
import { deleteWords } from "./words.ts";

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

/** Asks, deletes, and offers to undo it. */
function DeleteItemDialog({
  collection,
  item,
  onClose,
}: {
  collection: Collection;
  item: Item;
  onClose: () => void;
}) {
  const { remove } = useItemChanges(collection);
  const restore = useRestore(collection);
  const showMessage = useMessages();
  const { one, card, errors } = collection;
  const { question, done, undone } = deleteWords(collection);

  async function undo(): Promise<void> {
    try {
      await restore(item.id);
      showMessage({ type: "success", title: undone, passing: true });
    } catch (error) {
      showMessage({
        type: "error",
        title: "Error",
        text: words(restoreWords(one), error),
        action: { label: "Try Again", onPress: () => void undo() },
      });
    }
  }

  async function confirm(): Promise<void> {
    try {
      await remove(item.id);
      const action = { label: "Undo", onPress: () => void undo() };
      showMessage({ type: "success", title: done, action, passing: true });
    } catch (error) {
      showMessage({ type: "error", title: "Error", text: words(contentWords("delete", one, errors), error) });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      title="Confirm Delete"
      subject={String(item[card.title])}
      text={question}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
