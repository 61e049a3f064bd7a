/** One declared field as a row of a form. One record has an entry for every kind of field. */
import type { ComponentProps, ReactNode } from "react";
import { type Control as FormControl, type UseFormRegisterReturn, useController } from "react-hook-form";
import { type Field, type FieldKind, webAddress } from "../../../fields/index.ts";
import { AccentInput } from "../../ui/accent-input.tsx";
import { Appears, FormField as FieldRow, type InputProps } from "../../ui/field.tsx";
import { Checkbox, Input, Select, TextArea } from "../../ui/input.tsx";
import { SearchableSelect } from "../../ui/searchable-select.tsx";
import { Swatches } from "../../ui/swatches.tsx";
import { HoursField } from "../hours/hours-field.tsx";
import { PhotoRow } from "../photos/photo-row.tsx";
import { DetailsInput } from "./details-input.tsx";
import { WifiInput } from "./wifi-input.tsx";

/** Each form of declared fields has other columns. */
type Typed = Record<string, unknown>;

interface FieldInputProps {
  field: Field;
  error: string | undefined;
  /** The result of react-hook-form's register(). */
  registered: UseFormRegisterReturn;
  /** The same form's control, which a searchable choice needs. */
  control?: FormControl<Typed, unknown, Typed>;
}

interface KindOfInput {
  Row: (props: FieldInputProps) => ReactNode;
  /** Several inputs, or one with a label of its own: where guests read it stands below all of it. */
  saysBelow?: true;
  /** The class of its cell in the two columns of a wide form. */
  cell?: string;
}

const WIDE = "sm:col-span-2";

/** An input on one line, with the phone's keyboard, the steps and the spelling for its kind. */
function line(asked: ComponentProps<"input">): KindOfInput {
  return {
    Row: (props) => (
      <Labelled {...props}>
        {(inputProps) => (
          <Input placeholder={props.field.placeholder} {...asked} {...inputProps} {...props.registered} />
        )}
      </Labelled>
    ),
  };
}

const link = line({ type: "url", autoComplete: "off", spellCheck: false });

const INPUTS: Record<FieldKind, KindOfInput> = {
  text: line({}),
  longText: { Row: LongText, cell: WIDE },
  time: line({ type: "time" }),
  moment: line({ type: "datetime-local" }),
  phone: line({ type: "tel", autoComplete: "off" }),
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
    Row: ({ field, registered }) => <DetailsInput name={registered.name} field={field} />,
    cell: WIDE,
    saysBelow: true,
  },
  hours: {
    Row: ({ field: { label, choices }, registered: { name } }) => (
      <HoursField {...{ label, choices, name }} />
    ),
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
  accent: { Row: Accent, cell: WIDE, saysBelow: true },
  wifi: {
    Row: ({ field, registered }) => <WifiInput name={registered.name} label={field.label} />,
    cell: WIDE,
    saysBelow: true,
  },
};

export function FieldInput(props: FieldInputProps) {
  const { appears, kind } = props.field;
  const { Row, saysBelow } = INPUTS[kind];
  if (!saysBelow || !appears) return <Row {...props} />;
  return (
    <div className="flex flex-col gap-1.5">
      <Row {...props} />
      <Appears text={appears} />
    </div>
  );
}

/** The class of a field's cell in the two columns of a wide form. */
export function cellClass({ kind, several }: Field): string | undefined {
  return several ? WIDE : INPUTS[kind].cell;
}

interface LabelledProps extends FieldInputProps {
  children: (inputProps: InputProps) => ReactNode;
}

/** Without `maxlength`, which would silently cut off a pasted text; the field shows an error instead. */
function Labelled({ field: { label, required, appears }, error, children }: LabelledProps) {
  return (
    <FieldRow label={label} required={required} appears={appears} error={error}>
      {children}
    </FieldRow>
  );
}

function LongText(props: FieldInputProps) {
  return (
    <Labelled {...props}>
      {(inputProps) => (
        <TextArea placeholder={props.field.placeholder} {...inputProps} {...props.registered} />
      )}
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

function Choice(props: FieldInputProps) {
  const { field, control, registered } = props;
  const { choices = [], initial, searchable, several } = field;
  if (several) return <Choices {...props} />;
  return (
    <Labelled {...props}>
      {(inputProps) =>
        searchable && control ? (
          <SearchableChoice field={field} control={control} name={registered.name} {...inputProps} />
        ) : (
          <Select
            options={initial === "" ? [{ value: "", label: "Choose…" }, ...choices] : choices}
            {...inputProps}
            {...registered}
          />
        )
      }
    </Labelled>
  );
}

/** Each is ticked or not; the value has the ticked ones. */
function Choices({ field: { label, choices = [] }, control, registered: { name } }: FieldInputProps) {
  const { field } = useController({ name, ...(control && { control }) });
  const ticked = String(field.value).split(",").filter(Boolean);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(({ value, label: one }) => (
          <Checkbox
            key={value}
            label={one}
            checked={ticked.includes(value)}
            onChange={({ target }) =>
              field.onChange(
                choices
                  .map((choice) => choice.value)
                  .filter((other) => (other === value ? target.checked : ticked.includes(other)))
                  .join(),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

interface SearchableProps extends InputProps {
  field: Field;
  control: FormControl<Typed, unknown, Typed>;
  name: string;
}

function SearchableChoice({ field, control, name, ...inputProps }: SearchableProps) {
  const { field: held } = useController({ control, name });
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

function Accent({ field: { label }, error, registered: { name }, control }: FieldInputProps) {
  const { field } = useController({ name, ...(control && { control }) });
  return <AccentInput label={label} error={error} value={String(field.value)} onChange={field.onChange} />;
}
