import { Delete } from "lucide-react";
import { useEffect } from "react";
import { cx } from "../../ui/cx.ts";

export const PIN_LENGTH = 4;

interface Props {
  /** Whose; nobody is chosen yet. */
  name: string | undefined;
  typed: string;
  onType: (typed: string) => void;
  disabled: boolean;
  /** The refusal of the last PIN. */
  problem: string | undefined;
  /** An alarm rings: with the last digit they have it. */
  takes: boolean;
}

const KEY =
  "grid min-h-14.5 cursor-pointer place-items-center rounded-full font-display text-[1.625rem] disabled:opacity-50 sm:min-h-16";

/** Four dots and ten keys; a keyboard's digits do the same. */
export function PinKeys({ name, typed, onType, disabled, problem, takes }: Props) {
  useEffect(() => {
    function press({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
      if (disabled || ctrlKey || metaKey || altKey) return;
      if (/^\d$/.test(key)) onType((typed + key).slice(0, PIN_LENGTH));
      if (key === "Backspace") onType(typed.slice(0, -1));
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [typed, onType, disabled]);
  return (
    <fieldset className="min-w-0 basis-90 text-center max-lg:grow">
      <legend className="mx-auto wrap-anywhere">
        {!name
          ? "First pick your name"
          : takes
            ? `${name}, your PIN. The last digit takes it.`
            : `PIN of ${name}`}
      </legend>
      <p aria-live="polite" className="sr-only">
        {typed.length} of {PIN_LENGTH} digits
      </p>
      <div aria-hidden="true" className="my-3.5 flex justify-center gap-4">
        {Array.from({ length: PIN_LENGTH }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is all that a dot is
            key={place}
            className={cx(
              "size-4 rounded-full",
              place < typed.length ? "bg-on-deep-brass" : "border-[1.5px] border-on-deep-soft",
            )}
          />
        ))}
      </div>
      <p role="alert" className="mb-3 min-h-6 text-on-deep-brass">
        {problem}
      </p>
      {/* As on every phone, also where words run from right to left. */}
      <div dir="ltr" className="mx-auto grid max-w-75 grid-cols-3 gap-2">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => (
          <button
            key={digit}
            type="button"
            disabled={disabled}
            className={cx(KEY, "bg-on-deep/8 hover:bg-on-deep/16", digit === 0 && "col-start-2")}
            onClick={() => onType((typed + digit).slice(0, PIN_LENGTH))}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          aria-label="Delete"
          disabled={disabled}
          className={cx(KEY, "hover:bg-on-deep/8")}
          onClick={() => onType(typed.slice(0, -1))}
        >
          <Delete className="size-6" strokeWidth={1.5} />
        </button>
      </div>
    </fieldset>
  );
}
