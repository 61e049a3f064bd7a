import { useForm, useWatch } from "react-hook-form";
import { EMAIL_ADDRESS } from "../../lib/email-address.ts";
import { failureText } from "../../lib/errors.ts";
import { useSupabase } from "../rows/supabase.tsx";
import { Button } from "../ui/button.tsx";
import { InputField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { useMessages } from "../ui/messages.tsx";
import { useConfirmed } from "./auth/confirm-password.tsx";
import { NO_EMAIL_ADDRESS } from "./auth/failures.ts";
import { EMAIL_UPDATE_FAILURES } from "./failures.ts";

export function EmailForm({ email }: { email: string }) {
  const supabase = useSupabase();
  const showMessage = useMessages();
  const confirmed = useConfirmed();
  const { register, handleSubmit, control, formState, setError } = useForm({ defaultValues: { email } });
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control, name: "email" }).trim();

  const save = handleSubmit(async () => {
    const emailRedirectTo = `${window.location.origin}/admin`;
    try {
      const isDone = await confirmed(async () => {
        const { error } = await supabase.auth.updateUser({ email: typed }, { emailRedirectTo });
        if (error) throw error;
      });
      if (!isDone) return;
    } catch (error) {
      setError("email", { message: failureText(EMAIL_UPDATE_FAILURES, error) }, { shouldFocus: true });
      return;
    }
    showMessage({
      type: "success",
      title: "Account Updated Successfully!",
      text: "Your new email address may need to be verified: look for a link in its mailbox.",
    });
  });

  return (
    <Form onSubmit={save} className="flex flex-col gap-5">
      <InputField
        label="Email Address"
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        {...register("email", {
          required: "Email is required",
          validate: (value) => EMAIL_ADDRESS.test(value.trim()) || NO_EMAIL_ADDRESS,
        })}
      />
      <Button
        type="submit"
        className="self-start"
        disabled={!typed || typed === email}
        busy={isSubmitting && "Updating..."}
      >
        Update Email
      </Button>
    </Form>
  );
}
