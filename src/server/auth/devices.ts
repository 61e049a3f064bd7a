import type { DeviceList } from "../../lib/accounts/account.ts";
import { UUID } from "../../lib/uuid.ts";
import type { Sql } from "../database/connection.ts";
import { AuthApiError } from "./errors.ts";
import { type SessionClaims, userOfSession } from "./sessions.ts";

/** Lists the asking device first, then the others by latest use. */
export async function devicesOf(sql: Sql, claims: SessionClaims): Promise<DeviceList> {
  await userOfSession(sql, claims);
  return sessionsOf(sql, claims.sub, claims.session_id);
}

export async function sessionsOf(sql: Sql, userId: string, current = ""): Promise<DeviceList> {
  const sessions = await sql<
    { id: string; user_agent: string | null; created_at: Date; refreshed_at: Date; current: boolean }[]
  >`
    select id, user_agent, created_at, refreshed_at, id::text = ${current} as current
    from auth.sessions where user_id = ${userId}
    order by current desc, refreshed_at desc, id`;
  return sessions.map(({ created_at, refreshed_at, ...session }) => ({
    ...session,
    created_at: created_at.toISOString(),
    last_used_at: refreshed_at.toISOString(),
  }));
}

/** Answers for another owner's session as for one that does not exist. */
export async function endDevice(sql: Sql, claims: SessionClaims, sessionId: string): Promise<void> {
  await userOfSession(sql, claims);
  // PostgreSQL refuses to compare a text that is not a uuid.
  const { count } = UUID.test(sessionId)
    ? await sql`delete from auth.sessions where user_id = ${claims.sub} and id = ${sessionId}`
    : { count: 0 };
  if (count === 0) throw new AuthApiError("device_not_found");
}
