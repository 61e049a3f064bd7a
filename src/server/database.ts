/** The connection pool, and the one way a request reaches the data: as its caller's role. */
import { createHash } from "node:crypto";
import postgres from "postgres";

export type Sql = postgres.Sql;
export type Transaction = postgres.TransactionSql;

/** Who calls. The claims are those of a verified access token. */
export type Caller = { role: "anon" } | { role: "authenticated"; claims: AccessClaims };

export interface AccessClaims {
  /** The user's id. */
  sub: string;
  session_id: string;
  email: string;
  role: "authenticated";
  [claim: string]: unknown;
}

export const ANON: Caller = { role: "anon" };

/** The caller's session was ended after its access token was issued. */
export class SessionEndedError extends Error {
  override name = "SessionEndedError";
}

const POOL_SIZE = 10;

export function connect(target: string | postgres.Options<Record<string, never>>): Sql {
  const options: postgres.Options<Record<string, never>> = {
    max: POOL_SIZE,
    // Seconds. Each idle connection is a process of some 10 MB.
    idle_timeout: 60,
    fetch_types: false,
    // Notices are for people at a prompt.
    onnotice: () => {},
    connection: { application_name: "innfo", statement_timeout: 10_000 },
  };
  return typeof target === "string" ? postgres(target, options) : postgres({ ...options, ...target });
}

/**
 * Runs `work` in one transaction with the caller's role and claims, so that row level security decides
 * what it sees. Rolls back when `work` throws.
 *
 * @throws {SessionEndedError} when the caller has signed out since the token was issued
 */
export async function asCaller<Result>(
  sql: Sql,
  caller: Caller,
  work: (tx: Transaction) => Promise<Result>,
  mode: "read write" | "read only" = "read write",
): Promise<Result> {
  return (await sql.begin(mode, async (tx) => {
    // Sent together with the first statements of `work`, not awaited before them: one round trip less.
    // Whatever those did is undone below if the session turns out to have ended.
    const [session, result] = await Promise.all([enter(tx, caller), work(tx)]);
    if (session[0]?.alive !== true) throw new SessionEndedError("Session has ended");
    return result;
  })) as Result;
}

/** Looks the session up with the server's own rights before giving them away for this transaction. */
function enter(tx: Transaction, caller: Caller): Promise<{ alive: boolean }[]> {
  if (caller.role === "anon") {
    return tx<{ alive: boolean }[]>`select set_config('role', 'anon', true) = 'anon' as alive`;
  }
  const { claims } = caller;
  return tx<{ alive: boolean }[]>`
    select exists (
        select from auth.sessions where id = ${claims.session_id} and user_id = ${claims.sub}
      ) as alive,
      set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('role', 'authenticated', true)`;
}

export function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
