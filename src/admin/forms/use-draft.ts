import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import type { Draft, DraftStore } from "./drafts.ts";
import { changesTo } from "./save-over.ts";

interface DraftOptions<Values extends FieldValues> {
  store: DraftStore;
  /** The inputs that are kept: never one with a password. */
  columns: readonly Path<Values>[];
  /** What the inputs hold when nothing has been typed. */
  before: () => Readonly<Record<string, unknown>>;
  /** What else belongs to the draft. */
  more?: () => Omit<Draft, "inputs">;
}

/** Keeps what is typed into a form, and puts back what was kept. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  options: DraftOptions<Values>,
) {
  const { store } = options;
  const [restored, setRestored] = useState(() => store.read() !== undefined);

  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const { store, columns } = latest.current;
    const inputs = store.read()?.inputs ?? {};
    for (const column of columns) {
      const kept = inputs[column];
      // Kept by an earlier version, the input may have been of another kind.
      if (kept === undefined || typeof kept !== typeof form.getValues(column)) continue;
      form.setValue(column, kept as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    function keep(values: Values): void {
      const { store, columns, before, more } = latest.current;
      const inputs = Object.fromEntries(columns.map((column) => [column, values[column]]));
      if (Object.keys(changesTo(before(), inputs)).length > 0) store.keep({ inputs, ...more?.() });
      else store.drop();
    }
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [form]);

  return {
    /** What the form shows was typed before it was opened. */
    restored,
    /** Once it is saved or not wanted any more. */
    drop: (): void => {
      store.drop();
      setRestored(false);
    },
    /** What else belongs to the draft has changed. */
    keepMore: (): void => {
      const draft = store.read();
      if (draft) store.keep({ ...draft, ...options.more?.() });
    },
  };
}
