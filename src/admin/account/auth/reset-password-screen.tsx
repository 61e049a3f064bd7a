import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { failureText } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { orThrow } from "../../rows/or-throw.ts";
import { createSeparateClient } from "../../rows/supabase.tsx";
import { Button, TextButton, textLink } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { MessageProvider, useMessages } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AuthPage } from "./auth-page.tsx";
import { INVALID_RESET_LINK, RESET_PASSWORD_FAILURES, refusedInput } from "./failures.ts";
import { ForgotPasswordDialog } from "./forgot-password-dialog.tsx";
import { linkTokens } from "./link-session.ts";
import { NewPasswordFields, NO_PASSWORDS } from "./new-password.tsx";

/** Sets the new password with the link's session, which only this page uses: it signs nobody in. */
export function ResetPasswordScreen() {
  return (
    <MessageProvider>
      <ResetForm />
    </MessageProvider>
  );
}

/** Whether the link was mailed to confirm a sign-up. */
function isContested(): boolean {
  return new URLSearchParams(window.location.search).get("type") === "signup";
}

function ResetForm() {
  const navigate = useNavigate();
  const showMessage = useMessages();
  const [tokens] = useState(linkTokens);
  const [contested] = useState(isContested);
  const [failure, setFailure] = useState(tokens ? undefined : INVALID_RESET_LINK);
  const [isAsking, setAsking] = useState(false);
  const form = useForm({ defaultValues: NO_PASSWORDS, reValidateMode: "onBlur" });

  // Removes the tokens from the address bar and the history, so that no screenshot shows them.
  useEffect(() => void navigate({ search: "", hash: "" }, { replace: true }), [navigate]);

  const resetPassword = form.handleSubmit(async ({ password }) => {
    if (!tokens) return;
    setFailure(undefined);
    try {
      const supabase = await createSeparateClient();
      await orThrow(supabase.auth.setSession(tokens));
      await orThrow(supabase.auth.updateUser({ password }));
      showMessage({
        type: "success",
        title: t`Password Reset Successful!`,
        text: t`Sign in with your new password.`,
        button: t`Continue to Login`,
        onClose: () => navigate("/login", { replace: true }),
      });
    } catch (error) {
      const message = failureText(RESET_PASSWORD_FAILURES, error);
      if (refusedInput(error)) form.setError("password", { message }, { shouldFocus: true });
      else setFailure(message);
    }
  });

  return (
    <AuthPage title="Reset Password" subtitle="Choose a new password.">
      <Form onSubmit={resetPassword} className="flex flex-col gap-5">
        {contested && tokens && (
          <Notice type="info">
            Your email is confirmed. It was signed up twice. Please choose a password.
          </Notice>
        )}
        {failure && <Notice type="error">{failure}</Notice>}
        {!tokens && (
          <TextButton className="self-start" onClick={() => setAsking(true)}>
            Send me a new link
          </TextButton>
        )}
        <NewPasswordFields form={form} disabled={!tokens} />
        <Button type="submit" disabled={!tokens} busy={form.formState.isSubmitting && "Resetting..."}>
          Reset Password
        </Button>
      </Form>
      <p className="mt-8">
        <Link to="/login" className={textLink}>
          Back to Login
        </Link>
      </p>
      {isAsking && <ForgotPasswordDialog email="" onClose={() => setAsking(false)} />}
    </AuthPage>
  );
}
