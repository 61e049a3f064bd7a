/** Texts for refusals of an account: signing in and up, mailed links, passwords. */
import {
  BLANK_PASSWORD,
  COMMON_PASSWORD,
  errorCode,
  type FailureTexts,
  LONG_PASSWORD,
  NETWORK,
  NO_CONNECTION,
  NO_INTERNET,
  TOO_MANY_ATTEMPTS,
} from "../../../lib/errors.ts";

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

export const NO_EMAIL_ADDRESS = "Please enter a valid email address.";
const TOO_LONG = "Password must be at most 72 characters long, fewer with accents or emoji.";
const SHORT_PASSWORD = "Password must be at least 6 characters long.";
export const PASSWORD_OF_SPACES = "Password must not be made of spaces alone.";
const TOO_COMMON = "This password is too common. Please choose another one.";
export const SAME_PASSWORD = "New password must be different from your current password.";
export const INVALID_RESET_LINK = "Invalid or expired reset link. Please request a new password reset.";
export const WRONG_PASSWORD = "This is not your password.";

/** What is wrong with a new password. */
export const NEW_PASSWORD_REFUSALS = {
  weak_password: SHORT_PASSWORD,
  [COMMON_PASSWORD]: TOO_COMMON,
  [BLANK_PASSWORD]: PASSWORD_OF_SPACES,
  [LONG_PASSWORD]: TOO_LONG,
};

export const LOGIN_FAILURES: FailureTexts = {
  codes: {
    invalid_credentials: "Invalid email or password. Please check your credentials and try again.",
    email_not_confirmed: "Please check your email and confirm your account before signing in.",
    over_request_rate_limit: "Too many login attempts. Please wait a few minutes before trying again.",
    [NETWORK]: NO_INTERNET,
  },
  fallback: "Login failed. Please try again.",
  showMessage: true,
};

export const SIGNUP_FAILURES: FailureTexts = {
  codes: {
    user_already_exists: "An account with this email already exists. Please try signing in instead.",
    email_exists: "An account with this email already exists. Please try signing in instead.",
    ...NEW_PASSWORD_REFUSALS,
    email_address_invalid: NO_EMAIL_ADDRESS,
    [USER_CREATION_FAILED]: "User creation failed",
    over_request_rate_limit: TOO_MANY_ATTEMPTS,
    over_email_send_rate_limit: TOO_MANY_ATTEMPTS,
    [NETWORK]: NO_INTERNET,
  },
  fallback: "Registration failed. Please try again.",
};

export const RESEND_FAILURES: FailureTexts = {
  codes: {
    email_address_invalid: NO_EMAIL_ADDRESS,
    over_request_rate_limit: TOO_MANY_ATTEMPTS,
    over_email_send_rate_limit: TOO_MANY_ATTEMPTS,
    [NETWORK]: NO_INTERNET,
  },
  fallback: "Failed to resend verification email. Please try again.",
};

const TOO_MANY_RESETS = "Too many reset requests. Please wait before trying again.";

export const FORGOT_PASSWORD_FAILURES: FailureTexts = {
  codes: {
    over_email_send_rate_limit: TOO_MANY_RESETS,
    over_request_rate_limit: TOO_MANY_RESETS,
    email_address_invalid: NO_EMAIL_ADDRESS,
    [NETWORK]: NO_INTERNET,
  },
  fallback: "Failed to send reset email. Please try again.",
};

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

export const LINK_FAILED = "This link has been used before or has expired.";

export const LINK_SESSION_FAILURES: FailureTexts = {
  codes: {
    ...Object.fromEntries(BAD_LINK_CODES.map((code) => [code, LINK_FAILED])),
    [NETWORK]: NO_INTERNET,
  },
  fallback: "Login failed. Please try again.",
};

export const RESET_PASSWORD_FAILURES: FailureTexts = {
  codes: {
    ...Object.fromEntries(BAD_LINK_CODES.map((code) => [code, INVALID_RESET_LINK])),
    ...NEW_PASSWORD_REFUSALS,
    same_password: SAME_PASSWORD,
    [NETWORK]: NO_INTERNET,
  },
  fallback: "Failed to reset password. Please try again.",
};

export const CONFIRM_PASSWORD_FAILURES: FailureTexts = {
  codes: {
    invalid_credentials: WRONG_PASSWORD,
    over_request_rate_limit: TOO_MANY_ATTEMPTS,
    [NETWORK]: NO_CONNECTION,
  },
  fallback: "Failed to confirm your password. Please try again.",
};
