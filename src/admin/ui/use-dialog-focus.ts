import { useCallback, useState } from "react";

/** The attribute of an element that takes the focus as soon as no dialog has it. */
export const TAKES_FOCUS = "data-takes-focus";
/** The attribute of the button that a dialog focuses first, when it is not the first button. */
export const OPENS_ON = "data-opens-on";

/** For each dialog the elements that may get the focus when it closes, in order of preference. */
const returns = new WeakMap<Element, readonly Element[]>();

/**
 * Where focus goes when a dialog opens and closes (WCAG 2.4.3); for Radix's Dialog.Content.
 *
 * It opens on the first field of a form, else on the first button. When it closes, focus returns to the
 * element that opened it, unless it has moved elsewhere. If that element is gone, focus goes to the one that
 * opened the dialog around it, and finally to the page's main part: it is never lost.
 */
export function useDialogFocus() {
  const [targets] = useState(() => {
    // Dialogs are modal, so a second one was opened from the topmost, even if its button is disabled by now.
    const outer = [...document.querySelectorAll("[role=dialog]")].at(-1);
    const within = outer ? [outer, ...(returns.get(outer) ?? [])] : [];
    return document.activeElement ? [document.activeElement, ...within] : within;
  });
  const ref = useCallback(
    (dialog: HTMLElement | null) => {
      if (dialog) returns.set(dialog, targets);
    },
    [targets],
  );
  function onOpenAutoFocus(event: Event): void {
    const dialog = event.currentTarget;
    if (!(dialog instanceof HTMLElement)) return;
    const field = dialog.querySelector<HTMLElement>(
      `form :is(input:not([hidden]), select, textarea), [${OPENS_ON}]`,
    );
    if (!field) return;
    event.preventDefault();
    field.focus();
  }
  function onCloseAutoFocus(event: Event): void {
    event.preventDefault();
    if (document.activeElement && document.activeElement !== document.body) return;
    const message = document.querySelector(`[${TAKES_FOCUS}]`);
    const target = message ?? targets.find((element) => element !== document.body && element.isConnected);
    const focusable = target ?? document.getElementById("main");
    if (focusable instanceof HTMLElement) focusable.focus({ preventScroll: target === undefined });
  }
  return { ref, onOpenAutoFocus, onCloseAutoFocus };
}
