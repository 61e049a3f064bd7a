import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { cx } from "./cx.ts";
import { Spinner } from "./skeleton.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "onDeep" | "quietOnDeep";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent enabled:hover:bg-accent-strong [a]:hover:bg-accent-strong",
  secondary: "border border-edge bg-surface text-ink enabled:hover:bg-accent-soft [a]:hover:bg-accent-soft",
  quiet: "text-ink-soft enabled:hover:bg-accent-soft enabled:hover:text-ink [a]:hover:bg-accent-soft",
  onDeep: "bg-on-deep text-deep [a]:hover:bg-on-deep-soft",
  quietOnDeep: "text-on-deep-soft enabled:hover:text-on-deep",
  danger: "bg-danger text-on-danger enabled:hover:bg-danger-strong",
};

const BASE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-lg text-base font-medium no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-60";

const SHAPES = { wide: "px-5 py-2 cramped:p-3", tight: "px-2 py-2", icon: "w-11 shrink-0" };

/** The look of an icon beside a label. */
export const ICON = { className: "size-5 shrink-0" } as const;

function classes(variant: ButtonVariant, shape: keyof typeof SHAPES, className: string | undefined): string {
  return cx(BASE, SHAPES[shape], VARIANTS[variant], className);
}

interface Look {
  variant?: ButtonVariant;
  /** Before the label; without a label the button is square and needs an aria-label. */
  icon?: LucideIcon;
  /** Smaller, for several buttons side by side. */
  tight?: boolean;
}

/** While busy it cannot be pressed and shows what it does: `<Button busy={saving && "Saving..."}>`. */
export function Button({
  variant = "primary",
  icon: Icon,
  tight = false,
  busy = false,
  disabled,
  className,
  children,
  type = "button",
  ...rest
}: ComponentProps<"button"> & Look & { busy?: string | false }) {
  const shape = tight ? "tight" : Icon && children === undefined ? "icon" : "wide";
  return (
    <button
      type={type}
      disabled={disabled || busy !== false}
      aria-busy={busy !== false}
      className={classes(variant, shape, className)}
      {...rest}
    >
      {busy === false ? Icon && <Icon {...ICON} /> : <Spinner />}
      {busy === false ? children : busy}
    </button>
  );
}

/** A link to another screen of the admin that looks like a button. */
export function ButtonLink({
  variant = "primary",
  icon: Icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & Pick<Look, "variant" | "icon">) {
  return (
    <Link className={classes(variant, "wide", className)} {...rest}>
      {Icon && <Icon {...ICON} />}
      {children}
    </Link>
  );
}

export const textLink =
  "font-medium text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent";

export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" className={cx("min-h-11 text-start", textLink, className)} {...rest} />;
}
