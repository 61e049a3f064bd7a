import type { ComponentProps } from "react";
import { type Control as FormControl, type UseFormRegisterReturn, useController } from "react-hook-form";
import { type Field, type FieldKind, webAddress } from "../../fields/index.ts";
import { Field as FieldRow, type InputTies } from "../ui/field.tsx";
import { Checkbox, Input, Select, TextArea } from "../ui/input.tsx";
import { SearchableSelect } from "../ui/searchable-select.tsx";
import { Swatches } from "../ui/swatches.tsx";

/** How a browser is asked for each kind of line: keyboard on a phone, steps, spelling. */
const LINE_INPUTS: Record<
  Exclude<FieldKind, "longText" | "choice" | "color" | "flag" | "details">,
  ComponentProps<"input">
> = {
  text: {},
  time: { type: "time" },
  phone: { type: "tel", autoComplete: "off" },
  email: { type: "email", autoComplete: "off" },
  url: { type: "url", autoComplete: "off", spellCheck: false },
  rating: { type: "number", min: 1, max: 5, step: 0.1 },
};

/** Forms of declared fields differ in their columns. */
type Typed = Record<string, unknown>;

interface FieldInputProps {
  field: Field;
  error: string | undefined;
  /** From react-hook-form's register. */
  registered: UseFormRegisterReturn;
  /** Of the same form; a searchable choice needs it. */
  control?: FormControl<Typed, unknown, Typed>;
}

/** One declared field as a row of a form. Details have rows of their own: see DetailsInput. */
export function FieldInput({ field, error, control, ...props }: FieldInputProps) {
  const registered = field.kind === "url" ? withScheme(props.registered) : props.registered;
  if (field.kind === "flag") return <Checkbox label={field.label} {...registered} />;
  if (field.kind === "color") {
    return <Swatches label={field.label} colors={field.choices ?? []} {...registered} />;
  }
  return (
    <FieldRow label={field.label} required={field.required} error={error}>
      {(ties) =>
        field.searchable && control ? (
          <SearchableControl field={field} control={control} name={registered.name} {...ties} />
        ) : (
          <Control field={field} {...ties} {...registered} />
        )
      }
    </FieldRow>
  );
}

/** Shows what will be saved, as soon as the owner has left the field. */
function withScheme(registered: UseFormRegisterReturn): UseFormRegisterReturn {
  return {
    ...registered,
    onBlur: (event) => {
      event.target.value = webAddress(event.target.value);
      return registered.onBlur(event);
    },
  };
}

interface SearchableProps extends InputTies {
  field: Field;
  control: FormControl<Typed, unknown, Typed>;
  name: string;
}

function SearchableControl({ field, control, name, ...ties }: SearchableProps) {
  const { field: held } = useController({ control, name });
  return (
    <SearchableSelect
      choices={field.choices ?? []}
      hint={field.hint}
      optional={!field.required}
      {...ties}
      {...held}
      value={String(held.value)}
    />
  );
}

/** No `maxlength`: a pasted text is not cut off silently, the field says how long it may be. */
function Control({ field, ...props }: { field: Field } & InputTies & UseFormRegisterReturn) {
  const { kind, choices = [], initial } = field;
  switch (kind) {
    case "choice":
      return (
        <Select {...props}>
          {initial === "" && <option value="">Choose…</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    case "longText":
      return <TextArea placeholder={field.placeholder} {...props} />;
    case "color":
    case "flag":
    case "details":
      return null;
    default:
      return <Input placeholder={field.placeholder} {...LINE_INPUTS[kind]} {...props} />;
  }
}
