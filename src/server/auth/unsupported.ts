/** Calls of the official auth client that this server refuses; see ../transport/unsupported.ts. */
import { unsupported } from "../transport/unsupported.ts";
import { AuthApiError, type ErrorCode } from "./errors.ts";

const PASSWORD = "sign in with an email address and a password";

const OAUTH = refusal("oauth_provider_not_supported", "signing in through another provider", PASSWORD);
const OTP = refusal(
  "otp_disabled",
  "one-time codes and magic links",
  `${PASSWORD}, or reset the password with POST /recover`,
);
const AUTHENTICATOR = 'enroll an authenticator app with factor_type "totp"';
const FACTORS: Readonly<Record<string, AuthApiError>> = {
  phone: refusal("mfa_phone_enroll_not_enabled", "codes by phone", AUTHENTICATOR),
  webauthn: refusal(
    "mfa_webauthn_enroll_not_enabled",
    "passkeys as a second factor",
    "register one with registerPasskey(), which signs in without a password",
  ),
};
const ADMIN = refusal(
  "not_admin",
  "the administration of accounts over the network",
  "sign in as the account's owner",
);
const PKCE = refusal(
  "validation_failed",
  "PKCE",
  'create the client with auth.flowType "implicit", which is its default',
);
const PHONE = refusal("phone_provider_disabled", "accounts with a phone number", "use an email address");
const NONCE = refusal(
  "reauthentication_not_valid",
  "reauthentication by a mailed code",
  "send current_password along with PUT /user, or sign in again",
);
const ANONYMOUS = refusal(
  "anonymous_provider_disabled",
  "anonymous accounts",
  "sign up with an email address and a password; guests need no account",
);

/** Refused paths by their beginning, for every method. */
const PATHS: Readonly<Record<string, AuthApiError>> = {
  "/auth/v1/otp": OTP,
  "/auth/v1/magiclink": OTP,
  "/auth/v1/authorize": OAUTH,
  "/auth/v1/callback": OAUTH,
  "/auth/v1/user/identities": OAUTH,
  "/auth/v1/oauth": OAUTH,
  "/auth/v1/user/oauth": OAUTH,
  "/auth/v1/sso": refusal("saml_provider_disabled", "single sign-on", PASSWORD),
  "/auth/v1/reauthenticate": NONCE,
  "/auth/v1/invite": ADMIN,
  "/auth/v1/admin": ADMIN,
};

export function refusePath(path: string): void {
  for (const [start, refused] of Object.entries(PATHS)) {
    if (path === start || path.startsWith(`${start}/`)) throw refused;
  }
}

const GRANTS: ReadonlyMap<string | undefined, AuthApiError> = new Map([
  ["pkce", PKCE],
  ["id_token", OAUTH],
  ["web3", refusal("web3_provider_disabled", "signing in with a wallet", PASSWORD)],
]);

export function refuseGrant(grant: string | undefined): void {
  const refused = GRANTS.get(grant);
  if (refused) throw refused;
}

/** Looks for fields of unsupported calls before the rest of the body is validated. */
export function refuseFields(path: string, body: unknown): void {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return;
  const has = (name: string) => name in body && (body as Record<string, unknown>)[name] !== null;
  if (path.endsWith("/factors") && "factor_type" in body) {
    const refused = FACTORS[String(body.factor_type)];
    if (refused) throw refused;
  }
  if (has("code_challenge")) throw PKCE;
  if (has("phone")) throw PHONE;
  if (has("nonce")) throw NONCE;
  const type = "type" in body ? body.type : undefined;
  if (type === "sms" || type === "phone_change") throw PHONE;
  if (path.endsWith("/verify") && has("token") && !has("token_hash")) throw OTP;
  if (path.endsWith("/verify") && (type === "magiclink" || type === "invite")) throw OTP;
  if (path.endsWith("/signup") && !has("email") && !has("password")) throw ANONYMOUS;
}

function refusal(code: ErrorCode, what: string, instead: string): AuthApiError {
  return new AuthApiError(code, unsupported(what, instead));
}
