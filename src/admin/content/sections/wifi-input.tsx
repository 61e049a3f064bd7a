import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { MAX_NETWORKS, READERS, type WifiRows as Typed } from "../../../fields/index.ts";
import { declared, t } from "../../../lib/texts/t.ts";
import { InputField, SelectField } from "../../ui/field.tsx";
import { RepeatedRows, type RowWords } from "./repeated-rows.tsx";

const NETWORK: RowWords = {
  nth: (number) => t`Network ${number}`,
  remove: (number) => t`Remove network ${number}`,
  add: t`Add Network`,
};

/** The networks that guests may join. Needs a FormProvider above it. */
export function WifiInput({ name, label }: { name: string; label: string }) {
  const { control, register, formState } = useFormContext<Record<string, Typed>>();
  const list = `${name}.networks` as const;
  const { fields: rows, append, remove } = useFieldArray({ control, name: list });
  const typed = useWatch<Record<string, Typed>>({ name }) as Typed;
  // The column's value is the list itself.
  const errors = formState.errors[name] as Record<number, Record<string, { message?: string }>> | undefined;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <RepeatedRows
        rows={rows}
        words={NETWORK}
        // Another one only once this one has a name.
        max={typed.networks.at(-1)?.name === "" ? rows.length : MAX_NETWORKS}
        onAdd={() => append({ name: "", password: "", shown_to: "code" })}
        onRemove={remove}
        inputs={(index) => [
          <InputField
            key="name"
            label="Network"
            error={errors?.[index]?.name?.message}
            autoComplete="off"
            spellCheck={false}
            {...register(`${list}.${index}.name`)}
          />,
          <InputField
            key="password"
            label="Password"
            required={false}
            error={errors?.[index]?.password?.message}
            placeholder="None: everybody may join"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono"
            {...register(`${list}.${index}.password`)}
          />,
        ]}
      />
    </fieldset>
  );
}

const READER_OPTIONS = Object.entries(READERS).map(([value, label]) => ({ value, label: declared(label) }));
const READS_BY_CODE = t`Print codes from before November 2026 again. They do not show it.`;

/** Who reads the passwords of the form's networks. Needs a FormProvider above it. */
export function WifiReaders() {
  const { register } = useFormContext<Record<string, Typed>>();
  const typed = useWatch<Record<string, Typed>, "wifi">({ name: "wifi" });
  const secured = typed.networks.flatMap(({ name, password }, index) => (password ? [{ name, index }] : []));
  if (secured.length === 0) return null;
  return (
    <div className="mb-5 flex flex-col gap-5">
      {secured.map(({ name, index }) => (
        <SelectField
          key={index}
          label={
            secured.length > 1 ? `Who reads the Wi-Fi password of ${name}` : "Who reads the Wi-Fi password"
          }
          hint={index === secured[0]?.index ? READS_BY_CODE : undefined}
          options={READER_OPTIONS}
          {...register(`wifi.networks.${index}.shown_to`)}
        />
      ))}
    </div>
  );
}
