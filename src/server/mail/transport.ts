/** Delivers mails to an SMTP server, or without one to a mailbox in this process's memory. */
import { Bulkhead, OverloadedError } from "../capacity/bulkhead.ts";
import { CAPACITY } from "../capacity/capacity.ts";
import type { Env } from "../env.ts";
import type { Log } from "../log.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The URLs in the mail, the main one first. */
  links: string[];
}

export interface Mailer {
  /**
   * Returns at once. A mail that cannot be delivered is logged without its content. A promise may resolve to
   * undefined when no mail is needed, so that the response time does not tell the caller whether one was.
   */
  send(mail: Mail | Promise<Mail | undefined>): void;
  /**
   * The latest mails, newest first, when they stay in this process; else none. Waits for mails that are being
   * made.
   */
  received(): Promise<readonly Mail[]>;
  /** How many mails could not be delivered. */
  undelivered(): number;
  /** Resolves when all mails are delivered or given up. */
  close(): Promise<void>;
}

/** How many mails the mailbox in memory holds. */
const MAILBOX_SIZE = 100;
/** Milliseconds. */
const SMTP_TIMEOUT = 15_000;

export function createMailer(
  { smtpUrl, mailFrom }: Pick<Env, "smtpUrl" | "mailFrom">,
  log: Log,
  turns = new Bulkhead(CAPACITY.rooms.mails),
): Mailer {
  const way = smtpUrl ? smtpWay(smtpUrl, mailFrom, log, turns) : memoryWay();
  const underway = new Set<Promise<void>>();

  async function deliver(making: Promise<Mail | undefined>): Promise<void> {
    try {
      const mail = await making;
      if (mail) await way.deliver(mail);
    } catch (error) {
      log.error({ err: error }, "a mail was not made");
    }
  }

  return {
    send(mail) {
      const sending = deliver(Promise.resolve(mail)).finally(() => underway.delete(sending));
      underway.add(sending);
    },
    async received() {
      await Promise.all(underway);
      return way.received;
    },
    undelivered: way.undelivered,
    async close() {
      await Promise.all(underway);
      await way.close();
    },
  };
}

interface Way {
  /** Never throws: what goes wrong is logged. */
  deliver(mail: Mail): void | Promise<void>;
  received: readonly Mail[];
  undelivered(): number;
  close(): void | Promise<void>;
}

function memoryWay(): Way {
  const mails: Mail[] = [];
  return {
    deliver(mail) {
      mails.unshift(mail);
      mails.length = Math.min(mails.length, MAILBOX_SIZE);
    },
    received: mails,
    undelivered: () => 0,
    close: () => {},
  };
}

function smtpWay(url: string, from: string, log: Log, turns: Bulkhead): Way {
  // Loaded only with an SMTP server.
  const connecting = import("nodemailer").then(({ createTransport }) =>
    createTransport({
      url,
      pool: true,
      maxConnections: turns.atOnce,
      connectionTimeout: SMTP_TIMEOUT,
      greetingTimeout: SMTP_TIMEOUT,
      socketTimeout: SMTP_TIMEOUT,
    }),
  );
  let undelivered = 0;

  async function deliver({ to, subject, text, html }: Mail): Promise<void> {
    try {
      // RFC 3834: prevents out-of-office answers.
      const headers = { "Auto-Submitted": "auto-generated" };
      const transport = await connecting;
      await turns.run(() => transport.sendMail({ from, to, subject, text, html, headers }));
    } catch (error) {
      if (error instanceof OverloadedError) {
        log.error({ subject, reason: error.message }, "a mail was not delivered");
        return;
      }
      // The error's message may quote the mail, so it is not logged.
      const { code, responseCode, command } = error as Record<string, unknown>;
      undelivered += 1;
      log.error({ subject, code, responseCode, command }, "a mail was not delivered");
    }
  }

  return {
    deliver,
    received: [],
    undelivered: () => undelivered,
    async close() {
      (await connecting).close();
    },
  };
}
