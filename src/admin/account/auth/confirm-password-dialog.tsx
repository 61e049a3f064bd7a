import { type FormEvent, useState } from "react";
import { failureText } from "../../../lib/errors.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button, TextButton } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { confirmPassword } from "../account-calls.ts";
import { useUser } from "./auth-provider.tsx";
import { CONFIRM_PASSWORD_FAILURES } from "./failures.ts";
import { ForgotPasswordDialog } from "./forgot-password-dialog.tsx";

interface ConfirmPasswordDialogProps {
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Opens over the screen that needs the password; its work continues afterwards. */
export function ConfirmPasswordDialog({ onConfirmed, onCancel }: ConfirmPasswordDialogProps) {
  const supabase = useSupabase();
  const { email = "" } = useUser();
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [forgot, setForgot] = useState(false);

  async function confirm(event: FormEvent<HTMLFormElement>): Promise<void> {
    const input = event.currentTarget.querySelector<HTMLInputElement>("input[name=password]");
    setFailure(undefined);
    if (!password) {
      setFailure("Password is required");
      input?.focus();
      return;
    }
    setBusy(true);
    try {
      await confirmPassword(supabase, password);
    } catch (error) {
      setFailure(failureText(CONFIRM_PASSWORD_FAILURES, error));
      setBusy(false);
      input?.select();
      return;
    }
    onConfirmed();
  }

  return (
    <Dialog
      size="sm"
      title="Please confirm your password"
      description="It is a while since you signed in. This makes sure that it is you who is here."
      closeButton={false}
      onClose={() => !busy && onCancel()}
    >
      <Form className="mt-5 flex flex-col" onSubmit={confirm}>
        {/* Tells password managers which account the password belongs to. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
        <PasswordField
          label="Password"
          hint={email}
          error={failure}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setFailure(undefined);
          }}
        />
        <TextButton className="mt-1 self-start" onClick={() => setForgot(true)}>
          Forgot your password?
        </TextButton>
        <DialogActions busy={busy} onCancel={onCancel}>
          <Button type="submit" busy={busy && "Confirming..."}>
            Confirm
          </Button>
        </DialogActions>
      </Form>
      {forgot && <ForgotPasswordDialog email={email} onClose={() => setForgot(false)} />}
    </Dialog>
  );
}
