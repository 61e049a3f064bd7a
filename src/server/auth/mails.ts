/** Mails about accounts: the payload stored when a mail is due, and the mail made from it when it is sent. */
import type { LanguageTag } from "../../lib/messages/languages.ts";
import type { DangerNumber, PlaceOfDanger } from "../../lib/phone/danger-numbers.ts";
import { PRO_PLAN } from "../../product.ts";
import type { Sql, Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import { type Job, NotYetError } from "../jobs/jobs.ts";
import type { Mail } from "../mail/delivery.ts";
import { type FiguresPayload, figuresMail } from "../mail/figures.ts";
import { layOut } from "../mail/layout.ts";
import { MAIL_JOB } from "../mail/outbox.ts";
import {
  type EmailChange,
  type FactorChange,
  type HandOver,
  type HiddenPage,
  type LetterOfOwner,
  MAILS,
  type OwnerLeft,
  type ReportedPage,
} from "../mail/templates.ts";
import { asLanguage, languageOfReader, spokenBy, writingIn } from "../mail/writing.ts";
import type { RateLimits } from "./limits.ts";
import {
  FIGURES_MAIL_WAITS,
  INBOX_MAIL_WAITS,
  INVITATION_WAITS,
  isUncounted,
  waitForReserve,
} from "./mail-waits.ts";
import { mailboxOf } from "./mailbox.ts";
import { issueLink, type LinkPurpose } from "./mailed-links.ts";
import type { StationLetter } from "./station-warnings.ts";
import { invitationToken, mailedToken } from "./tokens.ts";
import { findUser, isUnproven, type UserRow } from "./users.ts";

interface To {
  to: string;
  /** Preferred by the browser that caused the mail; {@link languageFor} decides whether it counts. */
  language?: string | undefined;
}
/** Target page of the mail's link. */
interface WithLink extends To {
  redirectTo?: string | undefined;
}

export type MailPayload =
  | ({ letter: "confirmSignUp" | "resetPassword" } & WithLink)
  /** The link goes to `newEmail`. Without it, somebody who knows `to`, the current one, asks again. */
  | ({ letter: "confirmEmailChange"; newEmail?: string } & WithLink)
  | ({ letter: "emailChangeNotice" } & EmailChange & To)
  | ({ letter: "newDevice"; device: string; at: string } & To)
  | ({ letter: "factorChanged" } & FactorChange & To)
  | (StationLetter & To)
  /** Written by innfo.mail_ended_ways(). */
  | ({ letter: "ownerLeft" } & OwnerLeft & To)
  | InboxPayload
  | FiguresPayload
  | ({ letter: "support" } & LetterOfOwner & To)
  | ({ letter: "pageReported" } & ReportedPage & To)
  | ({ letter: "pageTakenDown" } & HiddenPage & To)
  | InvitationPayload
  /** Written by innfo.mail_hand_over(). */
  | ({ letter: "handOver" } & HandOver & To)
  | ({ letter: "alreadyRegistered" | "emailChanged" | "passwordChanged" | "accountDeleted" } & To);

/** Tells a hotel of its messages; written by innfo.send_message(), innfo.escalate(), innfo.remind_of_things() and ring_test(). */
type InboxPayload = {
  letter: "newMessages" | "endingThings" | "testAlarm";
  hotelId: string;
  kind: string;
} & To;

/** Asks somebody to work at a hotel; written by innfo.mail_invitation(). */
type InvitationPayload = { letter: "invitation"; invitationId: string } & To;

interface AlarmedHotel extends PlaceOfDanger {
  name: string;
  language: string;
  count: number;
  danger: number;
  rooms: string[];
}

interface MailContext {
  sql: Sql;
  publicUrl: string;
  jwtKey: Uint8Array;
  limits: RateLimits;
  /** The built renderer has the numbering plans of all countries. */
  frontend: { guest(): Promise<{ dangerNumbers(place: PlaceOfDanger): DangerNumber[] }> };
}

/** Mails that calls request. They count for the site before it is known whether there is a reader. */
const ASKED_FOR: readonly string[] = ["confirmSignUp", "resetPassword", "confirmEmailChange"];

/** @returns undefined if there is no recipient, or no reason to write any more */
export async function writeMail(mailContext: MailContext, job: Job<MailPayload>): Promise<Mail | undefined> {
  const mail = await mailFor(mailContext, job);
  // Runs after the call's answer, so that the duration does not tell.
  if (!mail && ASKED_FOR.includes(job.payload.letter)) await mailContext.limits.giveBack("mailsOfSite");
  return mail;
}

async function mailFor(mailContext: MailContext, job: Job<MailPayload>): Promise<Mail | undefined> {
  const { sql, publicUrl } = mailContext;
  const { payload } = job;
  const { to } = payload;
  await waitForReserve(mailContext, job);
  if (payload.letter === "figures") {
    const seconds = isUncounted(job, FIGURES_MAIL_WAITS)
      ? await mailContext.limits.waitFor(["inboxMailsOfSite"], ["mailsOfSite"])
      : undefined;
    if (seconds !== undefined) throw new NotYetError(FIGURES_MAIL_WAITS, seconds);
    return figuresMail(mailContext, payload);
  }
  if ("hotelId" in payload) return inboxMail(mailContext, job, payload);
  if ("invitationId" in payload) return invitationMail(mailContext, job, payload);
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
    case "support": {
      const { from } = payload;
      const content = MAILS.support(writing.t, { ...payload, plan: PRO_PLAN.name });
      return { ...(await layOut(writingIn("en"), to, content)), replyTo: from, isUrgent: true };
    }
    case "pageReported":
      return layOut(writingIn("en"), to, MAILS.pageReported(writing.t, payload));
    case "pageTakenDown":
      return layOut(writing, to, MAILS.pageTakenDown(writing.t, payload));
    case "newDevice": {
      const { device, at } = payload;
      const format = new Intl.DateTimeFormat(writing.language, {
        dateStyle: "long",
        timeStyle: "long",
        timeZone: "UTC",
      });
      const time = format.format(new Date(at));
      return layOut(writing, to, MAILS.newDevice(writing.t, { to, publicUrl, device, time }));
    }
    case "station":
      return layOut(writing, to, MAILS.station(writing.t, { ...payload, publicUrl }));
    case "ownerLeft":
      return layOut(
        writing,
        to,
        MAILS.ownerLeft(writing.t, { ...payload, language: writing.language, publicUrl }),
      );
    case "factorChanged":
      return layOut(writing, to, MAILS.factorChanged(writing.t, { ...payload, publicUrl }));
    case "handOver":
      return layOut(writing, to, MAILS.handOver(writing.t, { ...payload, publicUrl }));
    case "emailChangeNotice":
      return layOut(writing, to, MAILS.emailChangeNotice(writing.t, { ...payload, publicUrl }));
    default:
      return layOut(writing, to, MAILS[payload.letter](writing.t, { to, publicUrl }));
  }
}

