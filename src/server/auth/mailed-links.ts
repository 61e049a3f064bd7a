/** Links in mails. Each has a random token that works once, proves who owns the address, and signs in. */
import { DatabaseError } from "pg";
import type { Sql, Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import { AuthApiError } from "./errors.ts";
import { type Beginning, startSession } from "./sessions.ts";
import { hashOfToken, type SignedIn } from "./tokens.ts";

interface Purpose {
  /** Hours. */
  lifetime: number;
  /** Target page if the request names none, or a page that is not allowed. */
  page: string;
  isAllowed(path: string): boolean;
  /**
   * Where in the URL the page finds session or error. The official client reads the fragment, which no server
   * sees; the reset page shows its own form first, so it reads the query.
   */
  carrier: "hash" | "search";
}

const isOwnPage = (path: string) =>
  ["/admin", "/verify-email", "/login"].includes(path) || path.startsWith("/admin/");

const PURPOSES = {
  signup: { lifetime: 24, page: "/admin", isAllowed: isOwnPage, carrier: "hash" },
  recovery: {
    lifetime: 1,
    page: "/reset-password",
    isAllowed: (path: string) => path === "/reset-password",
    carrier: "search",
  },
  email_change: { lifetime: 24, page: "/admin/account", isAllowed: isOwnPage, carrier: "hash" },
} satisfies Record<string, Purpose>;

export type LinkPurpose = keyof typeof PURPOSES;

/** @returns the link's URL, the only place with the readable token; the same for the same token */
export async function issueLink(
  sql: Transaction,
  publicUrl: string,
  link: {
    userId: string;
    email: string;
    purpose: LinkPurpose;
    redirectTo: string | undefined;
    token: string;
  },
): Promise<string> {
  const { userId, email, purpose, redirectTo, token } = link;
  // Earlier links stay valid, since a later mail may arrive first; but a user has one new address at a time.
  await sql`
    with outdated as (
      delete from auth.mailed_tokens
      where user_id = ${userId} and token_hash <> ${hashOfToken(token)}
        and (expires_at < now() or (purpose = 'email_change' and ${purpose} = 'email_change'))
    )
    insert into auth.mailed_tokens (token_hash, user_id, purpose, email, expires_at)
    values (${hashOfToken(token)}, ${userId}, ${purpose}, ${email},
      now() + make_interval(hours => ${PURPOSES[purpose].lifetime}))
    on conflict (token_hash) do update set expires_at = excluded.expires_at`;
  const url = new URL("/auth/v1/verify", publicUrl);
  url.searchParams.set("token", token);
  url.searchParams.set("type", purpose);
  const { pathname, search } = landingPage(publicUrl, purpose, redirectTo);
  // Leaves out the default page to keep the URL short: people read these mails.
  if (pathname + search !== PURPOSES[purpose].page) url.searchParams.set("redirect_to", pathname + search);
  return url.href;
}

/** @returns the account's current address, and what the link is for; undefined if it is no longer valid */
export async function accountOfLink(
  sql: Sql,
  token: string,
): Promise<{ email: string; purpose: LinkPurpose } | undefined> {
  const [link] = await sql<{ email: string; purpose: LinkPurpose }[]>`
    select u.email, t.purpose from auth.mailed_tokens t join auth.users u on u.id = t.user_id
    where t.token_hash = ${hashOfToken(token)} and t.expires_at > now()`;
  return link;
}

export interface Followed extends SignedIn {
  /** The password was deleted, because a stranger may have chosen it. */
  needsPassword: boolean;
}

/** @throws {AuthApiError} if the link was used, is too old, or its address was taken meanwhile */
export async function followLink(
  sql: Sql,
  { token, purpose, call }: { token: string; purpose: LinkPurpose; call: Beginning },
): Promise<Followed> {
  const hash = hashOfToken(token);
  return await transaction(sql, async (tx) => {
    // Locks the user before the links. All code locks in this order, which avoids deadlocks.
    await tx`
      select from auth.users
      where id = (select user_id from auth.mailed_tokens where token_hash = ${hash}) for no key update`;
    const [link] = await tx<{ user_id: string; email: string }[]>`
      delete from auth.mailed_tokens
      where token_hash = ${hash} and purpose = ${purpose} and expires_at > now()
      returning user_id, email`;
    if (!link) throw new AuthApiError("otp_expired");
    const { user_id: userId, email } = link;
    const needsPassword = await proveEmail(tx, userId, email, purpose);
    const method = needsPassword || purpose === "recovery" ? "recovery" : "otp";
    return { ...(await startSession(tx, { userId, method, call })), needsPassword };
  });
}

/** Confirms the address, and spends all links of this purpose. @returns whether the password was deleted */
export async function proveEmail(
  tx: Transaction,
  userId: string,
  email: string,
  purpose: LinkPurpose,
): Promise<boolean> {
  const needsPassword = await forgetStrangersPassword(tx, userId, purpose);
  if (purpose === "email_change") await dropUnproven(tx, email);
  await confirmEmail(tx, userId, email);
  await tx`delete from auth.mailed_tokens where user_id = ${userId} and purpose = ${purpose}`;
  return needsPassword;
}

/**
 * The first person who follows a link to an address proves to own it. Somebody else may have signed it up, so this
 * deletes the password, passkeys, factors, sessions, and what a contested sign-up said about the hotel. A password
 * reset does the same: its reader does not know who set the old password.
 * @returns whether anything was deleted
 */
async function forgetStrangersPassword(
  tx: Transaction,
  userId: string,
  purpose: LinkPurpose,
): Promise<boolean> {
  const { count } = await tx`
    with forgotten as (
      update auth.users set
        password_hash = null,
        user_metadata = case when password_contested then '{}' else user_metadata end,
        password_contested = false,
        updated_at = now()
      where id = ${userId} and email_confirmed_at is null and (password_contested or ${purpose === "recovery"})
      returning id
    ), ended as (
      delete from auth.sessions where user_id in (select id from forgotten)
    ), outdated as (
      delete from auth.mailed_tokens where user_id in (select id from forgotten)
    ), keys as (
      delete from auth.passkeys where user_id in (select id from forgotten)
    ), factors as (
      delete from auth.mfa_factors where user_id in (select id from forgotten)
    )
    select from forgotten`;
  return count > 0;
}

/** Frees an address of an account that was never confirmed and that nobody ever signed in to. */
export async function dropUnproven(tx: Transaction, email: string): Promise<void> {
  await tx`
    delete from auth.users
    where email = ${email} and email_confirmed_at is null and last_sign_in_at is null`;
}

/** Makes the address the user's confirmed one. If it changed, links sent to the old one become invalid. */
export async function confirmEmail(tx: Transaction, userId: string, email: string): Promise<void> {
  try {
    await tx`
      with moved as (
        delete from auth.mailed_tokens
        where user_id in (select id from auth.users where id = ${userId} and email <> ${email})
      )
      update auth.users set
        email = ${email},
        email_confirmed_at = case when email = ${email} then coalesce(email_confirmed_at, now()) else now() end,
        password_contested = false,
        updated_at = now()
      where id = ${userId}`;
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === "users_email_key") {
      throw new AuthApiError("email_exists");
    }
    throw error;
  }
}

/** @returns the target page of a followed link, with the outcome where the page looks for it */
export function landingUrl(
  publicUrl: string,
  purpose: LinkPurpose,
  redirectTo: string | undefined,
  outcome: Record<string, string>,
): string {
  const url = landingPage(publicUrl, purpose, redirectTo);
  const parameters = new URLSearchParams(outcome);
  if (PURPOSES[purpose].carrier === "hash") url.hash = parameters.toString();
  else for (const [name, value] of parameters) url.searchParams.set(name, value);
  return url.href;
}

/** Always a page of this site: other addresses are replaced by the default page. */
function landingPage(publicUrl: string, purpose: LinkPurpose, redirectTo: string | undefined): URL {
  const { page, isAllowed } = PURPOSES[purpose];
  const wanted = URL.parse(redirectTo ?? page, publicUrl);
  const allowed = wanted?.origin === new URL(publicUrl).origin && isAllowed(wanted.pathname);
  return new URL(allowed ? `${wanted.pathname}${wanted.search}` : page, publicUrl);
}
