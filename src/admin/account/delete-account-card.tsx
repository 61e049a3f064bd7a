import { useState } from "react";
import { useNavigate } from "react-router";
import { DELETE_ACCOUNT_WORDS, words } from "../../lib/errors.ts";
import { useUser } from "../auth/auth-provider.tsx";
import type { SignedOutState } from "../auth/guards.tsx";
import { useSignOut } from "../auth/use-sign-out.ts";
import { useSupabase } from "../supabase.tsx";
import { Button } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { deleteAccount } from "./account-calls.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

/** Deleting the account, and what that means. */
export function DeleteAccountCard() {
  const supabase = useSupabase();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { email = "" } = useUser();
  const [asking, setAsking] = useState(false);

  /** @returns what went wrong, in words */
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