async function inboxMail(
  { sql, publicUrl, limits, frontend }: MailContext,
  job: Job<MailPayload>,
  payload: InboxPayload,
): Promise<Mail | undefined> {
  const { letter, to, hotelId, kind } = payload;
  const { ownerId } = job;
  const isEnding = letter === "endingThings";
  const [hotel] = await sql<AlarmedHotel[]>`
    select h.name, h.language, h.country, (innfo.hotel_of_messages(h) -> 'emergency') as emergency,
      case ${letter}::text
        when 'endingThings' then (select count(*)::int from innfo.ending_things(h.id) m where m.kind = ${kind})
        when 'testAlarm' then 1
        else (select count(*)::int from public.messages m
          where m.hotel_id = h.id and m.state = 'new' and m.kind = ${kind}) end as count,
      alarms.danger, alarms.rooms
    from public.hotels h cross join lateral (
      -- Nothing but numbers, and what the hotel has printed on a card: a guest may type anything. The latest first.
      select count(*)::int as danger, coalesce(json_agg(coalesce(m.card, m.room) order by m.created_at desc)
        filter (where m.card is not null or m.room ~ '^[0-9]{1,5}[A-Za-z]?$'), '[]') as rooms
      from public.messages m
      where m.hotel_id = h.id and m.state = 'new' and m.kind = ${kind} and m.danger
    ) alarms where h.id = ${hotelId}`;
  if (!hotel || hotel.count === 0) return undefined;
  if (isUncounted(job, INBOX_MAIL_WAITS)) {
    const seconds = await limits.waitFor(
      // Anybody may have set the address without owning it.
      ["inboxMails", mailboxOf(to)],
      ["inboxMailsOfAccount", ownerId ?? hotelId],
      ["inboxMailsOfSite"],
      ["mailsOfSite"],
    );
    if (seconds !== undefined) {
      const later = await laterThan(sql, job, payload);
      if (later) {
        await sql`update innfo.tellings set job_id = ${later} where job_id = ${job.id} and state = 'waiting'`;
        return undefined;
      }
      throw new NotYetError(INBOX_MAIL_WAITS, seconds);
    }
  }
  const url = `${publicUrl}/admin/hotels/${hotelId}/inbox`;
  const writing = writingIn(await languageOfReader(sql, to, hotel));
  const { danger, rooms, count } = hotel;
  const { dangerNumbers } = await frontend.guest();
  const told = {
    ...{ hotel: hotel.name, danger, rooms, count, url: isEnding ? `${url}?kind=${kind}` : url },
    numbers: dangerNumbers(hotel),
    language: writing.language,
  };
  return layOut(writing, to, MAILS[letter](writing.t, told));
}

/** @returns the newer job that writes the same mail, about everything since */
async function laterThan(
  sql: Sql,
  { id, ownerId }: Job<MailPayload>,
  { letter, to, hotelId, kind }: InboxPayload,
): Promise<string | undefined> {
  const [later] = await sql<{ id: string }[]>`
    select id from innfo.jobs where kind = ${MAIL_JOB} and failed_at is null and owner_id = ${ownerId} and id > ${id}
      and payload @> ${JSON.stringify({ letter, to, hotelId, kind })}::text::jsonb limit 1`;
  return later?.id;
}

