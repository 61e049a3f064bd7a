/** Schemas of the calls' bodies. Any other body is refused with the name of the wrong field. */

import type { Context } from "hono";
import { z } from "zod";
import { isEasyPin } from "../../lib/accounts/account.ts";
import { EMAIL_ADDRESS, MAX_EMAIL_LENGTH, withLatinHost } from "../../lib/links/email-address.ts";
import { isLanguage } from "../../lib/messages/languages.ts";
import { AuthApiError } from "./errors.ts";
import { refuseFields } from "./unsupported.ts";

export interface Call {
  /** Target page of a mailed link. */
  redirectTo: string | undefined;
  /** Origin of the call, for limits; see client-address.ts. */
  network: string;
  /** Keyed hash of the network, stored with a new session; see house.ts. */
  mark: string;
  /** Keyed hash of the network's block, stored as well; see house.ts. */
  block: string;
  userAgent: string | undefined;
  /** The supported language that the caller's browser prefers. */
  language: string | undefined;
}

const MAX_BODY_LENGTH = 16 * 1024;

/**
 * Trimmed and in lower case, so that one account has one spelling. Too long addresses are refused first: the check
 * takes quadratic time.
 */
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH, { abort: true })
  // Some browsers send an international host in Latin letters (xn--…), others as it was typed.
  .transform(withLatinHost)
  .pipe(
    z
      .string()
      .max(MAX_EMAIL_LENGTH)
      .regex(EMAIL_ADDRESS)
      // Browsers also apply this rule to <input type="email">, because mail must reach the address.
      .regex(z.regexes.html5Email),
  );
const password = z.string().min(1).max(1000);
const token = z.string().min(1).max(1000);
/** The name of a passkey or an authenticator app. */
const friendlyName = z.string().trim().min(1).max(120);
const code = z.string().trim().min(1).max(100);
/** The name shown on the lock screen. The database checks it more closely. */
const stationName = z.string().trim().min(1).max(40);
const hotelId = z.string().max(32);
const pin = z.string().regex(/^\d{4}$/);
/** Users' notes about themselves; part of every access token. */
/** An account's own notes; mails and screens are in its language. */
const metadata = z
  .record(z.string(), z.unknown())
  .refine(
    ({ language = null }) => language === null || (typeof language === "string" && isLanguage(language)),
    {
      error: "language: none of those that there are",
    },
  );

/** The official client sends these with every call: captcha and PKCE, which this server lacks. */
const unused = {
  gotrue_meta_security: z.looseObject({}).optional(),
  code_challenge: z.null().optional(),
  code_challenge_method: z.null().optional(),
};

const base64url = z.string().max(8000);
/** The answer to a challenge, as navigator.credentials returns it in JSON; the library checks the rest. */
const passkeyAnswer = z.strictObject({
  challenge_id: token,
  credential: z.looseObject({
    id: base64url,
    rawId: base64url,
    type: z.literal("public-key"),
    clientExtensionResults: z.looseObject({}).default({}),
    response: z.looseObject({ clientDataJSON: base64url, userHandle: base64url.nullish() }),
  }),
});

export const requests = {
  signUp: z.strictObject({ email, password, data: metadata.nullish(), ...unused }),
  signIn: z.strictObject({ email, password, ...unused }),
  refresh: z.strictObject({ refresh_token: token, ...unused }),
  recover: z.strictObject({ email, ...unused }),
  resend: z.strictObject({ email, type: z.enum(["signup", "email_change"]), ...unused }),
  verify: z.strictObject({
    token_hash: token,
    type: z.enum(["signup", "email", "recovery", "email_change"]),
    options: z.looseObject({}).optional(),
    // Our own field, for a change of address: the link's page asks for the password.
    password: password.optional(),
    ...unused,
  }),
  updateUser: z.strictObject({
    email: email.optional(),
    password: password.optional(),
    current_password: password.optional(),
    data: metadata.optional(),
    ...unused,
  }),
  /** The password, or a code of an authenticator app, or a passkey's answer. */
  proof: z.union([z.strictObject({ password }), z.strictObject({ code }), passkeyAnswer]),
  enroll: z.strictObject({
    factor_type: z.literal("totp"),
    friendly_name: friendlyName.nullish(),
    issuer: friendlyName.nullish(),
  }),
  // The client repeats the factor of the path.
  challengeFactor: z.strictObject({ factorId: token.optional() }),
  verifyFactor: z.strictObject({ challenge_id: token, code }),
  makeRecoveryCodes: z.strictObject({ friendly_name: friendlyName.optional() }),
  recoveryCode: z.strictObject({ code }),
  passkey: passkeyAnswer,
  renamePasskey: z.strictObject({ friendly_name: friendlyName }),
  nothing: z.strictObject({ ...unused }),
  station: z.strictObject({ id: z.uuid(), hotel_id: hotelId, name: stationName }),
  stationPerson: z.strictObject({
    id: z.uuid(),
    hotel_id: hotelId,
    member_id: z.uuid().nullable(),
    name: stationName.nullable(),
    pin: pin.refine((typed) => !isEasyPin(typed), "four digits alike or in a row are guessed first"),
  }),
  shift: z.strictObject({ person_id: z.uuid(), pin }),
  invitation: z.strictObject({ token }),
  acceptance: z.strictObject({
    token,
    password: password.optional(),
    name: z.string().max(80).optional(),
    /** When a hotel is handed over: whether its former account stays in the team. */
    keeps_former: z.boolean().optional(),
  }),
};

export async function readAccountBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await c.req.text();
  if (text.length > MAX_BODY_LENGTH) throw new AuthApiError("validation_failed", "The body is too long");
  const body = parseJson(text);
  refuseFields(c.req.path, body);
  return check(schema, body);
}

export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.path[0] === "email") throw new AuthApiError("email_address_invalid");
  const field = issue?.path.join(".") || "body";
  throw new AuthApiError("validation_failed", `${field}: ${issue?.message}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (!isStorable(key) || !isStorable(value)) throw new SyntaxError("Not a PostgreSQL text");
      return value;
    });
  } catch {
    throw new AuthApiError("bad_json");
  }
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
function isStorable(value: unknown): boolean {
  return typeof value !== "string" || (value.isWellFormed() && !value.includes("\0"));
}
