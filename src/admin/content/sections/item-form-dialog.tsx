import { useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { formSchema, hiddenSchema } from "../../../fields/index.ts";
import { addressOf } from "../../../lib/documents/guest-document.ts";
import { t } from "../../../lib/texts/t.ts";
import { turned } from "../../../lib/zod.ts";
import { type Collection, isRequiredWhenShown } from "../../../sections/index.ts";
import type { WaitingOrder } from "../../rows/orders.ts";
import { KEPT } from "../../rows/outbox.ts";
import { RowFormFrame } from "../../rows/row-form.tsx";
import { type RowForm, useRowForm } from "../../rows/use-row-form.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SaveButton } from "../../ui/save-button.tsx";
import { formWords } from "../../ui/words.ts";
import { AlsoOpen } from "../colleagues-here.tsx";
import { RowHistory } from "../history/row-history.tsx";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { EditOrPreview } from "../preview/edit-or-preview.tsx";
import { GuestPreview } from "../preview/guest-preview.tsx";
import { type PreviewTarget, useInPreview } from "../preview/source.ts";
import { usePreviewFits } from "../preview/use-preview.ts";
import { FieldCells } from "./inputs.tsx";
import { draftName, type Item, type ItemValues, useItemTable } from "./items.ts";
import { missingIn } from "./shown-words.ts";

/** A next step for the owner, by a button. */
export interface Next {
  label: string;
  onPress: () => void;
}

interface ItemFormDialogProps {
  collection: Collection;
  item?: Item;
  initial?: ItemValues | undefined;
  note?: string;
  onAdded?: () => void;
  /** The order of the row that the server has refused. */
  stopped?: WaitingOrder | undefined;
  /** Offered after a row was added. @param stored undefined while it is only on this device */
  next?: (stored: Item | undefined) => Next | undefined;
  /** Offered once a hidden row has everything that guests need. */
  onShow?: ((item: Item) => void) | undefined;
  onClose: () => void;
}

/** The form of every collection: adds a row, or changes `item`. */
export function ItemFormDialog({
  collection,
  item,
  initial,
  note,
  onAdded,
  stopped,
  next,
  onShow,
  onClose,
}: ItemFormDialogProps) {
  const { fields } = collection;
  const [discarding, setDiscarding] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  /** Shown in the form: a toast would take the focus while the owner types. */
  const [saved, setSaved] = useState<string>();
  const { pathname } = useLocation();
  const fits = usePreviewFits();
  const canBeHidden = "layout" in collection;
  /** Whether it is saved for its owner alone, who may leave the rest for later. */
  const hides = useRef(canBeHidden && item?.is_hidden === true);
  const row = useRowForm<Item>({
    name: `${useHotel().id}/${collection.id}/${stopped?.type === "add" ? stopped.id : draftName(item, initial)}`,
    table: useItemTable(collection),
    row: item,
    initial,
    stopped,
    schema: () =>
      hides.current
        ? turned(
            hiddenSchema(fields, (column) => isRequiredWhenShown(collection, column)),
            (values) => ({ ...values, is_hidden: true }),
          )
        : formSchema(fields),
    onSaved: ({ stored, over, typedSince }) => {
      if (stored) onAdded?.();
      if (typedSince) setSaved(stored ? formSays.done : `${KEPT}.`);
      else {
        onClose();
        const lacked = over && missingIn(collection, over).length > 0;
        const isCompleted = stored && hides.current && lacked && missingIn(collection, stored).length === 0;
        const action = isCompleted
          ? onShow && { label: t`Show to guests`, onPress: () => onShow(stored) }
          : next?.(stored);
        return { title: formSays.done, ...(action && { action }) };
      }
      return undefined;
    },
  });
  // A new row has an original, too, once it is stored and more was typed meanwhile: from then on it is changed.
  const { form, original } = row;
  const formSays = formWords(collection, original !== undefined);
  const { isDirty, isSubmitting } = form.formState;
  const target = usePreviewTarget(collection, row);
  useInPreview(form, fields, target);

  function saveNew(hidden: boolean) {
    if (!original) hides.current = hidden;
    setSaved(undefined);
    return row.save();
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
      <RowFormFrame row={row} onSubmit={() => saveNew(false)} className="mt-4" hidden={!fits && previewing}>
        {note && <Notice type="info">{note}</Notice>}
        <div className="grid gap-5 not-first:mt-5 sm:grid-cols-2">
          <FieldCells fields={fields} />
        </div>
        {item && !stopped && <RowHistory id={item.id} onRestored={() => isDirty || onClose()} />}
        <DialogActions
          busy={isSubmitting}
          onCancel={close}
          note={
            <>
              {item && <AlsoOpen item={`${collection.id}/${item.id}`} className="mb-3" />}
              <div role="status" className="mb-3 empty:sr-only">
                {saved && <Notice type="success">{saved} What you typed meanwhile is not saved yet.</Notice>}
              </div>
            </>
          }
        >
          {canBeHidden && !original && (
            <Button variant="secondary" disabled={isSubmitting} onClick={() => void saveNew(true)}>
              Save Hidden
            </Button>
          )}
          <SaveButton control={form.control} saving={formSays.busy}>
            {formSays.submit}
          </SaveButton>
        </DialogActions>
      </RowFormFrame>
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

/** A row that is hidden, or of other days, is looked at as if it were not. */
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
