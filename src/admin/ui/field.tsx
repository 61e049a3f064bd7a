import { CircleAlert, Eye } from "lucide-react";
import { type ComponentProps, type ComponentType, type ReactNode, useId } from "react";
import { Input, PasswordInput, Select, TextArea } from "./input.tsx";

/** The attributes that connect an input to its label, hint and error. */
export interface InputProps {
  id: string;
  "aria-required"?: boolean;
  "aria-invalid"?: boolean;
  "aria-describedby"?: string;
}

interface FieldProps {
  label: string;
  required?: boolean | undefined;
  hint?: ReactNode;
  /** Where guests read it. */
  appears?: string | undefined;
  error?: string | undefined;
  /** Renders the input with these attributes: `{(inputProps) => <Input {...inputProps} />}`. */
  children: (inputProps: InputProps) => ReactNode;
}

/** One row of a form. Optional fields are marked; all others are required. */
export function FormField({ label, required = true, hint, appears, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const appearsId = appears ? `${id}-appears` : undefined;
  // The error comes before the place where guests read it.
  const describedBy = [errorId, hintId, errorId ? undefined : appearsId].filter(Boolean).join(" ");
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-x-3 cramped:flex-wrap">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {!required && (
          <span aria-hidden="true" className="shrink-0 text-sm text-ink-soft">
            Optional
          </span>
        )}
      </div>
      {children({
        id,
        "aria-required": required,
        ...(error && { "aria-invalid": true }),
        ...(describedBy && { "aria-describedby": describedBy }),
      })}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {appears && <Appears id={appearsId} text={appears} />}
    </div>
  );
}

export function ErrorText({ children, ...rest }: ComponentProps<"p">) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-danger" {...rest}>
      <CircleAlert className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}

/** A row whose input is this one. */
function fieldOf<Props>(Control: ComponentType<Props>) {
  type Given = Omit<FieldProps, "children" | "appears"> & Omit<Props, "id" | "required">;
  return function Field({ label, required, hint, error, ...given }: Given) {
    return (
      <FormField label={label} required={required} hint={hint} error={error}>
        {(inputProps) => <Control {...inputProps} {...(given as Omit<Props, never>)} />}
      </FormField>
    );
  };
}

export const InputField = fieldOf(Input);
export const TextAreaField = fieldOf(TextArea);
export const SelectField = fieldOf(Select);
export const PasswordField = fieldOf(PasswordInput);

/** Where guests read what is typed here. */
export function Appears({ id, text }: { id?: string | undefined; text: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-ink-soft">
      <Eye className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>
        <span className="sr-only">For guests: </span>
        {text}
      </span>
    </p>
  );
}
