/** Declared fields as rows of a form. One record has an entry for every kind. Needs a FormProvider above it. */

import { type ComponentProps, type ReactNode, useMemo } from "react";
import { type UseFormRegisterReturn, useController, useFormContext, useWatch } from "react-hook-form";
import {
  type Choice as Declared,
  type Field,
  type FieldKind,
  type Fields,
  webAddress,
} from "../../../fields/index.ts";
import type { PhoneUse } from "../../../lib/phone/dial.ts";
import { declared, t } from "../../../lib/texts/t.ts";
import { phoneUse } from "../../../sections/rows.ts";
import { Appears, FormField as FieldRow, type InputProps } from "../../ui/field.tsx";
import { Checkbox, Input, Select, TextArea } from "../../ui/input.tsx";
import { SearchableSelect } from "../../ui/searchable-select.tsx";
import { Swatches } from "../../ui/swatches.tsx";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { HoursField } from "../hours/hours-field.tsx";
import { TimingField } from "../hours/timing-field.tsx";
import { PhotoRow } from "../photos/photo-row.tsx";
import { claimIn } from "./claims.ts";
import { usePhoneHint } from "./phone-plans.ts";
import { DetailsInput } from "./repeated-rows.tsx";
import { WifiInput } from "./wifi-input.tsx";

interface RowProps {
  field: Field;
  error: string | undefined;
  registered: UseFormRegisterReturn;
  /** The words that say the same as the hours. */
  said?: ComponentProps<typeof TimingField>["said"] | undefined;
  /** The use of a phone number. */
  use?: PhoneUse | undefined;
}

interface KindOfInput {
  Row: (props: RowProps) => ReactNode;
  /** It has several inputs or a label of its own, so where guests read it stands below all of it. */
  saysBelow?: true;
  /** The class of its cell in the two columns of a wide form. */
  cell?: string;
}

const WIDE = "sm:col-span-full";

/** An input on one line, with the phone's keyboard, the steps and the spelling for its kind. */
function line(asked: ComponentProps<"input">): KindOfInput {
  return {
    Row: ({ registered, ...row }) => (
      <Labelled name={registered.name} {...row}>
        {(inputProps) => (
          <Input placeholder={row.field.placeholder} {...asked} {...inputProps} {...registered} />
        )}
      </Labelled>
    ),
  };
}

const phone = line({ type: "tel", autoComplete: "off" });
const link = line({ type: "url", autoComplete: "off", spellCheck: false });

const INPUTS: Record<FieldKind, KindOfInput> = {
  text: line({}),
  longText: { Row: LongText, cell: WIDE },
  time: line({ type: "time" }),
  moment: line({ type: "datetime-local" }),
  phone: { Row: Phone },
  email: line({ type: "email", autoComplete: "off" }),
  url: { Row: (props) => link.Row({ ...props, registered: withScheme(props.registered) }) },
  rating: line({ type: "number", min: 1, max: 5, step: 0.1 }),
  choice: { Row: Choice },
  color: {
    Row: ({ field: { label, choices = [] }, registered }) => (
      <Swatches label={label} colors={choices} {...registered} />
    ),
    cell: WIDE,
    saysBelow: true,
  },
  // Its label is beside the input.
  flag: {
    Row: ({ field, registered }) => <Checkbox label={field.label} {...registered} />,
    cell: "self-end",
    saysBelow: true,
  },
  details: {
    Row: ({ field, registered }) => <DetailsInput name={registered.name} label={field.label} />,
    cell: WIDE,
    saysBelow: true,
  },
  hours: {
    Row: ({ field: { label, choices }, registered: { name }, said }) =>
      said ? <TimingField name={name} said={said} /> : <HoursField {...{ label, choices, name }} />,
    cell: WIDE,
    saysBelow: true,
  },
  photo: {
    Row: ({ field: { label }, error, registered: { name } }) => (
      <PhotoRow label={label} name={name} error={error} />
    ),
    cell: WIDE,
    saysBelow: true,
  },
  // The screen Look has an input of its own.
  accent: line({}),
  wifi: {
    Row: ({ field, registered }) => <WifiInput name={registered.name} label={field.label} />,
    cell: WIDE,
    saysBelow: true,
  },
};

type FieldInputProps = { field: Field; name: string } & Pick<RowProps, "said" | "use">;

/** @param name of the form's value: the field's column */
export function FieldInput({ field: declaredField, name, said, use }: FieldInputProps) {
  const field = useMemo(() => inAdminLanguage(declaredField), [declaredField]);
  const { register, formState } = useFormContext<Record<string, unknown>>();
  const { Row, saysBelow } = INPUTS[field.kind];
  const row = (
    <Row
      field={field}
      error={formState.errors[name]?.message}
      registered={register(name)}
      said={said}
      use={use}
    />
  );
  if (!saysBelow || !field.appears) return row;
  return (
    <div className="flex flex-col gap-1.5">
      {row}
      <Appears text={field.appears} />
    </div>
  );
}

