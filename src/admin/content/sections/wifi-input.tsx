import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { MAX_NETWORKS, READERS, type WifiRows as Typed } from "../../../fields/index.ts";
import { declared, t } from "../../../lib/texts/t.ts";
import { cx } from "../../ui/cx.ts";
import { InputField, SelectField } from "../../ui/field.tsx";
import { LINES } from "../../ui/row.tsx";
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

const ASKED_FIRST: (keyof typeof READERS)[] = ["code", "everybody"];

/** The same, asked once beside the first password: two rows, of which the safer one is chosen. */
export function WifiReaderQuestion() {
  const { register, setValue } = useFormContext<Record<string, Typed>>();
  const { networks } = useWatch<Record<string, Typed>, "wifi">({ name: "wifi" });
  const first = networks.findIndex(({ password }) => password);
  if (first < 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-medium">Who reads the Wi-Fi password?</legend>
      <div className={cx(LINES, "border-t-0")}>
        {ASKED_FIRST.map((reader) => (
          <label key={reader} className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
            <input
              type="radio"
              value={reader}
              className="size-5 shrink-0 accent-accent"
              {...register(`wifi.networks.${first}.shown_to`, {
                onChange: () => {
                  for (const [index, { password }] of networks.entries()) {
                    if (password && index !== first) setValue(`wifi.networks.${index}.shown_to`, reader);
                  }
                },
              })}
            />
            <span className="min-w-0">
              <span className="block">{declared(READERS[reader])}</span>
              <span className="block text-sm text-ink-soft">{READ_SO[reader]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const READ_SO: Partial<Record<keyof typeof READERS, string>> = {
  code: t`Others read “Scan the code in the house”.`,
  everybody: t`Neighbors and search engines, too.`,
};

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
