/** Everything an owner has, as one document to keep or to take elsewhere (GDPR, article 20). */
import type { AccountData } from "../../lib/account.ts";
import type { AccessClaims } from "../database.ts";
import { readAsCaller } from "../request-pool.ts";
import type { AuthContext } from "./accounts.ts";
import { listDevices } from "./devices.ts";
import { userOfSession } from "./sessions.ts";

/**
 * Hotels and subscription are read as their owner: row level security decides whose they are.
 *
 * @throws {AuthApiError | SessionEndedError}
 */
export async function accountData(auth: AuthContext, claims: AccessClaims): Promise<AccountData> {
  const session = { sessionId: claims.session_id, userId: claims.sub };
  const { id, email, email_confirmed_at, created_at, last_sign_in_at, user_metadata } = await userOfSession(
    auth.sql,
    session,
  );
  await auth.limits.take("dataDownloadsOfUser", id);
  const [row] = await readAsCaller(
    auth.requests,
    { role: "authenticated", claims },
    (sql) =>
      sql<{ data: Pick<AccountData, "subscription" | "hotels"> }[]>`select public.owner_data() as data`,
  );
  if (!row) throw new Error("owner_data() answered nothing");
  return {
    exported_at: new Date().toISOString(),
    account: {
      id,
      email,
      email_confirmed_at: email_confirmed_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
      last_sign_in_at: last_sign_in_at?.toISOString() ?? null,
      metadata: user_metadata,
    },
    devices: await listDevices(auth.sql, session),
    ...row.data,
  };
}
