/** Recovery codes, for an owner who lost the authenticator app: each lets in once. */
import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { AccessClaims, Sql, Transaction } from "../database/connection.ts";
import { posting, tellOfSignInMeans } from "./accounts.ts";
import type { AuthContext } from "./context.ts";
import { AuthApiError } from "./errors.ts";
import { countingAttempts, letIn, verifiedAppsOf } from "./factors.ts";
import { requireRecentProof } from "./recent-proof.ts";
import type { Call, requests } from "./requests.ts";
import { userOfSession } from "./sessions.ts";
import { hashOfToken, type SignedIn } from "./tokens.ts";
import { lockUser } from "./users.ts";

const CODES = 10;
const CODE_LENGTH = 16;
/** Leaves out letters that look like others. 32 letters make five bits each. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

interface RecoveryCodes {
  id: string;
  friendly_name: string | null;
  remaining: number;
}

async function recoveryCodesOf(sql: Transaction, userId: string): Promise<RecoveryCodes | undefined> {
  const [codes] = await sql<RecoveryCodes[]>`
    select id, friendly_name, jsonb_array_length(codes)::int as remaining
    from auth.mfa_factors where user_id = ${userId} and factor_type = 'recovery_code'`;
  return codes;
}

export async function recoveryCodesStatus(sql: Sql, claims: AccessClaims) {
  const user = await userOfSession(sql, claims, "awaiting");
  const codes = await recoveryCodesOf(sql, user.id);
  if (!codes) throw new AuthApiError("mfa_factor_not_found");
  return { id: codes.id, type: "recovery_code", total: CODES, remaining: codes.remaining };
}

/** @param replaces whether the present codes are replaced; if false, there must be none */
export async function makeRecoveryCodes(
  context: AuthContext,
  claims: AccessClaims,
  { name = "Recovery codes", replaces }: { name?: string | undefined; replaces: boolean },
  call: Call,
) {
  const { sql, limits } = context;
  const user = await userOfSession(sql, claims);
  await requireRecentProof(sql, claims);
  const codes = Array.from({ length: CODES }, newCode);
  const hashes = JSON.stringify(codes.map(hashOfRecoveryCode));
  const made = await posting(context, async (tx) => {
    await lockUser(tx, user.id);
    if ((await verifiedAppsOf(tx, user.id)).length === 0) {
      throw new AuthApiError("mfa_recovery_codes_sole_factor");
    }
    const before = await recoveryCodesOf(tx, user.id);
    if (before && !replaces) {
      throw new AuthApiError("mfa_verified_factor_exists");
    }
    if (!before && replaces) throw new AuthApiError("mfa_factor_not_found");
    const [factor] = await tx<Pick<RecoveryCodes, "id" | "friendly_name">[]>`
      insert into auth.mfa_factors (user_id, factor_type, friendly_name, status, codes)
      values (${user.id}, 'recovery_code', ${name}, 'verified', ${hashes}::text::jsonb)
      on conflict (user_id) where factor_type = 'recovery_code'
      do update set codes = excluded.codes, updated_at = now()
      returning id, friendly_name`;
    // The first codes come with an app, and its owner is told of the app.
    if (replaces) await tellOfSignInMeans(context, tx, user, { what: "Recovery codes", added: true }, call);
    return factor;
  });
  await limits.clear("wrongCodesOfUser", user.id, "mfa/recovery_code");
  return {
    id: made?.id,
    type: "recovery_code",
    friendly_name: made?.friendly_name,
    total: CODES,
    codes,
  };
}

/** Lets the session in and uses the code up. */
export async function verifyRecoveryCode(
  auth: AuthContext,
  claims: AccessClaims,
  { code }: z.output<typeof requests.recoveryCode>,
  call: Call,
): Promise<SignedIn> {
  const user = await userOfSession(auth.sql, claims, "awaiting");
  const hash = hashOfRecoveryCode(code.toLowerCase().replace(/[\s-]/g, ""));
  const attempt = countingAttempts(auth, user.id, "mfa/recovery_code", call, async (tx) => {
    const { count } = await tx`
      update auth.mfa_factors set codes = codes - ${hash}::text, updated_at = now()
      where user_id = ${user.id} and factor_type = 'recovery_code' and jsonb_exists(codes, ${hash}::text)`;
    if (count === 0) throw new AuthApiError("mfa_verification_failed");
    return letIn(tx, auth.jwtKey, claims, "mfa/recovery_code");
  });
  return attempt.catch((error: unknown) => {
    if (!(error instanceof AuthApiError) || error.code !== "over_request_rate_limit") throw error;
    throw new AuthApiError("mfa_recovery_codes_locked", error.message, error.details);
  });
}

export async function removeRecoveryCodes(
  context: AuthContext,
  claims: AccessClaims,
  call: Call,
): Promise<{ id: string }> {
  const { sql } = context;
  const user = await userOfSession(sql, claims);
  await requireRecentProof(sql, claims);
  return posting(context, async (tx) => {
    const [gone] = await tx<{ id: string }[]>`
      delete from auth.mfa_factors where user_id = ${user.id} and factor_type = 'recovery_code' returning id`;
    if (!gone) throw new AuthApiError("mfa_factor_not_found");
    await tellOfSignInMeans(context, tx, user, { what: "Recovery codes", added: false }, call);
    return gone;
  });
}

function newCode(): string {
  return Array.from(randomBytes(CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** No slow hash is needed for eighty random bits. */
function hashOfRecoveryCode(code: string): string {
  return hashOfToken(code).toString("base64url");
}
