import { type ReactNode, useEffect } from "react";
import { FormProvider } from "react-hook-form";
import type { Field } from "../../fields/index.ts";
import { type FailureTexts, failureText } from "../../lib/errors.ts";
import { FieldInput } from "../content/sections/inputs.tsx";
import { ChangedElsewhereDialog } from "../rows/changed-elsewhere-dialog.tsx";
import { ChangedElsewhereError, type Changes, type Version } from "../rows/merge.ts";
import { refusedField } from "../rows/refused-field.ts";
import { DraftNotice } from "../rows/use-draft.tsx";
import type { RowForm } from "../rows/use-row-form.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { useMessages } from "../ui/messages.tsx";
import { SaveButton } from "../ui/save-button.tsx";

interface RowEditorProps<Row extends Version> {
  row: RowForm<Row>;
  /** As it is stored now. */
  stored: Row;
  table: string;
  /** What a row is called within a sentence. */
  one: string;
  fields: Readonly<Record<string, Field>>;
  /** Those that no input shows, but that saving may change: for the question which version counts. */
  unseen?: Readonly<Record<string, Field>>;
  failures: FailureTexts;
  submit: string;
  done: (changes: Changes) => string;
  /**
   * @param over the version that is replaced
   * @throws what the update threw
   */
  onSave: (over: Row, changes: Changes) => Promise<Row>;
  /** Above the inputs. */
  children?: ReactNode;
}

/** Declared fields of one stored row, within a screen: the draft, saving, and two people at the same row. */
export function RowEditor<Row extends Version>(props: RowEditorProps<Row>) {
  const { row, stored, table, one, fields, unseen = {}, failures, submit, done, onSave, children } = props;
  const showMessage = useMessages();
  const { form, original = stored } = row;
  const { isDirty, isSubmitting } = form.formState;

  // Somebody else may have saved it meanwhile. Nobody needs the older version.
  useEffect(() => {
    if (!isDirty && !row.restored && stored.updated_at > original.updated_at) row.startOver(stored);
  });

  const save = (over: Row) =>
    form.handleSubmit(async (values) => {
      const changes = row.changesOf(values);
      const goOnFrom = row.saving();
      try {
        goOnFrom(await onSave(over, changes));
        showMessage({ type: "success", title: done(changes), passing: true });
      } catch (error) {
        if (error instanceof ChangedElsewhereError) row.setConflict(error);
        else showFailure(error);
      }
    });

  function showFailure(error: unknown): void {
    const refused = refusedField(error, { table, fields });
    if (refused) form.setError(refused.column, { message: refused.message }, { shouldFocus: true });
    else showMessage({ type: "error", text: failureText(failures, error) });
  }

  return (
    <FormProvider {...form}>
      <Form onSubmit={save(original)} className="flex flex-col gap-5">
        {row.restored && <DraftNotice onDiscard={row.discardDraft} />}
        {children}
        {Object.entries(fields).map(([column, field]) => (
          <FieldInput key={column} field={field} name={column} />
        ))}
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          {isDirty && (
            <Button variant="secondary" disabled={isSubmitting} onClick={() => row.startOver(stored)}>
              Undo Changes
            </Button>
          )}
          <SaveButton control={form.control} disabled={!isDirty} saving="Saving...">
            {submit}
          </SaveButton>
        </div>
      </Form>
      <ChangedElsewhereDialog
        one={one}
        fields={{ ...fields, ...unseen }}
        row={row}
        onSave={(current) => void save(current)()}
      />
    </FormProvider>
  );
}
