import type { ReactNode } from "react";

interface LinkProps {
  /** What lib/safe-link.ts has let through; without it the content is shown alone. */
  href: string | undefined;
  /** What is added on paper, where a link cannot be followed. */
  paper?: string | undefined;
  className?: string | undefined;
  /** Its name, where what it shows says too little. */
  label?: string;
  children: ReactNode;
}

/** Websites open beside the page, which stays where it was; search engines are told that we do not vouch for them. */
export function Link({ href, paper, className, label, children }: LinkProps) {
  if (!href) return <span>{children}</span>;
  const beside = href.startsWith("http") ? { target: "_blank", rel: "noopener nofollow" } : {};
  return (
    <a href={href} {...beside} className={className} data-paper={paper} aria-label={label}>
      {children}
    </a>
  );
}
