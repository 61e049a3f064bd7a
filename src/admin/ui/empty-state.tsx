import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** Explains what will be here and why, with one action. */
export function EmptyState({
  icon: Icon,
  title,
  children,
  action,
}: {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center rounded-2xl border border-dashed border-edge/60 px-6 py-14 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brass-soft text-brass">
        <Icon className="size-8" strokeWidth={1.5} />
      </span>
      <h2 className="mt-5 text-2xl font-semibold">{title}</h2>
      <div className="mt-2 max-w-md text-balance text-ink-soft">{children}</div>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
