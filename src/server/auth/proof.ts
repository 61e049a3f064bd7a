/** A new proof of identity for calls that cannot be undone. The rule is innfo.has_recent_proof(). */
import type { AccessClaims, Sql } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import { type CheckingParts, checkCredentials, lockUnchanged } from "./accounts.ts";
import { AuthApiError } from "./errors.ts";
import type { Call } from "./requests.ts";
import { type SessionClaims, userOfSession } from "./sessions.ts";

/** The session's next access token contains the proof, not this call's. */
export async function reauthenticate(
  auth: CheckingParts,
  claims: SessionClaims,
  { password }: { password: string },
  call: Call,
): Promise<void> {
  const { email } = await userOfSession(auth.sql, claims);
  const user = await checkCredentials(auth, { email, password }, call);
  await transaction(auth.sql, async (tx) => {
    await lockUnchanged(tx, user);
    await tx`
      update auth.sessions set proved_at = now(), method = 'password'
      where id = ${claims.session_id} and user_id = ${user.id}`;
  });
}

interface CredentialChange {
  email: string;
  currentPassword: string | undefined;
  /** Whether a link to set a new password began the session. It may do so as long as such a link is valid. */
  setsPassword: boolean;
}

export async function requireProof(
  auth: CheckingParts,
  claims: AccessClaims,
  { email, currentPassword, setsPassword }: CredentialChange,
  call: Call,
): Promise<void> {
  if (currentPassword !== undefined) {
    await checkCredentials(auth, { email, password: currentPassword }, call).catch((error: unknown) => {
      if (!(error instanceof AuthApiError) || error.code !== "invalid_credentials") throw error;
      throw new AuthApiError("current_password_invalid", "The current password is not right.");
    });
    return;
  }
  if (await hasRecentProof(auth.sql, claims)) return;
  if (setsPassword && (await recovers(auth.sql, claims))) return;
  throw new AuthApiError(
    "reauthentication_needed",
    "This change requires reauthentication: send current_password along, or sign in again.",
  );
}

export async function hasRecentProof(sql: Sql, claims: AccessClaims): Promise<boolean> {
  const [row] = await sql<{ proven: boolean }[]>`
    select innfo.has_recent_proof(${JSON.stringify(claims)}::text::jsonb) as proven`;
  return row?.proven === true;
}

async function recovers(sql: Sql, { session_id }: AccessClaims): Promise<boolean> {
  const { count } = await sql`
    select from auth.sessions
    where id = ${session_id} and method = 'recovery' and proved_at > now() - interval '1 hour'`;
  return count > 0;
}
