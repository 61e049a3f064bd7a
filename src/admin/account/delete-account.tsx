import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { words } from "../../lib/errors.ts";
import { useUser } from "../auth/auth-provider.tsx";
import type { SignedOutState } from "../auth/guards.tsx";
import { useSignOut } from "../auth/use-sign-out.ts";
import { useSupabase } from "../supabase.tsx";
import { Button } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Input, PasswordInput } from "../ui/input.tsx";
import { deleteAccount } from "./account-calls.ts";
import { DELETE_ACCOUNT_WORDS } from "./words.ts";

/** Explains what deleting the account means, and does it. */
export function DeleteAccountCard() {
  const supabase = useSupabase();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { email = "" } = useUser();
  const [asking, setAsking] = useState(false);

  /** @returns the failure, in words for the owner */
  async function deleteAndLeave(password: string): Promise<string | undefined> {
    try {
      await deleteAccount(supabase, password);
    } catch (error) {
      return words(DELETE_ACCOUNT_WORDS, error);
    }
    await signOut();
    const state: SignedOutState = { accountDeleted: true };
    await navigate("/login", { replace: true, state });
    return undefined;
  }

  return (
    <Card className="border-danger/50">
      <CardTitle>Delete Your Account</CardTitle>
      <ul className="mt-3 mb-5 list-disc space-y-1 pl-5 text-ink-soft">
        <li>Your hotels, their logos, sections and statistics are deleted for good.</li>
        <li>Guest pages close at once, and printed codes stop working.</li>
        <li>A paid subscription is cancelled at once; the rest of its period is not refunded.</li>
      </ul>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      {asking && (
        <DeleteAccountDialog email={email} onConfirm={deleteAndLeave} onCancel={() => setAsking(false)} />
      )}
    </Card>
  );
}

interface DeleteAccountDialogProps {
  email: string;
  /** @returns the failure, in words for the owner; undefined when the account is deleted */
  onConfirm: (password: string) => Promise<string | undefined>;
  onCancel: () => void;
}

/**
 * Asks for the address, because nothing brings the account back, and for the password, because another person
 * may sit at the screen.
 */
function DeleteAccountDialog({ email, onConfirm, onCancel }: DeleteAccountDialogProps) {
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
