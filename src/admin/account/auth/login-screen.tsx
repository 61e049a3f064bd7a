import type { Session } from "@supabase/supabase-js";
import { KeyRound } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { Link } from "react-router";
import { errorCode, failureText } from "../../../lib/errors.ts";
import { PRODUCT } from "../../../product.ts";
import { endPushes } from "../../rows/kept-admin.ts";
import { Connected, connectSupabase } from "../../rows/supabase.tsx";
import { Button, TextButton, textLink } from "../../ui/button.tsx";
import { InputField, PasswordField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { onDemand, screen } from "../../ui/on-demand.tsx";
import { isRinging, ring } from "../../ui/sound.ts";
import { forgetStation, wasStation } from "../station/was-station.ts";
import { AuthPage } from "./auth-page.tsx";
import { awaitsCode, useAuth } from "./auth-provider.tsx";
import { LINK_FAILED, LOGIN_FAILURES } from "./failures.ts";
import { useSignedOutState } from "./guards.tsx";
import { canUsePasskeys, isDismissed } from "./passkey.ts";
import { rememberPendingSignUp } from "./pending-sign-up.ts";

const CodeStep = screen(() => import("./code-step.tsx").then((m) => m.CodeStep));
const ForgotPasswordDialog = onDemand(() =>
  import("./forgot-password-dialog.tsx").then((m) => m.ForgotPasswordDialog),
);

interface LoginProps {
  onSend: (path: string) => void;
  onSession: (session: Session, path: string) => void;
}

type FieldName = "email" | "password";

/** Whether this device was told of messages until its session ended. From now on its browser lets nothing in. */
function useSilenced(): boolean {
  const [silenced, setSilenced] = useState(false);
  useEffect(() => {
    void endPushes().then((ended) => ended && setSilenced(true));
  }, []);
  return silenced;
}

/** Whether this screen rang until its session ended. It rings once more: nobody may be looking. */
function useRang(sessionEnded: boolean): boolean {
  const [rang] = useState(() => sessionEnded && isRinging());
  useEffect(() => {
    if (rang) ring("silent");
  }, [rang]);
  return rang;
}

/**
 * Every owner waits for this code first: it does without the other screens' libraries for forms and dialogs, and is
 * drawn before the client is there. After signing in, the guard around it redirects to the admin.
 *
 * @param onSend what comes next, at this path, can be loaded while the server answers
 * @param onSession and be read from then on
 */
export function LoginScreen({ onSend, onSession }: LoginProps) {
  const auth = useAuth();
  const state = useSignedOutState();
  const silenced = useSilenced();
  const rang = useRang(state.sessionEnded === true);
  const [isStationOver] = useState(() => state.sessionEnded === true && wasStation());
  const [email, setEmail] = useState(state.email ?? "");
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [forgot, setForgot] = useState(false);

  async function signIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    const form = event.currentTarget;
    const focusOn = (name: FieldName) => form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();
    const absent: FieldName[] = [];
    if (!email.trim()) absent.push("email");
    if (!password) absent.push("password");
    setMissing(absent);
    setFailure(undefined);
    if (absent[0]) {
      focusOn(absent[0]);
      return;
    }
    setBusy(true);
    const next = state.from?.pathname ?? "/admin";
    onSend(next);
    const { error } = await connectSupabase().then(
      async (supabase) => {
        const answer = await supabase.auth.signInWithPassword({ email: email.trim(), password });
        const { session } = answer.data;
        // People who go back from the code find the form as it was.
        if (session && awaitsCode(session)) setBusy(false);
        else if (session) onSession(session, next);
        return answer;
      },
      (error: unknown) => ({ error }),
    );
    if (!error) {
      forgetStation();
      return;
    }
    setFailure(error);
    setBusy(false);
    // The button that was pressed could not be meanwhile, which takes the focus from it. After Enter it is in a field.
    if (document.activeElement === document.body || document.activeElement?.matches("[type=submit]"))
      focusOn("password");
  }

  async function signInByPasskey(): Promise<void> {
    setMissing([]);
    setFailure(undefined);
    try {
      const { auth } = await connectSupabase();
      const { error } = await auth.signInWithPasskey();
      if (error && !isDismissed(error)) setFailure(error);
    } catch (error) {
      setFailure(error);
    }
  }

  function edit(name: FieldName, change: () => void): void {
    change();
    setMissing((names) => names.filter((other) => other !== name));
  }

  if (auth.status === "awaitsCode") return <CodeStep user={auth.user} />;
  return (
    <AuthPage title={`${PRODUCT} Admin`} subtitle="Your hotel’s guest page">
      <Form onSubmit={signIn} className="flex flex-col gap-5">
        {state.accountDeleted && <Notice type="success">Your account is deleted.</Notice>}
        {isStationOver ? (
          <Notice type="warning">
            <strong>This computer is no longer a station.</strong> Nothing rings here. An owner can make it
            one again.
          </Notice>
        ) : rang ? (
          <section role="alert" className="rounded-2xl bg-alarm p-5 text-on-alarm">
            <h2 className="text-2xl">Signed out. Nothing rings here.</h2>
            <p className="mt-2">Messages go to other devices and by mail.</p>
          </section>
        ) : silenced ? (
          <Notice type="warning">
            <strong>Messages no longer arrive here.</strong> Sign in and switch them on in Inbox Settings.
          </Notice>
        ) : (
          state.sessionEnded && <Notice type="info">You were signed out. Please sign in.</Notice>
        )}
        {state.linkFailed && <Notice type="warning">{LINK_FAILED} Sign in to get a new one.</Notice>}
        {failure !== undefined && (
          <Notice type="error">
            {failureText(LOGIN_FAILURES, failure)}{" "}
            {errorCode(failure) === "email_not_confirmed" && (
              <Link
                to="/verify-email"
                state={{ email: email.trim() }}
                className={textLink}
                onClick={() => rememberPendingSignUp({ email: email.trim(), password })}
              >
                Send the link again
              </Link>
            )}
          </Notice>
        )}
        <InputField
          label="Email"
          error={missing.includes("email") ? "Email is required" : undefined}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => edit("email", () => setEmail(event.target.value))}
        />
        <PasswordField
          label="Password"
          error={missing.includes("password") ? "Password is required" : undefined}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => edit("password", () => setPassword(event.target.value))}
        />
        <TextButton className="self-start" onClick={() => setForgot(true)}>
          Forgot your password?
        </TextButton>
        <Button type="submit" busy={busy && "Signing in..."}>
          Sign In
        </Button>
        {canUsePasskeys() && (
          <Button variant="secondary" icon={KeyRound} disabled={busy} onClick={() => void signInByPasskey()}>
            Use a passkey
          </Button>
        )}
      </Form>
      <p className="mt-8 text-ink-soft">
        New here?{" "}
        <Link to="/signup" state={state} className={textLink}>
          Create an account
        </Link>
      </p>
      {forgot && (
        <Connected>
          <ForgotPasswordDialog email={email.trim()} onClose={() => setForgot(false)} />
        </Connected>
      )}
    </AuthPage>
  );
}
