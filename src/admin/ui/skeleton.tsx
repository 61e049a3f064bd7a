import { LoaderCircle } from "lucide-react";
import { cx } from "./cx.ts";

/** A block in the size of the content that is loading, so that nothing moves when it arrives. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx("animate-breathe rounded-lg bg-sunken", className)} />;
}

export function Spinner() {
  return <LoaderCircle className="size-5 animate-spin" />;
}

/** Fills the place of a screen whose code or data is loading. */
export function LoadingScreen() {
  return (
    <div role="status" aria-label="Loading" className="grid min-h-[50vh] place-items-center text-ink-soft">
      <LoaderCircle className="size-8 animate-spin" />
    </div>
  );
}
