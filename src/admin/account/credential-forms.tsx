/** Changes of what an owner signs in with. */

import type { UserAttributes } from "@supabase/supabase-js";
import { useForm, useWatch } from "react-hook-form";
import { failureText } from "../../lib/errors.ts";
import { EMAIL_ADDRESS } from "../../lib/links/email-address.ts";
import { t } from "../../lib/texts/t.ts";
import { orThrow } from "../rows/or-throw.ts";
import { useSupabase } from "../rows/supabase.tsx";
import { Button } from "../ui/button.tsx";
import { InputField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { useMessages } from "../ui/messages.tsx";
import { useTask } from "../ui/use-task.ts";
import { useConfirmed } from "./auth/confirm-password.tsx";
import { NO_EMAIL_ADDRESS } from "./auth/failures.ts";
import { NewPasswordFields, NO_PASSWORDS } from "./auth/new-password.tsx";
import { EMAIL_UPDATE_FAILURES, NAME_UPDATE_FAILURES, PASSWORD_UPDATE_FAILURES } from "./failures.ts";

/** By which colleagues know who it was. */
export function NameForm({ name }: { name: string }) {
  const supabase = useSupabase();
  const [, run] = useTask(NAME_UPDATE_FAILURES);
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { name } });

  const save = handleSubmit((typed) =>
    run(async () => {
      await orThrow(supabase.auth.updateUser({ data: { name: typed.name.trim() } }));
      reset(typed);
    }, t`Saved`),
  );

  return (
    <Form onSubmit={save} className="mt-6 flex flex-col gap-5 border-t border-line pt-5">
      <InputField
        label="Your name"
        required={false}
        autoComplete="given-name"
        maxLength={80}
        {...register("name")}
      />
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        disabled={!formState.isDirty}
        busy={formState.isSubmitting && "Saving..."}
      >
        Save Name
      </Button>
    </Form>
  );
}

/** The function it returns says whether the account was changed: the owner may not confirm it. */
function useAccountUpdate() {
  const supabase = useSupabase();
  const showMessage = useMessages();
  const confirmed = useConfirmed();
  return async (change: UserAttributes, text: string): Promise<boolean> => {
    const emailRedirectTo = `${window.location.origin}/admin`;
    const isDone = await confirmed(() => orThrow(supabase.auth.updateUser(change, { emailRedirectTo })));
    if (isDone) showMessage({ type: "success", title: t`Account Updated Successfully!`, text });
    return isDone;
  };
}

export function EmailForm({ email }: { email: string }) {
  const update = useAccountUpdate();
  const { register, handleSubmit, control, formState, setError } = useForm({ defaultValues: { email } });
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control, name: "email" }).trim();

  const save = handleSubmit(async () => {
    try {
      await update({ email: typed }, t`Look for a link in your new mailbox.`);
    } catch (error) {
      setError("email", { message: failureText(EMAIL_UPDATE_FAILURES, error) }, { shouldFocus: true });
    }
  });

  return (
    <Form onSubmit={save} className="flex flex-col gap-5">
      <InputField
        label="Email Address"
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        {...register("email", {
          required: t`Email is required`,
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

export function PasswordForm() {
  const update = useAccountUpdate();
  const form = useForm({ defaultValues: NO_PASSWORDS });
  const typed = useWatch({ control: form.control });

  const save = form.handleSubmit(async ({ password }) => {
    try {
      const isDone = await update({ password }, t`Use your new password next time.`);
      if (isDone) form.reset(NO_PASSWORDS);
    } catch (error) {
      const message = failureText(PASSWORD_UPDATE_FAILURES, error);
      form.setError("password", { message }, { shouldFocus: true });
    }
  });

  return (
    <Form onSubmit={save} className="flex flex-col gap-5">
      <NewPasswordFields form={form} isChanged />
      <Button
        type="submit"
        className="self-start"
        disabled={!typed.password || !typed.confirmPassword}
        busy={form.formState.isSubmitting && "Updating..."}
      >
        Update Password
      </Button>
    </Form>
  );
}
