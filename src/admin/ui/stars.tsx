import { Star } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface StarsProps {
  legend: ReactNode;
  /** "4.5"; blank for none. */
  value: string;
  disabled?: boolean;
  onChoose: (value: string) => void;
}

export function Stars({ legend, value, disabled = false, onChoose }: StarsProps) {
  const rating = Number(value.replace(",", "."));
  return (
    <fieldset className="mt-2 min-w-0">
      <legend className="text-sm text-ink-soft">{legend}</legend>
      {[1, 2, 3, 4, 5].map((star) => (
        <button
          key={star}
          type="button"
          aria-label={star === 1 ? "1 star" : `${star} stars`}
          aria-pressed={star === rating}
          disabled={disabled}
          className="inline-grid size-11 cursor-pointer place-items-center text-brass first-of-type:-ms-2.5"
          onClick={() => onChoose(String(star))}
        >
          <Star className={cx("size-6", star <= rating && "fill-current")} />
        </button>
      ))}
    </fieldset>
  );
}
