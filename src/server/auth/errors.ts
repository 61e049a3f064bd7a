/** Failures reported to callers, with the codes, statuses and shape that the official auth client reads. */
import type { Context } from "hono";
import type { Env } from "../config/env.ts";
import { ReadableRefusal } from "../transport/refusal.ts";

/**
 * The status of each code, and what is said unless a call says it in words of its own.
 * https://supabase.com/docs/guides/auth/debugging/error-codes
 */
const FAILURES = {
  bad_json: [400, "The body is not valid JSON"],
  validation_failed: [400],
  email_address_invalid: [400, "Invalid email address"],
  invalid_credentials: [400, "Invalid login credentials"],
  email_not_confirmed: [400, "Email not confirmed"],
  refresh_token_not_found: [400, "Invalid Refresh Token: Not Found"],
  refresh_token_already_used: [400, "Invalid Refresh Token: Already Used"],
  session_expired: [400, "Invalid Refresh Token: Session Expired"],
  reauthentication_needed: [400],
  current_password_invalid: [400, "The current password is not right."],
  oauth_provider_not_supported: [400],
  phone_provider_disabled: [400],
  no_authorization: [401, "This endpoint requires a bearer token"],
  bad_jwt: [401],
  insufficient_aal: [403],
  session_not_found: [403, "Session from the access token does not exist"],
  otp_expired: [403, "Email link is invalid or has expired"],
  not_admin: [403],
  saml_provider_disabled: [404],
  webauthn_challenge_expired: [400, "The challenge has expired: ask for another one"],
  webauthn_challenge_not_found: [
    400,
    "This challenge is another one's, or was answered before: ask for another one",
  ],
  webauthn_verification_failed: [400],
  webauthn_credential_not_found: [404, "No such passkey"],
  webauthn_credential_exists: [422, "This passkey is registered already"],
  too_many_passkeys: [422, "Remove a passkey first"],
  user_banned: [403],
  // The next seven are ours, for calls that the official client does not make.
  pin_shut: [403, "This PIN was tried too often: an owner sets another one"],
  pin_ended: [403, "Whoever set this PIN is an owner no longer: another owner sets a new one"],
  station_refused: [403],
  team_full: [409],
  too_many_hotels: [409],
  device_not_found: [404, "No such session"],
  subscription_active: [409, "Cancel the subscription before deleting the account"],
  provider_failed: [424, "The payment provider does not answer. Nothing was deleted"],
  anonymous_provider_disabled: [422],
  mfa_challenge_expired: [422, "The challenge has expired or was used: ask for another one"],
  mfa_factor_name_conflict: [422, "An authenticator app of this name is there already"],
  mfa_factor_not_found: [404, "No such factor"],
  mfa_phone_enroll_not_enabled: [422],
  mfa_recovery_codes_locked: [429],
  mfa_recovery_codes_sole_factor: [422, "Set up an authenticator app first"],
  mfa_verification_failed: [422, "The code is not right, or was used before"],
  mfa_verified_factor_exists: [422, "There are recovery codes: regenerate them"],
  mfa_webauthn_enroll_not_enabled: [422],
  otp_disabled: [422],
  too_many_enrolled_mfa_factors: [422, "Remove an authenticator app first"],
  user_already_exists: [422, "User already registered"],
  web3_provider_disabled: [422],
  email_exists: [422, "Email already registered"],
  reauthentication_not_valid: [422],
  weak_password: [422],
  same_password: [422, "New password should be different from the old password."],
  over_request_rate_limit: [429],
  over_email_send_rate_limit: [429],
} as const;

export type ErrorCode = keyof typeof FAILURES;
type Said = {
  [Code in ErrorCode]: (typeof FAILURES)[Code] extends readonly [number, string] ? Code : never;
}[ErrorCode];

/** Why a password is weak. "characters": it has no visible ones; "pwned": attackers try it first. */
export type WeakReason = "length" | "too_long" | "characters" | "pwned";

interface Details {
  reasons?: WeakReason[];
  /** Seconds after which the same call may succeed. */
  retryAfter?: number;
}

/** A failure for the caller to read. Any function of this folder may throw one. */
export class AuthApiError extends ReadableRefusal {
  override name = "AuthApiError";
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(...[code, message, details = {}]: [Said] | [ErrorCode, message: string, details?: Details]) {
    super(message ?? FAILURES[code][1]);
    this.code = code;
    this.details = details;
  }
}

/** The database refuses the session, or the address: auth.refuse_suspended(), innfo.refuse_denied_account(). */
export const SUSPENDED = "IN008";

/** Says whom to write to. */
export function suspended({ operator }: Pick<Env, "operator">, { message }: Error): AuthApiError {
  const whom = operator.email ?? operator.name ?? "whoever runs this site";
  return new AuthApiError("user_banned", `${message}. Write to ${whom}.`);
}

export function errorResponse(c: Context, { code, message, details }: AuthApiError): Response {
  const [status] = FAILURES[code];
  if (details.retryAfter !== undefined) c.header("Retry-After", String(details.retryAfter));
  const { reasons } = details;
  return c.json(
    { code: status, error_code: code, msg: message, weak_password: reasons && { reasons } },
    status,
  );
}
