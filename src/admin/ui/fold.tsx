import { ChevronDown } from "lucide-react";
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import { cx } from "./cx.ts";

interface FoldProps {
  title: string;
  /** Its content, in words. */
  inside: string;
  /** Open at first. */
  opens?: boolean;
  /** An input in it has a problem: it opens. */
  invalid?: boolean;
  className?: string;
  children: ReactNode;
}

/** A row that unfolds what few owners need. Open as long as something in it has a problem. */
export function Fold({ title, inside, opens = false, invalid = false, className, children }: FoldProps) {
  const [open, setOpen] = useState(opens);
  // A closed one is filled once the screen around it is drawn.
  const isFilled = useDeferredValue(true, opens || invalid);
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The form has tried to focus it while it was closed. An input above that is wrong, too, comes first.
    if (invalid && !document.activeElement?.matches("[aria-invalid=true]"))
      box.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [invalid]);
  return (
    <details
      ref={box}
      className={cx("group/fold border-b border-line", className)}
      open={open || invalid}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <h2 className="font-sans text-base font-semibold">{title}</h2>
          <span className="block text-[0.9375rem]/5.5 wrap-anywhere text-ink-soft">{inside}</span>
        </span>
        <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform group-open/fold:rotate-180" />
      </summary>
      <div className="pt-1 pb-6">{isFilled && children}</div>
    </details>
  );
}
