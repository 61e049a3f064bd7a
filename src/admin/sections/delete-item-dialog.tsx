import { contentWords, words } from "../../lib/errors.ts";
import type { Collection } from "../../sections/index.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { useMessages } from "../ui/messages.tsx";
import { type Item, useItemChanges } from "./items.ts";
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
  const showMessage = useMessages();
  const { one, deleteWarning, errors } = collection;

  async function confirm(): Promise<void> {
    try {
      await remove(item.id);
      showMessage({ type: "success", title: `${capitalized(one)} deleted successfully!` });
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
