import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "./button.tsx";
import { cx } from "./cx.ts";

export type NoticeType = "success" | "error" | "warning" | "info";

/** The icon and colors of each type, in dialogs and within a page. */
const LOOKS = {
  success: { icon: CircleCheck, colors: "bg-accent-soft text-accent" },
  error: { icon: CircleAlert, colors: "bg-danger-soft text-danger" },
  warning: { icon: TriangleAlert, colors: "bg-brass-soft text-brass" },
  info: { icon: Info, colors: "bg-accent-soft text-accent" },
} as const;

interface NoticeProps {
  type: NoticeType;
  children: ReactNode;
  /** A button beside the text, below it on a phone. */
  link?: { to: string; label: string } | false | undefined;
}

/** A message within a page or form. Screen readers announce errors at once, the others in a pause. */
export function Notice({ type, children, link }: NoticeProps) {
  const { icon: Icon, colors } = LOOKS[type];
  return (
    <div
      role={type === "error" ? "alert" : "status"}
      className={cx("flex items-start gap-3 rounded-lg px-4 py-3", colors)}
    >
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-3 text-ink">
        <div className="min-w-0 flex-1 basis-72">{children}</div>
        {link && (
          <ButtonLink variant="secondary" to={link.to} className="max-sm:w-full">
            {link.label}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

export function NoticeIcon({ type, small = false }: { type: NoticeType; small?: boolean }) {
  const { icon: Icon, colors } = LOOKS[type];
  return (
    <span
      className={cx("grid shrink-0 place-items-center rounded-full", small ? "size-9" : "size-11", colors)}
    >
      <Icon className={small ? "size-5" : "size-6"} />
    </span>
  );
}
