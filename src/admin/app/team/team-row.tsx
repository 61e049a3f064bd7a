import { type LucideIcon, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { WHOLE_TEXT } from "../../ui/row.tsx";

interface RowButtonProps {
  name: string;
  busy?: boolean;
  onPress: () => void;
  children: string;
}

export function RowButton({ name, busy = false, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      disabled={busy}
      className="min-h-11 cursor-pointer px-2 font-semibold text-accent hover:underline disabled:opacity-60"
      onClick={onPress}
    >
      {children}
      <span className="sr-only"> {name}</span>
    </button>
  );
}

interface TeamRowProps {
  /** The person's sign. */
  sign?: string | undefined;
  /** Without a sign. */
  icon?: LucideIcon;
  title: string;
  line: ReactNode;
  children: ReactNode;
}

/** With large text, what can be done stands below. */
export function TeamRow({ sign, icon: Icon = Mail, title, line, children }: TeamRowProps) {
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-4 py-3">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-brass-soft font-display font-semibold text-brass"
      >
        {sign ?? <Icon className="size-5" strokeWidth={1.5} />}
      </span>
      <span className="min-w-0 flex-1 basis-44">
        <span className="block font-display text-[1.1875rem]/6 wrap-anywhere">{title}</span>
        <span className={`block ${WHOLE_TEXT}`}>{line}</span>
      </span>
      <span className="ms-auto flex shrink-0 flex-wrap justify-end">{children}</span>
    </li>
  );
}
