import { useMemo, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useLocation } from "react-router";
import { formSchema, hiddenSchema } from "../../../fields/index.ts";
import { contentFailures, failureText, needsUpgrade } from "../../../lib/errors.ts";
import { addressOf } from "../../../lib/item-address.ts";
import { type Collection, isRequiredWhenShown } from "../../../sections/index.ts";
import { UPGRADE } from "../../account/subscription/plan.ts";
import { ChangedElsewhereDialog } from "../../rows/changed-elsewhere-dialog.tsx";
import { ChangedElsewhereError } from "../../rows/merge.ts";
import { KEPT } from "../../rows/outbox.ts";
import { refusedField } from "../../rows/refused-field.ts";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { DraftNotice } from "../../rows/use-draft.tsx";
import { type RowForm, useRowForm } from "../../rows/use-row-form.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SaveButton } from "../../ui/save-button.tsx";
import { formWords } from "../../ui/words.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { EditOrPreview } from "../preview/edit-or-preview.tsx";
import { GuestPreview } from "../preview/guest-preview.tsx";
import { type PreviewTarget, useInPreview } from "../preview/source.ts";
import { usePreviewFits } from "../preview/use-preview.ts";
import { FieldCells } from "./inputs.tsx";
import { type Item, type ItemValues, useItemTable } from "./items.ts";

/** @returns the name of a form's draft within its collection */
export function draftName(item: Item | undefined, initial: ItemValues | undefined): string {
  if (item) return item.id;
  return initial?.id ? `copy-of-${initial.id}` : "new";
}

interface ItemFormDialogProps {
  collection: Collection;
  item?: Item;
  /** Initial values for a new row. */
  initial?: ItemValues | undefined;
  onAdded?: () => void;
  /** Of a new row that waits already. */
  waitingId?: string | undefined;
  /** Offered after a row was added. */
  onAddAnother?: () => void;
  onClose: () => void;
}

