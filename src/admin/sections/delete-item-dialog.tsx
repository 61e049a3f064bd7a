import { contentWords, words } from "../../lib/errors.ts";
import type { Collection } from "../../sections/index.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { useMessages } from "../ui/messages.tsx";
import { type Item, useItemChanges } from "./items.ts";
import { usePrepareRestore } from "./restore.ts";
import { deleteWords } from "./words.ts";

export function DeleteItemDialog({
  collection,
  item,
  onClose,
}: {
  collection: Collection;
  item: Item;
  onClose: () => void;
}) {
  const { remove } = useItemChanges(collection);
  const prepareRestore = usePrepareRestore(collection);
  const showMessage = useMessages();
  const { one, deleteWarning, errors } = collection;
  const { question, done, undoable, undone } = deleteWords(collection);

  async function undo(restore: () => Promise<void>): Promise<void> {
    try {
      await restore();
      showMessage({ type: "success", title: undone, passing: true });
    } catch (error) {
      showMessage({ type: "error", title: "Error", text: words(contentWords("add", one, errors), error) });
    }
  }

  function showDeleted(restore: () => Promise<void>): void {
    // What went with it would not come back.
    if (deleteWarning) {
      showMessage({ type: "success", title: done });
      return;
    }
    const action = { label: "Undo", onPress: () => void undo(restore) };
    showMessage({
      type: "success",
      title: done,
      action,
      onClose: () => showMessage({ type: "success", title: undoable, action, passing: true }),
    });
  }

  async function confirm(): Promise<void> {
    const restore = prepareRestore(item);
    try {
      await remove(item.id);
      showDeleted(restore);
    } catch (error) {
      showMessage({ type: "error", title: "Error", text: words(contentWords("delete", one, errors), error) });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      title="Confirm Delete"
      text={question}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
