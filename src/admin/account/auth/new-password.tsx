import type { UseFormReturn } from "react-hook-form";
import { isBlank } from "../../../fields/blank.ts";
import { t } from "../../../lib/texts/t.ts";
import { MIN_PASSWORD_LENGTH } from "../../../product.ts";
import { PasswordField } from "../../ui/field.tsx";
import { PASSWORD_OF_SPACES } from "./failures.ts";

/** The same on one line, for an input without the box. */
export const PASSWORD_HINT = t`At least ${MIN_PASSWORD_LENGTH} characters. No common one, such as a name and a number.`;

const REQUIREMENTS = [
  t`At least ${MIN_PASSWORD_LENGTH} characters`,
  t`Use a strong, unique password`,
  t`Do not reuse passwords`,
  t`No common one, such as a name and a number`,
];

export const NO_PASSWORDS = { password: "", confirmPassword: "" };

interface NewPasswordFieldsProps {
  form: UseFormReturn<typeof NO_PASSWORDS>;
  /** Chooses the message: "Passwords do not match.", or "New passwords do not match." */
  isChanged?: boolean;
  disabled?: boolean;
}

/** A new password, typed twice, and what is required of it. */
export function NewPasswordFields({ form, isChanged = false, disabled = false }: NewPasswordFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const required = t`Password is required`;
  return (
    <>
      <PasswordField
        label="New Password"
        error={errors.password?.message}
        autoComplete="new-password"
        disabled={disabled}
        {...register("password", {
          required,
          minLength: {
            value: MIN_PASSWORD_LENGTH,
            message: isChanged
              ? t`New password must be at least ${MIN_PASSWORD_LENGTH} characters long.`
              : t`Password must be at least ${MIN_PASSWORD_LENGTH} characters long.`,
          },
          validate: (value) => !isBlank(value) || PASSWORD_OF_SPACES,
        })}
      />
      <PasswordField
        label="Confirm New Password"
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
        disabled={disabled}
        {...register("confirmPassword", {
          required,
          validate: (value, { password }) =>
            value === password || (isChanged ? t`New passwords do not match.` : t`Passwords do not match.`),
        })}
      />
      <section className="rounded-lg bg-sunken px-4 py-3">
        <h2 className="font-sans font-medium">Password Requirements</h2>
        <ul className="mt-1.5 list-disc ps-5 text-ink-soft">
          {REQUIREMENTS.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
