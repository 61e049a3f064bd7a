import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { Field, FieldKind } from "../../fields/index.ts";
import { Field as FieldRow, type InputTies } from "../ui/field.tsx";
import { Checkbox, Input, Select, TextArea } from "../ui/input.tsx";
import { Swatches } from "../ui/swatches.tsx";

/** How a browser is asked for each kind of line: keyboard on a phone, steps, spelling. */
const LINE_INPUTS: Record<
  Exclude<FieldKind, "longText" | "choice" | "color" | "flag" | "details">,
  ComponentProps<"input">
> = {
  text: {},
  phone: { type: "tel", autoComplete: "off" },
  email: { type: "email", autoComplete: "off" },
  url: { type: "url", autoComplete: "off", spellCheck: false },
  rating: { type: "number", min: 1, max: 5, step: 0.1 },
};

interface FieldInputProps {
  field: Field;
  error: string | undefined;
  /** From react-hook-form's register. */
  registered: UseFormRegisterReturn;
}

/** One declared field as a row of a form. Details have rows of their own: see DetailsInput. */
export function FieldInput({ field, error, ...props }: FieldInputProps) {
  const registered = field.kind === "url" ? withScheme(props.registered) : props.registered;
  if (field.kind === "flag") return <Checkbox label={field.label} {...registered} />;
  if (field.kind === "color") {
    return <Swatches label={field.label} colors={field.choices ?? []} {...registered} />;
  }
  return (
    <FieldRow label={field.label} required={field.required} error={error}>
      {(ties) => <Control field={field} {...ties} {...registered} />}
    </FieldRow>
  );
}

/** Owners type "www.hotel.com"; a link that guests can follow begins with https://. */
function withScheme(registered: UseFormRegisterReturn): UseFormRegisterReturn {
  return {
    ...registered,
    onBlur: (event) => {
      const typed = event.target.value.trim();
      if (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed)) event.target.value = `https://${typed}`;
      return registered.onBlur(event);
    },
  };
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
