/**
 * Signing up, signing in, and the mails for owners who cannot sign in. No answer tells a stranger whether an
 * address has an account, except where the server confirms no addresses.
 */
import type { Context } from "../context.ts";
import type { Sql, Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import {
  addressInUseMail,
  alreadyRegisteredMail,
  confirmEmailChangeMail,
  confirmSignUpMail,
  resetPasswordMail,
} from "../mail/templates.ts";
import type { Mail } from "../mail/transport.ts";
import { AuthApiError } from "./errors.ts";
import { type Limits, takeMail } from "./limits.ts";
import { mailboxOf } from "./mailbox.ts";
import { issueLink } from "./mailed-links.ts";
import { checkNewPassword, hashPassword, verifyPassword } from "./passwords.ts";
import { type SignedIn, startSession } from "./sessions.ts";
import {
  findUser,
  isUnproven,
  type Metadata,
  metadataJson,
  type UserBody,
  type UserRow,
  unconfirmedUserBody,
} from "./users.ts";

export interface AuthContext extends Context {
  limits: Limits;
}

/** What is known of a call besides its body. */
export interface Call {
  /** The page a mailed link should lead to. */
  redirectTo: string | undefined;
  /** Where it comes from, for limits; see client-address.ts. */
  network: string;
  /** What the caller's browser calls itself. */
  userAgent: string | undefined;
}

interface Credentials {
  email: string;
  password: string;
}

/**
 * @returns a session, or a user without one when the address has to be confirmed first
 * @throws {AuthApiError}
 */
export async function signUp(
  auth: AuthContext,
  { email, password, data }: Credentials & { data?: Metadata | null | undefined },
  call: Call,
): Promise<SignedIn | UserBody> {
  const { sql, limits, env, mailer, publicUrl } = auth;
  const metadata = metadataJson(data ?? {});
  checkNewPassword(password, email);
  const { passwordHash, sameAs } = await auth.bulkheads.passwords.run(async () => {
    await limits.take("signUpsFromNetwork", call.network);
    if (env.emailConfirmation) await takeMail(limits, "confirmationMails", email, call.network);
    const known = env.emailConfirmation && ((await findUser(sql, { email }))?.password_hash ?? null);
    // The password is hashed and compared whether or not the account exists, so that the duration does not
    // tell.
    const isSame = known !== false && (await verifyPassword(known, password));
    return { passwordHash: await hashPassword(password), sameAs: isSame ? known : null };
  }, call.network);
  const account = { email, passwordHash, metadata, confirmed: !env.emailConfirmation };

  if (account.confirmed) {
    return await transaction(sql, async (tx) => {
      const id = await insertUser(tx, account);
      if (!id) throw new AuthApiError("user_already_exists", "User already registered");
      return startSession(tx, { userId: id, method: "password", userAgent: call.userAgent });
    });
  }
  const { user, url } = await transaction(sql, async (tx) => {
    if (!(await insertUser(tx, account))) await contestPassword(tx, email, sameAs);
    const user = await findUser(tx, { email });
    if (!user) throw new Error("An account is gone that was there just now");
    // The link is made for a confirmed account too, and thrown away, so that the duration does not tell.
    return { user, url: await confirmationLink(tx, publicUrl, user, call) };
  });
  const mail = user.email_confirmed_at
    ? alreadyRegisteredMail(email, publicUrl)
    : confirmSignUpMail(email, url);
  mailer.send(await mail);
  return unconfirmedUserBody(email, data ?? {});
}

/** @returns the new user's id, or undefined when the address has an account, which stays as it is */
async function insertUser(
  sql: Sql | Transaction,
  user: { email: string; passwordHash: string; metadata: string; confirmed: boolean },
): Promise<string | undefined> {
  const { email, passwordHash, metadata, confirmed } = user;
  const [created] = await sql<{ id: string }[]>`
    insert into auth.users (email, password_hash, user_metadata, email_confirmed_at)
    values (${email}, ${passwordHash}, ${metadata}::text::jsonb, case when ${confirmed} then now() end)
    on conflict (email) do nothing
    returning id`;
  return created?.id;
}

/**
 * Notes that an address which waits for its confirmation was signed up again with another password. Only the
 * owner of the mailbox can say which password counts; see followLink().
 *
 * @param sameAs the account's hash, when the typed password was found to be the same
 */
async function contestPassword(tx: Transaction, email: string, sameAs: string | null): Promise<void> {
  // Writes the row of a confirmed account too, so that the duration does not tell.
  await tx`
    update auth.users set password_contested = email_confirmed_at is null
      and (password_contested or password_hash is distinct from ${sameAs})
    where email = ${email}`;
}

/** @throws {AuthApiError} */
export async function signIn(auth: AuthContext, credentials: Credentials, call: Call): Promise<SignedIn> {
  const { sql, env } = auth;
  const user = await checkCredentials(auth, credentials, call);
  if (env.emailConfirmation && !user.email_confirmed_at) {
    throw new AuthApiError("email_not_confirmed", "Email not confirmed");
  }
  return await transaction(sql, async (tx) => {
    await lockUnchanged(tx, user);
    return startSession(tx, { userId: user.id, method: "password", userAgent: call.userAgent });
  });
}

/** @returns the account these credentials belong to. @throws {AuthApiError | OverloadedError} */
export function checkCredentials(
  { sql, limits, bulkheads }: AuthContext,
  { email, password }: Credentials,
  { network }: Call,
): Promise<UserRow> {
  // The counting is inside the bulkhead too: a caller who is turned away has not used up a try.
  return bulkheads.passwords.run(async () => {
    // Counted before the password is checked, so that many guesses sent at once are all counted.
    await limits.take("wrongPasswordsForAccount", email, network);
    await limits.take("wrongPasswordsFromNetwork", network);
    const user = await findUser(sql, { email });
    const isRight = await verifyPassword(user?.password_hash ?? null, password);
    if (!user || !isRight) throw invalidCredentials();
    await limits.clear("wrongPasswordsForAccount", email, network);
    await limits.giveBack("wrongPasswordsFromNetwork", network);
    return user;
  }, network);
}

/**
 * Locks the account's row until the transaction ends. Since the row was read, its password may have changed
 * and all its sessions may have ended.
 *
 * @throws {AuthApiError}
 */
export async function lockUnchanged(tx: Transaction, { id, password_hash }: UserRow): Promise<void> {
  const [unchanged] = await tx`
    select from auth.users where id = ${id} and password_hash = ${password_hash} for no key update`;
  if (!unchanged) throw invalidCredentials();
}

export function invalidCredentials(): AuthApiError {
  return new AuthApiError("invalid_credentials", "Invalid login credentials");
}

/** Mails a link to set a new password, if there is such an account. @throws {AuthApiError} */
export async function recover(auth: AuthContext, { email }: { email: string }, call: Call): Promise<void> {
  const { sql, limits, publicUrl, mailer } = auth;
  await takeMail(limits, "recoveryMails", email, call.network);
  async function mail(): Promise<Mail | undefined> {
    const user = await findUser(sql, { email });
    if (!user) return undefined;
    const { redirectTo } = call;
    const url = await issueLink(sql, publicUrl, { userId: user.id, email, purpose: "recovery", redirectTo });
    return resetPasswordMail(email, url);
  }
  mailer.send(mail());
}

/** Mails the link again, if one is pending. @throws {AuthApiError} */
export async function resend(
  auth: AuthContext,
  { email, type }: { email: string; type: "signup" | "email_change" },
  call: Call,
): Promise<void> {
  const { sql, limits, publicUrl, mailer } = auth;
  const kind = type === "signup" ? "confirmationMails" : "emailChangeMails";
  await takeMail(limits, kind, email, call.network);
  async function mail(): Promise<Mail | undefined> {
    const user = await findUser(sql, { email });
    if (type === "signup" && user && !user.email_confirmed_at) {
      return confirmSignUpMail(email, await confirmationLink(sql, publicUrl, user, call));
    }
    if (type === "signup" || !user?.new_email) return undefined;
    // The limit above counts for the mailbox of the account; this mail goes to another mailbox.
    const mailbox = mailboxOf(user.new_email);
    return (await limits.allows("mailsToMailbox", mailbox))
      ? emailChangeMail(auth, user, user.new_email, call)
      : undefined;
  }
  mailer.send(mail());
}

function confirmationLink(
  sql: Sql | Transaction,
  publicUrl: string,
  { id: userId, email }: UserRow,
  { redirectTo }: Call,
): Promise<string> {
  return issueLink(sql, publicUrl, { userId, email, purpose: "signup", redirectTo });
}

/**
 * Writes the mail to an account's new address. The person who asks for the change is not told whether the
 * address has an account; the reader of the mail is.
 */
export async function emailChangeMail(
  { sql, publicUrl }: AuthContext,
  { id: userId }: UserRow,
  newEmail: string,
  { redirectTo }: Call,
): Promise<Mail> {
  const holder = await findUser(sql, { email: newEmail });
  // The link is made in any case, and thrown away if the address has an owner, so that neither the answer nor
  // the duration tells.
  const link = { userId, email: newEmail, purpose: "email_change" as const, redirectTo };
  const url = await issueLink(sql, publicUrl, link);
  // A sign-up that was never confirmed must not keep the address from the person who reads its mail; see
  // followLink().
  const isFree = !holder || isUnproven(holder);
  return isFree ? confirmEmailChangeMail(newEmail, url) : addressInUseMail(newEmail, publicUrl);
}
