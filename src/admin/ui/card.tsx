import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** A sheet of paper on the canvas. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={cx(
        "min-w-0 rounded-2xl border border-line bg-surface p-5 wrap-anywhere cramped:p-3 sm:p-6",
        className,
      )}
      {...rest}
    />
  );
}

export function CardTitle({ className, children, ...rest }: ComponentProps<"h2">) {
  return (
    <h2 className={cx("text-xl font-semibold", className)} {...rest}>
      {children}
    </h2>
  );
}
