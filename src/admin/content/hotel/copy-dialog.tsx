import { type ReactNode, useState } from "react";
import { type FailureTexts, failureText } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PhotoRefusedError } from "../photos/prepare.ts";
import type { useHotelChoice } from "./hotel-choice.ts";
import type { Hotel } from "./hotels.ts";

interface CopyDialogProps {
  title: string;
  description: string;
  choice: ReturnType<typeof useHotelChoice>;
  failures: FailureTexts;
  label: string;
  disabled?: boolean;
  /** Closes the dialog itself once it has succeeded. */
  copy: (to: Hotel) => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
}

/** Gives something to another hotel of the owner. */
export function CopyDialog(props: CopyDialogProps) {
  const { title, description, choice, failures, label, disabled = false, copy, onClose, children } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const to = choice.chosen;

  async function start(target: Hotel): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await copy(target);
    } catch (error) {
      const isRefused = error instanceof PhotoRefusedError && error.message !== "";
      setFailure(isRefused ? t`Nothing was copied: ${error.message}` : failureText(failures, error));
      setBusy(false);
    }
  }

  return (
    <Dialog title={title} description={description} onClose={() => !busy && onClose()}>
      <div className="mt-6 flex flex-col gap-4">
        <SelectField
          label="To hotel"
          options={choice.others.map(({ id, name }) => ({ value: id, label: name }))}
          value={to?.id ?? ""}
          disabled={busy}
          onChoose={choice.choose}
        />
        {children}
        {failure && <Notice type="error">{failure}</Notice>}
      </div>
      <DialogActions busy={busy} onCancel={onClose}>
        <Button disabled={!to || disabled} busy={busy && "Copying..."} onClick={() => to && void start(to)}>
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
