import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { MAX_NETWORKS, type WifiInput as Typed } from "../../fields/index.ts";
import { Button } from "../ui/button.tsx";
import { InputField } from "../ui/field.tsx";
import { Checkbox } from "../ui/input.tsx";

/** The networks that guests may join. Needs a FormProvider above it. */
export function WifiInput({ name, label }: { name: string; label: string }) {
  const { control, register, formState } = useFormContext<Record<string, Typed>>();
  const list = `${name}.networks` as const;
  const { fields: rows, append, remove } = useFieldArray({ control, name: list });
  const addButton = useRef<HTMLButtonElement>(null);
  // The column's value is the list itself.
  const errors = formState.errors[name] as Record<number, Record<string, { message?: string }>> | undefined;

  function removeRow(index: number): void {
    remove(index);
    addButton.current?.focus();
  }

  return (
    <fieldset aria-label={label}>
      {rows.map(({ id }, index) => (
        <fieldset
          key={id}
          aria-label={`Network ${index + 1}`}
          className="mb-3 grid grid-cols-[1fr_auto] gap-x-2 gap-y-3 rounded-lg bg-sunken p-3 sm:grid-cols-[1fr_1fr_auto]"
        >
          <InputField
            label="Network"
            error={errors?.[index]?.name?.message}
            autoComplete="off"
            spellCheck={false}
            {...register(`${list}.${index}.name`)}
          />
          <div className="max-sm:col-span-2 max-sm:row-start-2">
            <InputField
              label="Password"
              required={false}
              error={errors?.[index]?.password?.message}
              placeholder="None: everybody may join"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="font-mono"
              {...register(`${list}.${index}.password`)}
            />
          </div>
          <Button
            variant="quiet"
            iconOnly
            aria-label={`Remove network ${index + 1}`}
            className="mt-7.5 self-start"
            onClick={() => removeRow(index)}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
          <div className="col-span-full">
            <Checkbox
              label="Show the password to everybody who has the link; otherwise guests ask at reception"
              {...register(`${list}.${index}.is_shown`)}
            />
          </div>
        </fieldset>
      ))}
      {rows.length < MAX_NETWORKS && (
        <Button
          ref={addButton}
          variant="secondary"
          onClick={() => append({ name: "", password: "", is_shown: true })}
        >
          <Plus aria-hidden="true" className="size-5" />
          Add Network
        </Button>
      )}
    </fieldset>
  );
}
