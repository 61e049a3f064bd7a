import { Link, type LinkProps } from "react-router";
import { cx } from "./cx.ts";

interface TabLinkProps extends Omit<LinkProps, "className"> {
  isChosen: boolean;
}

/** One of several views of a list, at an address of its own. */
export function TabLink({ isChosen, ...link }: TabLinkProps) {
  return (
    <Link
      {...link}
      aria-current={isChosen ? "true" : undefined}
      className={cx(
        "inline-flex min-h-11 items-center border-b-2",
        isChosen ? "border-brass font-semibold" : "border-transparent text-ink-soft hover:text-ink",
      )}
    />
  );
}
