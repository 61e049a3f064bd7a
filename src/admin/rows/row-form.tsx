import type { ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import type { TableRow } from "./merge.ts";
import { NewerValues, useWhoChanged } from "./newer-values.tsx";
import { DraftNotice } from "./use-draft.tsx";
import type { RowForm } from "./use-row-form.ts";

interface RowFormFrameProps<Row extends TableRow> {
  row: RowForm<Row>;
  onSubmit?: () => unknown;
  className: string;
  hidden?: boolean;
  children: ReactNode;
}

/** Around the inputs of one row: what came back from a draft, and the question of two windows. */
export function RowFormFrame<Row extends TableRow>(props: RowFormFrameProps<Row>) {
  const { row, onSubmit = () => row.save(), children, ...form } = props;
  return (
    <FormProvider {...row.form}>
      <Form {...form} onSubmit={() => void onSubmit()}>
        {row.restored && <DraftNotice onDiscard={row.discardDraft} />}
        {children}
      </Form>
      {row.conflict && <ChangedElsewhere row={row} conflict={row.conflict} />}
    </FormProvider>
  );
}

interface ChangedElsewhereProps<Row extends TableRow> {
  row: RowForm<Row>;
  conflict: NonNullable<RowForm<Row>["conflict"]>;
}

/**
 * When two windows changed the same field, asks which value counts. It opens over the form, which keeps what
 * was typed.
 */
function ChangedElsewhere<Row extends TableRow>(props: ChangedElsewhereProps<Row>) {
  const { row, conflict } = props;
  const { current, columns } = conflict;
  const whoChanged = useWhoChanged(row.table, current.id, columns);
  return (
    <Dialog
      type="warning"
      title="Changed Elsewhere"
      description={`${whoChanged} Your text is still here, not saved. The newer version says:`}
      onClose={row.dropConflict}
    >
      <NewerValues fields={row.asked} current={current} columns={columns} />
      <DialogActions>
        <Button variant="secondary" onClick={() => row.loadNewer(current, columns)}>
          Load Newer Version
        </Button>
        <Button
          onClick={() => {
            row.dropConflict();
            void row.save(current);
          }}
        >
          Save Mine Anyway
        </Button>
      </DialogActions>
    </Dialog>
  );
}
