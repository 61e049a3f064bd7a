import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { asInput, type FieldKind, formSchema } from "../../fields/index.ts";
import { brokenRule, contentWords, words } from "../../lib/errors.ts";
import type { Section } from "../../sections/index.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { useMessages } from "../ui/messages.tsx";
import { FieldInput } from "./inputs.tsx";
import { type Item, useItemChanges } from "./items.ts";
import { ruleWords } from "./rule-words.ts";
import { capitalized, titled } from "./words.ts";

/** Where a field stands in the two columns of a wide form; a switch beside an input, not its label. */
const CELLS: Partial<Record<FieldKind, string>> = { longText: "sm:col-span-2", flag: "self-end" };

/** The one form of every content section: adds a row, or changes `item`. */
export function ItemFormDialog({
  section,
  item,
  onClose,
}: {
  section: Section;
  item?: Item;
  onClose: () => void;
}) {
  const { fields, one } = section;
  const changes = useItemChanges(section);
  const showMessage = useMessages();
  const [discarding, setDiscarding] = useState(false);
  const form = useForm({
    resolver: zodResolver(formSchema(fields)),
    defaultValues: Object.fromEntries(
      Object.entries(fields).map(([column, field]) => [column, asInput(field, item?.[column])]),
    ),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const title = `${item ? "Edit" : "Add"} ${titled(one)}`;

  const save = form.handleSubmit(async (values) => {
    try {
      if (item) await changes.update(item.id, values);
      else await changes.add(values);
    } catch (error) {
      showFailure(error);
      return;
    }
    onClose();
    showMessage({
      type: "success",
      title: `${capitalized(one)} ${item ? "updated" : "added"} successfully!`,
    });
  });

  function showFailure(error: unknown): void {
    const broken = brokenRule(error, section.table, Object.keys(fields));
    const field = broken && fields[broken.column];
    if (field) {
      form.setError(broken.column, { message: ruleWords(field, broken.rule) }, { shouldFocus: true });
      return;
    }
    const screenWords = contentWords(item ? "update" : "add", one, section.errors);
    showMessage({ type: "error", title: "Error", text: words(screenWords, error) });
  }

  function close(): void {
    if (isSubmitting) return;
    if (isDirty) setDiscarding(true);
    else onClose();
  }

  return (
    <Dialog size="lg" title={title} onClose={close}>
      <form noValidate onSubmit={save} className="mt-6">
        <div className="grid gap-5 sm:grid-cols-2">
          {Object.entries(fields).map(([column, field]) => (
            <div key={column} className={CELLS[field.kind]}>
              <FieldInput field={field} error={errors[column]?.message} registered={form.register(column)} />
            </div>
          ))}
        </div>
        <DialogActions>
          <Button variant="secondary" disabled={isSubmitting} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" busy={isSubmitting && (item ? "Updating..." : "Adding...")}>
            {item ? `Update ${titled(one)}` : title}
          </Button>
        </DialogActions>
      </form>
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
