import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { Field, FieldKind } from "../../fields/index.ts";
import { Field as FieldRow, type InputTies } from "../ui/field.tsx";
import { Checkbox, Input, Select, TextArea } from "../ui/input.tsx";

/** How a browser is asked for each kind of line: keyboard on a phone, steps, spelling. */
const LINE_INPUTS: Record<Exclude<FieldKind, "longText" | "choice" | "flag">, ComponentProps<"input">> = {
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

/** One declared field as a row of a form. */
export function FieldInput({ field, error, registered }: FieldInputProps) {
  if (field.kind === "flag") return <Checkbox label={field.label} {...registered} />;
  return (
    <FieldRow label={field.label} required={field.required} error={error}>
      {(ties) => <Control field={field} {...ties} {...registered} />}
    </FieldRow>
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
    case "flag":
      return null;
    default:
      return <Input placeholder={field.placeholder} {...LINE_INPUTS[kind]} {...props} />;
  }
}
