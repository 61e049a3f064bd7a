import type { ReactNode } from "react";
import { cx } from "../../ui/cx.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

/** As high as the set-up's longest step, so that nothing below moves under a finger while it loads. */
const PLACE = "min-h-66 rounded-2xl md:min-h-46";

/** Keeps the block's place free. */
export function UsefulPlace() {
  return <Skeleton className={PLACE} />;
}

interface UsefulBlockProps {
  title: string;
  text: string;
  /** How far it is, where it takes several days. */
  progress?: string;
  /** The button, or two. */
  children: ReactNode;
}

/** The screen's one colored block: what helps most now. */
export function UsefulBlock({ title, text, progress, children }: UsefulBlockProps) {
  return (
    <section
      aria-labelledby="most-useful"
      className={cx(
        "flex flex-wrap content-center items-center gap-x-8 gap-y-4 bg-deep p-5 text-on-deep sm:px-7",
        PLACE,
      )}
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-sm font-medium text-on-deep-brass">Most useful now</p>
        <h2 id="most-useful" className="mt-1 text-2xl/tight font-semibold wrap-anywhere sm:text-3xl/tight">
          {title}
        </h2>
        <p className="mt-1.5 text-on-deep-soft">{text}</p>
        {progress && <p className="mt-1.5 text-sm font-medium text-on-deep-brass">{progress}</p>}
      </div>
      {children}
    </section>
  );
}
