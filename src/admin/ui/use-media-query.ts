import { useSyncExternalStore } from "react";

/** Where the bar is at the thumb, and the menu behind its toggle. */
const NARROW = "(width < 64rem)";

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => window.matchMedia(query).matches,
  );
}

export function useIsNarrow(): boolean {
  return useMediaQuery(NARROW);
}
