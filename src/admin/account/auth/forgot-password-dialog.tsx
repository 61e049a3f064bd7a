import { useState } from "react";
import { orThrow } from "../../rows/or-throw.ts";
import { RESET_PASSWORD_PATH, useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { InputField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { useFormTask } from "../../ui/use-form-task.ts";
import { FORGOT_PASSWORD_FAILURES } from "./failures.ts";

export function ForgotPasswordDialog(props: { email: string; onClose: () => void }) {
  const { onClose } = props;
  const supabase = useSupabase();
  const [email, setEmail] = useState(props.email);
  const [isSent, setSent] = useState(false);
  const { busy, failure, run } = useFormTask(FORGOT_PASSWORD_FAILURES);

  async function send(): Promise<void> {
    const redirectTo = window.location.origin + RESET_PASSWORD_PATH;
    await orThrow(supabase.auth.resetPasswordForEmail(email.trim(), { redirectTo }));
    setSent(true);
  }

  if (isSent) {
    return (
      <Dialog
        key="sent"
        type="success"
        size="sm"
        title="Check Your Email"
        description={
          <>
            We sent a reset link to <strong className="break-words text-ink">{email.trim()}</strong>. It
            expires in 1 hour.
          </>
        }
        closeButton={false}
        onClose={onClose}
      >
        <DialogActions>
          <Button onClick={onClose}>Got it</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog title="Reset Password" description="We send you a link for a new password." onClose={onClose}>
      <Form onSubmit={() => void run(send)} className="mt-6">
        <InputField
          label="Email Address"
          error={failure}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" disabled={!email.trim()} busy={busy && "Sending..."}>
            Send Reset Link
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
