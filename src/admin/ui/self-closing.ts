import { type SyntheticEvent, useEffect, useEffectEvent, useState } from "react";
import { isTouchDevice } from "./touch.ts";

/**
 * Closes what is shown after `shownMs`, counted anew whenever nobody is on it any more. Somebody is on it
 * with the pointer, or with the focus of a keyboard or screen reader.
 *
 * @returns handlers for the element
 */
export function useSelfClosing(shownMs: number, onClose: () => void) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const close = useEffectEvent(onClose);
  const held = pointed || focused;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => close(), shownMs);
    return () => clearTimeout(timer);
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
 * Messages take the focus from whoever pressed a button, also with a mouse. The browser tells those apart
 * who find their way by focus. A phone counts as one of them after each key of its own keyboard, so it is
 * left out.
 */
function isKeyboardFocus(target: EventTarget): boolean {
  return target instanceof Element && target.matches(":focus-visible") && !isTouchDevice();
}
