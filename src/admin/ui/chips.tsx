import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface ChipsProps<Value> {
  legend: ReactNode;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  disabled?: boolean;
  onChoose: (value: Value) => void;
}

/** The look of one that is not chosen. */
const CALM = "border-edge bg-surface hover:bg-accent-soft";
const SHAPE =
  "inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border px-4 py-1.5 text-left text-sm font-medium wrap-anywhere";

/** A chip that does something, instead of choosing it. */
export const CHIP = `${SHAPE} ${CALM}`;

/** One of several, each a press. */
export function Chips<Value extends string>({
  legend,
  options,
  value,
  disabled = false,
  onChoose,
}: ChipsProps<Value>) {
  return (
    <fieldset className="mb-3 min-w-0">
      <legend className="mb-2 text-sm text-ink-soft">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const isChosen = option.value === value;
          return (
            <button
              key={option.value}
              type="button"
              aria-pressed={isChosen}
              disabled={disabled}
              className={cx(SHAPE, isChosen ? "border-accent bg-accent text-on-accent" : CALM)}
              onClick={() => onChoose(option.value)}
            >
              {isChosen && <Check aria-hidden="true" className="size-4 shrink-0" />}
              {option.label}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
