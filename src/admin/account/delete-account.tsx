import { useState } from "react";
import { useNavigate } from "react-router";
import { failureText } from "../../lib/errors.ts";
import { useSupabase } from "../rows/supabase.tsx";
import { Button } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { PasswordField } from "../ui/field.tsx";
import { TypedConfirmDialog } from "../ui/typed-confirm-dialog.tsx";
import { deleteAccount } from "./account-calls.ts";
import { useSignOut, useUser } from "./auth/auth-provider.tsx";
import type { SignedOutState } from "./auth/guards.tsx";
import { DELETE_ACCOUNT_FAILURES } from "./failures.ts";

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
      return failureText(DELETE_ACCOUNT_FAILURES, error);
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

/** Asks for the address, as nothing brings the account back, and the password, to know who asks. */
function DeleteAccountDialog({ email, onConfirm, onCancel }: DeleteAccountDialogProps) {
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    setFailure(await onConfirm(password));
    setBusy(false);
  }

  return (
    <TypedConfirmDialog
      title="Delete your account?"
      description="Your hotels and everything in them are deleted with it. This action cannot be undone."
      label="Type your email address to confirm"
      expected={email}
      type="email"
      confirmLabel="Delete Account"
      busy={busy}
      ready={password !== ""}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <PasswordField
        label="Password"
        error={failure}
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setFailure(undefined);
        }}
      />
    </TypedConfirmDialog>
  );
}
