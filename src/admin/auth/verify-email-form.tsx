import { type FormEvent, type MouseEvent, useState } from "react";
import { errorCode, LOGIN_WORDS, words } from "../../lib/errors.ts";
import { useSupabase } from "../supabase.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Input, PasswordInput } from "../ui/input.tsx";
import { Notice } from "../ui/notice.tsx";
import type { Credentials } from "./pending-sign-up.ts";

interface VerifyEmailFormProps {
  /** As far as this browser knows it. */
  email: string | undefined;
  onResend: (email: string) => Promise<void>;
  /** These are somebody's credentials, whose address is not confirmed yet. */
  onUnconfirmed: (credentials: Credentials) => void;
}

/** Asks who waits: the address alone for another mail, the password too for going on by itself. */
export function VerifyEmailForm({ email: known = "", onResend, onUnconfirmed }: VerifyEmailFormProps) {
  const supabase = useSupabase();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<"sending" | "signingIn">();

  /** @returns whether the inputs that are needed are filled in; the first that is not gets the focus */
  function isComplete(form: HTMLFormElement | null, needed: ("email" | "password")[]): boolean {
    const found = {
      ...(!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim()) && {
        email: email.trim() ? "Please enter a valid email address" : "Email is required",
      }),
      ...(!password && needed.includes("password") && { password: "Password is required" }),
    };
    setErrors(found);
    setFailure(undefined);
    const [first] = Object.keys(found);
    if (first) form?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
    return !first;
  }

  async function resend({ currentTarget }: MouseEvent<HTMLButtonElement>): Promise<void> {
    if (!isComplete(currentTarget.form, ["email"])) return;
    setBusy("sending");
    await onResend(email.trim());
    setBusy(undefined);
  }

  async function signIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!isComplete(event.currentTarget, ["email", "password"])) return;
    setBusy("signingIn");
    const credentials = { email: email.trim(), password };
    const { error } = await supabase.auth.signInWithPassword(credentials);
    // Signed in, the guard around this screen goes on.
    if (!error) return;
    setBusy(undefined);
    if (errorCode(error) === "email_not_confirmed") onUnconfirmed(credentials);
    else setFailure(words(LOGIN_WORDS, error));
  }

  return (
    <>
      <p className="mb-6">
        We mailed you a link when you signed up. Open it, on this device or another. Enter your password, and
        this page continues as soon as you have.
      </p>
      <Form onSubmit={signIn} className="flex flex-col gap-5">
        {failure && <Notice type="error">{failure}</Notice>}
        <Field label="Email Address" error={errors.email}>
          {(ties) => (
            <Input
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setErrors(({ email: _, ...others }) => others);
              }}
              {...ties}
            />
          )}
        </Field>
        <Field label="Password" error={errors.password}>
          {(ties) => (
            <PasswordInput
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                setErrors(({ password: _, ...others }) => others);
              }}
              {...ties}
            />
          )}
        </Field>
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
