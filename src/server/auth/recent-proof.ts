/** Refuses what needs a recent proof that the session's owner is there. */
import type { AccessClaims, Sql } from "../database/connection.ts";
import { hasRecentProof } from "../database/recent-proof.ts";
import { AuthApiError } from "./errors.ts";

export async function requireRecentProof(sql: Sql, claims: AccessClaims): Promise<void> {
  if (!(await hasRecentProof(sql, claims))) throw proofNeeded("reauthenticate, or sign in again");
}

/** Required to add or remove anything the account signs in with. */
export async function requireProofOfMeans(sql: Sql, claims: AccessClaims): Promise<void> {
  await requireRecentProof(sql, claims);
  await requireDemandedPasskey(sql, claims);
}

/**
 * Where a hotel demands a second factor of its owners, an owner with a passkey must show it first. Otherwise a
 * stranger with the password could add a factor.
 */
async function requireDemandedPasskey(sql: Sql, claims: AccessClaims): Promise<void> {
  const { count } = await sql`
    select from innfo.roles r join public.hotels h on h.id = r.hotel_id
    where r.user_id = ${claims.sub} and r.role = 'owner' and h.owners_need_factor
      and exists (select from auth.passkeys where user_id = r.user_id)
      and not innfo.has_second_factor(${JSON.stringify(claims)}::text::jsonb)`;
  if (count > 0)
    throw new AuthApiError(
      "insufficient_aal",
      "A hotel of this account asks for more: sign in with the passkey",
    );
}

/** @param how the remedy, in the imperative */
export function proofNeeded(how: string): AuthApiError {
  return new AuthApiError("reauthentication_needed", `This requires reauthentication: ${how}.`);
}
