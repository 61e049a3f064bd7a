/** Whether a session's owner was lately shown to be there. The rule is innfo.has_recent_proof(). */
import type { AccessClaims, Sql } from "../database/connection.ts";
import { AuthApiError } from "./errors.ts";

export async function hasRecentProof(sql: Sql, claims: AccessClaims): Promise<boolean> {
  const [row] = await sql<{ proven: boolean }[]>`
    select innfo.has_recent_proof(${JSON.stringify(claims)}::text::jsonb) as proven`;
  return row?.proven === true;
}

export async function requireRecentProof(sql: Sql, claims: AccessClaims): Promise<void> {
  if (!(await hasRecentProof(sql, claims))) throw proofNeeded("reauthenticate, or sign in again");
}

/** @param how in the imperative */
export function proofNeeded(how: string): AuthApiError {
  return new AuthApiError("reauthentication_needed", `This requires reauthentication: ${how}.`);
}
