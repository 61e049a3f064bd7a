import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ICON, textLink } from "./button.tsx";
import { cx } from "./cx.ts";

interface BackLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** Beside a screen's name. */
export function BackArrow({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      aria-label={label}
      className="-ms-3 inline-flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-accent-soft"
    >
      <ArrowLeft {...ICON} />
    </Link>
  );
}

/** Above a screen that another one leads to. */
export function BackLink({ to, className, children }: BackLinkProps) {
  return (
    <Link to={to} className={cx("inline-flex min-h-11 items-center gap-2 self-start", textLink, className)}>
      <ArrowLeft {...ICON} />
      {children}
    </Link>
  );
}
