import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { asInput, type FieldKind, formSchema } from "../../fields/index.ts";
import { brokenRule, contentWords, needsUpgrade, words } from "../../lib/errors.ts";
import type { Collection } from "../../sections/index.ts";
import { UPGRADE } from "../subscription/upgrade.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { useMessages } from "../ui/messages.tsx";
import { DetailsInput } from "./details-input.tsx";
import { FieldInput } from "./inputs.tsx";
import { ItemChangedDialog } from "./item-changed-dialog.tsx";
import { type Item, ItemChangedError, type ItemValues, useItemChanges } from "./items.ts";
import { ruleWords } from "./rule-words.ts";
import { formWords } from "./words.ts";

/** Where a field stands in the two columns of a wide form; a switch beside an input, not its label. */
const CELLS: Partial<Record<FieldKind, string>> = {
  longText: "sm:col-span-2",
  color: "sm:col-span-2",
  details: "sm:col-span-2",
  flag: "self-end",
};

interface ItemFormDialogProps {
  collection: Collection;
  item?: Item;
  /** What a form that adds starts with. */
  initial?: ItemValues | undefined;
  onClose: () => void;
}

/** The one form of every collection: adds a row, or changes `item`. */
export function ItemFormDialog({ collection, item, initial, onClose }: ItemFormDialogProps) {
  const { fields, one } = collection;
  const formSays = formWords(collection, item !== undefined);
  const changes = useItemChanges(collection);
  const showMessage = useMessages();
  const [discarding, setDiscarding] = useState(false);
  /** The version the form began with, and a newer one that stands in the way of saving. */
  const [original, setOriginal] = useState(item);
  const [newer, setNewer] = useState<Item>();
  const form = useForm({
    resolver: zodResolver(formSchema(fields)),
    defaultValues: inputs(item ?? initial),
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  function inputs(values: ItemValues | undefined) {
    return Object.fromEntries(
      Object.entries(fields).map(([column, field]) => [column, asInput(field, values?.[column])]),
    );
  }

  const save = (over = original) =>
    form.handleSubmit(async (values) => {
      try {
        if (over) await changes.update(over, values);
        else await changes.add(values);
      } catch (error) {
        if (error instanceof ItemChangedError) setNewer(error.current);
        else showFailure(error);
        return;
      }
      onClose();
      showMessage({ type: "success", title: formSays.done });
    });

  function loadNewer(current: Item): void {
    form.reset(inputs(current));
    setOriginal(current);
    setNewer(undefined);
  }

  async function saveOver(current: Item): Promise<void> {
    setNewer(undefined);
    await save(current)();
  }

  function showFailure(error: unknown): void {
    const broken = brokenRule(error, collection.table, Object.keys(fields));
    const field = broken && fields[broken.column];
    if (field) {
      form.setError(broken.column, { message: ruleWords(field, broken.rule) }, { shouldFocus: true });
      return;
    }
    const screenWords = contentWords(item ? "update" : "add", one, collection.errors);
    showMessage({
      type: "error",
      title: "Error",
      text: words(screenWords, error),
      ...(needsUpgrade(error) && { link: UPGRADE }),
    });
  }

  function close(): void {
    if (isSubmitting) return;
    if (isDirty) setDiscarding(true);
    else onClose();
  }

  return (
    <Dialog size="lg" title={formSays.title} onClose={close}>
      <form noValidate onSubmit={save()} className="mt-6">
        <div className="grid gap-5 sm:grid-cols-2">
          {Object.entries(fields).map(([column, field]) => (
            <div key={column} className={CELLS[field.kind]}>
              {field.kind === "details" ? (
                <FormProvider {...form}>
                  <DetailsInput name={column} field={field} />
                </FormProvider>
              ) : (
                <FieldInput
                  field={field}
                  error={errors[column]?.message}
                  registered={form.register(column)}
                />
              )}
            </div>
          ))}
        </div>
        <DialogActions>
          <Button variant="secondary" disabled={isSubmitting} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" busy={isSubmitting && formSays.busy}>
            {formSays.submit}
          </Button>
        </DialogActions>
      </form>
      {original && newer && (
        <ItemChangedDialog
          collection={collection}
          original={original}
          newer={newer}
          onLoad={() => loadNewer(newer)}
          onSave={() => saveOver(newer)}
          onClose={() => setNewer(undefined)}
        />
      )}
      {discarding && (
        <ConfirmDialog
          title="Discard changes?"
          text="What you typed has not been saved."
          confirmLabel="Discard"
          cancelLabel="Keep Editing"
          onConfirm={onClose}
          onCancel={() => setDiscarding(false)}
        />
      )}
    </Dialog>
  );
}
