import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { useFieldArray, useFormContext } from "react-hook-form";
import type { DetailRow } from "../../../fields/index.ts";
import { t } from "../../../lib/texts/t.ts";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/field.tsx";

/** Names of a row. */
export interface RowWords {
  /** Counted from 1. */
  nth: (number: number) => string;
  remove: (number: number) => string;
  add: string;
}

interface RepeatedRowsProps {
  /** The rows, in their order. */
  rows: readonly { id: string }[];
  words: RowWords;
  max?: number;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The two inputs of a row. */
  inputs: (index: number) => readonly [ReactNode, ReactNode];
  /** The problem of all of them together. */
  error?: string | undefined;
}

/** Rows of inputs that an owner adds and removes. */
export function RepeatedRows(props: RepeatedRowsProps) {
  const { rows, words, max = Number.POSITIVE_INFINITY, onAdd, onRemove, inputs, error } = props;
  const addButton = useRef<HTMLButtonElement>(null);

  function remove(index: number): void {
    // The pressed button goes, so the focus moves on. Draw first: at the maximum there was no button to add.
    flushSync(() => onRemove(index));
    addButton.current?.focus();
  }

  return (
    <>
      {rows.map(({ id }, index) => {
        const [first, second] = inputs(index);
        return (
          <fieldset
            key={id}
            aria-label={words.nth(index + 1)}
            className="mb-3 grid grid-cols-[1fr_auto] gap-x-2 gap-y-3 rounded-lg bg-sunken p-3 sm:grid-cols-[1fr_1fr_auto]"
          >
            {first}
            <div className="max-sm:col-span-2 max-sm:row-start-2">{second}</div>
            <Button
              icon={Trash2}
              variant="quiet"
              aria-label={words.remove(index + 1)}
              className="mt-7.5 self-start"
              onClick={() => remove(index)}
            />
          </fieldset>
        );
      })}
      {error && (
        <p role="alert" className="mb-3 text-sm text-danger">
          {error}
        </p>
      )}
      {rows.length < max && (
        <Button icon={Plus} ref={addButton} variant="secondary" onClick={onAdd}>
          {words.add}
        </Button>
      )}
    </>
  );
}

const CUSTOM_FIELD: RowWords = {
  nth: (number) => t`Custom field ${number}`,
  remove: (number) => t`Remove custom field ${number}`,
  add: t`Add Custom Field`,
};

/** Rows of names and values that the owner makes up. Needs a FormProvider above it. */
export function DetailsInput({ name, label }: { name: string; label: string }) {
  const { control, register, formState } = useFormContext<Record<string, DetailRow[]>>();
  const { fields: rows, append, remove } = useFieldArray({ control, name });
  const errors = formState.errors[name];
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <p className="mb-3 text-sm text-ink-soft">For example “Open: 9 to 5”.</p>
      <RepeatedRows
        rows={rows}
        words={CUSTOM_FIELD}
        onAdd={() => append({ name: "", value: "" })}
        onRemove={remove}
        error={errors?.message}
        inputs={(index) => [
          <InputField
            key="name"
            label="Field Name"
            error={errors?.[index]?.name?.message}
            {...register(`${name}.${index}.name`)}
          />,
          <InputField
            key="value"
            label="Value"
            error={errors?.[index]?.value?.message}
            {...register(`${name}.${index}.value`)}
          />,
        ]}
      />
    </fieldset>
  );
}
