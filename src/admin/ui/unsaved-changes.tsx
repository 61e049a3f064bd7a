import { useEffect, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { useAskBeforeLeaving } from "./history-layers.tsx";

interface UnsavedChangesProps {
  when: boolean;
  /** The owner left, so the draft is no longer wanted. */
  onLeave?: () => void;
}

/** While `when`, leaving the screen asks first; leaving the page makes the browser ask. */
export function UnsavedChanges({ when, onLeave }: UnsavedChangesProps) {
  const [leaving, setLeaving] = useState<{ proceed: () => void }>();
  useAskBeforeLeaving(when, (proceed) => setLeaving({ proceed }));
  useEffect(() => {
    if (!when) return;
    function ask(event: BeforeUnloadEvent): void {
      event.preventDefault();
    }
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [when]);

  if (!leaving) return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      text="Your changes are not saved."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => {
        setLeaving(undefined);
        onLeave?.();
        leaving.proceed();
      }}
      onCancel={() => setLeaving(undefined)}
    />
  );
}