function inAdminLanguage(field: Field): Field {
  const choices = field.choices?.map((choice) => ({ ...choice, label: declared(choice.label) }));
  return { ...field, label: declared(field.label), ...(choices && { choices }) };
}

interface FieldCellsProps {
  fields: Fields;
  columns?: readonly string[];
}

/** An input for each field, in the two columns of a wide form. */
export function FieldCells({ fields, columns = Object.keys(fields) }: FieldCellsProps) {
  const said = new Set(columns.map((column) => fields[column]?.saidBy));
  const use = usePhoneUse(fields);
  return columns.map((column) => {
    const field = fields[column];
    if (!field || said.has(column)) return null;
    const text = field.saidBy === undefined ? undefined : fields[field.saidBy];
    return (
      <div key={column} className={field.several ? WIDE : INPUTS[field.kind].cell}>
        <FieldInput
          field={field}
          name={column}
          use={use}
          said={
            text && field.saidBy !== undefined
              ? { name: field.saidBy, field: inAdminLanguage(text) }
              : undefined
          }
        />
      </div>
    );
  });
}

/** How the form's phone numbers are used, according to the choices made in it. */
function usePhoneUse(fields: Fields): PhoneUse | undefined {
  const deciding = Object.keys(fields).filter((column) =>
    fields[column]?.choices?.some(({ numbers }) => numbers),
  );
  const chosen = useWatch({ name: deciding });
  return phoneUse({ fields }, Object.fromEntries(deciding.map((column, index) => [column, chosen[index]])));
}

function Phone({ field, use, ...row }: RowProps) {
  const hint = usePhoneHint(String(useWatch({ name: row.registered.name }) ?? ""), use);
  return phone.Row({ field: hint ? { ...field, explains: hint } : field, ...row });
}

/** Without `maxlength`, which would silently cut off a pasted text; the field shows an error instead. */
function Labelled({
  field: { label, required, appears, explains, translated },
  name,
  ...rest
}: Omit<RowProps, "registered"> & { name: string } & Pick<ComponentProps<typeof FieldRow>, "children">) {
  const { country } = useHotel();
  const typed = useWatch({ name });
  // Translated texts are written for guests.
  const claim = translated && claimIn(String(typed), country);
  const hint = claim
    ? t`“${claim}” needs proof in the EU (Directive 2024/825). Say exactly what you do.`
    : explains;
  return <FieldRow label={label} required={required} appears={appears} hint={hint} {...rest} />;
}

function LongText({ registered, ...row }: RowProps) {
  return (
    <Labelled name={registered.name} {...row}>
      {(inputProps) => <TextArea placeholder={row.field.placeholder} {...inputProps} {...registered} />}
    </Labelled>
  );
}

/** Shows what will be saved as soon as the owner has left the field. */
function withScheme(registered: UseFormRegisterReturn): UseFormRegisterReturn {
  return {
    ...registered,
    onBlur: (event) => {
      event.target.value = webAddress(event.target.value);
      return registered.onBlur(event);
    },
  };
}

function Choice({ registered, ...row }: RowProps) {
  const { choices = [], initial, none = t`Choose…`, searchable, several } = row.field;
  if (several) return <Choices label={row.field.label} choices={choices} name={registered.name} />;
  const options = initial === "" ? [{ value: "", label: none }, ...choices] : choices;
  return (
    <Labelled name={registered.name} {...row}>
      {(inputProps) =>
        searchable ? (
          <SearchableChoice field={row.field} name={registered.name} {...inputProps} />
        ) : (
          <Select options={options} {...inputProps} {...registered} />
        )
      }
    </Labelled>
  );
}

/** Each is ticked or not; the value lists the ticked ones. */
function Choices({ label, choices, name }: { label: string; choices: readonly Declared[]; name: string }) {
  const { field } = useController({ name });
  const ticked = String(field.value).split(",").filter(Boolean);
  function tick(value: string, on: boolean): void {
    const values = choices.map((choice) => choice.value);
    field.onChange(values.filter((one) => (one === value ? on : ticked.includes(one))).join());
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(({ value, label: one }) => (
          <Checkbox
            key={value}
            label={one}
            checked={ticked.includes(value)}
            onChange={({ target }) => tick(value, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function SearchableChoice({ field, name, ...inputProps }: InputProps & { field: Field; name: string }) {
  const { field: held } = useController({ name });
  return (
    <SearchableSelect
      choices={field.choices ?? []}
      hint={field.hint}
      optional={!field.required}
      {...inputProps}
      {...held}
      value={String(held.value)}
    />
  );
}
