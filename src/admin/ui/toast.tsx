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

/**
 * It exists before its toasts, so that screen readers announce them. On a phone it is above what is pressed
 * next (see bottom-bar.tsx).
 */
export function ToastArea({ toast }: { toast: (ToastProps & { key: number }) | null }) {
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md max-lg:bottom-[calc(4.75rem+env(safe-area-inset-bottom))]"
    >
      {toast && <Toast {...toast} key={toast.key} />}
    </div>
  );
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
      className="flex min-w-0 animate-rise flex-wrap items-center gap-3 rounded-2xl border border-line bg-surface py-2 pr-2 pl-4 shadow-dialog"
    >
      <NoticeIcon type={type} small />
      <p id={titleId} className="min-w-0 flex-1 basis-28 font-medium">
        {title}
      </p>
      {action && (
        <Button variant="secondary" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      <Button variant="quiet" aria-label="Dismiss" onClick={onClose} icon={X} />
    </fieldset>
  );
}
