import { useEffect, useState } from "react";
import { Link } from "react-router";
import { errorCode, NETWORK, RESEND_WORDS, words } from "../../lib/errors.ts";
import { useSupabase } from "../supabase.tsx";
import { Button } from "../ui/button.tsx";
import { MessageProvider, useMessages } from "../ui/messages.tsx";
import { textLink } from "../ui/text-link.tsx";
import { AuthPage } from "./auth-page.tsx";
import { useSignedOutState } from "./guards.tsx";
import {
  type Credentials,
  forgetPendingSignUp,
  pendingEmail,
  pendingSignUp,
  rememberPendingEmail,
  rememberPendingSignUp,
} from "./pending-sign-up.ts";
import { VerifyEmailForm } from "./verify-email-form.tsx";

const POLL_MS = 3000;

/** Refusals after which the next attempt may succeed. Any other is final: to repeat it would be guessing. */
const WORTH_REPEATING = ["email_not_confirmed", NETWORK];

/**
 * Waits for the mailed link to be opened, here or on another device, and then signs in, upon which the
 * guard around this screen goes on to the admin. Opened in this browser, the link signs this tab in too.
 * After a reload, or when it is visited directly, it asks for what it does not know.
 */
export function VerifyEmailScreen() {
  return (
    <MessageProvider>
      <Verification />
    </MessageProvider>
  );
}

function Verification() {
  const supabase = useSupabase();
  const showMessage = useMessages();
  const { email = pendingEmail() } = useSignedOutState();
  const [credentials, setCredentials] = useState<Credentials | undefined>(pendingSignUp);

  useEffect(() => {
    if (!credentials) return;
    const timer = setInterval(async () => {
      const { error } = await supabase.auth.signInWithPassword(credentials);
      if (WORTH_REPEATING.includes(errorCode(error) ?? "")) return;
      clearInterval(timer);
      forgetPendingSignUp();
      if (error) setCredentials(undefined);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [supabase, credentials]);

  function wait(known: Credentials): void {
    rememberPendingSignUp(known);
    setCredentials(known);
  }

  async function resend(to: string): Promise<void> {
    const { error } = await supabase.auth.resend({
      type: "signup",
      email: to,
      options: { emailRedirectTo: `${window.location.origin}/admin` },
    });
    if (error) return showMessage({ type: "error", title: "Error", text: words(RESEND_WORDS, error) });
    rememberPendingEmail(to);
    showMessage({ type: "success", title: "Verification email resent." });
  }

  return (
    <AuthPage title="Confirm your email" subtitle="One more step before you can set up your hotel.">
      {credentials ? (
        <Waiting email={credentials.email} onResend={resend} />
      ) : (
        <VerifyEmailForm email={email} onResend={resend} onUnconfirmed={wait} />
      )}
      <p className="mt-8 text-ink-soft">
        Already confirmed?{" "}
        <Link to="/login" className={textLink}>
          Sign in
        </Link>
      </p>
    </AuthPage>
  );
}

function Waiting({ email, onResend }: { email: string; onResend: (email: string) => Promise<void> }) {
  const [sending, setSending] = useState(false);

  async function resend(): Promise<void> {
    setSending(true);
    await onResend(email);
    setSending(false);
  }

  return (
    <>
      <p>
        We sent a link to <strong className="break-words">{email}</strong>. Open it, on this device or
        another, and this page continues by itself.
      </p>
      <Button className="mt-8 w-full" busy={sending && "Sending..."} onClick={resend}>
        Resend Verification Email
      </Button>
    </>
  );
}
