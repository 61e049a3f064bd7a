import { type ReactNode, useEffect, useMemo } from "react";
import { FormProvider } from "react-hook-form";
import type { Field } from "../../../fields/index.ts";
import { failureText } from "../../../lib/errors.ts";
import { ChangedElsewhereDialog } from "../../rows/changed-elsewhere-dialog.tsx";
import { ChangedElsewhereError, type Changes } from "../../rows/merge.ts";
import { KEPT } from "../../rows/outbox.ts";
import { refusedField } from "../../rows/refused-field.ts";
import { DraftNotice } from "../../rows/use-draft.tsx";
import type { RowForm } from "../../rows/use-row-form.ts";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { SaveButton } from "../../ui/save-button.tsx";
import { UnsavedChanges } from "../../ui/unsaved-changes.tsx";
import { useInPreview } from "../preview/source.ts";
import { PROFILE_FAILURES } from "./failures.ts";
import type { Hotel } from "./hotels.ts";

interface HotelFormProps {
  row: RowForm<Hotel>;
  fields: Readonly<Record<string, Field>>;
  /** As it is stored now. */
  hotel: Hotel;
  /** Changes that are not saved may be lost. */
  leaving?: boolean;
  /** The message once it is saved. */
  done?: { title: string; text: string };
  /** Instead of the buttons that undo and save changes. */
  actions?: ReactNode;
  /**
   * @param over the version that is replaced
   * @returns undefined when it is kept on this device until there is a network
   * @throws what the update threw
   */
  onSave: (over: Hotel, changes: Changes) => Promise<Hotel | undefined>;
  /** After its message. @param over the version that was replaced */
  onSaved?: (stored: Hotel, over: Hotel) => void;
  children: ReactNode;
}

/** Around the inputs of a screen that changes the hotel itself: the draft, the preview, saving, and two windows. */
export function HotelForm({ row, fields, hotel, done, children, ...props }: HotelFormProps) {
  const showMessage = useMessages();
  const { form, original = hotel } = row;
  const { isSubmitting, isDirty: changed } = form.formState;
  const target = useMemo(() => ({ table: "hotels", id: original.id, original }), [original]);
  useInPreview(form, fields, target);

  // Another window may have saved the hotel meanwhile. Nobody needs the older version.
  useEffect(() => {
    if (!changed && !row.restored && hotel.updated_at > original.updated_at) row.startOver(hotel);
  });

  const save = (over: Hotel) =>
    form.handleSubmit(async (values) => {
      try {
        const changes = row.changesOf(values);
        const goOnFrom = row.saving();
        const stored = await props.onSave(over, changes);
        // What waits is on the screen as if it were stored.
        const saved = stored ?? { ...over, ...changes };
        goOnFrom(saved);
        if (!stored) showMessage({ type: "info", title: KEPT, passing: true });
        else if (done) showMessage({ type: "success", ...done });
        props.onSaved?.(saved, over);
      } catch (error) {
        if (error instanceof ChangedElsewhereError) row.setConflict(error);
        else showFailure(error);
      }
    });

  function showFailure(error: unknown): void {
    const refused = refusedField(error, { table: "hotels", fields });
    if (refused) form.setError(refused.column, { message: refused.message }, { shouldFocus: true });
    else showMessage({ type: "error", text: failureText(PROFILE_FAILURES, error) });
  }

  return (
    <FormProvider {...form}>
      <Form onSubmit={save(original)} className="flex max-w-4xl flex-col gap-6">
        {row.restored && <DraftNotice onDiscard={row.discardDraft} />}
        {children}
        {props.actions ?? (
          <BottomBar>
            {/* On phones the buttons say it: with a second row the bar would grow over the field being typed into. */}
            <p role="status" className="mr-auto text-ink-soft max-sm:sr-only">
              {changed && "You have unsaved changes."}
            </p>
            {changed && (
              <Button variant="secondary" disabled={isSubmitting} onClick={() => row.startOver(original)}>
                Undo Changes
              </Button>
            )}
            <SaveButton control={form.control} disabled={!changed} saving="Saving...">
              Save Changes
            </SaveButton>
          </BottomBar>
        )}
        <ChangedElsewhereDialog
          one="hotel"
          fields={fields}
          row={row}
          onSave={(current) => void save(current)()}
        />
        <UnsavedChanges when={changed && !isSubmitting && !props.leaving} onLeave={row.dropDraft} />
      </Form>
    </FormProvider>
  );
}
