import { useState } from "react";
import { useForm } from "react-hook-form";
import { failureText } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button, TextButton } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { InputField, PasswordField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { confirmOwner, type Proof } from "../account-calls.ts";
import { useUser } from "./auth-provider.tsx";
import { CONFIRM_PASSWORD_FAILURES } from "./failures.ts";
import { ForgotPasswordDialog } from "./forgot-password-dialog.tsx";
import { PasskeyInstead } from "./passkey-instead.tsx";

interface ConfirmPasswordDialogProps {
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Opens over the screen that needs the password; its work continues afterwards. */
export function ConfirmPasswordDialog({ onConfirmed, onCancel }: ConfirmPasswordDialogProps) {
  const supabase = useSupabase();
  const { email = "", factors = [] } = useUser();
  const hasApp = factors.some(({ factor_type, status }) => factor_type === "totp" && status === "verified");
  /** Types a code in the place of the password. */
  const [typesCode, setTypesCode] = useState(false);
  const { register, handleSubmit, formState, setError, setFocus, clearErrors, reset } = useForm({
    defaultValues: { password: "" },
    reValidateMode: "onSubmit",
  });
  const busy = formState.isSubmitting;
  const [forgot, setForgot] = useState(false);

  async function confirmBy(proof: Proof): Promise<void> {
    try {
      await confirmOwner(supabase, proof);
      onConfirmed();
    } catch (error) {
      setError("password", { message: failureText(CONFIRM_PASSWORD_FAILURES, error) });
      setFocus("password", { shouldSelect: true });
    }
  }

  const field = {
    hint: email,
    error: formState.errors.password?.message,
    ...register("password", {
      required: typesCode ? t`Code is required` : t`Password is required`,
      onChange: () => clearErrors("password"),
    }),
  };

  const confirm = handleSubmit(({ password: typed }) =>
    confirmBy(typesCode ? { code: typed.replace(/\s/g, "") } : { password: typed }),
  );

  function change(): void {
    reset();
    setTypesCode(!typesCode);
  }

  return (
    <Dialog
      size="sm"
      title="Please confirm your password"
      description="Please show that it is you."
      closeButton={false}
      onClose={() => !busy && onCancel()}
    >
      <Form className="mt-5 flex flex-col" onSubmit={confirm}>
        {/* Tells password managers which account the password belongs to. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
        {typesCode ? (
          <InputField
            label="Authenticator code"
            autoComplete="one-time-code"
            inputMode="numeric"
            {...field}
          />
        ) : (
          <PasswordField label="Password" autoComplete="current-password" {...field} />
        )}
        <PasskeyInstead
          disabled={busy}
          onAnswer={(answer) => void confirmBy(answer)}
          onFailure={(message) => setError("password", { message })}
        />
        {hasApp && (
          <TextButton className="self-start" onClick={change}>
            {typesCode ? "Use your password" : "Use a code"}
          </TextButton>
        )}
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
