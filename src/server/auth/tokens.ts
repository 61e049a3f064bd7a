/** The three kinds of tokens: access (a signed statement), refresh and mailed (random, stored hashed). */
import { createHmac, hash, randomBytes } from "node:crypto";
import { SignJWT } from "jose";
import { issuerOf, TOKEN_AUDIENCE, type TokenSite } from "../database/caller.ts";

/** Seconds. */
export const ACCESS_TOKEN_LIFETIME = 3600;

/** As Supabase names them. "recovery": a link to set a new password; "otp": any other mailed link. */
export type SessionMethod = "password" | "otp" | "recovery";

export interface AccessTokenSubject {
  userId: string;
  email: string;
  userMetadata: unknown;
  sessionId: string;
  method: SessionMethod;
  /** When the owner last proved who they are. */
  provedAt: Date;
}

/** @returns the token, and its expiry in seconds since 1970 */
export async function signAccessToken(
  site: TokenSite,
  { userId, email, userMetadata, sessionId, method, provedAt }: AccessTokenSubject,
): Promise<{ token: string; expiresAt: number }> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + ACCESS_TOKEN_LIFETIME;
  const token = await new SignJWT({
    email,
    role: "authenticated",
    session_id: sessionId,
    aal: "aal1",
    amr: [{ method, timestamp: Math.floor(provedAt.getTime() / 1000) }],
    user_metadata: userMetadata,
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(issuerOf(site))
    .setAudience(TOKEN_AUDIENCE)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(site.jwtKey);
  return { token, expiresAt };
}

/**
 * The token of a mailed link. It follows from the job that mails it, so that a mail which has to be sent again
 * is the same mail, and no secret waits in the table of jobs.
 */
export function mailedToken(jobId: string, jwtKey: Uint8Array): string {
  return createHmac("sha256", jwtKey).update(`mailed-link:${jobId}`).digest("base64url");
}

/** 256 random bits. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The refresh token that follows another one. It is always the same, so that a repeated call gets the same
 * answer although only a hash is stored. It cannot be derived without the server's key.
 */
export function nextRefreshToken(refreshToken: string, jwtKey: Uint8Array): string {
  return createHmac("sha256", jwtKey).update(`refresh-token:${refreshToken}`).digest("base64url");
}

/** What the database stores of a token. */
export function sha256(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
