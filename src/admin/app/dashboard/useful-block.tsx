import type { ReactNode } from "react";

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
      className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-2xl bg-deep p-5 text-on-deep sm:px-7"
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
