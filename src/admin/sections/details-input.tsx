import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import type { Field as DeclaredField, DetailRow } from "../../fields/index.ts";
import { Button } from "../ui/button.tsx";
import { InputField } from "../ui/field.tsx";

/** Rows of names and values that the owner makes up. Needs a FormProvider above it. */
export function DetailsInput({ name, field: { label } }: { name: string; field: DeclaredField }) {
  const { control, register, formState } = useFormContext<Record<string, DetailRow[]>>();
  const { fields: rows, append, remove } = useFieldArray({ control, name });
  const addButton = useRef<HTMLButtonElement>(null);
  const errors = formState.errors[name];

  function removeRow(index: number): void {
    remove(index);
    addButton.current?.focus();
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <p className="mb-3 text-sm text-ink-soft">Anything else worth knowing, such as “Open: 9 to 5”.</p>
      {rows.map(({ id }, index) => (
        <fieldset
          key={id}
          aria-label={`Custom field ${index + 1}`}
          className="mb-3 grid grid-cols-[1fr_auto] gap-x-2 gap-y-3 rounded-lg bg-sunken p-3 sm:grid-cols-[1fr_1fr_auto]"
        >
          <InputField
            label="Field Name"
            error={errors?.[index]?.name?.message}
            {...register(`${name}.${index}.name`)}
          />
          <div className="max-sm:col-span-2 max-sm:row-start-2">
            <InputField
              label="Value"
              error={errors?.[index]?.value?.message}
              {...register(`${name}.${index}.value`)}
            />
          </div>
          <Button
            variant="quiet"
            iconOnly
            aria-label={`Remove custom field ${index + 1}`}
            className="mt-7.5 self-start"
            onClick={() => removeRow(index)}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        </fieldset>
      ))}
      {errors?.message && (
        <p role="alert" className="mb-3 text-sm text-danger">
          {errors.message}
        </p>
      )}
      <Button ref={addButton} variant="secondary" onClick={() => append({ name: "", value: "" })}>
        <Plus aria-hidden="true" className="size-5" />
        Add Custom Field
      </Button>
    </fieldset>
  );
}
