import type { ComponentProps, ReactNode } from "react";

interface ChoiceTileProps extends Omit<ComponentProps<"input">, "type" | "className"> {
  label: string;
  hint?: ReactNode;
}

/** One of a few choices, shown as what it stands for. */
export function ChoiceTile({ label, hint, children, ...rest }: ChoiceTileProps) {
  return (
    <label className="relative flex min-w-0 cursor-pointer flex-col gap-2 rounded-2xl border border-edge p-2 @lg:p-3 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <span aria-hidden="true">{children}</span>
      <span className="flex items-start gap-x-1.5 @max-lg:flex-wrap @lg:gap-x-2.5">
        <input
          type="radio"
          aria-label={label}
          className="mt-1 size-4 shrink-0 accent-accent outline-none"
          {...rest}
        />
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere max-sm:text-sm/6">{label}</span>
          {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
        </span>
      </span>
    </label>
  );
}
