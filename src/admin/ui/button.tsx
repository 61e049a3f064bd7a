import type { ComponentProps } from "react";
import { Link } from "react-router";
import { cx } from "./cx.ts";
import { Spinner } from "./skeleton.tsx";

type Variant = "primary" | "secondary" | "quiet" | "danger";

const VARIANTS: Record<Variant, string> = {
  primary: "bg-accent text-on-accent enabled:hover:bg-accent-strong [a]:hover:bg-accent-strong",
  secondary: "border border-edge bg-surface text-ink enabled:hover:bg-accent-soft [a]:hover:bg-accent-soft",
  quiet: "text-ink-soft enabled:hover:bg-accent-soft enabled:hover:text-ink [a]:hover:bg-accent-soft",
  danger: "bg-danger text-on-danger enabled:hover:bg-danger-strong",
};

const BASE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-lg text-base font-medium no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-60";

function classes(variant: Variant, iconOnly: boolean, className: string | undefined): string {
  return cx(BASE, iconOnly ? "w-11 shrink-0" : "px-5 py-2", VARIANTS[variant], className);
}

interface Look {
  variant?: Variant;
  /** A square button whose only content is an icon: give it an aria-label. */
  iconOnly?: boolean;
}

/** While busy it cannot be pressed, and says what is going on: `<Button busy={saving && "Saving..."}>`. */
export function Button({
  variant = "primary",
  iconOnly = false,
  busy = false,
  disabled,
  className,
  children,
  type = "button",
  ...rest
}: ComponentProps<"button"> & Look & { busy?: string | false }) {
  return (
    <button
      type={type}
      disabled={disabled || busy !== false}
      aria-busy={busy !== false}
      className={classes(variant, iconOnly, className)}
      {...rest}
    >
      {busy === false ? (
        children
      ) : (
        <>
          <Spinner />
          {busy}
        </>
      )}
    </button>
  );
}

/** Goes to another screen of the admin, looking like a button. */
export function ButtonLink({
  variant = "primary",
  iconOnly = false,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link className={classes(variant, iconOnly, className)} {...rest} />;
}
