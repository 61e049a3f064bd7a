import type { AccessClaims, Sql } from "./connection.ts";

/** Whether the session's owner proved lately to be there. The rule is innfo.has_recent_proof(). */
export async function hasRecentProof(sql: Sql, claims: AccessClaims): Promise<boolean> {
  const [row] = await sql<{ proven: boolean }[]>`
    select innfo.has_recent_proof(${JSON.stringify(claims)}::text::jsonb) as proven`;
  return row?.proven === true;
}
