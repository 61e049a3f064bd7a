import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { TextButton } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import type { Draft, DraftStore } from "./drafts.ts";
import { type Changes, changesTo } from "./merge.ts";

interface DraftOptions<Values extends FieldValues> {
  store: DraftStore;
  /** The inputs to store: never one with a password. */
  columns: readonly Path<Values>[];
  /** Whether to store only the inputs that differ from what the form began with. */
  changesOnly?: boolean;
  /** Further data of the draft. */
  more?: () => Omit<Draft, "inputs">;
}

/** Stores what is typed into a form, and restores it. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { store, columns, changesOnly = false, more = () => ({}) }: DraftOptions<Values>,
) {
  const [restored, setRestored] = useState(() => store.read() !== undefined);

  const restore = useEffectEvent(() => {
    const inputs = store.read()?.inputs ?? {};
    for (const column of columns) {
      const kept = inputs[column];
      // A draft of an earlier version may hold another type for this input.
      if (kept === undefined || typeof kept !== typeof form.getValues(column)) continue;
      const value = kept as PathValue<Values, Path<Values>>;
      // setValue() leaves the inputs of a list, such as Wi-Fi networks, as they were on the screen.
      if (typeof kept === "object")
        form.reset({ ...form.getValues(), [column]: value }, { keepDefaultValues: true });
      else form.setValue(column, value, { shouldDirty: true });
    }
  });
  const keep = useEffectEvent((before: Changes, values: Values) => {
    const inputs = Object.fromEntries(columns.map((column) => [column, values[column]]));
    const changes = changesTo(before, inputs);
    if (Object.keys(changes).length > 0) store.keep({ inputs: changesOnly ? changes : inputs, ...more() });
    else store.drop();
  });
  useEffect(() => {
    restore();
    return form.subscribe({
      formState: { values: true },
      callback: ({ defaultValues = {}, values }) => keep(defaultValues, values),
    });
  }, [form]);

  return {
    /** Whether the form was restored from a draft. */
    restored,
    /** To call once the input is saved or no longer wanted. */
    drop: (): void => {
      store.drop();
      setRestored(false);
    },
    /** To call when the draft's further data has changed. */
    keepMore: (): void => {
      const draft = store.read();
      if (draft) store.keep({ ...draft, ...more() });
    },
  };
}

/** Shown above a form that was restored from a draft. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice type="info">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        Your unsaved text is back.
        <TextButton onClick={onDiscard}>Discard</TextButton>
      </div>
    </Notice>
  );
}
