import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { failureText } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { PRODUCT } from "../../../product.ts";
import { draftStore } from "../../rows/drafts.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { useDraft } from "../../rows/use-draft.tsx";
import { Button, textLink } from "../../ui/button.tsx";
import { InputField, PasswordField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AuthPage } from "./auth-page.tsx";
import { refusedInput, SIGNUP_FAILURES } from "./failures.ts";
import { useSignedOutState } from "./guards.tsx";
import { HotelFields } from "./hotel-fields.tsx";
import { PASSWORD_HINT } from "./new-password.tsx";
import { rememberPendingSignUp } from "./pending-sign-up.ts";
import { SIGN_UP_FIELDS, type SignUpForm, sendSignUp, signUpSchema } from "./sign-up.ts";

const EMPTY: SignUpForm = {
  email: "",
  hotelName: "",
  phone: "",
  address: "",
  password: "",
  confirmPassword: "",
};

/** Stored for this tab only, because no account exists yet; without the passwords. */
const SIGN_UP_DRAFT = "innfo-draft-sign-up";

/** Signing up signs in; then the guard around this screen redirects to the admin, which adds the hotel. */
export function SignupScreen() {
  const supabase = useSupabase();
  const navigate = useNavigate();
  const state = useSignedOutState();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    resolver: zodResolver(signUpSchema),
    defaultValues: EMPTY,
    // An error disappears when its field is edited; the next attempt may show it again.
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting } = form.formState;
  const [store] = useState(() => draftStore(SIGN_UP_DRAFT, sessionStorage));
  const draft = useDraft(form, {
    store,
    columns: ["email", "hotelName", "phone", "address"],
  });

  function register(name: keyof SignUpForm) {
    return form.register(name, { onChange: () => form.clearErrors(name) });
  }

  const createAccount = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const { data: available, error } = await supabase.rpc("hotel_name_available", {
      hotel_name: values.hotelName,
    });
    if (error) return setFailure(t`Error checking hotel name availability`);
    if (!available) {
      const message = t`Hotel name is already in use. Please choose a different name.`;
      return form.setError("hotelName", { message }, { shouldFocus: true });
    }
    try {
      const signedIn = await sendSignUp(supabase, values);
      draft.drop();
      if (signedIn) return;
      rememberPendingSignUp({ email: values.email, password: values.password });
      await navigate("/verify-email", { state: { email: values.email } });
    } catch (cause) {
      const message = failureText(SIGNUP_FAILURES, cause);
      const input = refusedInput(cause);
      if (input) form.setError(input, { message }, { shouldFocus: true });
      else setFailure(message);
    }
  });

  return (
    <AuthPage title={`Join ${PRODUCT}`} subtitle="Create your hotel's digital portal">
      <Form onSubmit={createAccount} className="flex flex-col gap-5">
        <InputField
          label={SIGN_UP_FIELDS.email.label}
          error={errors.email?.message}
          type="email"
          autoComplete="username"
          {...register("email")}
        />
        <HotelFields errors={errors} register={register} />
        <PasswordField
          label="Password"
          hint={PASSWORD_HINT}
          error={errors.password?.message}
          autoComplete="new-password"
          {...register("password")}
        />
        <PasswordField
          label="Confirm Password"
          error={errors.confirmPassword?.message}
          autoComplete="new-password"
          {...register("confirmPassword")}
        />
        {failure && <Notice type="error">{failure}</Notice>}
        <Button type="submit" busy={isSubmitting && "Creating Account..."}>
          Create Account
        </Button>
      </Form>
      <p className="mt-8 text-ink-soft">
        Already have an account?{" "}
        <Link to="/login" state={state} className={textLink}>
          Sign in
        </Link>
      </p>
    </AuthPage>
  );
}
