import { type ReactNode, useState } from "react";
import { asRead } from "../../lib/texts/folded.ts";
import { Button } from "./button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";
import { InputField } from "./field.tsx";
import { Form } from "./form.tsx";

interface TypedConfirmDialogProps {
  title: string;
  description: string;
  /** The text to type, and into which input. */
  label: string;
  expected: string;
  type?: "email" | "text";
  confirmLabel: string;
  busy: boolean;
  /** Further conditions, such as the `children` being filled in. */
  ready?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks for a name before something is lost that nothing brings back. */
export function TypedConfirmDialog({
  title,
  description,
  label,
  expected,
  type = "text",
  confirmLabel,
  busy,
  ready = true,
  onConfirm,
  onCancel,
  children,
}: TypedConfirmDialogProps) {
  const [typed, setTyped] = useState("");
  const confirmed = ready && isSame(typed, expected, type);

  return (
    <Dialog
      type="warning"
      title={title}
      description={description}
      closeButton={false}
      onClose={() => !busy && onCancel()}
    >
      <Form className="mt-5" onSubmit={() => confirmed && onConfirm()}>
        <div className="flex flex-col gap-5">
          <InputField
            label={label}
            hint={expected}
            type={type}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {children}
        </div>
        <DialogActions busy={busy} onCancel={onCancel}>
          <Button type="submit" variant="danger" disabled={!confirmed} busy={busy && "Deleting..."}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Ignores differences that nobody sees: blanks, how an accent is encoded, and the case of addresses. */
function isSame(typed: string, expected: string, type: "email" | "text"): boolean {
  const [one, other] = [typed, expected].map((text) => asRead(text.normalize()));
  return type === "email" ? one?.toLowerCase() === other?.toLowerCase() : one === other;
}
