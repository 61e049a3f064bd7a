import type { ReactNode } from "react";

interface LinkProps {
  /** An address that lib/safe-link.ts has checked; without one the content is shown alone. */
  href: string | undefined;
  /** Whether paper, where a link cannot be followed, says its address. */
  onPaper?: boolean | undefined;
  className?: string | undefined;
  /** Its accessible name, where the content alone is not clear. */
  label?: string;
  children: ReactNode;
}

/** Websites open in a new tab. rel="nofollow" tells search engines that we do not vouch for them. */
export function Link({ href, onPaper, className, label, children }: LinkProps) {
  if (!href) return <span>{children}</span>;
  const beside = href.startsWith("http") ? { target: "_blank", rel: "noopener nofollow" } : {};
  return (
    <a href={href} {...beside} className={className} data-paper={onPaper ? "" : undefined} aria-label={label}>
      {children}
    </a>
  );
}
