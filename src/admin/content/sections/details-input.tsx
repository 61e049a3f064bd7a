import { useFieldArray, useFormContext } from "react-hook-form";
import type { Field as DeclaredField, DetailRow } from "../../../fields/index.ts";
import { InputField } from "../../ui/field.tsx";
import { RepeatedRows } from "./repeated-rows.tsx";

/** Rows of names and values that the owner makes up. Needs a FormProvider above it. */
export function DetailsInput({ name, field: { label } }: { name: string; field: DeclaredField }) {
  const { control, register, formState } = useFormContext<Record<string, DetailRow[]>>();
  const { fields: rows, append, remove } = useFieldArray({ control, name });
  const errors = formState.errors[name];
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <p className="mb-3 text-sm text-ink-soft">Anything else worth knowing, such as “Open: 9 to 5”.</p>
      <RepeatedRows
        rows={rows}
        one="custom field"
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
