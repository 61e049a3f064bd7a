import type { ReactNode } from "react";
import { FieldCells } from "../../content/sections/inputs.tsx";
import type { TableRow } from "../../rows/merge.ts";
import { RowFormFrame } from "../../rows/row-form.tsx";
import type { RowForm } from "../../rows/use-row-form.ts";
import { Button } from "../../ui/button.tsx";
import { SaveButton } from "../../ui/save-button.tsx";

interface RowEditorProps<Row extends TableRow> {
  row: RowForm<Row>;
  submit: string;
  /** The columns that are asked for; without them all of the form. */
  columns?: readonly string[];
  onSubmit?: () => unknown;
  busy?: boolean;
  /** The column whose input the buttons follow; without it they stand at the end. */
  sendsAfter?: string | undefined;
  /** Stands beside the buttons. */
  goesOut?: ReactNode;
  /** Stands above the inputs. */
  children?: ReactNode;
}

/** The form of one stored row, within a screen. */
export function RowEditor<Row extends TableRow>(props: RowEditorProps<Row>) {
  const { row, submit, onSubmit, busy = false, sendsAfter, goesOut, children } = props;
  const { form, fields } = row;
  const { isDirty, isSubmitting } = form.formState;
  const { columns = Object.keys(fields) } = props;
  const above = sendsAfter === undefined ? columns.length : columns.indexOf(sendsAfter) + 1;
  return (
    <RowFormFrame row={row} {...(onSubmit && { onSubmit })} className="flex flex-col gap-5">
      {children}
      <FieldCells fields={fields} columns={columns.slice(0, above)} />
      {goesOut}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        {isDirty && (
          <Button variant="secondary" disabled={isSubmitting} onClick={row.undo}>
            Undo Changes
          </Button>
        )}
        <SaveButton control={form.control} disabled={!isDirty || busy} saving="Saving...">
          {submit}
        </SaveButton>
      </div>
      <FieldCells fields={fields} columns={columns.slice(above)} />
    </RowFormFrame>
  );
}
