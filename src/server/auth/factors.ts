/**
 * The second factor: codes of an authenticator app. Calls and answers are those of the official client's auth.mfa. An
 * owner who lost the app has recovery codes: recovery-codes.ts.
 */
import { renderSVG } from "uqr";
import type { z } from "zod";
import { UUID } from "../../lib/uuid.ts";
import type { AccessClaims, Sql, Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import { posting, tellOfSignInMeans } from "./accounts.ts";
import { newAuthenticator, sealed, stepOfCode } from "./authenticator.ts";
import { makeChallenge, stateOfChallenge, takeChallenge } from "./challenges.ts";
import type { AuthContext } from "./context.ts";
import { AuthApiError } from "./errors.ts";
import { requireProofOfMeans, requireRecentProof } from "./recent-proof.ts";
import type { Call, requests } from "./requests.ts";
import { grownSession, type SessionClaims, userOfSession } from "./sessions.ts";
import type { SecondFactor, SignedIn } from "./tokens.ts";
import { openedBy } from "./turned-secrets.ts";
import { lockUser } from "./users.ts";

/** Apps per account: enough for a phone, a new phone and colleagues who share. */
const MAX_APPS = 5;

/** Begins an app's enrolment and replaces an unfinished one. The first code finishes it. */
export async function enroll(
  { sql, jwtKey }: AuthContext,
  claims: AccessClaims,
  { friendly_name: name, issuer }: z.output<typeof requests.enroll>,
) {
  const user = await userOfSession(sql, claims);
  await requireProofOfMeans(sql, claims);
  const app = newAuthenticator(user.email, issuer ?? undefined);
  return await transaction(sql, async (tx) => {
    await lockUser(tx, user.id);
    await tx`delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified'`;
    const others = await tx<{ friendly_name: string | null }[]>`
      select friendly_name from auth.mfa_factors where user_id = ${user.id} and factor_type = 'totp'`;
    if (others.length >= MAX_APPS) {
      throw new AuthApiError("too_many_enrolled_mfa_factors");
    }
    if (name && others.some((other) => other.friendly_name === name)) {
      throw new AuthApiError("mfa_factor_name_conflict");
    }
    const [factor] = await tx<{ id: string }[]>`
      insert into auth.mfa_factors (user_id, factor_type, friendly_name, status, secret)
      values (${user.id}, 'totp', ${name || null}, 'unverified', ${sealed(app.secret, jwtKey, user.id)})
      returning id`;
    const uri = app.toString();
    const totp = { qr_code: renderSVG(uri, { border: 4 }), secret: app.secret.base32, uri };
    return { id: factor?.id, type: "totp", friendly_name: name || undefined, totp };
  });
}

interface App {
  id: string;
  secret: Buffer;
  status: "unverified" | "verified";
}

function appsOf(sql: Transaction, userId: string): PromiseLike<App[]> {
  return sql<App[]>`
    select id, secret, status from auth.mfa_factors where user_id = ${userId} and factor_type = 'totp'`;
}

export async function verifiedAppsOf(sql: Transaction, userId: string): Promise<App[]> {
  return (await appsOf(sql, userId)).filter(({ status }) => status === "verified");
}

async function appOf(sql: Sql, userId: string, factorId: string): Promise<App> {
  const app = (await appsOf(sql, userId)).find(({ id }) => id === factorId);
  if (!app) throw new AuthApiError("mfa_factor_not_found");
  return app;
}

const subjectOf = (claims: SessionClaims, factorId: string) => `${claims.session_id} ${factorId}`;

export async function challengeFactor({ sql, jwtKey }: AuthContext, claims: AccessClaims, factorId: string) {
  const user = await userOfSession(sql, claims, "awaiting");
  const { id } = await appOf(sql, user.id, factorId);
  const challenge = makeChallenge(jwtKey, "totp", subjectOf(claims, id));
  return { id: challenge.id, type: "totp", expires_at: challenge.expiresAt };
}

/** A right code lets the session in. The first code of an app ends the account's other sessions. */
export async function verifyFactor(
  auth: AuthContext,
  claims: AccessClaims,
  factorId: string,
  { challenge_id: challengeId, code }: z.output<typeof requests.verifyFactor>,
  call: Call,
): Promise<SignedIn> {
  const { sql, jwtKey } = auth;
  const user = await userOfSession(sql, claims, "awaiting");
  const app = await appOf(sql, user.id, factorId);
  const isNew = app.status === "unverified";
  // A session that waits for a code must not enrol an app, nor a session without a recent proof.
  if (isNew) {
    await userOfSession(sql, claims);
    await requireProofOfMeans(sql, claims);
  }
  // The caller need not say which app a code is from.
  const apps = isNew ? [app] : await verifiedAppsOf(sql, user.id);
  if (stateOfChallenge(jwtKey, "totp", challengeId, subjectOf(claims, app.id)) !== "open") {
    throw new AuthApiError("mfa_challenge_expired");
  }
  const signedIn = await countingAttempts(auth, user.id, "totp", call, async (tx) => {
    await takeCode(auth, tx, user.id, apps, code);
    if (!(await takeChallenge(tx, challengeId))) throw new AuthApiError("mfa_challenge_expired");
    if (isNew) {
      await tx`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${app.id}`;
      await tellOfSignInMeans(auth, tx, user, { what: "Authenticator app", added: true }, call);
    }
    return letIn(tx, jwtKey, claims, "totp");
  });
  auth.outbox.send();
  return signedIn;
}

/** Checks a code that a signed-in owner types again: for proof.ts. */
export async function proveByCode(
  auth: AuthContext,
  claims: SessionClaims,
  code: string,
  call: Call,
): Promise<void> {
  const { id } = await userOfSession(auth.sql, claims);
  const apps = await verifiedAppsOf(auth.sql, id);
  await countingAttempts(auth, id, "totp", call, async (tx) => {
    await takeCode(auth, tx, id, apps, code);
    await tx`
      update auth.sessions set factor = 'totp', factor_at = now()
      where id = ${claims.session_id} and user_id = ${id}`;
  });
}

/** Fails unless the code is of one of these apps, and later than the codes taken before. */
async function takeCode(
  { log, ...keys }: AuthContext,
  tx: Transaction,
  userId: string,
  apps: readonly App[],
  code: string,
): Promise<void> {
  const secrets = apps.map(({ id, secret }) => ({ id, secret: openedBy(keys, secret, userId)[1] }));
  if (secrets.some(({ secret }) => !secret)) {
    log.error(
      { userId },
      "an authenticator app's secret was stored with another JWT_SECRET and cannot be read",
    );
  }
  for (const { id, secret } of secrets) {
    const step = secret && stepOfCode(secret, code);
    if (step === undefined) continue;
    const { count } = await tx`
      update auth.mfa_factors set last_step = ${BigInt(step)}
      where id = ${id} and (last_step is null or last_step < ${BigInt(step)})`;
    if (count > 0) return;
  }
  throw new AuthApiError("mfa_verification_failed");
}

/** Counts attempts before they are checked, so that parallel ones gain nothing. */
export async function countingAttempts<Done>(
  { sql, limits }: AuthContext,
  userId: string,
  kind: SecondFactor["method"],
  { network }: Call,
  work: (tx: Transaction) => Promise<Done>,
): Promise<Done> {
  await limits.take(["wrongCodesOfUser", userId, kind], ["wrongCodesForUser", userId, kind, network]);
  const done = await transaction(sql, async (tx) => {
    await lockUser(tx, userId);
    return work(tx);
  });
  await limits.clear("wrongCodesForUser", userId, kind, network);
  await limits.giveBack("wrongCodesOfUser", userId, kind);
  return done;
}

/** Lets this session in. Ends those that began before there was a second factor, and those that still wait for it. */
export async function letIn(
  tx: Transaction,
  jwtKey: Uint8Array,
  claims: SessionClaims,
  method: SecondFactor["method"],
): Promise<SignedIn> {
  const { sub, session_id: id } = claims;
  await tx`
    update auth.sessions set awaits_factor = false, factor = ${method}, factor_at = now()
    where id = ${id} and user_id = ${sub}`;
  const grown = await grownSession(tx, jwtKey, claims);
  await tx`
    delete from auth.sessions
    where user_id = ${sub} and id <> ${id} and factor_at is null and method <> 'passkey'`;
  return grown;
}

/** An app that never showed a code protects nothing, so removing it needs no proof: its owner closed the dialog. */
export async function unenroll(
  context: AuthContext,
  claims: AccessClaims,
  factorId: string,
  call: Call,
): Promise<{ id: string }> {
  const { sql } = context;
  const user = await userOfSession(sql, claims);
  const [factor] = await factorsNamed(sql, user.id, factorId);
  if (!factor) throw new AuthApiError("mfa_factor_not_found");
  const protects = factor.status === "verified";
  if (protects) await requireRecentProof(sql, claims);
  await posting(context, async (tx) => {
    await lockUser(tx, user.id);
    await tx`delete from auth.mfa_factors where id = ${factorId} and user_id = ${user.id}`;
    await forgetSecondFactor(tx, user.id, true);
    if (protects)
      await tellOfSignInMeans(context, tx, user, { what: "Authenticator app", added: false }, call);
  });
  return { id: factorId };
}

async function factorsNamed(sql: Sql, userId: string, factorId: string) {
  if (!UUID.test(factorId)) return [];
  return sql<{ status: string }[]>`
    select status from auth.mfa_factors where id = ${factorId} and user_id = ${userId}`;
}

/**
 * Takes the second factor off an account, and off its sessions.
 * @param unlessApps keeps it while the account has an app whose codes it takes
 * @returns how many factors it had
 */
export async function forgetSecondFactor(
  tx: Transaction,
  userId: string,
  unlessApps = false,
): Promise<number> {
  const { count } = await tx`
    with gone as (
      delete from auth.mfa_factors
      where user_id = ${userId} and not (${unlessApps} and (status = 'unverified' or exists (
        select from auth.mfa_factors where user_id = ${userId} and factor_type = 'totp' and status = 'verified')))
      returning id
    )
    select from gone`;
  await tx`
    update auth.sessions set awaits_factor = false, factor = null, factor_at = null
    where user_id = ${userId} and (awaits_factor or factor_at is not null) and not exists (
      select from auth.mfa_factors where user_id = ${userId} and factor_type = 'totp' and status = 'verified')`;
  return count;
}
