import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

interface SwatchesProps extends Omit<ComponentProps<"input">, "type" | "value" | "className"> {
  label: string;
  /** The value is a background class, the label the color's name. */
  colors: readonly { value: string; label: string }[];
}

export function Swatches({ label, colors, ...rest }: SwatchesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="grid grid-cols-6 justify-items-center gap-1 rounded-lg border border-edge p-1.5 sm:grid-cols-9">
        {colors.map((color) => (
          <label
            key={color.value}
            title={color.label}
            className="relative grid size-11 cursor-pointer place-items-center"
          >
            <input
              type="radio"
              value={color.value}
              aria-label={color.label}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-lg checked:border-2 checked:border-ink"
              {...rest}
            />
            <span className={cx("pointer-events-none size-8 rounded-full", color.value)} />
            <Check
              strokeWidth={3}
              className="pointer-events-none absolute size-5 text-black not-peer-checked:hidden"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
