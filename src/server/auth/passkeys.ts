/**
 * Passkeys, which sign in without a password. Calls and answers are those of the official client's auth.passkey.
 * Each use needs a finger, a face or a PIN, so a passkey is two factors by itself.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { z } from "zod";
import { deviceName } from "../../lib/accounts/device-name.ts";
import { UUID } from "../../lib/uuid.ts";
import { PRODUCT } from "../../product.ts";
import type { AccessClaims, Sql } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import { posting, tellOfNewDevice, tellOfSignInMeans } from "./accounts.ts";
import { makeChallenge, stateOfChallenge, takeChallenge } from "./challenges.ts";
import type { AuthContext } from "./context.ts";
import { AuthApiError } from "./errors.ts";
import { requireProofOfMeans } from "./recent-proof.ts";
import type { Call, requests } from "./requests.ts";
import { type SessionClaims, startSession, userOfSession } from "./sessions.ts";
import type { SignedIn } from "./tokens.ts";
import { lockUser } from "./users.ts";

type Answer = z.output<typeof requests.passkey>;

const MAX_PASSKEYS = 20;
/** Ed25519, ECDSA with SHA-256 and RSA with SHA-256, by their COSE numbers. Every device has one of these. */
const ALGORITHMS = [-8, -7, -257];
/** Milliseconds for which a browser may ask its owner. */
const TIMEOUT = 5 * 60_000;

/** Loaded with the first passkey, because it takes a quarter of the memory of an idle server. */
const webauthn = () => import("@simplewebauthn/server");

/** A passkey belongs to the site's host name, whatever the port. */
const siteOf = ({ publicUrl }: AuthContext) => new URL(publicUrl);

export async function registrationOptions(context: AuthContext, claims: AccessClaims) {
  const { sql, jwtKey } = context;
  const user = await userOfSession(sql, claims);
  await requireProofOfMeans(sql, claims);
  const known = await sql<{ credential_id: Buffer; transports: string[] }[]>`
    select credential_id, transports from auth.passkeys where user_id = ${user.id}`;
  if (known.length >= MAX_PASSKEYS) throw new AuthApiError("too_many_passkeys");
  const challenge = makeChallenge(jwtKey, "registration", claims.session_id);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: PRODUCT,
    rpID: siteOf(context).hostname,
    userName: user.email,
    userID: Uint8Array.from(Buffer.from(user.id)),
    challenge: Uint8Array.from(Buffer.from(challenge.id, "base64url")),
    timeout: TIMEOUT,
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id.toString("base64url"),
      transports,
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { challenge_id: challenge.id, options, expires_at: challenge.expiresAt };
}

interface Listed {
  id: string;
  friendly_name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export async function registerPasskey(
  context: AuthContext,
  claims: AccessClaims,
  { challenge_id: challengeId, credential }: Answer,
  call: Call,
): Promise<Omit<Listed, "last_used_at"> | undefined> {
  const { sql, jwtKey } = context;
  const user = await userOfSession(sql, claims);
  requireOpen(stateOfChallenge(jwtKey, "registration", challengeId, claims.session_id));
  // The challenge stays valid for five minutes after the proof that it was requested with.
  await requireProofOfMeans(sql, claims);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo: made } = await verifyRegistrationResponse({
    // The library checks what the schema leaves loose.
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: challengeId,
    expectedOrigin: siteOf(context).origin,
    expectedRPID: siteOf(context).hostname,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse);
  if (!made) throw notVerified("the answer is not right");
  const { id, publicKey, counter, transports = [] } = made.credential;
  return posting(context, async (tx) => {
    await lockUser(tx, user.id);
    if (!(await takeChallenge(tx, challengeId))) throw new AuthApiError("webauthn_challenge_not_found");
    const [{ count } = { count: 0 }] = await tx<{ count: number }[]>`
      select count(*)::int from auth.passkeys where user_id = ${user.id}`;
    if (count >= MAX_PASSKEYS) throw new AuthApiError("too_many_passkeys");
    const [passkey] = await tx<Omit<Listed, "last_used_at">[]>`
      insert into auth.passkeys (user_id, credential_id, public_key, counter, transports, friendly_name)
      values (${user.id}, ${Buffer.from(id, "base64url")}, ${Buffer.from(publicKey)}, ${BigInt(counter)},
        ${JSON.stringify(transports)}::text::jsonb, ${deviceName(call.userAgent ?? null)})
      on conflict (credential_id) do nothing
      returning id, friendly_name, created_at`;
    if (!passkey) throw new AuthApiError("webauthn_credential_exists");
    await tellOfSignInMeans(context, tx, user, { what: "Passkey", added: true }, call);
    return passkey;
  });
}

/** Asks for no account: the browser lets its owner choose one. */
export async function authenticationOptions(context: AuthContext) {
  const challenge = makeChallenge(context.jwtKey, "authentication");
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(context).hostname,
    challenge: Uint8Array.from(Buffer.from(challenge.id, "base64url")),
    timeout: TIMEOUT,
    userVerification: "required",
  });
  return { challenge_id: challenge.id, options, expires_at: challenge.expiresAt };
}

