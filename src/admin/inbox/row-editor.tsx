import type { ReactNode } from "react";
import { FieldCells } from "../content/sections/inputs.tsx";
import type { TableRow } from "../rows/merge.ts";
import { RowFormFrame } from "../rows/row-form.tsx";
import type { RowForm } from "../rows/use-row-form.ts";
import { Button } from "../ui/button.tsx";
import { SaveButton } from "../ui/save-button.tsx";

interface RowEditorProps<Row extends TableRow> {
  row: RowForm<Row>;
  submit: string;
  /** Above the inputs. */
  children?: ReactNode;
}

/** The form of one stored row, within a screen. */
export function RowEditor<Row extends TableRow>({ row, submit, children }: RowEditorProps<Row>) {
  const { form, fields } = row;
  const { isDirty, isSubmitting } = form.formState;
  return (
    <RowFormFrame row={row} className="flex flex-col gap-5">
      {children}
      <FieldCells fields={fields} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        {isDirty && (
          <Button variant="secondary" disabled={isSubmitting} onClick={row.undo}>
            Undo Changes
          </Button>
        )}
        <SaveButton control={form.control} disabled={!isDirty} saving="Saving...">
          {submit}
        </SaveButton>
      </div>
    </RowFormFrame>
  );
}
