import type { ReactNode } from "react";

/** Marks what no toast may cover: the buttons that are pressed next. */
export const BELOW_TOASTS = { "data-below-toasts": true };
/** Marks what takes the place of the five destinations at the bottom of a phone's screen. */
const AT_BOTTOM = { "data-at-bottom": true, ...BELOW_TOASTS };

/** Buttons that stay within reach of the thumb while what is above them scrolls. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div
      {...AT_BOTTOM}
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur sm:mx-0 sm:px-0"
    >
      {children}
    </div>
  );
}
