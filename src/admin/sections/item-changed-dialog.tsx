import { asDetails } from "../../fields/index.ts";
import type { Collection } from "../../sections/index.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { changedColumns, type Item } from "./items.ts";
import { FieldValue, isBlank } from "./values.tsx";

interface ItemChangedDialogProps {
  collection: Collection;
  /** What the owner began to change. */
  original: Item;
  /** What is stored by now. */
  newer: Item;
  /** Puts the newer version in place of what was typed. */
  onLoad: () => void;
  /** Saves what was typed over the newer version. */
  onSave: () => void;
  /** Leaves both as they are. */
  onClose: () => void;
}

/** Asks which version counts, over the form, which keeps what was typed. */
export function ItemChangedDialog({
  collection,
  original,
  newer,
  onLoad,
  onSave,
  onClose,
}: ItemChangedDialogProps) {
  return (
    <Dialog
      type="warning"
      title="Changed Elsewhere"
      description={`This ${collection.one} was changed in another window after you opened it. What you typed is still here, not saved yet. The newer version says:`}
      onClose={onClose}
    >
      <dl className="mt-4 flex max-h-60 flex-col gap-3 overflow-y-auto rounded-lg bg-sunken p-4">
        {changedColumns(collection, original, newer).map((column) => (
          <div key={column}>
            <dt className="text-sm text-ink-soft">{collection.fields[column]?.label}</dt>
            <dd className="break-words whitespace-pre-line">
              <NewerValue collection={collection} item={newer} column={column} />
            </dd>
          </div>
        ))}
      </dl>
      <DialogActions>
        <Button variant="secondary" onClick={onLoad}>
          Load Newer Version
        </Button>
        <Button onClick={onSave}>Save Mine Anyway</Button>
      </DialogActions>
    </Dialog>
  );
}

function NewerValue({ collection, item, column }: { collection: Collection; item: Item; column: string }) {
  const field = collection.fields[column];
  const value = item[column];
  if (field?.kind === "flag") return value === true ? "Yes" : "No";
  if (!field || isBlank(value)) return "Nothing";
  if (field.kind === "details") {
    const lines = Object.entries(asDetails(value)).map(([name, text]) => `${name}: ${text}`);
    return lines.join("\n") || "Nothing";
  }
  return <FieldValue field={field} value={value} />;
}
