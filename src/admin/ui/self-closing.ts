import { type SyntheticEvent, useEffect, useEffectEvent, useState } from "react";
import { isTouchDevice } from "./touch.ts";

/**
 * Closes an element after `shownMs`, counted from when neither the pointer nor a keyboard's or screen
 * reader's focus is on it. @returns handlers for the element
 */
export function useSelfClosing(shownMs: number, onClose: () => void) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const close = useEffectEvent(onClose);
  const held = pointed || focused;
  useEffect(() => {
    if (held) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // From when it is painted: a busy page paints it late, and one in the background not before somebody looks.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => close(), shownMs);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [held, shownMs]);
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: (event: SyntheticEvent) => setFocused(isKeyboardFocus(event.target)),
    onKeyDown: (event: SyntheticEvent) => setFocused(isKeyboardFocus(event.target)),
    onBlur: () => setFocused(false),
  };
}

/**
 * Whether a keyboard or screen reader has the focus. Messages take the focus after a press with the mouse,
 * too; the browser tells these apart, except on phones, where each typed key counts.
 */
function isKeyboardFocus(target: EventTarget): boolean {
  return target instanceof Element && target.matches(":focus-visible") && !isTouchDevice();
}
