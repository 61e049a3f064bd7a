import { Star } from "lucide-react";
import { cx } from "./cx.ts";

interface StarsProps {
  /** Of what, for screen readers. */
  legend: string;
  /** "4.5"; blank for none. */
  value: string;
  disabled?: boolean;
  onChoose: (value: string) => void;
}

export function Stars({ legend, value, disabled = false, onChoose }: StarsProps) {
  const rating = Number(value.replace(",", "."));
  return (
    <fieldset className="flex min-w-0 items-center">
      <legend className="sr-only">{legend}</legend>
      {[1, 2, 3, 4, 5].map((star) => (
        <button
          key={star}
          type="button"
          aria-label={star === 1 ? "1 star" : `${star} stars`}
          aria-pressed={star === rating}
          disabled={disabled}
          className="grid size-11 cursor-pointer place-items-center text-brass"
          onClick={() => onChoose(String(star))}
        >
          <Star className={cx("size-6", star <= rating && "fill-current")} />
        </button>
      ))}
    </fieldset>
  );
}
