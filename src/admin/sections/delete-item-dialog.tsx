import { contentWords, words } from "../../lib/errors.ts";
import type { Section } from "../../sections/index.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { useMessages } from "../ui/messages.tsx";
import { type Item, useItemChanges } from "./items.ts";
import { capitalized } from "./words.ts";

export function DeleteItemDialog({
  section,
  item,
  onClose,
}: {
  section: Section;
  item: Item;
  onClose: () => void;
}) {
  const { remove } = useItemChanges(section);
  const showMessage = useMessages();
  const { one, errors } = section;

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
      text={`Are you sure you want to delete this ${one}? This action cannot be undone.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