export async function signInWithPasskey(context: AuthContext, answer: Answer, call: Call): Promise<SignedIn> {
  const verified = await verifyPasskey(context, answer);
  return posting(context, async (tx) => {
    await verified.use(tx);
    const started = await startSession(tx, { userId: verified.userId, method: "passkey", call });
    if (started.isNewDevice) await tellOfNewDevice(context, tx, started, call);
    return started;
  });
}

/** Checks a passkey of a signed-in owner: for proof.ts. */
export async function proveByPasskey(
  context: AuthContext,
  claims: SessionClaims,
  answer: Answer,
): Promise<void> {
  const verified = await verifyPasskey(context, answer, claims.sub);
  await transaction(context.sql, async (tx) => {
    await verified.use(tx);
    await tx`
      update auth.sessions set proved_at = now(), method = 'passkey'
      where id = ${claims.session_id} and user_id = ${claims.sub}`;
  });
}

interface Stored {
  id: string;
  user_id: string;
  public_key: Buffer;
  counter: string;
}

/**
 * @param ofUser the account it must belong to, if any
 * @returns `use` counts it, once, in the transaction that it allows
 */
async function verifyPasskey(
  context: AuthContext,
  { challenge_id: challengeId, credential }: Answer,
  ofUser?: string,
) {
  const { sql, jwtKey } = context;
  requireOpen(stateOfChallenge(jwtKey, "authentication", challengeId));
  const [passkey] = await sql<Stored[]>`
    select id, user_id, public_key, counter from auth.passkeys
    where credential_id = ${Buffer.from(credential.id, "base64url")}`;
  if (!passkey || (ofUser !== undefined && passkey.user_id !== ofUser))
    throw new AuthApiError("webauthn_credential_not_found");
  const { userHandle } = credential.response;
  if (userHandle && Buffer.from(userHandle, "base64url").toString() !== passkey.user_id)
    throw new AuthApiError("webauthn_credential_not_found");
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    // The library checks what the schema leaves loose.
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: challengeId,
    expectedOrigin: siteOf(context).origin,
    expectedRPID: siteOf(context).hostname,
    credential: {
      id: credential.id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(refuse);
  if (!verified) throw notVerified("the signature is not right");
  const counter = BigInt(authenticationInfo.newCounter);
  async function use(tx: Parameters<typeof takeChallenge>[0]): Promise<void> {
    await lockUser(tx, passkey?.user_id);
    if (!(await takeChallenge(tx, challengeId))) throw new AuthApiError("webauthn_challenge_not_found");
    const { count } = await tx`
      update auth.passkeys set counter = ${counter}, last_used_at = now()
      where id = ${passkey?.id ?? null} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`;
    if (count === 0) throw notVerified("its counter went back");
  }
  return { userId: passkey.user_id, use };
}

export async function passkeysOf(sql: Sql, claims: SessionClaims) {
  return passkeysOfUser(sql, (await userOfSession(sql, claims)).id);
}

export async function passkeysOfUser(sql: Sql, userId: string) {
  const passkeys = await sql<Listed[]>`
    select id, friendly_name, created_at, last_used_at from auth.passkeys
    where user_id = ${userId} order by created_at, id`;
  return passkeys.map(({ last_used_at, ...passkey }) => ({
    ...passkey,
    last_used_at: last_used_at ?? undefined,
  }));
}

export async function renamePasskey(
  sql: Sql,
  claims: AccessClaims,
  id: string,
  name: string,
): Promise<object> {
  const user = await userOfSession(sql, claims);
  if (!UUID.test(id)) throw new AuthApiError("webauthn_credential_not_found");
  const [passkey] = await sql<Listed[]>`
    update auth.passkeys set friendly_name = ${name} where id = ${id} and user_id = ${user.id}
    returning id, friendly_name, created_at, last_used_at`;
  if (!passkey) throw new AuthApiError("webauthn_credential_not_found");
  return { ...passkey, last_used_at: passkey.last_used_at ?? undefined };
}

export async function removePasskey(
  context: AuthContext,
  claims: AccessClaims,
  id: string,
  call: Call,
): Promise<void> {
  const { sql } = context;
  const user = await userOfSession(sql, claims);
  if (!UUID.test(id)) throw new AuthApiError("webauthn_credential_not_found");
  await requireProofOfMeans(sql, claims);
  await posting(context, async (tx) => {
    const { count } = await tx`delete from auth.passkeys where id = ${id} and user_id = ${user.id}`;
    if (count === 0) throw new AuthApiError("webauthn_credential_not_found");
    await tellOfSignInMeans(context, tx, user, { what: "Passkey", added: false }, call);
  });
}

function requireOpen(state: ReturnType<typeof stateOfChallenge>): void {
  if (state === "unknown") throw new AuthApiError("webauthn_challenge_not_found");
  if (state === "expired") {
    throw new AuthApiError("webauthn_challenge_expired");
  }
}

/** Refuses for the reason that the library throws. */
function refuse(error: unknown): never {
  throw notVerified(error instanceof Error ? error.message : "the answer cannot be read");
}

function notVerified(why: string): AuthApiError {
  return new AuthApiError("webauthn_verification_failed", `This passkey was not accepted: ${why}`);
}
