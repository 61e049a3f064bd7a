/**
 * Signing up, signing in, and mails for owners who cannot sign in. No answer tells a stranger whether an
 * address has an account, unless the server confirms no addresses.
 */
import { deviceName } from "../../lib/accounts/device-name.ts";
import type { Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import type { FactorChange } from "../mail/templates.ts";
import type { AuthContext } from "./context.ts";
import { AuthApiError } from "./errors.ts";
import { takeMail } from "./limits.ts";
import { checkNewPassword, hashPassword, verifyPassword } from "./passwords.ts";
import type { Call } from "./requests.ts";
import { startSession } from "./sessions.ts";
import type { SignedIn } from "./tokens.ts";
import {
  findUser,
  type Metadata,
  metadataJson,
  type UserBody,
  type UserRow,
  unconfirmedUserBody,
} from "./users.ts";

export function mailOf({ redirectTo, language }: Call): Pick<Call, "redirectTo" | "language"> {
  return { redirectTo, language };
}

interface Credentials {
  email: string;
  password: string;
}

/** @returns a session, or only a user if the address must be confirmed first */
export async function signUp(
  auth: AuthContext,
  { email, password, data }: Credentials & { data?: Metadata | null | undefined },
  call: Call,
): Promise<SignedIn | UserBody> {
  const { sql, limits, env, outbox } = auth;
  const metadata = metadataJson(data ?? {});
  checkNewPassword(password, email);
  const { passwordHash, sameAs } = await auth.bulkheads.passwords.run(async () => {
    await limits.take(["signUpsFromNetwork", call.network]);
    if (env.emailConfirmation) await takeMail(limits, "confirmationMails", email, call.network);
    const known = env.emailConfirmation && ((await findUser(sql, { email }))?.password_hash ?? null);
    // Hashes and compares whether or not the account exists, so that the duration does not tell.
    const isSame = known !== false && (await verifyPassword(known, password));
    return { passwordHash: await hashPassword(password), sameAs: isSame ? known : null };
  }, call.network);
  const account = { email, passwordHash, metadata, confirmed: !env.emailConfirmation };

  if (account.confirmed) {
    return await transaction(sql, async (tx) => {
      const id = await insertUser(tx, account);
      if (!id) throw new AuthApiError("user_already_exists");
      return startSession(tx, { userId: id, method: "password", call });
    });
  }
  await transaction(sql, async (tx) => {
    if (!(await insertUser(tx, account))) await markContested(tx, email, sameAs);
    const user = await findUser(tx, { email });
    if (!user) throw new Error("An account is gone that was there just now");
    const letter = user.email_confirmed_at ? "alreadyRegistered" : "confirmSignUp";
    await outbox.post(tx, { letter, to: email, ...mailOf(call) });
  });
  outbox.send();
  return unconfirmedUserBody(email, data ?? {});
}

/** @returns the new user's id, or undefined if the address has an account, which stays unchanged */
export async function insertUser(
  tx: Transaction,
  user: { email: string; passwordHash: string; metadata: string; confirmed: boolean },
): Promise<string | undefined> {
  const { email, passwordHash, metadata, confirmed } = user;
  const [created] = await tx<{ id: string }[]>`
    insert into auth.users (email, password_hash, user_metadata, email_confirmed_at)
    values (${email}, ${passwordHash}, ${metadata}::text::jsonb, case when ${confirmed} then now() end)
    on conflict (email) do nothing
    returning id`;
  return created?.id;
}

/**
 * Marks an unconfirmed account that was signed up again with another password. Only the owner of the mailbox
 * can say which password counts; see followLink().
 * @param sameAs the account's hash, if the typed password matches it
 */
async function markContested(tx: Transaction, email: string, sameAs: string | null): Promise<void> {
  // Also updates a confirmed account's row, so that the duration does not tell.
  await tx`
    update auth.users set password_contested = email_confirmed_at is null
      and (password_contested or password_hash is distinct from ${sameAs})
    where email = ${email}`;
}

/** Runs `work` in a transaction that may post mails, and has them sent after the commit. */
export async function posting<Done>(
  { sql, outbox }: Pick<AuthContext, "sql" | "outbox">,
  work: (tx: Transaction) => Promise<Done>,
): Promise<Done> {
  const done = await transaction(sql, work);
  outbox.send();
  return done;
}

export async function signIn(auth: AuthContext, credentials: Credentials, call: Call): Promise<SignedIn> {
  const user = await checkCredentials(auth, credentials, call);
  if (auth.env.emailConfirmation && !user.email_confirmed_at) {
    throw new AuthApiError("email_not_confirmed");
  }
  return posting(auth, async (tx) => {
    await lockUnchanged(tx, user);
    const started = await startSession(tx, { userId: user.id, method: "password", call });
    if (started.isNewDevice) await tellOfNewDevice(auth, tx, started, call);
    return started;
  });
}

/** Posts a mail for the owner in the sign-in's transaction. For {@link posting}. */
export async function tellOfNewDevice(
  { outbox }: AuthContext,
  tx: Transaction,
  { user }: Pick<SignedIn, "user">,
  { userAgent, language }: Call,
): Promise<void> {
  const device = deviceName(userAgent ?? null);
  const at = new Date().toISOString();
  await outbox.post(tx, { letter: "newDevice", to: user.email, device, at, language });
}

/** Posts a mail for the owner in the transaction that adds or removes it. For {@link posting}. */
export async function tellOfSignInMeans(
  { outbox }: AuthContext,
  tx: Transaction,
  { email: to }: Pick<UserRow, "email">,
  change: FactorChange,
  { language }: Pick<Call, "language">,
): Promise<void> {
  await outbox.post(tx, { letter: "factorChanged", to, ...change, language });
}

export function checkCredentials(
  { sql, limits, bulkheads }: AuthContext,
  { email, password }: Credentials,
  { network }: Call,
): Promise<UserRow> {
  // Counts inside the bulkhead, so that a refused caller has not used up an attempt.
  return bulkheads.passwords.run(async () => {
    // Counts before checking, so that parallel guesses all count. The network's limit comes first, so invented
    // accounts leave no rows.
    await limits.take(["wrongPasswordsFromNetwork", network], ["wrongPasswordsForAccount", email, network]);
    const user = await findUser(sql, { email });
    const isRight = await verifyPassword(user?.password_hash ?? null, password);
    if (!user || !isRight) throw new AuthApiError("invalid_credentials");
    await limits.clear("wrongPasswordsForAccount", email, network);
    await limits.giveBack("wrongPasswordsFromNetwork", network);
    return user;
  }, network);
}

/** Locks the account's row. Fails if its password changed, or all its sessions ended, since it was read. */
export async function lockUnchanged(tx: Transaction, { id, password_hash }: UserRow): Promise<void> {
  const [unchanged] = await tx`
    select from auth.users
    where id = ${id} and password_hash is not distinct from ${password_hash} for no key update`;
  if (!unchanged) throw new AuthApiError("invalid_credentials");
}

const LINKS = {
  signup: { limit: "confirmationMails", letter: "confirmSignUp" },
  recovery: { limit: "recoveryMails", letter: "resetPassword" },
  email_change: { limit: "emailChangeMails", letter: "confirmEmailChange" },
} as const;

/** Mails a link if such an account, or such a pending change, exists. */
export async function mailAccountLink(
  { sql, limits, outbox }: AuthContext,
  { email, type }: { email: string; type: keyof typeof LINKS },
  call: Call,
): Promise<void> {
  const { limit, letter } = LINKS[type];
  await takeMail(limits, limit, email, call.network);
  // The account is looked up when the mail is sent, so that the duration does not tell.
  await outbox.post(sql, { letter, to: email, ...mailOf(call) });
  outbox.send();
}
