/**
 * Limits against guessing and flooding. The counters are in the database, so they hold across processes and
 * restarts. Every window ends by itself, so no owner is locked out for good.
 */
import { hash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Context } from "../context.ts";
import { AuthApiError } from "./errors.ts";
import { mailboxOf } from "./mailbox.ts";

interface Limit {
  points: number;
  /** Seconds. */
  window: number;
  code: "over_request_rate_limit" | "over_email_send_rate_limit";
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** "Network" is where a call comes from; see client-address.ts. */
const LIMITS = {
  // Counted by account and network together, so that a stranger cannot lock an owner out.
  wrongPasswordsForAccount: { points: 10, window: 15 * MINUTE, code: "over_request_rate_limit" },
  wrongPasswordsFromNetwork: { points: 30, window: 5 * MINUTE, code: "over_request_rate_limit" },
  signUpsFromNetwork: { points: 200, window: HOUR, code: "over_request_rate_limit" },
  // Where no address is confirmed, each of these answers tells whether an address has an account.
  emailChangesFromNetwork: { points: 30, window: HOUR, code: "over_request_rate_limit" },
  passwordChangesOfUser: { points: 10, window: HOUR, code: "over_request_rate_limit" },
  dataDownloadsOfUser: { points: 20, window: HOUR, code: "over_request_rate_limit" },
  // One a minute on average; two at once, so that a link that does not arrive can be asked for again.
  confirmationMails: { points: 2, window: 2 * MINUTE, code: "over_email_send_rate_limit" },
  recoveryMails: { points: 1, window: MINUTE, code: "over_email_send_rate_limit" },
  emailChangeMails: { points: 1, window: MINUTE, code: "over_email_send_rate_limit" },
  mailsToMailbox: { points: 5, window: HOUR, code: "over_email_send_rate_limit" },
  mailsFromNetwork: { points: 30, window: HOUR, code: "over_email_send_rate_limit" },
  inboxMails: { points: 20, window: HOUR, code: "over_email_send_rate_limit" },
  // Of one account with many hotels, kinds and addresses: it takes no more than its share of the site's.
  inboxMailsOfAccount: { points: 30, window: HOUR, code: "over_email_send_rate_limit" },
  // Each may ask a public service, which allows the whole site one request a second.
  nearbyOfUser: { points: 60, window: HOUR, code: "over_request_rate_limit" },
  // Of guests, to one hotel. All of them may be behind the house's one address.
  messagesFromNetwork: { points: 60, window: HOUR, code: "over_request_rate_limit" },
  // Each takes some tenths of a second to read.
  messagePhotosFromNetwork: { points: 20, window: HOUR, code: "over_request_rate_limit" },
  // A page that was opened once, and sent again and again.
  messagesOfForm: { points: 5, window: 24 * HOUR, code: "over_request_rate_limit" },
  // A network's first in an hour always comes in. The others of a hotel's networks share what follows: those that
  // wrote to it on an earlier day, as the house's own does, and those that it never heard of.
  firstMessageOfNetwork: { points: 1, window: HOUR, code: "over_request_rate_limit" },
  messagesOfKnown: { points: 240, window: HOUR, code: "over_request_rate_limit" },
  messagesOfStrangers: { points: 49, window: HOUR, code: "over_request_rate_limit" },
  // Refuses nothing: that it was counted says that the network is known.
  messagesTaken: { points: Number.MAX_SAFE_INTEGER, window: 60 * 24 * HOUR, code: "over_request_rate_limit" },
  // MAILS_PER_HOUR sets the number. It limits the whole site because an attacker can have thousands of
  // networks and mailboxes.
  mailsOfSite: { points: 0, window: HOUR, code: "over_email_send_rate_limit" },
  // Half of those, so that hotels with many messages leave accounts their mails.
  inboxMailsOfSite: { points: 0, window: HOUR, code: "over_email_send_rate_limit" },
} satisfies Record<string, Limit>;

type LimitName = keyof typeof LIMITS;

/** What the operator is told once an hour. */
const TOLD: Partial<Record<LimitName, string>> = {
  mailsOfSite: "no more mails are sent in this hour",
  inboxMailsOfSite: "no more mails about messages are sent in this hour",
};

/** The key under which the mails of the whole site are counted; /metrics reads it. */
export const MAILS_OF_SITE = `mailsOfSite:${digest([])}`;

const MESSAGES = {
  over_request_rate_limit: "Too many requests. Please wait before trying again.",
  over_email_send_rate_limit: "Email rate limit exceeded. Please wait before trying again.",
};

export interface Limits {
  /** Counts one call. @throws {AuthApiError} with the seconds to wait when there were too many */
  take(name: LimitName, ...key: string[]): Promise<void>;
  /** Counts one call; false when there were too many. For mails that are left out silently. */
  allows(name: LimitName, ...key: string[]): Promise<boolean>;
  /** Counts one call in each, or in none. @returns the seconds to wait when one had too many */
  waitFor(...counted: readonly (readonly [name: LimitName, ...key: string[]])[]): Promise<number | undefined>;
  /** Whether the first call that still counts is at least so many seconds old. Counts nothing. */
  knows(name: LimitName, seconds: number, ...key: string[]): Promise<boolean>;
  /** Takes back one counted call that turned out to be legitimate. */
  giveBack(name: LimitName, ...key: string[]): Promise<void>;
  /** Starts counting anew. */
  clear(name: LimitName, ...key: string[]): Promise<void>;
}

/** Those that the operator sets. */
function pointsOf(name: string, { mailsPerHour }: Context["env"]): number | undefined {
  if (name === "mailsOfSite") return mailsPerHour;
  if (name === "inboxMailsOfSite") return Math.ceil(mailsPerHour / 2);
  return undefined;
}

export function createLimits({ sql, env, log }: Pick<Context, "sql" | "env" | "log">): Limits {
  // rate-limiter-flexible expects a node-postgres client; this is the only method of it that it calls.
  const storeClient = {
    async query({ text, values }: { text: string; values: (string | number | null)[] }) {
      const rows = await sql.unsafe(text, values, { prepare: true });
      return { rows, rowCount: rows.count };
    },
  };
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, { points, window }], index) => [
      name,
      new RateLimiterPostgres({
        storeClient,
        storeType: "client",
        schemaName: "auth",
        tableName: "rate_limits",
        tableCreated: true,
        keyPrefix: name,
        points: pointsOf(name, env) ?? points,
        duration: window,
        // All limiters share one table, so one of them sweeps it.
        clearExpiredByTimeout: index === 0,
      }),
    ]),
  );
  function limiter(name: LimitName): RateLimiterPostgres {
    const found = limiters.get(name);
    if (!found) throw new Error(`No limit is named ${name}`);
    return found;
  }

  /** @returns the refusal, if there is one */
  async function consume(name: LimitName, key: string[]): Promise<RateLimiterRes | undefined> {
    try {
      await limiter(name).consume(digest(key));
      return undefined;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const told = TOLD[name];
      // Once an hour, by the process that reaches the limit.
      if (told && reason.consumedPoints === limiter(name).points + 1) {
        log.error({ mailsPerHour: env.mailsPerHour }, told);
      }
      return reason;
    }
  }

  async function giveBack(name: LimitName, ...key: string[]): Promise<void> {
    await limiter(name).reward(digest(key));
  }

  const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

  return {
    async take(name, ...key) {
      const refusal = await consume(name, key);
      if (!refusal) return;
      const { code } = LIMITS[name];
      throw new AuthApiError(code, MESSAGES[code], { retryAfter: secondsOf(refusal) });
    },
    async allows(name, ...key) {
      return (await consume(name, key)) === undefined;
    },
    async waitFor(...counted) {
      for (const [nth, [name, ...key]] of counted.entries()) {
        const refusal = await consume(name, key);
        if (!refusal) continue;
        for (const taken of counted.slice(0, nth)) await giveBack(...taken);
        return secondsOf(refusal);
      }
      return undefined;
    },
    async knows(name, seconds, ...key) {
      const counted = await limiter(name).get(digest(key));
      return counted !== null && counted.msBeforeNext <= (LIMITS[name].window - seconds) * 1000;
    },
    giveBack,
    async clear(name, ...key) {
      await limiter(name).delete(digest(key));
    },
  };
}

/** Counts a call that sends a mail, whether or not the address has an account. @throws {AuthApiError} */
export async function takeMail(
  limits: Limits,
  kind: "confirmationMails" | "recoveryMails" | "emailChangeMails",
  address: string,
  network: string,
): Promise<void> {
  const mailbox = mailboxOf(address);
  await limits.take(kind, mailbox);
  await limits.take("mailsToMailbox", mailbox);
  await limits.take("mailsFromNetwork", network);
  // Last, so that a mail refused by another limit does not count against the whole site.
  await limits.take("mailsOfSite");
}

function digest(key: string[]): string {
  return hash("sha256", key.join("\0"), "base64url");
}
