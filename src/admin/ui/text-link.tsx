import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** A link within text. */
export const textLink =
  "font-medium text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent";

/** A button that looks like a link. */
export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" className={cx("min-h-11 text-left", textLink, className)} {...rest} />;
}
