/**
 * Sessions begin with a password or a mailed link, go on by refresh tokens that work once, end by signing
 * out. An access token is refused once its session's row is gone.
 */

import { callerOf, type TokenSite } from "../database/caller.ts";
import type { AccessClaims, Sql, Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import { whileMore } from "../database/while-more.ts";
import { AuthApiError } from "./errors.ts";
import { isNewDevice } from "./known-devices.ts";
import type { Call } from "./requests.ts";
import { type WarningParts, warnOfStations } from "./station-warnings.ts";
import {
  ACCESS_TOKEN_LIFETIME,
  hashOfToken,
  nextRefreshToken,
  randomToken,
  type SecondFactor,
  type SignedIn,
  signAccessToken,
} from "./tokens.ts";
import { findAtStation, findUser, type UserRow, userBody } from "./users.ts";

/** Seconds in which a used refresh token is a retry or a second tab, even if its successor was used. */
const REUSE_GRACE = 10;
/** Days without a refresh after which a session cannot be extended. */
const IDLE_DAYS = 90;
/** Days for which a used token is stored, to detect a copied one. The next refresh after them deletes it. */
const REMEMBERED_DAYS = 30;
/** Stored tokens per session at most: more than one an hour in those days, and a bound for scripts. */
const REMEMBERED = 1000;
/**
 * Per user. Beyond it, the least recently used sessions end, first those that wait for a code: only scripts have so
 * many devices, and a stranger with the password alone must not sign the owner out.
 */
const MAX_SESSIONS = 50;
const MAX_USER_AGENT_LENGTH = 300;

export type Beginning = Pick<Call, "userAgent" | "mark" | "block">;

export async function startSession(
  tx: Transaction,
  { userId, method, call }: Pick<SignedIn, "method"> & { userId: string; call: Beginning },
): Promise<SignedIn & { isNewDevice: boolean }> {
  const refreshToken = randomToken();
  const isNew = await isNewDevice(tx, userId, call);
  await tx`update auth.users set last_sign_in_at = now() where id = ${userId}`;
  await tx`
    delete from auth.sessions
    where user_id = ${userId} and (
      refreshed_at < now() - make_interval(days => ${IDLE_DAYS})
      or id in (
        select id from auth.sessions where user_id = ${userId}
        order by awaits_factor, refreshed_at desc, id offset ${MAX_SESSIONS - 1}
      )
    )`;
  const [session] = await tx<{ id: string; proved_at: Date }[]>`
    with session as (
      insert into auth.sessions (user_id, method, user_agent, network, block, awaits_factor)
      values (${userId}, ${method}, ${call.userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null}, ${call.mark},
        ${call.block}, ${method !== "passkey"} and exists (
          select from auth.mfa_factors
          where user_id = ${userId} and factor_type = 'totp' and status = 'verified'))
      returning id, user_id, proved_at
    ), token as (
      insert into auth.refresh_tokens (token_hash, session_id, user_id)
      select ${hashOfToken(refreshToken)}, id, user_id from session
    )
    select id, proved_at from session`;
  const user = await findUser(tx, { id: userId });
  if (!session || !user) throw new Error(`User ${userId} is gone`);
  const { id: sessionId, proved_at: provedAt } = session;
  return { sessionId, method, provedAt, factor: undefined, refreshToken, user, isNewDevice: isNew };
}

interface SessionRow extends Pick<SignedIn, "sessionId" | "method" | "provedAt"> {
  user_id: string;
  factor: SecondFactor["method"] | null;
  factor_at: Date | null;
}

const userOf = (tx: Transaction, { method }: Pick<SessionRow, "method">, id: string) =>
  method === "station" ? findAtStation(tx, id) : findUser(tx, { id });

const factorOf = ({ factor, factor_at: at }: SessionRow): SecondFactor | undefined =>
  factor && at ? { method: factor, at } : undefined;

/**
 * Begins the only session of a station's computer. Nobody proved to be there, so it may do nothing that asks for a
 * recent proof.
 */
export async function startStationSession(
  tx: Transaction,
  jwtKey: Uint8Array,
  stationId: string,
  { userAgent, mark }: Beginning,
): Promise<SignedIn> {
  const [session] = await tx<{ id: string }[]>`
    insert into auth.sessions (user_id, method, user_agent, network, proved_at)
    values (${stationId}, 'station', ${userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null}, ${mark}, 'epoch')
    returning id`;
  if (!session) throw new Error(`No session began at station ${stationId}`);
  return grownSession(tx, jwtKey, { session_id: session.id, sub: stationId });
}

/**
 * Continues a session after it showed a second factor, or after a shift began or ended in it. As after a refresh,
 * the new refresh token succeeds the one before: the answer may get lost, and a copy of the earlier token becomes
 * useless.
 */
export async function grownSession(
  tx: Transaction,
  jwtKey: Uint8Array,
  { session_id, sub }: SessionClaims,
): Promise<SignedIn> {
  // Locks as a refresh does before it reads a token, so that both run one by one.
  await tx`select from auth.sessions where id = ${session_id} for update`;
  const [before] = await tx<{ token_hash: Buffer }[]>`
    update auth.refresh_tokens set used_at = clock_timestamp()
    where session_id = ${session_id} and used_at is null returning token_hash`;
  const refreshToken = before
    ? nextRefreshToken(before.token_hash.toString("base64url"), jwtKey)
    : randomToken();
  const [session] = await tx<SessionRow[]>`
    with token as (
      insert into auth.refresh_tokens (token_hash, session_id, user_id)
      select ${hashOfToken(refreshToken)}, id, user_id from auth.sessions where id = ${session_id} and user_id = ${sub}
    )
    select id as "sessionId", user_id, method, proved_at as "provedAt", factor, factor_at
    from auth.sessions where id = ${session_id} and user_id = ${sub}`;
  const user = session && (await userOf(tx, session, sub));
  if (!user) throw new AuthApiError("session_not_found");
  const { sessionId, method, provedAt } = session;
  return { sessionId, method, provedAt, factor: factorOf(session), refreshToken, user };
}

export async function sessionBody(site: TokenSite, signedIn: SignedIn) {
  const expires_at = Math.floor(Date.now() / 1000) + ACCESS_TOKEN_LIFETIME;
  return {
    access_token: await signAccessToken(site, signedIn, expires_at),
    token_type: "bearer",
    expires_in: ACCESS_TOKEN_LIFETIME,
    expires_at,
    refresh_token: signedIn.refreshToken,
    user: userBody(signedIn.user),
  };
}

export type SessionBody = Awaited<ReturnType<typeof sessionBody>>;

/**
 * Exchanges a refresh token for its successor. The same token gets the same successor until that one is used: an
 * answer may get lost, as when a laptop is closed, and the retry may come hours later. A second use after that, and
 * after some seconds, means that the token was copied. Then the whole session ends, and a station too, whose account
 * is told.
 */
export async function refreshSession(
  context: WarningParts & { sql: Sql; jwtKey: Uint8Array },
  refreshToken: string,
  { mark, block }: Pick<Call, "mark" | "block">,
): Promise<SignedIn> {
  const { sql, jwtKey, outbox } = context;
  const hash = hashOfToken(refreshToken);
  // Returned from the transaction instead of thrown, because the session's end must be committed.
  const outcome = await transaction(sql, async (tx): Promise<SignedIn | AuthApiError> => {
    // Locks the session before reading its token, so that parallel calls run one by one.
    const [session] = await tx<(SessionRow & { idle: boolean })[]>`
      select id as "sessionId", user_id, method, proved_at as "provedAt", factor, factor_at,
        refreshed_at < now() - make_interval(days => ${IDLE_DAYS}) as idle
      from auth.sessions
      where id = (select session_id from auth.refresh_tokens where token_hash = ${hash})
      for update`;
    if (!session) return new AuthApiError("refresh_token_not_found");
    const { sessionId, method, provedAt } = session;
    const refreshed = nextRefreshToken(refreshToken, jwtKey);
    // The server did not see the token itself: grownSession().
    const grown = nextRefreshToken(hash.toString("base64url"), jwtKey);
    const [token] = await tx<{ used: boolean; reused: boolean; grew: boolean }[]>`
      select token.used_at is not null as used,
        coalesce(successor.token_hash = ${hashOfToken(grown)}, false) as grew,
        token.used_at < clock_timestamp() - make_interval(secs => ${REUSE_GRACE})
          -- Not there at all: the server's key has changed since.
          and (successor.token_hash is null or successor.used_at is not null or (
            -- The computer has the token of another's: only that one can have said since that the station is there.
            token.user_id <> successor.user_id and exists (
              select from public.stations
              where ${session.user_id} in (id, person_id) and seen_at > token.used_at))) as reused
      from auth.refresh_tokens token
      left join auth.refresh_tokens successor on successor.token_hash in (${hashOfToken(refreshed)}, ${hashOfToken(grown)})
      where token.token_hash = ${hash}`;
    const successor = token?.grew ? grown : refreshed;
    if (session.idle || token?.reused) {
      if (token?.reused && method === "station") await endCopiedStation(context, tx, session.user_id);
      await tx`delete from auth.sessions where id = ${sessionId}`;
      return session.idle
        ? new AuthApiError("session_expired")
        : new AuthApiError("refresh_token_already_used");
    }
    const userId = method === "station" ? await lockedWhenOver(tx, session, hash) : session.user_id;
    if (!token?.used) {
      await tx`
        with used as (
          update auth.refresh_tokens set used_at = clock_timestamp() where token_hash = ${hash}
        ), refreshed as (
          update auth.sessions set refreshed_at = now(), network = ${mark}, block = ${block} where id = ${sessionId}
        ), forgotten as (
          -- The one used last has just been used, so this is none whose answer may have got lost.
          delete from auth.refresh_tokens
          where session_id = ${sessionId} and (
            used_at < now() - make_interval(days => ${REMEMBERED_DAYS})
            or token_hash in (
              select token_hash from auth.refresh_tokens where session_id = ${sessionId} and used_at is not null
              order by used_at desc offset ${REMEMBERED}
            )
          )
        )
        insert into auth.refresh_tokens (token_hash, session_id, user_id)
        values (${hashOfToken(successor)}, ${sessionId}, ${userId})`;
    }
    const user = await userOf(tx, session, userId);
    if (!user) throw new Error(`User ${userId} is gone`);
    return { sessionId, method, provedAt, factor: factorOf(session), refreshToken: successor, user };
  });
  if (!(outcome instanceof AuthApiError)) return outcome;
  if (outcome.code === "refresh_token_already_used") outbox.send();
  throw outcome;
}

/**
 * The copy may be used before the computer's own token, so neither goes on.
 * @param userId the station, or the person whose shift runs
 */
async function endCopiedStation(context: WarningParts, tx: Transaction, userId: string): Promise<void> {
  const [ended] = await tx<{ hotel_id: string; name: string }[]>`
    delete from public.stations where ${userId} in (id, person_id) returning hotel_id, name`;
  if (ended) await warnOfStations(context, tx, { ...ended, what: "copied" });
}

/**
 * Gives the session back to the station when nobody pressed anything for long enough. The same happens when a token
 * from before the shift is shown, which may have been copied while the station was locked.
 */
async function lockedWhenOver(tx: Transaction, session: SessionRow, hash: Buffer): Promise<string> {
  const { sessionId, user_id: userId } = session;
  const [over] = await tx<{ id: string }[]>`
    select id from public.stations where person_id = ${userId} and (shift_until <= now() or exists (
      select from auth.refresh_tokens where token_hash = ${hash} and user_id <> ${userId}))`;
  if (!over) return userId;
  await tx`update auth.sessions set user_id = ${over.id} where id = ${sessionId}`;
  await tx`update public.stations set person_id = null, shift_until = null where id = ${over.id}`;
  // The answer contains a token of the station, even if the session is a shift's. The token shown stays the shift's,
  // so showing it again reveals a copy.
  await tx`
    update auth.refresh_tokens set user_id = ${over.id}
    where session_id = ${sessionId} and used_at is null and token_hash <> ${hash}`;
  return over.id;
}

const AT_A_TIME = 10_000;

/** Deletes sessions that can no longer be extended, with their tokens. */
export function forgetOldSessions(sql: Sql): Promise<void> {
  return whileMore(
    () => sql`
      with gone as (
        delete from auth.sessions where id in (
          select id from auth.sessions where refreshed_at < now() - make_interval(days => ${IDLE_DAYS})
          limit ${AT_A_TIME})
        returning 1
      )
      select count(*) = ${AT_A_TIME}::int as "isMore" from gone`,
  );
}

/** A session and its user; the session may have ended. */
export type SessionClaims = Pick<AccessClaims, "sub" | "session_id">;

export async function accessClaims(site: TokenSite, headers: Headers): Promise<AccessClaims> {
  const caller = await callerOf(headers, site);
  if (caller.role === "anon") {
    throw new AuthApiError("no_authorization");
  }
  return caller.claims;
}

/**
 * Fails if the session has ended, or waits for its second factor, as auth.session_is_alive() does for the data.
 * @param admits "awaiting": also a session that waits for it; "recovering": of those only one that began with a link
 * to set a password; "station": besides complete ones a station's, which has no account; "any": all of them
 */
export async function userOfSession(
  sql: Transaction,
  { session_id, sub: userId }: SessionClaims,
  admits: "complete" | "station" | "recovering" | "awaiting" | "any" = "complete",
): Promise<UserRow> {
  const [session] = await sql<{ awaits: boolean; method: SignedIn["method"] }[]>`
    select awaits_factor as awaits, method from auth.sessions where id = ${session_id} and user_id = ${userId}`;
  if (session?.method === "station" && admits !== "any" && admits !== "station") throw stationRefused();
  const user = session && (await userOf(sql, session, userId));
  if (!user) throw new AuthApiError("session_not_found");
  const isAdmitted =
    admits === "awaiting" || admits === "any" || (admits === "recovering" && session.method === "recovery");
  if (session.awaits && !isAdmitted) {
    throw new AuthApiError("insufficient_aal", "This session waits for a code: verify a factor first");
  }
  return user;
}

function stationRefused(): AuthApiError {
  return new AuthApiError("station_refused", "A station has no account of its own");
}

/**
 * Does nothing if the asking session has already ended. A session that waits for its second factor ends itself
 * alone. A station's is refused: only an owner ends it, not somebody who copied a token from the computer at
 * reception.
 */
export async function endSessions(
  sql: Sql,
  { session_id: sessionId, sub: userId }: SessionClaims,
  scope: "global" | "local" | "others",
): Promise<void> {
  const { count } = await sql`
    select from auth.sessions where id = ${sessionId} and method = 'station'`;
  if (count > 0) throw stationRefused();
  // The owner knows that nothing arrives here any more; innfo.tell_the_end() tells other devices.
  if (scope !== "others") await sql`delete from public.push_devices where session_id = ${sessionId}`;
  await sql`
    delete from auth.sessions s using auth.sessions asking
    where asking.id = ${sessionId} and asking.user_id = ${userId} and s.user_id = asking.user_id
      and (s.id = asking.id or not asking.awaits_factor)
      and case ${scope}
        when 'global' then true
        when 'local' then s.id = asking.id
        when 'others' then s.id <> asking.id
      end`;
}

export async function endAllSessions(sql: Sql, userId: string): Promise<number> {
  const { count } = await sql`delete from auth.sessions where user_id = ${userId}`;
  return count;
}
