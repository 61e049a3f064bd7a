/** Failures reported to callers, with the codes, statuses and shape that the official auth client reads. */
import type { Context } from "hono";
import type { Env } from "../config/env.ts";
import { ReadableRefusal } from "../transport/refusal.ts";

/** https://supabase.com/docs/guides/auth/debugging/error-codes */
const STATUSES = {
  bad_json: 400,
  validation_failed: 400,
  email_address_invalid: 400,
  invalid_credentials: 400,
  email_not_confirmed: 400,
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  session_expired: 400,
  reauthentication_needed: 400,
  current_password_invalid: 400,
  oauth_provider_not_supported: 400,
  phone_provider_disabled: 400,
  no_authorization: 401,
  bad_jwt: 401,
  insufficient_aal: 403,
  session_not_found: 403,
  otp_expired: 403,
  not_admin: 403,
  saml_provider_disabled: 404,
  webauthn_challenge_expired: 400,
  webauthn_challenge_not_found: 400,
  webauthn_verification_failed: 400,
  webauthn_credential_not_found: 404,
  webauthn_credential_exists: 422,
  too_many_passkeys: 422,
  user_banned: 403,
  // The next seven are ours, for calls that the official client does not make.
  pin_shut: 403,
  pin_ended: 403,
  station_refused: 403,
  team_full: 409,
  too_many_hotels: 409,
  device_not_found: 404,
  subscription_active: 409,
  provider_failed: 424,
  anonymous_provider_disabled: 422,
  mfa_challenge_expired: 422,
  mfa_factor_name_conflict: 422,
  mfa_factor_not_found: 404,
  mfa_phone_enroll_not_enabled: 422,
  mfa_recovery_codes_locked: 429,
  mfa_recovery_codes_sole_factor: 422,
  mfa_verification_failed: 422,
  mfa_verified_factor_exists: 422,
  mfa_webauthn_enroll_not_enabled: 422,
  otp_disabled: 422,
  too_many_enrolled_mfa_factors: 422,
  user_already_exists: 422,
  web3_provider_disabled: 422,
  email_exists: 422,
  reauthentication_not_valid: 422,
  weak_password: 422,
  same_password: 422,
  over_request_rate_limit: 429,
  over_email_send_rate_limit: 429,
} as const;

export type ErrorCode = keyof typeof STATUSES;

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

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
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
  const status = STATUSES[code];
  if (details.retryAfter !== undefined) c.header("Retry-After", String(details.retryAfter));
  const { reasons } = details;
  return c.json(
    { code: status, error_code: code, msg: message, weak_password: reasons && { reasons } },
    status,
  );
}
