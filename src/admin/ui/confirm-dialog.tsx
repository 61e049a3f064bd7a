import { t } from "../../lib/texts/t.ts";
import { Button } from "./button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";
import { useBusy } from "./use-busy.ts";

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The name of the thing that the question is about. */
  subject?: string;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** Closes the dialog itself, whether it succeeds or fails. */
  onConfirm: () => void | Promise<void>;
  onCancel: () => void;
}

/** Asks before something is lost. The harmless button has the focus. */
export function ConfirmDialog({
  title,
  text,
  subject,
  confirmLabel,
  busyLabel = confirmLabel,
  cancelLabel = t`Cancel`,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const [busy, during] = useBusy();
  return (
    <Dialog
      type="warning"
      size="sm"
      title={title}
      description={
        <>
          {subject && <p className="mb-2 line-clamp-3 font-medium wrap-anywhere text-ink">{subject}</p>}
          <p>{text}</p>
        </>
      }
      closeButton={false}
      onClose={() => !busy && onCancel()}
    >
      <DialogActions>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="danger" busy={busy && busyLabel} onClick={() => during(onConfirm)}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
