import { useCallback, useState } from "react";

/** The attribute of what wants the focus as soon as no dialog has it. */
export const TAKES_FOCUS = "data-takes-focus";
/** The attribute of the button a dialog opens on, where that is not the first one. */
export const OPENS_ON = "data-opens-on";

/** Where focus goes when a dialog closes, nearest first. */
const returns = new WeakMap<Element, readonly Element[]>();

/**
 * Where focus goes when a dialog opens and closes (WCAG 2.4.3); for Radix's Dialog.Content.
 *
 * It opens on the first field of a form, else on the first button. It closes to what opened it, unless
 * focus is elsewhere by then: on a message about what was done, or where somebody pressed. When
 * that is gone (a dialog opened from another one that has closed since, or the deleted card's own
 * button) focus goes to what opened that one, at last to the page's main part, never to nowhere.
 */
export function useDialogFocus() {
  const [targets] = useState(() => {
    // Dialogs are modal: what opens a second one is in the topmost, or was until it was disabled.
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
