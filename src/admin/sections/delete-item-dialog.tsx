import { contentWords, words } from "../../lib/errors.ts";
import type { Collection } from "../../sections/index.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { useMessages } from "../ui/messages.tsx";
import { type Item, useItemChanges } from "./items.ts";
import { usePrepareRestore } from "./restore.ts";
import { capitalized } from "./words.ts";

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

  async function undo(restore: () => Promise<void>): Promise<void> {
    try {
      await restore();
      showMessage({ type: "success", title: `${capitalized(one)} restored`, passing: true });
    } catch (error) {
      showMessage({ type: "error", title: "Error", text: words(contentWords("add", one, errors), error) });
    }
  }

  function showDeleted(restore: () => Promise<void>): void {
    const title = `${capitalized(one)} deleted successfully!`;
    // What went with it would not come back.
    if (deleteWarning) {
      showMessage({ type: "success", title });
      return;
    }
    const action = { label: "Undo", onPress: () => void undo(restore) };
    showMessage({
      type: "success",
      title,
      action,
      onClose: () =>
        showMessage({ type: "success", title: `${capitalized(one)} deleted`, action, passing: true }),
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
      text={[`Are you sure you want to delete this ${one}?`, deleteWarning, "This action cannot be undone."]
        .filter(Boolean)
        .join(" ")}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
