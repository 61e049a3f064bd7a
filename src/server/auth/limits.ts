/** Limits against guessing and flooding. Every window ends by itself, so no owner is locked out for good. */
import { createHmac } from "node:crypto";
import { ofPrefix, prefixOf } from "../capacity/prefixes.ts";
import type { Env } from "../config/env.ts";
import type { Log } from "../config/log.ts";
import type { Sql } from "../database/connection.ts";
import { AuthApiError } from "./errors.ts";
import { mailboxOf } from "./mailbox.ts";
import { type Counter, clearCounters, countCall, secondsSinceFirst, uncountCall } from "./rate-counters.ts";

interface Limit {
  points: number;
  /** Seconds. */
  window: number;
  code: "over_request_rate_limit" | "over_email_send_rate_limit";
  /** Limit of the whole prefix, for keys that end in a network. Calls count for both. */
  ofPrefix?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A network is a call's origin; see client-address.ts. */
const LIMITS = {
  // Counted per account and network, so that a stranger cannot lock an owner out.
  wrongPasswordsForAccount: { points: 10, window: 15 * MINUTE, code: "over_request_rate_limit" },
  wrongPasswordsFromNetwork: { points: 30, window: 5 * MINUTE, code: "over_request_rate_limit" },
  // Callers who try codes know the password. The owner's own network has its own count, so that no other network locks it.
  wrongCodesForUser: { points: 10, window: 15 * MINUTE, code: "over_request_rate_limit" },
  wrongCodesOfUser: { points: 100, window: 24 * HOUR, code: "over_request_rate_limit" },
  // Attempts are counted per PIN, at one station and at all stations: a new PIN starts anew.
  wrongPins: { points: 5, window: 5 * MINUTE, code: "over_request_rate_limit" },
  wrongPinsOfDay: { points: 20, window: 24 * HOUR, code: "over_request_rate_limit" },
  signUpsFromNetwork: { points: 200, window: HOUR, code: "over_request_rate_limit" },
  // Without confirmation of addresses, each answer tells whether an address has an account.
  emailChangesFromNetwork: { points: 30, window: HOUR, code: "over_request_rate_limit" },
  passwordChangesOfUser: { points: 10, window: HOUR, code: "over_request_rate_limit" },
  dataDownloadsOfUser: { points: 20, window: HOUR, code: "over_request_rate_limit" },
  // One a minute on average; two at once, so that a missing link can be requested again.
  confirmationMails: { points: 2, window: 2 * MINUTE, code: "over_email_send_rate_limit" },
  recoveryMails: { points: 1, window: MINUTE, code: "over_email_send_rate_limit" },
  emailChangeMails: { points: 1, window: MINUTE, code: "over_email_send_rate_limit" },
  mailsToMailbox: { points: 5, window: HOUR, code: "over_email_send_rate_limit" },
  mailsFromNetwork: { points: 30, window: HOUR, code: "over_email_send_rate_limit" },
  // Per kind and mailbox, because anyone who knows the password can cause them again and again. More are sent later.
  securityMails: { points: 10, window: HOUR, code: "over_email_send_rate_limit" },
  // Per kind and mailbox, for when the reserve is used up: filling the reserve does not delay an account's first
  // warning.
  firstSecurityMail: { points: 1, window: HOUR, code: "over_email_send_rate_limit" },
  inboxMails: { points: 20, window: HOUR, code: "over_email_send_rate_limit" },
  // Keeps one account with many hotels, kinds and addresses to its share of the site's mails.
  inboxMailsOfAccount: { points: 30, window: HOUR, code: "over_email_send_rate_limit" },
  // Per account and mailbox, then per account: five strangers' invitations leave room for an expected one.
  invitationMails: { points: 3, window: 24 * HOUR, code: "over_email_send_rate_limit" },
  invitationMailsToMailbox: { points: 20, window: 24 * HOUR, code: "over_email_send_rate_limit" },
  invitationMailsOfAccount: { points: 40, window: 24 * HOUR, code: "over_email_send_rate_limit" },
  // Counts rows: each causes a mail, and a withdrawn one makes room for the next.
  invitationsOfUser: { points: 60, window: HOUR, code: "over_request_rate_limit" },
  invitationsFromBlock: { points: 120, window: HOUR, code: "over_request_rate_limit" },
  // Letters that owners write to the operator.
  lettersOfUser: { points: 5, window: 24 * HOUR, code: "over_email_send_rate_limit" },
  // Each may wait for the translation service. Nobody writes an answer in less than twelve seconds for an hour.
  answersOfUser: { points: 300, window: HOUR, code: "over_request_rate_limit" },
  // Each may query a public service, which allows the whole site one request a second.
  nearbyOfUser: { points: 60, window: HOUR, code: "over_request_rate_limit" },
  // Each asks name servers that the owner chose.
  domainChecksOfUser: { points: 60, window: HOUR, code: "over_request_rate_limit" },
  // Per hotel. All guests may share the house's one address.
  messagesFromNetwork: { points: 60, window: HOUR, code: "over_request_rate_limit", ofPrefix: 120 },
  // Each takes some tenths of a second to decode.
  messagePhotosFromNetwork: { points: 20, window: HOUR, code: "over_request_rate_limit", ofPrefix: 40 },
  // Stops a page that is opened once and sent again and again.
  messagesOfForm: { points: 5, window: 24 * HOUR, code: "over_request_rate_limit" },
  // Per code that the guest holds, on any network: a card's room has its own count.
  messagesOfCode: { points: 20, window: HOUR, code: "over_request_rate_limit" },
  // Presses of guests in one room, on any network.
  pressesOfRoom: { points: 30, window: HOUR, code: "over_request_rate_limit" },
  // Reports of pages to the operator; each hotel has twenty open ones at most.
  reportsFromNetwork: { points: 5, window: HOUR, code: "over_request_rate_limit", ofPrefix: 10 },
  // Tries of a card's six letters. The hotel's limit counts wrong ones only: docs/decisions/0125-house-secrets.md.
  lettersFromNetwork: { points: 10, window: 10 * MINUTE, code: "over_request_rate_limit", ofPrefix: 20 },
  wrongLettersAtHotel: { points: 40, window: 24 * HOUR, code: "over_request_rate_limit" },
  // Per hotel, for its house, known networks (they wrote on an earlier day) and strangers. Each network may
  // send one message, further ones only up to a fifth of what is left.
  messagesOfHouse: { points: 240, window: HOUR, code: "over_request_rate_limit" },
  messagesOfKnown: { points: 240, window: HOUR, code: "over_request_rate_limit" },
  firstMessageOfNetwork: { points: 1, window: HOUR, code: "over_request_rate_limit" },
  firstMessages: { points: 120, window: HOUR, code: "over_request_rate_limit" },
  strangersFromNetwork: { points: 10, window: HOUR, code: "over_request_rate_limit", ofPrefix: 20 },
  messagesOfStrangers: { points: 50, window: HOUR, code: "over_request_rate_limit" },
  // For messages about danger that all limits above refuse. Anybody can claim danger.
  dangerFromNetwork: { points: 5, window: HOUR, code: "over_request_rate_limit", ofPrefix: 10 },
  messagesInDanger: { points: 40, window: HOUR, code: "over_request_rate_limit" },
  // Never refuses: a count means that the network is known.
  messagesTaken: { points: Number.MAX_SAFE_INTEGER, window: 60 * 24 * HOUR, code: "over_request_rate_limit" },
  // Parts of MAILS_PER_HOUR, below. For the whole site: an attacker can have thousands of networks and mailboxes.
  mailsOfSite: { points: 0, window: HOUR, code: "over_email_send_rate_limit" },
  securityMailsOfSite: { points: 0, window: HOUR, code: "over_email_send_rate_limit" },
  inboxMailsOfSite: { points: 0, window: HOUR, code: "over_email_send_rate_limit" },
  invitationMailsOfSite: { points: 0, window: HOUR, code: "over_email_send_rate_limit" },
  // Per block of addresses of the sessions that invite: house.ts.
  invitationMailsFromBlock: { points: 0, window: HOUR, code: "over_email_send_rate_limit" },
} satisfies Record<string, Limit>;

type LimitName = keyof typeof LIMITS;

/** Reaching one of these is logged for the operator once an hour. */
const TOLD: Partial<Record<LimitName, string>> = {
  mailsOfSite: "no more mails are sent in this hour",
  securityMailsOfSite: "mails about security come later: as many as an hour may have were sent",
  inboxMailsOfSite: "no more mails about messages are sent in this hour",
  invitationMailsOfSite: "no more invitations are sent in this hour",
};

/** The part of the mails that only mails about security may use. */
const reserveOf = (mailsPerHour: number) => Math.floor(mailsPerHour / 5);

/** How many other mails may be requested in an hour. */
export const mailsBesideReserve = (mailsPerHour: number) => mailsPerHour - reserveOf(mailsPerHour);

/** Counter key of the whole site's mails; /metrics reads it. */
export const MAILS_OF_SITE = "mailsOfSite:";

const MESSAGES = {
  over_request_rate_limit: "Too many requests. Please wait before trying again.",
  over_email_send_rate_limit: "Email rate limit exceeded. Please wait before trying again.",
};

/** A limit's name and key; a network comes last. */
type Call = readonly [name: LimitName, ...key: string[]];

export type RateLimits = ReturnType<typeof createLimits>;

interface Parts {
  sql: Sql;
  env: Pick<Env, "mailsPerHour">;
  jwtKey: Uint8Array;
  log: Log;
}

/** Counts one call in every named limit, in order, or in none, with one statement. */
export function createLimits({ sql, env, jwtKey, log }: Parts) {
  const ofSite: Partial<Record<LimitName, number>> = {
    mailsOfSite: mailsBesideReserve(env.mailsPerHour),
    securityMailsOfSite: reserveOf(env.mailsPerHour),
    // Leaves room for accounts' links beside invitations and hotels with many messages.
    inboxMailsOfSite: Math.ceil(env.mailsPerHour / 2),
    invitationMailsOfSite: Math.ceil(env.mailsPerHour / 4),
    invitationMailsFromBlock: Math.ceil(env.mailsPerHour / 20),
  };

  /** Uses a key, because a plain hash of a network can be guessed by trying all addresses. */
  function digest(key: readonly string[]): string {
    return key.length === 0 ? "" : createHmac("sha256", jwtKey).update(key.join("\0")).digest("base64url");
  }

  /** Returns a counter for the key, and one for its network's prefix. */
  function countersOf(name: LimitName, key: readonly string[]): Counter[] {
    const limit: Limit = LIMITS[name];
    const { window } = limit;
    const points = ofSite[name] ?? limit.points;
    const own = { key: `${name}:${digest(key)}`, points, window };
    const prefix = prefixOf(key.at(-1) ?? "");
    if (prefix === undefined) return [own];
    const whole = `${name}:${digest([...key.slice(0, -1), prefix])}`;
    return [own, { key: whole, points: limit.ofPrefix ?? ofPrefix(points), window }];
  }

  async function refusalOf(counted: readonly Call[]) {
    const named = counted.flatMap(([name, ...key]) => countersOf(name, key).map((one) => ({ name, ...one })));
    const exceeded = await countCall(sql, named);
    const counter = exceeded && named.find(({ key }) => key === exceeded.key);
    if (!counter) return undefined;
    const told = TOLD[counter.name];
    // Once an hour, by the process that reaches the limit.
    if (told && exceeded.calls === counter.points + 1) log.error({ mailsPerHour: env.mailsPerHour }, told);
    return { retryAfter: exceeded.wait, code: LIMITS[counter.name].code };
  }

  return {
    /** Fails with the seconds to wait if one is exceeded. */
    async take(...counted: readonly Call[]): Promise<void> {
      const refusal = await refusalOf(counted);
      if (!refusal) return;
      const { code, retryAfter } = refusal;
      throw new AuthApiError(code, MESSAGES[code], { retryAfter });
    },
    /** Counts calls that are skipped silently if a limit is exceeded. */
    async allows(...counted: readonly Call[]): Promise<boolean> {
      return (await refusalOf(counted)) === undefined;
    },
    /** @returns the seconds to wait if one is exceeded */
    async waitFor(...counted: readonly Call[]): Promise<number | undefined> {
      return (await refusalOf(counted))?.retryAfter;
    },
    /** Whether the first call in the window is at least this many seconds old. Counts nothing. */
    async knows(name: LimitName, seconds: number, ...key: string[]): Promise<boolean> {
      const [own] = countersOf(name, key);
      return own !== undefined && ((await secondsSinceFirst(sql, own)) ?? -1) >= seconds;
    },
    /** Uncounts a call that turned out to be legitimate. */
    giveBack: (...[name, ...key]: Call) => uncountCall(sql, countersOf(name, key)),
    clear: (...[name, ...key]: Call) => clearCounters(sql, countersOf(name, key)),
  };
}

/** Counts a call that sends a mail, whether or not the account exists. */
export async function takeMail(
  limits: RateLimits,
  kind: "confirmationMails" | "recoveryMails" | "emailChangeMails",
  address: string,
  network: string,
): Promise<void> {
  const mailbox = mailboxOf(address);
  await limits.take(
    [kind, mailbox],
    ["mailsToMailbox", mailbox],
    ["mailsFromNetwork", network],
    ["mailsOfSite"],
  );
}
