/** Texts for refusals of an account: signing in and up, mailed links, passwords. */

import {
  BLANK_PASSWORD,
  COMMON_PASSWORD,
  errorCode,
  type FailureTexts,
  LONG_PASSWORD,
  NETWORK,
  NO_INTERNET,
  networkOr,
  TOO_MANY_ATTEMPTS,
} from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";

const PASSWORD_CODES = ["weak_password", "same_password", COMMON_PASSWORD, BLANK_PASSWORD, LONG_PASSWORD];
const EMAIL_CODES = ["user_already_exists", "email_exists", "email_address_invalid"];

/** Codes of the database and of the accounts for an action that cannot be undone. */
const ASK_FOR_PASSWORD = ["IN004", "reauthentication_needed"];

/** The sign-up's answer contained no account. */
export const USER_CREATION_FAILED = "user_creation_failed";

/** The input, address or password, that a refusal is about; undefined for any other refusal. */
export function refusedInput(error: unknown): "email" | "password" | undefined {
  const code = errorCode(error);
  if (code === undefined) return undefined;
  if (PASSWORD_CODES.includes(code)) return "password";
  return EMAIL_CODES.includes(code) ? "email" : undefined;
}

/** Whether the same call succeeds once the owner has confirmed the password. */
export function asksForPassword(error: unknown): boolean {
  return ASK_FOR_PASSWORD.includes(errorCode(error) ?? "");
}

export const NO_EMAIL_ADDRESS = t`Please enter a valid email address.`;
export const PASSWORD_OF_SPACES = t`Password must not be only spaces.`;
export const INVALID_RESET_LINK = t`Invalid or expired reset link. Please request a new password reset.`;
export const WRONG_PASSWORD = t`This is not your password.`;

export const NEW_PASSWORD_REFUSALS = {
  weak_password: t`Password must be at least 6 characters long.`,
  [COMMON_PASSWORD]: t`This password is too common. Please choose another one.`,
  [BLANK_PASSWORD]: PASSWORD_OF_SPACES,
  [LONG_PASSWORD]: t`This password is too long.`,
  same_password: t`New password must be different from your current password.`,
};

const OFFLINE = { [NETWORK]: NO_INTERNET };

/** The server counts calls and mails. */
export function tooManyCalls(text: string) {
  return { over_request_rate_limit: text, over_email_send_rate_limit: text };
}

const MAIL_REFUSALS = {
  email_address_invalid: NO_EMAIL_ADDRESS,
  ...tooManyCalls(TOO_MANY_ATTEMPTS),
  ...OFFLINE,
};

const TOOK_TOO_LONG = t`That took too long. Please try again.`;
const OTHER_ADDRESS = t`Passkeys do not work at this address.`;

export const PASSKEY_FIRST = {
  insufficient_aal: t`One of your hotels asks for your passkey.`,
};

const PASSKEYS = {
  ...PASSKEY_FIRST,
  webauthn_credential_not_found: t`No account here has this passkey.`,
  webauthn_challenge_expired: TOOK_TOO_LONG,
  webauthn_challenge_not_found: TOOK_TOO_LONG,
  webauthn_verification_failed: t`This passkey did not work. Please use your password.`,
  too_many_passkeys: t`Please remove a passkey first.`,
  // The browser's own, as supabase-js names them.
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: t`This device already has your passkey.`,
  ERROR_INVALID_DOMAIN: OTHER_ADDRESS,
  ERROR_INVALID_RP_ID: OTHER_ADDRESS,
};

export const LOGIN_FAILURES: FailureTexts = {
  codes: {
    invalid_credentials: t`Invalid email or password. Please check your credentials and try again.`,
    email_not_confirmed: t`Please check your email and confirm your account before signing in.`,
    over_request_rate_limit: t`Too many login attempts. Please wait a few minutes before trying again.`,
    ...PASSKEYS,
    ...OFFLINE,
  },
  fallback: t`Login failed. Please try again.`,
  showMessage: true,
};

const EMAIL_KNOWN = t`An account with this email already exists. Please try signing in instead.`;

export const SIGNUP_FAILURES = networkOr(t`Registration failed. Please try again.`, {
  user_already_exists: EMAIL_KNOWN,
  email_exists: EMAIL_KNOWN,
  [USER_CREATION_FAILED]: t`User creation failed`,
  ...NEW_PASSWORD_REFUSALS,
  ...MAIL_REFUSALS,
});

export const RESEND_FAILURES = networkOr(
  t`Failed to resend verification email. Please try again.`,
  MAIL_REFUSALS,
);

export const FORGOT_PASSWORD_FAILURES = networkOr(t`Failed to send reset email. Please try again.`, {
  ...MAIL_REFUSALS,
  ...tooManyCalls(t`Too many reset requests. Please wait before trying again.`),
});

/** Codes for tokens of a link that are forged, used or too old. */
const BAD_LINK_CODES = [
  "bad_jwt",
  "invalid_jwt",
  "no_authorization",
  "otp_expired",
  "refresh_token_already_used",
  "refresh_token_not_found",
  "session_expired",
  "session_not_found",
  "user_not_found",
];

function badLink(text: string): FailureTexts["codes"] {
  return Object.fromEntries(BAD_LINK_CODES.map((code) => [code, text]));
}

export const LINK_FAILED = t`This link is used or too old.`;

export const LINK_SESSION_FAILURES = networkOr(t`Login failed. Please try again.`, {
  ...badLink(LINK_FAILED),
  ...OFFLINE,
});

export const RESET_PASSWORD_FAILURES = networkOr(t`Failed to reset password. Please try again.`, {
  ...badLink(INVALID_RESET_LINK),
  ...NEW_PASSWORD_REFUSALS,
  ...OFFLINE,
});

export const PASSKEY_FAILURES = networkOr(t`The passkey did not work. Please try again.`, PASSKEYS);

export const CODE_FAILURES = networkOr(t`We could not check the code. Please try again.`, {
  mfa_verification_failed: t`This code is wrong or already used. Wait for the next one. Still wrong? Set your phone’s clock to automatic.`,
  mfa_challenge_expired: t`Too late. Please type the new code.`,
  mfa_recovery_codes_locked: TOO_MANY_ATTEMPTS,
  over_request_rate_limit: TOO_MANY_ATTEMPTS,
});

export const CONFIRM_PASSWORD_FAILURES = networkOr(t`Failed to confirm your password. Please try again.`, {
  ...CODE_FAILURES.codes,
  invalid_credentials: WRONG_PASSWORD,
  over_request_rate_limit: TOO_MANY_ATTEMPTS,
});
