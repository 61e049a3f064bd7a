import { useEffect, useState } from "react";
import { Link } from "react-router";
import { errorCode, NETWORK, RESEND_WORDS, words } from "../../lib/errors.ts";
import { useSupabase } from "../supabase.tsx";
import { Button } from "../ui/button.tsx";
import { MessageProvider, useMessages } from "../ui/messages.tsx";
import { textLink } from "../ui/text-link.tsx";
import { AuthPage } from "./auth-page.tsx";
import { useSignedOutState } from "./guards.tsx";
import { pendingSignUp, rememberPendingSignUp } from "./pending-sign-up.ts";

const POLL_MS = 3000;

/** Refusals after which the next attempt may succeed. Any other is final: to repeat it would be guessing. */
const WORTH_REPEATING = ["email_not_confirmed", NETWORK];

/**
 * Waits for the mailed link to be opened, here or on another device, and then signs in, upon which the
 * guard around this screen goes on to the admin. Opened in this browser, the link signs this tab in too.
 */
export function VerifyEmailScreen() {
  return (
    <MessageProvider>
      <Waiting />
    </MessageProvider>
  );
}

function Waiting() {
  const supabase = useSupabase();
  const showMessage = useMessages();
  const { email } = useSignedOutState();
  const [sending, setSending] = useState(false);

  useEffect(() => {
    const credentials = pendingSignUp();
    if (!credentials) return;
    const timer = setInterval(async () => {
      const { error } = await supabase.auth.signInWithPassword(credentials);
      if (WORTH_REPEATING.includes(errorCode(error) ?? "")) return;
      clearInterval(timer);
      rememberPendingSignUp(undefined);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [supabase]);

  async function resend(to: string): Promise<void> {
    setSending(true);
    const { error } = await supabase.auth.resend({
      type: "signup",
      email: to,
      options: { emailRedirectTo: `${window.location.origin}/admin` },
    });
    setSending(false);
    if (error) showMessage({ type: "error", title: "Error", text: words(RESEND_WORDS, error) });
    else showMessage({ type: "success", title: "Verification email resent." });
  }

  return (
    <AuthPage title="Confirm your email" subtitle="One more step before you can set up your hotel.">
      <p>
        We sent a link to{" "}
        {email ? <strong className="break-words">{email}</strong> : "the address you signed up with"}. Open
        it, on this device or another, and this page continues by itself.
      </p>
      <div className="mt-8 flex flex-col gap-3">
        {email && (
          <Button busy={sending && "Sending..."} onClick={() => resend(email)}>
            Resend Verification Email
          </Button>
        )}
      </div>
      <p className="mt-8 text-ink-soft">
        Already confirmed?{" "}
        <Link to="/login" className={textLink}>
          Sign in
        </Link>
      </p>
    </AuthPage>
  );
}
