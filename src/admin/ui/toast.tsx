import { X } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { NoticeIcon, type NoticeType } from "./notice.tsx";
import { useSelfClosing } from "./self-closing.ts";
import { TAKES_FOCUS } from "./use-dialog-focus.ts";

const SHOWN_MS = 5000;
/** Milliseconds to read, decide and reach the button. */
const SHOWN_WITH_ACTION_MS = 10_000;

interface ToastProps {
  type: NoticeType;
  title: string;
  action?: { label: string; onPress: () => void } | undefined;
  onClose: () => void;
}

/** It exists before its toasts, so that screen readers announce them. */
export function ToastArea({ toast }: { toast: (ToastProps & { key: number }) | null }) {
  const area = useClearPlace(toast?.key);
  return (
    <div
      ref={area}
      role="status"
      className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 mx-auto max-w-md"
    >
      {toast && <Toast {...toast} key={toast.key} />}
    </div>
  );
}

/** Pixels around a toast. */
const GAP = 16;

/** As far down as it covers nothing that is pressed next, also when a dialog opens meanwhile. @returns its ref */
function useClearPlace(key: number | undefined) {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const toast = area.current;
    if (key === undefined || !toast) return;
    function place(): void {
      if (!toast) return;
      const { left, right, height } = toast.getBoundingClientRect();
      const covered = [...document.querySelectorAll("[data-below-toasts]")]
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.height > 0 && box.left < right && box.right > left)
        .sort((one, other) => other.bottom - one.bottom);
      let bottom = window.innerHeight - GAP;
      for (const box of covered)
        if (box.top < bottom && box.bottom > bottom - height) bottom = box.top - GAP / 2;
      toast.style.bottom = `${window.innerHeight - Math.max(bottom, height)}px`;
    }
    place();
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true, subtree: true });
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("resize", place, { signal });
    // Also of what scrolls inside.
    window.addEventListener("scroll", place, { signal, capture: true });
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [key]);
  return area;
}

/**
 * Confirms something that is also visible. With an action it takes the focus, so that the button is one Tab
 * away; the next key that is typed does not press it.
 */
function Toast({ type, title, action, onClose }: ToastProps) {
  const titleId = useId();
  const toast = useRef<HTMLFieldSetElement>(null);
  const handlers = useSelfClosing(action ? SHOWN_WITH_ACTION_MS : SHOWN_MS, onClose);
  const takesFocus = action !== undefined;
  useEffect(() => {
    if (takesFocus) toast.current?.focus();
  }, [takesFocus]);
  useLayoutEffect(() => {
    const element = toast.current;
    return () => {
      // The focus must not disappear with it (WCAG 2.4.3).
      if (element?.contains(document.activeElement)) {
        document.getElementById("main")?.focus({ preventScroll: true });
      }
    };
  }, []);
  return (
    <fieldset
      ref={toast}
      tabIndex={-1}
      aria-labelledby={titleId}
      {...(takesFocus && { [TAKES_FOCUS]: true })}
      {...handlers}
      className="flex min-w-0 animate-rise flex-wrap items-center gap-3 rounded-2xl border border-line bg-surface py-2 pe-2 ps-4 shadow-dialog"
    >
      <NoticeIcon type={type} small />
      <p id={titleId} className="min-w-0 flex-1 basis-28 font-medium">
        {title}
      </p>
      {/* Where they do not fit beside the title, both go below it. */}
      <div className="ms-auto flex max-w-full flex-wrap items-center justify-end gap-3">
        {action && (
          <Button variant="secondary" onClick={action.onPress}>
            {action.label}
          </Button>
        )}
        <Button variant="quiet" aria-label="Dismiss" onClick={onClose} icon={X} />
      </div>
    </fieldset>
  );
}
