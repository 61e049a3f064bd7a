import type { Translate } from "../../lib/messages/message.ts";
import type { DangerNumber } from "../../lib/phone/danger-numbers.ts";
import { listedIn } from "../../lib/texts/lists.ts";
import { PRODUCT } from "../../product.ts";
import { withoutAddresses } from "./addresses.ts";
import type { MailContent, MailLine } from "./layout.ts";

const product = PRODUCT;
/** By what a waiting mail holds. */
const MEANS = {
  Passkey: "mail.factor.passkey",
  "Authenticator app": "mail.factor.app",
  "Recovery codes": "mail.factor.codes",
} as const;

/** Means to sign in. */
type SignInMeans = keyof typeof MEANS;

/** The account that a mail is about, and where it signs in. */
interface Account {
  to: string;
  publicUrl: string;
}
interface WithLink {
  to: string;
  url: string;
}
export interface EmailChange {
  newEmail: string;
  done: boolean;
}
export interface FactorChange {
  what: SignInMeans;
  added: boolean;
}
/** An account gives a hotel away. */
export interface HandOver {
  hotel: string;
  email: string;
  /** Null before the other accepts. */
  stays: boolean | null;
}
/** Ways in that an owner who left had made. */
export interface OwnerLeft {
  hotel: string;
  /** The address whose role ended. */
  email: string;
  /** Names of the stations that were signed out, and of the people who need another PIN. */
  stations: string[];
  names: string[];
}
/** A letter from an owner's account to the operator. */
export interface LetterOfOwner {
  from: string;
  hotel: string;
  text: string;
}
/** A guest's report of a page. */
export interface ReportedPage {
  hotel: string;
  /** The case's number. */
  id: number;
  text: string;
  contact: string | null;
  url: string;
}
/** The operator has hidden a page. */
export interface HiddenPage {
  hotel: string;
  reason: string;
  /** Whom to write to. */
  operator: string | undefined;
}
interface Invited {
  hotel: string;
  /** The name of the person who invites. */
  name: string | null;
  address: string;
  /** Whether the hotel itself is offered. */
  hands_over: boolean;
  url: string;
}
interface InboxNews {
  /** The reader's. */
  language: string;
  hotel: string;
  /** How many waiting messages are in danger. */
  danger: number;
  /** Their rooms, latest first: from the guests' cards, or as typed. */
  rooms: readonly string[];
  /** Numbers to dial for a guest in danger. */
  numbers: readonly DangerNumber[];
  count: number;
  url: string;
}

/** Wrong attempts at a hotel's stations. */
export interface StationWarning {
  /**
   * "copied": a station ended, because a replaced token of it was shown; "guessed": a name is shut after too many
   * wrong PINs.
   */
  what: "copied" | "guessed";
  /** The name of the station, or of the person. */
  name: string;
}

interface FiguresNews {
  hotel: string;
  /** Such as "October 1 – 31, 2026". */
  days: string;
  visits: number;
  /** The thing that most guests looked for, and how many guests. */
  most?: { thing: string; count: number };
  /** Paid wishes that the hotel said yes to. */
  extras?: { count: number; sum: string };
  lines: MailLine[];
  url: string;
  /** Where this mail can be ended. */
  stop: string;
}

/** How many rooms a subject has room for. */
const ROOMS_NAMED = 6;

/** "ALARM, room 207", "ALARM (3), rooms 207 and 12". Names only the latest. */
function alarmWords(t: Translate, word: string, { danger, rooms: all, language }: InboxNews): string {
  const rooms = [...new Set(all)].map(withoutAddresses);
  const more = rooms.length > ROOMS_NAMED ? ["…"] : [];
  const named = listedIn(language, [...rooms.slice(0, ROOMS_NAMED), ...more]);
  const alarm = danger === 1 ? word : `${word} (${danger})`;
  if (rooms.length === 0) return alarm;
  return t(rooms.length === 1 ? "mail.alarm.room" : "mail.alarm.rooms", { alarm, rooms: named });
}

/** "In danger: 112", "In danger: Ambulance 119, Fire brigade 119, and Police 110". */
function dialWords(t: Translate, { numbers, language }: InboxNews): string {
  const dialled = numbers.map(({ number, services }) =>
    [...services.map((service) => t(`danger.${service}`)), number].join(" "),
  );
  return `${t("danger.call")} ${listedIn(language, dialled)}`;
}

/** News for an account, with the way to its sign-in. */
function notice(
  t: Translate,
  { publicUrl }: Pick<Account, "publicUrl">,
  said: { subject: string; paragraphs: string[]; footnote?: string; label?: string },
): MailContent {
  const {
    label = t("mail.goToSignIn"),
    footnote = t("mail.password.note", { forgot: t("mail.forgot") }),
    ...words
  } = said;
  return { ...words, action: { label, url: `${publicUrl}/login` }, footnote };
}

