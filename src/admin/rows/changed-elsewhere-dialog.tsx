import type { Field } from "../../fields/index.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import type { Version } from "./merge.ts";
import { NewerValues } from "./newer-values.tsx";
import type { RowForm } from "./use-row-form.ts";

interface ChangedElsewhereDialogProps<Row extends Version> {
  /** What was changed, as a noun: "amenity". */
  one: string;
  fields: Readonly<Record<string, Field>>;
  row: Pick<RowForm<Row>, "conflict" | "dropConflict" | "loadNewer">;
  /** Saves the typed values over the newer version. */
  onSave: (current: Row) => void;
}

/**
 * When two windows changed the same field, asks which value counts. It opens over the form, which keeps what
 * was typed.
 */
export function ChangedElsewhereDialog<Row extends Version>({
  one,
  fields,
  row: { conflict, dropConflict, loadNewer },
  onSave,
}: ChangedElsewhereDialogProps<Row>) {
  if (!conflict) return null;
  const { current, columns } = conflict;
  return (
    <Dialog
      type="warning"
      title="Changed Elsewhere"
      description={`This ${one} was changed in another window after you opened it. What you typed is still here, not saved yet. The newer version says:`}
      onClose={dropConflict}
    >
      <NewerValues fields={fields} current={current} columns={columns} />
      <DialogActions>
        <Button variant="secondary" onClick={() => loadNewer(current, columns)}>
          Load Newer Version
        </Button>
        <Button
          onClick={() => {
            dropConflict();
            onSave(current);
          }}
        >
          Save Mine Anyway
        </Button>
      </DialogActions>
    </Dialog>
  );
}