interface Invited {
  hotel: string;
  language: string;
  hands_over: boolean;
  /** The inviting person's name, if given. */
  name: string | null;
  address: string;
  /** The block of addresses where the inviting person was last signed in, if known: house.ts. */
  block: string | null;
}

/** @returns undefined if the invitation was withdrawn meanwhile, or has ended */
async function invitationMail(
  mailContext: MailContext,
  job: Job<MailPayload>,
  { to, invitationId }: InvitationPayload,
): Promise<Mail | undefined> {
  const { sql, publicUrl, jwtKey, limits } = mailContext;
  const [invitation] = await sql<Invited[]>`
    select h.name as hotel, h.language, i.hands_over,
      -- Where an operator has added the hotel, the invited person's own address says nothing.
      coalesce(u.email, nullif(h.email, i.email), h.name) as address,
      case when u.user_metadata ->> 'name' is not null then innfo.name_of(u.id) end as name,
      (select s.block from auth.sessions s where s.user_id = u.id order by s.refreshed_at desc limit 1) as block
    from public.invitations i join public.hotels h on h.id = i.hotel_id left join auth.users u on u.id = i.invited_by
    where i.id = ${invitationId} and innfo.is_open(i)`;
  if (!invitation) return undefined;
  if (isUncounted(job, INVITATION_WAITS)) {
    const [mailbox, account, { block }] = [mailboxOf(to), job.ownerId ?? invitationId, invitation];
    const seconds = await limits.waitFor(
      ["invitationMails", mailbox, account],
      ["invitationMailsToMailbox", mailbox],
      ["invitationMailsOfAccount", account],
      ...(block ? [["invitationMailsFromBlock", block] as const] : []),
      ["invitationMailsOfSite"],
      ["mailsOfSite"],
    );
    if (seconds !== undefined) throw new NotYetError(INVITATION_WAITS, seconds);
  }
  const url = `${publicUrl}/join#${invitationToken(invitationId, jwtKey)}`;
  const writing = writingIn(await languageOfReader(sql, to, invitation));
  return layOut(writing, to, MAILS.invitation(writing.t, { ...invitation, url }));
}

/** The reader's, because a stranger may have sent the request; else the request's. */
async function languageFor(sql: Transaction, payload: To & { newEmail?: string }): Promise<LanguageTag> {
  // After a change of address, the account has the new address.
  const { to, newEmail = to, language } = payload;
  return (await spokenBy(sql, to)) ?? (await spokenBy(sql, newEmail)) ?? asLanguage(language) ?? "en";
}

/** Mails the wanted address. Only its reader learns whether it has an account; the requester does not. */
async function emailChangeMail(
  mailContext: MailContext,
  job: Job<MailPayload>,
  payload: Extract<MailPayload, { letter: "confirmEmailChange" }>,
): Promise<Mail | undefined> {
  const { sql, publicUrl, limits } = mailContext;
  const { to: email, newEmail: wanted, redirectTo } = payload;
  if (!wanted && job.attempt === 1) {
    const newEmail = (await findUser(sql, { email }))?.new_email;
    // The request counted for the requester's mailbox; another one gets the mail.
    if (newEmail && !(await limits.allows(["mailsToMailbox", mailboxOf(newEmail)]))) return undefined;
  }
  return await transaction(sql, async (tx) => {
    // Locks the account, so that a request withdrawn meanwhile does not return with the link.
    await tx`select from auth.users where email = ${email} for no key update`;
    const user = await findUser(tx, { email });
    const newEmail = user?.new_email;
    if (!newEmail || (wanted && wanted !== newEmail)) return undefined;
    const holder = await findUser(tx, { email: newEmail });
    // A mere sign-up must not keep the address from the mailbox's reader; see followLink().
    if (holder && !isUnproven(holder)) {
      const writing = writingIn(await languageFor(tx, { to: newEmail }));
      return layOut(writing, newEmail, MAILS.addressInUse(writing.t, { to: newEmail, publicUrl }));
    }
    const change = { ...user, email: newEmail };
    const url = await link({ ...mailContext, sql: tx }, job, change, "email_change", { redirectTo });
    const writing = writingIn(await languageFor(tx, payload));
    return layOut(writing, newEmail, MAILS.confirmEmailChange(writing.t, { to: newEmail, url }));
  });
}

function link(
  { sql, publicUrl, jwtKey }: Pick<MailContext, "publicUrl" | "jwtKey"> & { sql: Transaction },
  { id }: Job<MailPayload>,
  { id: userId, email }: Pick<UserRow, "id" | "email">,
  purpose: LinkPurpose,
  { redirectTo }: Pick<WithLink, "redirectTo">,
): Promise<string> {
  return issueLink(sql, publicUrl, { userId, email, purpose, redirectTo, token: mailedToken(id, jwtKey) });
}
