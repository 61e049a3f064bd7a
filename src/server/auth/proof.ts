/** A new proof of identity for calls that cannot be undone. The rule is innfo.has_recent_proof(). */
import type { z } from "zod";
import type { AccessClaims, Sql } from "../database/connection.ts";
import { hasRecentProof } from "../database/recent-proof.ts";
import { transaction } from "../database/transaction.ts";
import { checkCredentials, lockUnchanged } from "./accounts.ts";
import type { AuthContext } from "./context.ts";
import { AuthApiError } from "./errors.ts";
import { proveByCode } from "./factors.ts";
import { proveByPasskey } from "./passkeys.ts";
import { proofNeeded } from "./recent-proof.ts";
import type { Call, requests } from "./requests.ts";
import { type SessionClaims, userOfSession } from "./sessions.ts";
import type { UserRow } from "./users.ts";

/**
 * Shows that the session's owner is there: by the password, a code of an authenticator app, or a passkey. The
 * session's next access token contains it, not this call's.
 * @returns the password's account as it was, for {@link lockUnchanged}
 */
export async function reauthenticate(
  auth: AuthContext,
  claims: SessionClaims,
  proof: z.output<typeof requests.proof>,
  call: Call,
): Promise<UserRow> {
  const user = await userOfSession(auth.sql, claims);
  if ("code" in proof) await proveByCode(auth, claims, proof.code, call);
  else if ("credential" in proof) await proveByPasskey(auth, claims, proof);
  else {
    const { password } = proof;
    const known = await checkCredentials(auth, { email: user.email, password }, call);
    await transaction(auth.sql, async (tx) => {
      await lockUnchanged(tx, known);
      // A session that began with a passkey keeps that method: it needs no code.
      await tx`
        update auth.sessions
        set proved_at = now(), method = case method when 'passkey' then method else 'password' end
        where id = ${claims.session_id} and user_id = ${user.id}`;
    });
    return known;
  }
  return user;
}

interface CredentialChange {
  email: string;
  currentPassword: string | undefined;
  /** Whether a link to set a new password began the session. Then it may set one as long as such a link is valid. */
  setsPassword: boolean;
}

export async function requireProof(
  auth: AuthContext,
  claims: AccessClaims,
  { email, currentPassword, setsPassword }: CredentialChange,
  call: Call,
): Promise<void> {
  if (currentPassword !== undefined) {
    await checkCredentials(auth, { email, password: currentPassword }, call).catch((error: unknown) => {
      if (!(error instanceof AuthApiError) || error.code !== "invalid_credentials") throw error;
      throw new AuthApiError("current_password_invalid");
    });
    return;
  }
  if (await hasRecentProof(auth.sql, claims)) return;
  if (setsPassword && (await recovers(auth.sql, claims))) return;
  throw proofNeeded("send current_password along, or sign in again");
}

async function recovers(sql: Sql, { session_id }: AccessClaims): Promise<boolean> {
  const { count } = await sql`
    select from auth.sessions
    where id = ${session_id} and method = 'recovery' and proved_at > now() - interval '1 hour'`;
  return count > 0;
}
