/** The three kinds of tokens: access (a signed statement), refresh and mailed (random, stored as hashes). */
import { createHmac, hash, randomBytes } from "node:crypto";
import { SignJWT } from "jose/jwt/sign";
import { issuerOf, TOKEN_AUDIENCE, type TokenSite } from "../database/caller.ts";
import type { UserRow } from "./users.ts";

/** Seconds. */
export const ACCESS_TOKEN_LIFETIME = 3600;

export interface SecondFactor {
  /** The names are Supabase's. */
  method: "totp" | "mfa/recovery_code";
  at: Date;
}

export interface SignedIn {
  sessionId: string;
  /**
   * The names are Supabase's, and "station". "recovery": a link to set a new password; "otp": any other mailed link.
   */
  method: "password" | "otp" | "recovery" | "passkey" | "station";
  /** When the owner last proved their identity. */
  provedAt: Date;
  /** The second factor shown after that. */
  factor: SecondFactor | undefined;
  refreshToken: string;
  user: UserRow;
}

/** @param expiresAt in seconds since 1970 */
export function signAccessToken(
  site: TokenSite,
  { sessionId, method, provedAt, factor, user }: SignedIn,
  expiresAt: number,
): Promise<string> {
  const proofs = [{ method, at: provedAt }, ...(factor ? [factor] : [])] as const;
  return new SignJWT({
    email: user.email,
    role: "authenticated",
    session_id: sessionId,
    // A passkey is two factors by itself: a device, and a finger, a face or a PIN.
    aal: factor || method === "passkey" ? "aal2" : "aal1",
    amr: proofs.map((proof) => ({
      method: proof.method,
      timestamp: Math.floor(proof.at.getTime() / 1000),
    })),
    user_metadata: user.user_metadata,
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(issuerOf(site))
    .setAudience(TOKEN_AUDIENCE)
    .setSubject(user.id)
    .setIssuedAt(expiresAt - ACCESS_TOKEN_LIFETIME)
    .setExpirationTime(expiresAt)
    .sign(site.jwtKey);
}

/** A SHA-256 hash as base64url. */
export const MAILED_TOKEN_LENGTH = 43;

/** Token of a mailed link, derived from its job: a repeated mail is the same, and the table has no secret. */
export function mailedToken(jobId: string, jwtKey: Uint8Array): string {
  return createHmac("sha256", jwtKey).update(`mailed-link:${jobId}`).digest("base64url");
}

/** An invitation's token: its id, and a signature that only this server can make. */
export function invitationToken(id: string, jwtKey: Uint8Array): string {
  return `${id}.${createHmac("sha256", jwtKey).update(`invitation:${id}`).digest("base64url")}`;
}

export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Derived from the token, so that a repeated call gets the same answer although only a hash is stored. */
export function nextRefreshToken(refreshToken: string, jwtKey: Uint8Array): string {
  return createHmac("sha256", jwtKey).update(`refresh-token:${refreshToken}`).digest("base64url");
}

export function hashOfToken(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
