import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { isBlank } from "../../../fields/blank.ts";
import { failureText } from "../../../lib/errors.ts";
import { MIN_PASSWORD_LENGTH } from "../../../product.ts";
import { createSeparateClient } from "../../rows/supabase.tsx";
import { Button, textLink } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { MessageProvider, useMessages } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AuthPage } from "./auth-page.tsx";
import { INVALID_RESET_LINK, PASSWORD_OF_SPACES, RESET_PASSWORD_FAILURES, refusedInput } from "./failures.ts";
import { linkTokens } from "./link-session.ts";
import { PasswordRequirements } from "./password-requirements.tsx";

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
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { password: "", confirmPassword: "" },
    reValidateMode: "onBlur",
  });
  const { errors, isSubmitting } = formState;

  // Removes the tokens from the address bar and the history, so that no screenshot shows them.
  useEffect(() => window.history.replaceState(window.history.state, "", window.location.pathname), []);

  const resetPassword = handleSubmit(async ({ password }) => {
    if (!tokens) return;
    setFailure(undefined);
    try {
      const supabase = await createSeparateClient();
      const { error: sessionError } = await supabase.auth.setSession(tokens);
      if (sessionError) throw sessionError;
      const { error } = await supabase.auth.updateUser({ password });
      if (error) throw error;
      showMessage({
        type: "success",
        title: "Password Reset Successful!",
        text: "You can sign in with your new password now.",
        button: "Continue to Login",
        onClose: () => navigate("/login", { replace: true }),
      });
    } catch (error) {
      const message = failureText(RESET_PASSWORD_FAILURES, error);
      if (refusedInput(error)) setError("password", { message }, { shouldFocus: true });
      else setFailure(message);
    }
  });

  return (
    <AuthPage title="Reset Password" subtitle="Choose a new password for your account.">
      <Form onSubmit={resetPassword} className="flex flex-col gap-5">
        {contested && tokens && (
          <Notice type="info">
            Your email is confirmed. Someone signed up with it more than once, with different passwords, so
            the one you choose now is the one that counts.
          </Notice>
        )}
        {failure && <Notice type="error">{failure}</Notice>}
        <PasswordField
          label="New Password"
          error={errors.password?.message}
          autoComplete="new-password"
          disabled={!tokens}
          {...register("password", {
            required: "Password is required",
            minLength: {
              value: MIN_PASSWORD_LENGTH,
              message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long.`,
            },
            validate: (value) => !isBlank(value) || PASSWORD_OF_SPACES,
          })}
        />
        <PasswordField
          label="Confirm New Password"
          error={errors.confirmPassword?.message}
          autoComplete="new-password"
          disabled={!tokens}
          {...register("confirmPassword", {
            required: "Password is required",
            validate: (value, form) => value === form.password || "Passwords do not match.",
          })}
        />
        <PasswordRequirements />
        <Button type="submit" disabled={!tokens} busy={isSubmitting && "Resetting..."}>
          Reset Password
        </Button>
      </Form>
      <p className="mt-8">
        <Link to="/login" className={textLink}>
          Back to Login
        </Link>
      </p>
    </AuthPage>
  );
}
