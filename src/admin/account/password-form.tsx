import { useForm, useWatch } from "react-hook-form";
import { isBlank } from "../../fields/blank.ts";
import { failureText } from "../../lib/errors.ts";
import { MIN_PASSWORD_LENGTH } from "../../product.ts";
import { useSupabase } from "../rows/supabase.tsx";
import { Button } from "../ui/button.tsx";
import { PasswordField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { useMessages } from "../ui/messages.tsx";
import { useConfirmed } from "./auth/confirm-password.tsx";
import { PASSWORD_OF_SPACES } from "./auth/failures.ts";
import { PasswordRequirements } from "./auth/password-requirements.tsx";
import { PASSWORD_UPDATE_FAILURES } from "./failures.ts";

const EMPTY = { password: "", confirmPassword: "" };

export function PasswordForm() {
  const supabase = useSupabase();
  const showMessage = useMessages();
  const confirmed = useConfirmed();
  const { register, handleSubmit, control, formState, reset, setError } = useForm({ defaultValues: EMPTY });
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control });

  const save = handleSubmit(async ({ password }) => {
    try {
      const isDone = await confirmed(async () => {
        const { error } = await supabase.auth.updateUser({ password });
        if (error) throw error;
      });
      if (!isDone) return;
    } catch (error) {
      setError("password", { message: failureText(PASSWORD_UPDATE_FAILURES, error) }, { shouldFocus: true });
      return;
    }
    reset(EMPTY);
    showMessage({
      type: "success",
      title: "Account Updated Successfully!",
      text: "Use your new password the next time you sign in.",
    });
  });

  return (
    <Form onSubmit={save} className="flex flex-col gap-5">
      <PasswordField
        label="New Password"
        error={errors.password?.message}
        autoComplete="new-password"
        {...register("password", {
          minLength: {
            value: MIN_PASSWORD_LENGTH,
            message: "New password must be at least 6 characters long.",
          },
          validate: (value) => !isBlank(value) || PASSWORD_OF_SPACES,
        })}
      />
      <PasswordField
        label="Confirm New Password"
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
        {...register("confirmPassword", {
          validate: (value, form) => value === form.password || "New passwords do not match.",
        })}
      />
      <PasswordRequirements />
      <Button
        type="submit"
        className="self-start"
        disabled={!typed.password || !typed.confirmPassword}
        busy={isSubmitting && "Updating..."}
      >
        Update Password
      </Button>
    </Form>
  );
}
