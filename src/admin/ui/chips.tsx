import { Check, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** The look of one that is not chosen. */
const CALM = "border-edge bg-surface hover:bg-accent-soft";
const SHAPE =
  "inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border px-4 py-1.5 text-start text-sm font-medium wrap-anywhere";

/** A chip that does something, instead of choosing it. */
export const CHIP = `${SHAPE} ${CALM}`;

interface ChipProps {
  label: ReactNode;
  isChosen: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** A press switches it on and off. */
export function Chip({ label, isChosen, disabled = false, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={disabled}
      className={cx(SHAPE, isChosen ? "border-accent bg-accent text-on-accent" : CALM)}
      onClick={onPress}
    >
      {isChosen && <Check className="size-4 shrink-0" />}
      {label}
    </button>
  );
}

interface ChipSelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  /** We have guessed it. */
  isUnsure?: boolean;
  onChoose: (value: string) => void;
}

/** One of many, behind a press. */
export function ChipSelect({ label, options, value, isUnsure = false, onChoose }: ChipSelectProps) {
  return (
    <span className="relative inline-flex max-w-full min-w-0">
      <select
        aria-label={label}
        className={cx(
          SHAPE,
          "min-w-0 appearance-none pe-10 text-ellipsis",
          isUnsure ? "border-transparent bg-brass-soft text-brass" : CALM,
        )}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 end-4 size-4 -translate-y-1/2" />
    </span>
  );
}

interface ChipGroupProps {
  legend: ReactNode;
  /** A heading says what the chips are, a line asks for one of them. */
  isHeading?: boolean;
  children: ReactNode;
}

export function ChipGroup({ legend, isHeading = false, children }: ChipGroupProps) {
  return (
    <fieldset className="mb-3 min-w-0">
      <legend
        className={isHeading ? "mb-2 font-display text-lg font-semibold" : "mb-2 text-sm text-ink-soft"}
      >
        {legend}
      </legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

interface ChipsProps<Value> {
  legend: ReactNode;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  disabled?: boolean;
  onChoose: (value: Value) => void;
}

/** One of several, each a press. */
export function Chips<Value extends string>({
  legend,
  options,
  value,
  disabled = false,
  onChoose,
}: ChipsProps<Value>) {
  return (
    <ChipGroup legend={legend}>
      {options.map((option) => (
        <Chip
          key={option.value}
          label={option.label}
          isChosen={option.value === value}
          disabled={disabled}
          onPress={() => onChoose(option.value)}
        />
      ))}
    </ChipGroup>
  );
}
