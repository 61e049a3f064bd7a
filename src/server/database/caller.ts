/** Finds the {@link Caller} from the request's headers. */
import { JWSSignatureVerificationFailed, JWTExpired } from "jose/errors";
import { jwtVerify } from "jose/jwt/verify";
import { UUID } from "../../lib/uuid.ts";
import { allKeys, type Keys } from "../config/keys.ts";
import { type AccessClaims, ANON, type Caller } from "./connection.ts";

/** The public key that the browser's client sends; it grants only the guest's role. */
export const PUBLISHABLE_KEY = "sb_publishable_innfo";
export const TOKEN_AUDIENCE = "authenticated";

/** The request's token is not one of ours, or no longer. Always answered with 401. */
export class InvalidTokenError extends Error {
  override name = "InvalidTokenError";
}

/** Instead of a token there is a key, of another site or mistyped. */
export class WrongKeyError extends InvalidTokenError {
  override name = "WrongKeyError";
}

/** The site's name in its access tokens, and the key that signs them. */
export interface TokenSite extends Keys {
  publicUrl: string;
}

export function issuerOf({ publicUrl }: Pick<TokenSite, "publicUrl">): string {
  return `${publicUrl}/auth/v1`;
}

/** The official client sends its key as the token of callers without a session. */
const WRONG_KEY =
  "The key is not this site's: create the client with the publishable key, which GET /config.json answers as publishableKey";
const INVALID = "Invalid JWT: it is no access token of this site, so sign in again";

/** Exactly one space: otherwise one token could have any number of headers. */
const SCHEME = "Bearer ".length;
/** Enough for the owners at work in an hour, which is how long a token lives. */
const MAX_REMEMBERED = 2000;

/**
 * Verified Authorization headers, by key, because verifying takes longer than the rest of reading a request. Whole
 * headers, because a part of a text is a new text, hashed anew. The database is still asked each time whether the
 * session ended.
 */
const genuine = new WeakMap<Uint8Array, Map<string, AccessClaims>>();

/** Returns the claims of a token that was verified before, without waiting, so that overload is refused early. */
export function rememberedCaller(
  authorization: string | null | undefined,
  jwtKey: Uint8Array,
): AccessClaims | undefined {
  return genuine.get(jwtKey)?.get(authorization ?? "");
}

export function hasExpired({ exp }: AccessClaims): boolean {
  return exp * 1000 <= Date.now();
}

/** A caller without a token, or with the publishable key, is a guest. @throws {InvalidTokenError} */
export async function callerOf(headers: Headers, site: TokenSite): Promise<Caller> {
  const { jwtKey } = site;
  const authorization = headers.get("authorization");
  const known = rememberedCaller(authorization, jwtKey);
  if (known && !hasExpired(known)) return { role: "authenticated", claims: known };
  if (!authorization) return ANON;
  const [, token] = authorization.match(/^Bearer +(\S+)$/i) ?? [];
  if (!token) throw new InvalidTokenError("The Authorization header is not a bearer token");
  if (token === PUBLISHABLE_KEY) return ANON;
  const isKey = token === headers.get("apikey") || /^sb_(publishable|secret)_/.test(token);
  const claims = await verifyAccessToken(token, site).catch((error: unknown) => {
    throw isKey && error instanceof InvalidTokenError ? new WrongKeyError(WRONG_KEY) : error;
  });
  if (authorization.length === SCHEME + token.length) remember(authorization, claims, jwtKey);
  return { role: "authenticated", claims };
}

function remember(authorization: string, claims: AccessClaims, jwtKey: Uint8Array): void {
  const remembered = genuine.get(jwtKey) ?? new Map<string, AccessClaims>();
  genuine.set(jwtKey, remembered);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(authorization, claims);
}

/** @throws {InvalidTokenError} when the token is forged, expired, not yet valid, or not this site's access token */
async function verifyAccessToken(token: string, site: TokenSite): Promise<AccessClaims> {
  const payload = await payloadOf(token, allKeys(site), issuerOf(site));
  // No other role is ever issued, so a token with one was not made by this code.
  if (payload.role !== "authenticated" || !UUID.test(payload.sub) || !UUID.test(payload.session_id)) {
    throw new InvalidTokenError(INVALID);
  }
  return payload;
}

/** @param keys those that may have signed it. The later ones are tried only if the first did not */
async function payloadOf(token: string, keys: readonly Uint8Array[], issuer: string): Promise<AccessClaims> {
  const [key = new Uint8Array(), ...others] = keys;
  try {
    const { payload } = await jwtVerify<AccessClaims>(token, key, {
      algorithms: ["HS256"],
      audience: TOKEN_AUDIENCE,
      issuer,
      requiredClaims: ["sub", "exp", "session_id"],
    });
    return payload;
  } catch (error) {
    if (error instanceof JWSSignatureVerificationFailed && others.length > 0)
      return payloadOf(token, others, issuer);
    throw new InvalidTokenError(error instanceof JWTExpired ? "JWT expired" : INVALID);
  }
}
