import { useEffect, useState } from "react";
import { failureText, restoreFailures } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import type { Collection } from "../../../sections/index.ts";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useAnnounce } from "../../ui/undo.ts";
import { useTask } from "../../ui/use-task.ts";
import type { Next } from "./item-form-dialog.tsx";
import { ItemFormOnDemand } from "./item-form-on-demand.ts";
import { type Item, type ItemValues, useItems, useItemTable } from "./items.ts";
import { deleteWords } from "./list-words.ts";

export type OpenDialog =
  | { type: "add"; initial?: ItemValues }
  | { type: "edit"; item: Item }
  | { type: "delete"; item: Item };

interface ItemDialogsProps {
  collection: Collection;
  open: OpenDialog | undefined;
  onChange: (open: OpenDialog | undefined) => void;
  onShow?: ((item: Item) => void) | undefined;
  /** Offered after one was added; by default, another one. */
  next?: (stored: Item | undefined) => Next | undefined;
}

interface ItemDialogProps {
  collection: Collection;
  item: Item;
  onClose: () => void;
}

export function ItemDialogs({ collection, open, onChange, onShow, next }: ItemDialogsProps) {
  // Once the rows are drawn: nobody waits for the form, and it is there when the network is gone.
  useEffect(() => {
    // A failure is told when it is opened.
    ItemFormOnDemand.load().catch(() => undefined);
  }, []);
  const another = () => ({ label: t`Add another`, onPress: () => onChange({ type: "add" }) });
  if (!open) return null;
  const props = { collection, onClose: () => onChange(undefined) };
  switch (open.type) {
    case "add":
      return <ItemFormOnDemand {...props} initial={open.initial} next={next ?? another} />;
    case "edit":
      return <EditItemDialog {...props} item={open.item} onShow={onShow} />;
    case "delete":
      return <DeleteItemDialog {...props} item={open.item} />;
  }
}

/** The form of a row. A save that the server refused opens with everything that was typed. */
function EditItemDialog({ item, ...props }: ItemDialogProps & Pick<ItemDialogsProps, "onShow">) {
  const outbox = useOutbox();
  // As it is now: what a colleague saves comes into a form in which nothing is typed.
  const now = useItems(props.collection).data?.find(({ id }) => id === item.id) ?? item;
  const [stopped] = useState(() => {
    const waiting = outbox.find(item.id);
    return waiting?.problem && waiting;
  });
  if (stopped?.type === "add")
    return <ItemFormOnDemand {...props} stopped={stopped} initial={stopped.values} />;
  const known = stopped?.type === "change" ? stopped.original : now;
  return <ItemFormOnDemand {...props} stopped={stopped} item={known} />;
}

function DeleteItemDialog({ collection, item, onClose }: ItemDialogProps) {
  const { remove } = useOutbox();
  const table = useItemTable(collection);
  const announce = useAnnounce();
  const [, run] = useTask(table.failures("delete"));
  const says = deleteWords(collection);

  async function confirm(): Promise<void> {
    await run(async () => {
      const { undo, waits } = await remove(table, item);
      announce(waits ? says.waits : says.done, {
        type: waits ? "info" : "success",
        run: undo,
        done: says.undone,
        failed: (error) => failureText(restoreFailures(table.one), error),
      });
    });
    onClose();
  }

  return (
    <ConfirmDialog
      title="Confirm Delete"
      subject={table.nameOf(item)}
      text={says.question}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
