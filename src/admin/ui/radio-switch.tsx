import { useId } from "react";
import { cx } from "./cx.ts";

interface RadioSwitchProps<Value> {
  /** For screen readers. */
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** One of a few, side by side. */
export function RadioSwitch<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
  className,
}: RadioSwitchProps<Value>) {
  const name = useId();
  return (
    <fieldset className={cx("flex rounded-lg border border-edge p-0.5", className)}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-10 cursor-pointer items-center justify-center rounded-md px-3 text-sm whitespace-nowrap has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
