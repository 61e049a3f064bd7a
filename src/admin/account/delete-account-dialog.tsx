import { type FormEvent, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Input, PasswordInput } from "../ui/input.tsx";

interface DeleteAccountDialogProps {
  email: string;
  /** @returns what went wrong, in words; nothing when the account is gone */
  onConfirm: (password: string) => Promise<string | undefined>;
  onCancel: () => void;
}

/** Asks for the address, because nothing brings the account back, and for the password, because it may be somebody else who asks. */
export function DeleteAccountDialog({ email, onConfirm, onCancel }: DeleteAccountDialogProps) {
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const confirmed = typed.trim().toLowerCase() === email && password !== "";

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!confirmed) return;
    setBusy(true);
    setFailure(undefined);
    setFailure(await onConfirm(password));
    setBusy(false);
  }

  return (
    <Dialog
      type="warning"
      title="Delete your account?"
      description="Your hotels and everything in them are deleted with it. This action cannot be undone."
      closeButton={false}
      onClose={() => !busy && onCancel()}
    >
      <Form className="mt-5 flex flex-col gap-5" onSubmit={confirm}>
        <Field label="Type your email address to confirm" hint={email}>
          {(ties) => (
            <Input
              {...ties}
              type="email"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Field label="Password" error={failure}>
          {(ties) => (
            <PasswordInput
              {...ties}
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                setFailure(undefined);
              }}
            />
          )}
        </Field>
        <DialogActions>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" disabled={!confirmed} busy={busy && "Deleting..."}>
            Delete Account
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
