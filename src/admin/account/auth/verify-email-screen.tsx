import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { errorCode, failureText, NETWORK } from "../../../lib/errors.ts";
import { EMAIL_ADDRESS, INVALID_EMAIL } from "../../../lib/links/email-address.ts";
import { t } from "../../../lib/texts/t.ts";
import { orThrow } from "../../rows/or-throw.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button, textLink } from "../../ui/button.tsx";
import { InputField, PasswordField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { MessageProvider, useMessages } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { useTask } from "../../ui/use-task.ts";
import { AuthPage } from "./auth-page.tsx";
import { LOGIN_FAILURES, RESEND_FAILURES } from "./failures.ts";
import { useSignedOutState } from "./guards.tsx";
import {
  type Credentials,
  forgetPendingSignUp,
  pendingEmail,
  pendingSignUp,
  rememberPendingEmail,
  rememberPendingSignUp,
} from "./pending-sign-up.ts";

const POLL_MS = 3000;

/** Refusals after which a repeated attempt may succeed. Repeating after any other one would be guessing. */
const WORTH_REPEATING = ["email_not_confirmed", NETWORK];

/**
 * Signs in once the mailed link is opened, here or on another device; the guard around this screen then
 * redirects to the admin. After a reload, or a direct visit, it asks for what it does not know.
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
  const [, run] = useTask(RESEND_FAILURES);
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

  const resend = (email: string) =>
    run(async () => {
      const options = { emailRedirectTo: `${window.location.origin}/admin` };
      await orThrow(supabase.auth.resend({ type: "signup", email, options }));
      rememberPendingEmail(email);
      showMessage({ type: "success", title: t`Verification email resent.` });
    });

  return (
    <AuthPage title="Confirm your email" subtitle="One more step.">
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
  const [sending, during] = useBusy();
  return (
    <>
      <p>
        We sent a link to <strong className="break-words">{email}</strong>. Open it on any device.
      </p>
      <Button
        className="mt-8 w-full"
        busy={sending && "Sending..."}
        onClick={() => during(() => onResend(email))}
      >
        Resend Verification Email
      </Button>
    </>
  );
}

interface VerifyEmailFormProps {
  /** If this browser knows it. */
  email: string | undefined;
  onResend: (email: string) => Promise<void>;
  /** The credentials are right, but the address is not confirmed yet. */
  onUnconfirmed: (credentials: Credentials) => void;
}

/** Asks for the address to send another mail, and for the password to sign in by itself afterwards. */
function VerifyEmailForm({ email: known = "", onResend, onUnconfirmed }: VerifyEmailFormProps) {
  const supabase = useSupabase();
  const form = useForm({ defaultValues: { email: known, password: "" }, reValidateMode: "onSubmit" });
  const { errors } = form.formState;
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<"sending" | "signingIn">();

  async function resend(): Promise<void> {
    setFailure(undefined);
    form.clearErrors("password");
    if (!(await form.trigger("email", { shouldFocus: true }))) return;
    setBusy("sending");
    await onResend(form.getValues("email").trim());
    setBusy(undefined);
  }

  const signIn = form.handleSubmit(
    async ({ email, password }) => {
      setFailure(undefined);
      setBusy("signingIn");
      const credentials = { email: email.trim(), password };
      const { error } = await supabase.auth.signInWithPassword(credentials);
      // The guard around this screen redirects signed-in owners.
      if (!error) return;
      setBusy(undefined);
      if (errorCode(error) === "email_not_confirmed") onUnconfirmed(credentials);
      else setFailure(failureText(LOGIN_FAILURES, error));
    },
    () => setFailure(undefined),
  );

  return (
    <>
      <p className="mb-6">We sent you a link. Open it on any device, then sign in here.</p>
      <Form onSubmit={signIn} className="flex flex-col gap-5">
        {failure && <Notice type="error">{failure}</Notice>}
        <InputField
          label="Email Address"
          error={errors.email?.message}
          type="email"
          autoComplete="username"
          {...form.register("email", {
            required: t`Email is required`,
            validate: (typed) => EMAIL_ADDRESS.test(typed.trim()) || INVALID_EMAIL,
            onChange: () => form.clearErrors("email"),
          })}
        />
        <PasswordField
          label="Password"
          error={errors.password?.message}
          autoComplete="current-password"
          {...form.register("password", {
            required: t`Password is required`,
            onChange: () => form.clearErrors("password"),
          })}
        />
        <Button type="submit" disabled={busy === "sending"} busy={busy === "signingIn" && "Signing in..."}>
          Continue
        </Button>
        <Button
          variant="secondary"
          disabled={busy === "signingIn"}
          busy={busy === "sending" && "Sending..."}
          onClick={resend}
        >
          Resend Verification Email
        </Button>
      </Form>
    </>
  );
}
