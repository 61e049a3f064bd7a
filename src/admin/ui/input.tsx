import { ChevronDown, Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";

const INPUT =
  "min-h-11 w-full rounded-lg border border-edge bg-surface px-3 py-2 text-base text-ink aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-soft";

export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input type={type} className={cx(INPUT, className)} {...rest} />;
}

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={rows} className={cx(INPUT, "field-sizing-content max-h-72", className)} {...rest} />;
}

export interface Option {
  value: string | number;
  label: string;
  /** The language of the label, where it is not the admin's. */
  lang?: string;
}

interface SelectProps extends Omit<ComponentProps<"select">, "children"> {
  options: readonly Option[];
  onChoose?: (value: string) => void;
}

/** The browser's own select, for which a phone opens its own list. */
export function Select({ className, options, onChoose, ...rest }: SelectProps) {
  return (
    <span className={cx("relative block", className)}>
      <select
        className={cx(INPUT, "appearance-none pe-10")}
        onChange={({ target }) => onChoose?.(target.value)}
        {...rest}
      >
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 end-3 size-5 -translate-y-1/2 text-ink-soft" />
    </span>
  );
}

/** A password with a button that shows the typed text. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className={cx("relative block", className)}>
      <Input type={shown ? "text" : "password"} spellCheck={false} className="pe-12" {...rest} />
      <Button
        variant="quiet"
        className="absolute inset-y-0 end-0"
        aria-label={shown ? "Hide password" : "Show password"}
        onClick={() => setShown(!shown)}
        icon={Icon}
      />
    </span>
  );
}

export function Checkbox({ label, className, ...rest }: ComponentProps<"input"> & { label: ReactNode }) {
  return (
    <label className={cx("flex min-h-11 cursor-pointer items-center gap-3", className)}>
      <input type="checkbox" className="size-5 shrink-0 accent-accent" {...rest} />
      {label}
    </label>
  );
}
