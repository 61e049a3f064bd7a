import type { User } from "@supabase/supabase-js";
import { type FormEvent, useState } from "react";
import { failureText } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button, TextButton } from "../../ui/button.tsx";
import { InputField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { useTyped } from "../../ui/use-typed.ts";
import { AuthPage } from "./auth-page.tsx";
import { CODE_FAILURES } from "./failures.ts";

/** After the password, for accounts with an authenticator app. The guard around it leads to the admin afterwards. */
export function CodeStep({ user }: { user: User }) {
  const supabase = useSupabase();
  const [recovers, setRecovers] = useState(false);
  const typed = useTyped();
  const code = typed.value;
  const [busy, setBusy] = useState(false);

  async function verify(event: FormEvent<HTMLFormElement>): Promise<void> {
    const input = event.currentTarget.querySelector("input");
    if (!code.trim()) {
      typed.setError(t`Code is required`);
      input?.focus();
      return;
    }
    setBusy(true);
    typed.setError(undefined);
    // The server takes a code of any of the account's apps.
    const factorId = user.factors?.find(({ factor_type }) => factor_type === "totp")?.id ?? "";
    const { error } = recovers
      ? await supabase.auth.mfa.recoveryCodes.verify({ code })
      : await supabase.auth.mfa.challengeAndVerify({ factorId, code: code.replace(/\s/g, "") });
    if (!error) return;
    setBusy(false);
    typed.setError(failureText(CODE_FAILURES, error));
    input?.select();
    // The pressed button had lost the focus.
    input?.focus();
  }

  function change(way: boolean): void {
    setRecovers(way);
    typed.type("");
  }

  return (
    <AuthPage
      title={recovers ? "Use a recovery code" : "Enter your code"}
      subtitle={recovers ? "Each code works once." : `From your authenticator app, for ${user.email}`}
    >
      <Form onSubmit={verify} className="flex flex-col gap-5">
        <InputField
          key={String(recovers)}
          label={recovers ? "Recovery code" : "Code"}
          autoFocus
          name="code"
          autoComplete={recovers ? "off" : "one-time-code"}
          inputMode={recovers ? "text" : "numeric"}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={40}
          className="font-mono tracking-widest"
          {...typed.input}
        />
        <Button type="submit" busy={busy && "Checking..."}>
          Continue
        </Button>
      </Form>
      <div className="mt-8 flex flex-col items-start gap-2">
        <TextButton onClick={() => change(!recovers)}>
          {recovers ? "Use your authenticator app" : "Use a recovery code"}
        </TextButton>
        <TextButton onClick={() => void supabase.auth.signOut({ scope: "local" })}>
          Use another account
        </TextButton>
      </div>
      <p className="mt-6 text-sm text-ink-soft">Lost both? Ask this site’s operator for help.</p>
    </AuthPage>
  );
}
