import { type RefCallback, useCallback, useState } from "react";

/** Where focus goes when a dialog closes, nearest first. */
const returns = new WeakMap<Element, readonly Element[]>();

/**
 * Gives focus back to what opened a dialog (WCAG 2.4.3). When that is gone (a dialog opened from
 * another one that has closed since, or the deleted card's own button) focus goes to what opened
 * that one, at last to the page's main part, never to nowhere.
 */
export function useFocusReturn(): { dialog: RefCallback<HTMLElement>; onClose: (event: Event) => void } {
  const [targets] = useState(() => {
    const opener = document.activeElement;
    if (!opener) return [];
    const outer = opener.closest("[role=dialog]");
    return [opener, ...((outer && returns.get(outer)) ?? [])];
  });
  const dialog = useCallback(
    (element: HTMLElement | null) => {
      if (element) returns.set(element, targets);
    },
    [targets],
  );
  function onClose(event: Event): void {
    event.preventDefault();
    const target = targets.find((element) => element !== document.body && element.isConnected);
    const focusable = target ?? document.getElementById("main");
    if (focusable instanceof HTMLElement) focusable.focus({ preventScroll: target === undefined });
  }
  return { dialog, onClose };
}
