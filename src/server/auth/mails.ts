/** The mails about accounts: what is noted when one is due, and the mail that is made of it when it is sent. */
import { isLanguage, type LanguageTag } from "../../lib/messages/languages.ts";
import type { Sql, Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import { type Job, NotYetError } from "../jobs/jobs.ts";
import { layOut } from "../mail/layout.ts";
import { MAIL } from "../mail/outbox.ts";
import { MAILS } from "../mail/templates.ts";
import type { Mail } from "../mail/transport.ts";
import { writingIn } from "../mail/writing.ts";
import type { Limits } from "./limits.ts";
import { mailboxOf } from "./mailbox.ts";
import { issueLink, type LinkPurpose } from "./mailed-links.ts";
import { mailedToken } from "./tokens.ts";
import { findUser, isUnproven, type UserRow } from "./users.ts";

/** Whom to write to. */
interface To {
  to: string;
  /** The one that the browser asks for which caused the mail; {@link languageFor} says when it counts. */
  language?: string | undefined;
}
/** The page that the link in it leads to. */
interface WithLink extends To {
  redirectTo?: string | undefined;
}

export type MailPayload =
  | ({ letter: "confirmSignUp" | "resetPassword" } & WithLink)
  /**
   * {@link To} the address that the account has so far; the link goes to the one it is to have. Without one
   * it is asked for again, by whoever knows the former.
   */
  | ({ letter: "confirmEmailChange"; newEmail?: string } & WithLink)
  | ({ letter: "emailChangeNotice"; newEmail: string; done: boolean } & To)
  | InboxPayload
  | ({ letter: "alreadyRegistered" | "emailChanged" | "passwordChanged" | "accountDeleted" } & To);

/** To whom a hotel tells of its messages: written by innfo.send_message() and innfo.remind_of_things(). */
type InboxPayload = { letter: "newMessages" | "endingThings"; hotelId: string; kind: string } & To;

/** Why a mail about messages is still to come: for operators, and so that it is counted once it may be sent. */
export const INBOX_MAIL_WAITS = "as many mails about messages as an hour may have were sent";

interface MailContext {
  sql: Sql;
  publicUrl: string;
  jwtKey: Uint8Array;
  limits: Limits;
}

/** Those that a call asks for, which takes them from the site's before anybody knows whether there is a reader. */
const ASKED_FOR: readonly string[] = ["confirmSignUp", "resetPassword", "confirmEmailChange"];

/** @returns undefined when there is nobody, or no reason any more, to write to them */
export async function writeMail(mailContext: MailContext, job: Job<MailPayload>): Promise<Mail | undefined> {
  const mail = await mailFor(mailContext, job);
  // After the call's answer, so that it does not tell either.
  if (!mail && ASKED_FOR.includes(job.payload.letter)) await mailContext.limits.giveBack("mailsOfSite");
  return mail;
}

async function mailFor(mailContext: MailContext, job: Job<MailPayload>): Promise<Mail | undefined> {
  const { sql, publicUrl } = mailContext;
  const { payload } = job;
  const { to } = payload;
  if (payload.letter === "newMessages" || payload.letter === "endingThings") {
    return inboxMail(mailContext, job, payload);
  }
  if (payload.letter === "confirmEmailChange") return emailChangeMail(mailContext, job, payload);
  const writing = writingIn(await languageFor(sql, payload));
  switch (payload.letter) {
    case "confirmSignUp":
    case "resetPassword": {
      const isSignUp = payload.letter === "confirmSignUp";
      const user = await findUser(sql, { email: to });
      if (!user || (isSignUp && user.email_confirmed_at)) return undefined;
      const url = await link(mailContext, job, user, isSignUp ? "signup" : "recovery", payload);
      return layOut(writing, to, MAILS[payload.letter](writing.t, { to, url }));
    }
    case "emailChangeNotice":
      return layOut(writing, to, MAILS.emailChangeNotice(writing.t, { ...payload, publicUrl }));
    default:
      return layOut(writing, to, MAILS[payload.letter](writing.t, { to, publicUrl }));
  }
}

async function inboxMail(
  { sql, publicUrl, limits }: MailContext,
  job: Job<MailPayload>,
  payload: InboxPayload,
): Promise<Mail | undefined> {
  const { letter, to, hotelId, kind } = payload;
  const { attempt, reason, ownerId } = job;
  const isEnding = letter === "endingThings";
  const [hotel] = await sql<{ name: string; language: string; count: number; danger: boolean }[]>`
    select h.name, h.language, case when ${isEnding}
      then (select count(*)::int from innfo.ending_things(h.id) m where m.kind = ${kind})
      else (select count(*)::int from public.messages m
        where m.hotel_id = h.id and m.state = 'new' and m.kind = ${kind}) end as count,
      exists (select from public.messages m where m.hotel_id = h.id and m.state = 'new' and m.kind = ${kind} and m.danger)
        as danger
    from public.hotels h where h.id = ${hotelId}`;
  if (!hotel || hotel.count === 0) return undefined;
  if (attempt === 1 || reason === INBOX_MAIL_WAITS) {
    const seconds = await limits.waitFor(
      // Who set the address need not be its owner.
      ["inboxMails", mailboxOf(to)],
      ["inboxMailsOfAccount", ownerId ?? hotelId],
      ["inboxMailsOfSite"],
      ["mailsOfSite"],
    );
    if (seconds !== undefined) {
      if (await hasLater(sql, job, payload)) return undefined;
      throw new NotYetError(INBOX_MAIL_WAITS, seconds);
    }
  }
  const url = `${publicUrl}/admin/hotels/${hotelId}/inbox`;
  const writing = writingIn(asLanguage(hotel.language) ?? "en");
  const { danger, count } = hotel;
  const told = { hotel: hotel.name, danger, count, url: isEnding ? `${url}?kind=${kind}` : url };
  return layOut(writing, to, MAILS[letter](writing.t, told));
}

/** Whether a newer job writes the same mail: it tells of all that came meanwhile. */
async function hasLater(
  sql: Sql,
  { id, ownerId }: Job<MailPayload>,
  { letter, to, hotelId, kind }: InboxPayload,
): Promise<boolean> {
  const [later] = await sql`
    select from innfo.jobs where kind = ${MAIL} and failed_at is null and owner_id = ${ownerId} and id > ${id}
      and payload @> ${JSON.stringify({ letter, to, hotelId, kind })}::text::jsonb limit 1`;
  return later !== undefined;
}

/**
 * The language of the reader's hotel: whoever asked for the mail may be a stranger. Before there is a hotel, the
 * one that was asked in.
 */
async function languageFor(
  sql: Sql | Transaction,
  payload: To & { newEmail?: string },
): Promise<LanguageTag> {
  // After a change of address, the account is found by the new one.
  const { to, newEmail = to, language } = payload;
  return (
    (await hotelLanguage(sql, to)) ?? (await hotelLanguage(sql, newEmail)) ?? asLanguage(language) ?? "en"
  );
}

/** The language of an account's first hotel. */
export async function hotelLanguage(sql: Sql | Transaction, email: string): Promise<LanguageTag | undefined> {
  const [hotel] = await sql<{ language: string }[]>`
    select h.language from public.hotels h join auth.users u on u.id = h.user_id
    where u.email = ${email} order by h.created_at limit 1`;
  return asLanguage(hotel?.language);
}

function asLanguage(tag: string | undefined): LanguageTag | undefined {
  return tag !== undefined && isLanguage(tag) ? tag : undefined;
}

/**
 * To the address that somebody wants for their account. They are not told whether it has an account; whoever
 * reads its mails is.
 */
async function emailChangeMail(
  mailContext: MailContext,
  job: Job<MailPayload>,
  payload: Extract<MailPayload, { letter: "confirmEmailChange" }>,
): Promise<Mail | undefined> {
  const { sql, publicUrl, limits } = mailContext;
  const { to: email, newEmail: wanted, redirectTo } = payload;
  if (!wanted && job.attempt === 1) {
    const newEmail = (await findUser(sql, { email }))?.new_email;
    // Counted for the mailbox of who asked; it is another that gets the mail.
    if (newEmail && !(await limits.allows(["mailsToMailbox", mailboxOf(newEmail)]))) return undefined;
  }
  return await transaction(sql, async (tx) => {
    // A wish that is taken back meanwhile must not come back with the link.
    await tx`select from auth.users where email = ${email} for no key update`;
    const user = await findUser(tx, { email });
    const newEmail = user?.new_email;
    if (!newEmail || (wanted && wanted !== newEmail)) return undefined;
    const holder = await findUser(tx, { email: newEmail });
    // Who only signed up with it must not keep it from whoever gets mail there; see followLink().
    if (holder && !isUnproven(holder)) {
      const writing = writingIn(await languageFor(tx, { to: newEmail }));
      return layOut(writing, newEmail, MAILS.addressInUse(writing.t, { to: newEmail, publicUrl }));
    }
    const url = await link({ ...mailContext, sql: tx }, job, { ...user, email: newEmail }, "email_change", {
      redirectTo,
    });
    const writing = writingIn(await languageFor(tx, payload));
    return layOut(writing, newEmail, MAILS.confirmEmailChange(writing.t, { to: newEmail, url }));
  });
}

function link(
  { sql, publicUrl, jwtKey }: Omit<MailContext, "sql"> & { sql: Sql | Transaction },
  { id }: Job<MailPayload>,
  { id: userId, email }: Pick<UserRow, "id" | "email">,
  purpose: LinkPurpose,
  { redirectTo }: Pick<WithLink, "redirectTo">,
): Promise<string> {
  return issueLink(sql, publicUrl, { userId, email, purpose, redirectTo, token: mailedToken(id, jwtKey) });
}
