import { useState } from "react";
import { useSupabase } from "../rows/supabase.tsx";
import { Button } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { PasswordField } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { TypedConfirmDialog } from "../ui/typed-confirm-dialog.tsx";
import { useFormTask } from "../ui/use-form-task.ts";
import { deleteAccount, type Proof } from "./account-calls.ts";
import { useUser } from "./auth/auth-provider.tsx";
import type { PasskeyAnswer } from "./auth/passkey.ts";
import { PasskeyInstead } from "./auth/passkey-instead.tsx";
import { useSignOut } from "./auth/sign-out.ts";
import { DELETE_ACCOUNT_FAILURES } from "./failures.ts";

export function DeleteAccountCard() {
  const [asking, setAsking] = useState(false);
  return (
    <Card className="border-danger/50">
      <CardTitle>Delete Your Account</CardTitle>
      <ul className="mt-3 mb-5 list-disc space-y-1 ps-5 text-ink-soft">
        <li>Your hotels, sections, photos and figures are deleted for good.</li>
        <li>Guest pages close at once, and printed codes stop working.</li>
        <li>Your subscription ends at once, without a refund.</li>
      </ul>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      {asking && <DeleteAccountDialog onCancel={() => setAsking(false)} />}
    </Card>
  );
}

/** Asks for the address, as nothing brings the account back, and the password, to know who asks. */
function DeleteAccountDialog({ onCancel }: { onCancel: () => void }) {
  const supabase = useSupabase();
  const signOut = useSignOut({ accountDeleted: true });
  const { email = "" } = useUser();
  const [password, setPassword] = useState("");
  const [passkey, setPasskey] = useState<PasskeyAnswer>();
  const { busy, failure, setFailure, run } = useFormTask(DELETE_ACCOUNT_FAILURES);

  async function deleteAndLeave(proof: Proof): Promise<void> {
    try {
      await deleteAccount(supabase, proof);
    } catch (error) {
      // An answer is good for one attempt.
      setPasskey(undefined);
      throw error;
    }
    await signOut();
  }

  return (
    <TypedConfirmDialog
      title="Delete your account?"
      description="Your hotels are deleted too. This action cannot be undone."
      label="Type your email address"
      expected={email}
      type="email"
      confirmLabel="Delete Account"
      busy={busy}
      ready={password !== "" || passkey !== undefined}
      onConfirm={() => void run(() => deleteAndLeave(passkey ?? { password }))}
      onCancel={onCancel}
    >
      <PasswordField
        label="Password"
        error={failure}
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setPasskey(undefined);
          setFailure(undefined);
        }}
      />
      {passkey ? (
        <Notice type="success">Your passkey is accepted.</Notice>
      ) : (
        <PasskeyInstead disabled={busy} onAnswer={setPasskey} onFailure={setFailure} />
      )}
    </TypedConfirmDialog>
  );
}
