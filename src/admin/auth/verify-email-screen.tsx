import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { SIGNUP_WORDS, words } from "../../lib/errors.ts";
import { useSupabase } from "../supabase.tsx";
import { Button } from "../ui/button.tsx";
import { MessageProvider, useMessages } from "../ui/messages.tsx";
import { textLink } from "../ui/text-link.tsx";
import { AuthPage } from "./auth-page.tsx";
import { useSignedOutState } from "./guards.tsx";

const POLL_MS = 3000;

/**
 * Waits for the mailed link to be opened. In this browser that signs in here too, and the guard goes
 * on to the admin; the poll covers a session that is there but not yet confirmed.
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
  const navigate = useNavigate();
  const showMessage = useMessages();
  const { email } = useSignedOutState();
  const [sending, setSending] = useState(false);

  useEffect(() => {
    const timer = setInterval(async () => {
      const { data } = await supabase.auth.getUser();
      if (data.user?.email_confirmed_at) await navigate("/admin", { replace: true });
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [supabase, navigate]);

  async function resend(to: string): Promise<void> {
    setSending(true);
    const { error } = await supabase.auth.resend({
      type: "signup",
      email: to,
      options: { emailRedirectTo: `${window.location.origin}/admin` },
    });
    setSending(false);
    if (error) showMessage({ type: "error", title: "Error", text: words(SIGNUP_WORDS, error) });
    else showMessage({ type: "success", title: "Verification email resent." });
  }

  return (
    <AuthPage title="Confirm your email" subtitle="One more step before you can set up your hotel.">
      <p>
        We sent a link to{" "}
        {email ? <strong className="break-words">{email}</strong> : "the address you signed up with"}. Open
        it, and this page continues by itself. On another device, open it there and then sign in here.
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