/** The form of every collection: adds a row, or changes `item`. */
export function ItemFormDialog({
  collection,
  item,
  initial,
  onAdded,
  waitingId,
  onAddAnother,
  onClose,
}: ItemFormDialogProps) {
  const { fields, one } = collection;
  const outbox = useOutbox();
  const table = useItemTable(collection);
  const showMessage = useMessages();
  const [discarding, setDiscarding] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  /** What is said within the form, because a message of its own would take the focus from who is still typing. */
  const [saved, setSaved] = useState<string>();
  const { pathname } = useLocation();
  const fits = usePreviewFits();
  const hotelId = useHotel().id;
  const name = `${hotelId}/${collection.id}/${waitingId ?? draftName(item, initial)}`;
  const canBeHidden = "layout" in collection;
  /** Whether it is saved for its owner alone, who may leave the rest for later. */
  const hides = useRef(canBeHidden && item?.is_hidden === true);
  const row = useRowForm({
    name,
    fields,
    row: item,
    initial,
    schema: () =>
      hides.current
        ? hiddenSchema(fields, (column) => isRequiredWhenShown(collection, column))
        : formSchema(fields),
  });
  // A new row has an original, too, once it is stored and more was typed meanwhile: from then on it is changed.
  const { form, original, changesOf } = row;
  const formSays = formWords(collection, original !== undefined);
  const { isDirty, isSubmitting } = form.formState;
  const target = usePreviewTarget(collection, row);
  useInPreview(form, fields, target);

  /** @param over the version to replace; without one a row is added */
  const save = (over?: Item) =>
    form.handleSubmit(async (values) => {
      const goOnFrom = row.saving();
      setSaved(undefined);
      let stored: Item | undefined;
      try {
        stored = over
          ? await outbox.change(table, over, original ? changesOf(values) : values)
          : await outbox.add(table, row.newRow(hides.current ? { ...values, is_hidden: true } : values));
      } catch (error) {
        if (error instanceof ChangedElsewhereError) row.setConflict(error);
        else showFailure(error);
        return;
      }
      if (goOnFrom(stored)) {
        if (stored) onAdded?.();
        setSaved(stored ? formSays.done : `${KEPT}.`);
        return;
      }
      row.dropDraft();
      onClose();
      if (!stored) return showMessage({ type: "info", title: KEPT, passing: true });
      onAdded?.();
      showMessage({
        type: "success",
        title: formSays.done,
        ...(onAddAnother && { action: { label: "Add another", onPress: onAddAnother } }),
      });
    });

  function showFailure(error: unknown): void {
    const refused = refusedField(error, collection);
    if (refused) {
      form.setError(refused.column, { message: refused.message }, { shouldFocus: true });
      return;
    }
    const screenFailures = contentFailures(original ? "update" : "add", one, collection.errors);
    showMessage({
      type: "error",
      text: failureText(screenFailures, error),
      ...(needsUpgrade(error) && { link: UPGRADE }),
    });
  }

  function saveNew(hidden: boolean) {
    if (!original) hides.current = hidden;
    return save(original)();
  }

  function close(): void {
    if (isSubmitting) return;
    if (isDirty) setDiscarding(true);
    else onClose();
  }

  return (
    <Dialog size="lg" title={formSays.title} onClose={close}>
      {!fits && (
        <>
          <EditOrPreview
            previewing={previewing}
            onChange={setPreviewing}
            className="top-0 -mx-5 mt-2 px-5 sm:-mx-7 sm:px-7"
          />
          {previewing && (
            <GuestPreview pathname={pathname} beside={false} at={item?.is_hidden ? undefined : target.at} />
          )}
        </>
      )}
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void saveNew(false);
        }}
        className="mt-4"
        hidden={!fits && previewing}
      >
        {row.restored && (
          <div className="mb-5">
            <DraftNotice onDiscard={row.discardDraft} />
          </div>
        )}
        <FormProvider {...form}>
          <div className="grid gap-5 sm:grid-cols-2">
            <FieldCells fields={fields} />
          </div>
        </FormProvider>
        <DialogActions
          note={
            <div role="status" className="mb-3 empty:sr-only">
              {saved && <Notice type="success">{saved} What you typed meanwhile is not saved yet.</Notice>}
            </div>
          }
        >
          <Button variant="secondary" disabled={isSubmitting} onClick={close}>
            Cancel
          </Button>
          {canBeHidden && !original && (
            <Button variant="secondary" disabled={isSubmitting} onClick={() => void saveNew(true)}>
              Save Hidden
            </Button>
          )}
          <SaveButton control={form.control} saving={formSays.busy}>
            {formSays.submit}
          </SaveButton>
        </DialogActions>
      </Form>
      <ChangedElsewhereDialog
        one={one}
        fields={fields}
        row={row}
        onSave={(current) => void save(current)()}
      />
      {discarding && (
        <ConfirmDialog
          title="Discard changes?"
          text="What you typed has not been saved."
          confirmLabel="Discard"
          cancelLabel="Keep Editing"
          onConfirm={() => {
            row.dropDraft();
            onClose();
          }}
          onCancel={() => setDiscarding(false)}
        />
      )}
    </Dialog>
  );
}

/** What is hidden, or of other days, is looked at as if it were not. */
const SHOWN_NOW = { is_hidden: false, shown_during: null };

function usePreviewTarget(collection: Collection, { original, addedId }: RowForm<Item>): PreviewTarget {
  const id = original?.id ?? addedId;
  const parent = useItemTable(collection).parent;
  return useMemo(
    () => ({
      table: collection.table,
      id,
      original,
      filed: { [parent.column]: parent.id },
      as: "layout" in collection ? SHOWN_NOW : collection.previewedAs,
      // Others have no address of their own.
      at: "layout" in collection ? `#${addressOf({ id })}` : undefined,
    }),
    [collection, id, original, parent.column, parent.id],
  );
}