/** News for a hotel's people, with the way to their inbox. */
function inboxNotice(
  t: Translate,
  { hotel, url }: InboxNews,
  subject: string,
  paragraphs: string[],
): MailContent {
  const action = { label: t("mail.inbox.action"), url };
  return { subject, paragraphs, action, footnote: t("mail.inbox.note", { hotel }) };
}

export const MAILS = {
  confirmSignUp: (t: Translate, { url }: WithLink) => ({
    subject: t("mail.confirm.subject", { product }),
    paragraphs: [t("mail.confirm.welcome", { product }), t("mail.isItYours")],
    action: { label: t("mail.confirm.action"), url },
    footnote: t("mail.confirm.note"),
  }),

  alreadyRegistered: (t: Translate, account: Account) =>
    notice(t, account, {
      subject: t("mail.known.subject", { product }),
      paragraphs: [t("mail.known.text", { product }), t("mail.known.advice", { forgot: t("mail.forgot") })],
      label: t("mail.signIn"),
      footnote: t("mail.unchanged"),
    }),

  resetPassword: (t: Translate, { url }: WithLink) => ({
    subject: t("mail.reset.subject", { product }),
    paragraphs: [t("mail.reset.text", { product }), t("mail.reset.lasts")],
    action: { label: t("mail.reset.action"), url },
    footnote: t("mail.reset.note"),
  }),

  passwordChanged: (t: Translate, account: Account) =>
    notice(t, account, {
      subject: t("mail.password.subject", { product }),
      paragraphs: [t("mail.password.text", { product })],
    }),

  newDevice: (t: Translate, { device, time, ...account }: Account & { device: string; time: string }) =>
    notice(t, account, {
      subject: t("mail.device.subject", { product }),
      paragraphs: [t("mail.device.text", { product }), `${device} · ${time}`],
    }),

  confirmEmailChange: (t: Translate, { to, url }: WithLink) => ({
    subject: t("mail.newEmail.subject", { product }),
    paragraphs: [t("mail.newEmail.text", { product, email: to }), t("mail.newEmail.lasts")],
    action: { label: t("mail.newEmail.action"), url },
    footnote: t("mail.newEmail.note"),
  }),

  /** For the owner of an address that somebody else wanted for an account. */
  addressInUse: (t: Translate, account: Account) =>
    notice(t, account, {
      subject: t("mail.known.subject", { product }),
      paragraphs: [t("mail.inUse.text", { product }), t("mail.inUse.advice")],
      label: t("mail.signIn"),
      footnote: t("mail.unchanged"),
    }),

  /** For the address that the account may lose: before the change, or after an unconfirmed one. */
  emailChangeNotice: (t: Translate, { newEmail: email, done, ...account }: Account & EmailChange) =>
    notice(t, account, {
      subject: t(done ? "mail.changed.subject" : "mail.changing.subject", { product }),
      paragraphs: [t(done ? "mail.changed.text" : "mail.changing.text", { product, email })],
      footnote: done ? t("mail.changed.note") : t("mail.changing.note", { forgot: t("mail.forgot") }),
    }),

  /** For the new address after a change that needed no confirmation. */
  emailChanged: (t: Translate, account: Account) =>
    notice(t, account, {
      subject: t("mail.now.subject", { product }),
      paragraphs: [t("mail.now.text", { product, email: account.to })],
      footnote: t("mail.now.note", { product }),
    }),

  /** For a hotel's people. Contains nothing of a guest's, because mails outlast what the hotel may keep. */
  newMessages(t: Translate, news: InboxNews): MailContent {
    const { hotel, danger, count } = news;
    // The same first word in all languages, so that a phone's filter can wake somebody.
    const subject = `${danger > 0 ? `${alarmWords(t, "ALARM", news)}: ` : ""}${t("mail.inbox.subject", { hotel })}`;
    const alarm = danger > 0 ? [alarmWords(t, t("mail.alarm"), news), dialWords(t, news)] : [];
    return inboxNotice(t, news, subject, [...alarm, t("mail.inbox.text", { count })]);
  },

  /** Goes to the same people as an alarm's mails, and begins alike, so that a filter is tried, too. */
  testAlarm: (t: Translate, news: InboxNews) =>
    inboxNotice(t, news, `TEST ALARM: ${withoutAddresses(news.hotel)}`, [t("mail.test.text")]),

  /** For a hotel's account: what guests looked for in a month or week. */
  figures: (t: Translate, { hotel, days, visits: count, most, extras, lines, url, stop }: FiguresNews) => ({
    subject: t("mail.figures.subject", { hotel }),
    paragraphs: [
      days,
      t("mail.figures.visits", { count }),
      ...(extras ? [t("mail.figures.extras", extras)] : []),
      ...(most ? [t("mail.figures.most", most)] : []),
    ],
    lines,
    action: { label: t("mail.figures.see"), url },
    footnote: t("mail.figures.note"),
    ending: { label: t("mail.figures.stop"), url: stop },
  }),

  /** For a hotel's people, before lost and found things that nobody settled are deleted. */
  endingThings: (t: Translate, news: InboxNews) =>
    inboxNotice(t, news, t("mail.ending.subject", { hotel: news.hotel }), [
      t("mail.ending.text", { count: news.count }),
      t("mail.ending.advice"),
    ]),

  /**
   * For a person who is invited to work at a hotel, or to own it. It names the inviting address even beside a name,
   * because names of people and hotels can be anything; for the same reason the subject contains only our words.
   */
  invitation: (t: Translate, { hotel, name, address, hands_over, url }: Invited) => ({
    subject: t(hands_over ? "mail.handOver.subject" : "mail.invite.subject", { product }),
    paragraphs: [
      t(hands_over ? "mail.handOver.asks" : "mail.invite.text", {
        hotel,
        email: name === null ? address : `${withoutAddresses(name)} (${address})`,
        product,
      }),
      t("mail.invite.lasts"),
    ],
    action: { label: t("mail.invite.action"), url },
    footnote: t("mail.invite.note", { hotel }),
  }),

  /**
   * For the account that offers a hotel to another account. Sent again when the other accepts, with whether the
   * sender stays.
   */
  handOver: (t: Translate, { hotel, email, stays, ...account }: Account & HandOver) =>
    notice(t, account, {
      subject: t("mail.handOver.subject", { product }),
      paragraphs: [
        t(stays === null ? "mail.handOver.offered" : "mail.handOver.done", { hotel, email, product }),
        ...(stays === null ? [] : [t(stays ? "mail.handOver.stays" : "mail.handOver.goes")]),
      ],
    }),

  /** A means to sign in was added or removed. */
  factorChanged: (t: Translate, { what, added, ...account }: Account & FactorChange) =>
    notice(t, account, {
      subject: t("mail.factor.subject", { product }),
      paragraphs: [t(added ? "mail.factor.added" : "mail.factor.removed", { product, what: t(MEANS[what]) })],
    }),

  /** For a hotel's account: what somebody tried at its stations. */
  station: (t: Translate, { hotel, name, what, ...account }: Account & StationWarning & { hotel: string }) =>
    notice(t, account, {
      subject: t("mail.station.subject"),
      paragraphs: [t(what === "copied" ? "mail.station.copied" : "mail.station.guessed", { hotel, name })],
      footnote: t("mail.station.note"),
    }),

  /** For a hotel's account, when one of its owners stops being one: what ended with that. */
  ownerLeft: (
    t: Translate,
    { hotel, email, stations, names, language, ...account }: Account & OwnerLeft & { language: string },
  ) =>
    notice(t, account, {
      subject: t("mail.station.subject"),
      paragraphs: [
        t("mail.left.text", { email, hotel }),
        ...(stations.length > 0 ? [t("mail.left.stations", { names: listedIn(language, stations) })] : []),
        ...(names.length > 0 ? [t("mail.left.names", { names: listedIn(language, names) })] : []),
      ],
      footnote: t("mail.station.note"),
    }),

  /** For the operator, in the admin's language. */
  support: (_: Translate, { from, hotel, text, plan }: LetterOfOwner & { plan: string }) => ({
    // A rule of the operator's mail program can sort by it.
    subject: `PRIORITY: ${withoutAddresses(hotel)}`,
    paragraphs: text.split(/\n{2,}/),
    footnote: `Written by ${from} (${plan}) in the admin of ${PRODUCT}. Your answer goes there.`,
  }),

  /** For the operator, in the admin's language: a stranger's words about a page. */
  pageReported: (_: Translate, { hotel, id, text, contact, url }: ReportedPage) => ({
    subject: `Reported: ${withoutAddresses(hotel)}`,
    paragraphs: [url, ...text.split(/\n{2,}/), contact ?? "No address was given."],
    footnote: `Case ${id}: innfo cases show ${id}. More reports of this page come without a mail for an hour.`,
  }),

  /** For the owner: the operator has hidden the page, and says why. */
  pageTakenDown: (t: Translate, { hotel, reason, operator }: HiddenPage) => ({
    subject: t("mail.takenDown.subject", { product }),
    paragraphs: [t("mail.takenDown.text", { hotel }), reason],
    footnote: t("mail.takenDown.note", { email: operator ?? product }),
  }),

  /** For the deleted account's address. */
  accountDeleted: (t: Translate) => ({
    subject: t("mail.deleted.subject", { product }),
    paragraphs: [t("mail.deleted.text", { product }), t("mail.deleted.rest")],
    footnote: t("mail.deleted.note"),
  }),
} satisfies Record<string, (t: Translate, given: never) => MailContent>;
