import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import { NOTICE_LOOKS, type NoticeType } from "./notice.tsx";

const SHOWN_MS = 5000;
/** Time to read, decide and reach for the button. */
const SHOWN_WITH_ACTION_MS = 10_000;

interface ToastProps {
  type: NoticeType;
  title: string;
  action?: { label: string; onPress: () => void } | undefined;
  onClose: () => void;
}

/** Where toasts appear. It is there before them, so that screen readers hear of each one. */
export function ToastArea({ toast }: { toast: (ToastProps & { key: number }) | null }) {
  return (
    <div
      aria-live="polite"
      className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 mx-auto max-w-md"
    >
      {toast && <Toast {...toast} key={toast.key} />}
    </div>
  );
}

/** For what is plain to see anyway: it goes by itself, but not while it is pointed at or has focus. */
function Toast({ type, title, action, onClose }: ToastProps) {
  const { icon: Icon, colors } = NOTICE_LOOKS[type];
  const [held, setHeld] = useState(false);
  const duration = action ? SHOWN_WITH_ACTION_MS : SHOWN_MS;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [held, duration, onClose]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it does nothing but keep it
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex animate-rise items-center gap-3 rounded-2xl border border-line bg-surface py-2 pr-2 pl-4 shadow-dialog"
    >
      <span className={cx("grid size-9 shrink-0 place-items-center rounded-full", colors)}>
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <p className="flex-1 font-medium">{title}</p>
      {action && (
        <Button variant="secondary" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      <Button variant="quiet" iconOnly aria-label="Dismiss" onClick={onClose}>
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
