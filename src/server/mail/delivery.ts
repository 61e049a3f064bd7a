/** Delivers mails to an SMTP server, or without one into a mailbox in this process's memory. */
import { type Env, isLocal } from "../config/env.ts";
import type { Log } from "../config/log.ts";
import { JobError } from "../jobs/jobs.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** URLs in the mail, the main one first. */
  links: string[];
  /** The person who wrote it, if any: answers go there. */
  replyTo?: string;
  /** The address where a mail program ends such mails with one press: RFC 8058. */
  stop?: string;
  /** Whether mail programs should show it before others. */
  isUrgent?: boolean;
}

export interface Transport {
  readonly concurrency: number;
  /** @param id the same for each attempt, so that recipients can recognize repeats. */
  deliver(mail: Mail, id: string): Promise<void>;
  /** Latest mails, newest first, if they stay in this process; else none. */
  readonly received: readonly Mail[];
  close(): Promise<void>;
}

const MAILBOX_SIZE = 100;
/** Milliseconds; several timeouts are shorter than a job's lease. */
const SMTP_TIMEOUT = 15_000;
const SMTP_CONNECTIONS = 5;

export function openTransport({ smtpUrl, mailFrom }: Pick<Env, "smtpUrl" | "mailFrom">, log: Log): Transport {
  return smtpUrl ? smtpTransport(smtpUrl, mailFrom, log) : memoryTransport();
}

function memoryTransport(): Transport {
  const received: Mail[] = [];
  return {
    // One at a time keeps the order in which mails were requested.
    concurrency: 1,
    async deliver(mail) {
      received.unshift(mail);
      received.length = Math.min(received.length, MAILBOX_SIZE);
    },
    received,
    close: async () => {},
  };
}

function smtpTransport(url: string, from: string, log: Log): Transport {
  // Loaded only with SMTP.
  const connecting = import("nodemailer").then(({ createTransport }) =>
    createTransport({
      url,
      // Requires STARTTLS on other machines: an attacker in between could remove it from the offer and read the
      // password.
      requireTLS: new URL(url).password !== "" && !isLocal(url),
      pool: true,
      maxConnections: SMTP_CONNECTIONS,
      connectionTimeout: SMTP_TIMEOUT,
      greetingTimeout: SMTP_TIMEOUT,
      socketTimeout: SMTP_TIMEOUT,
    }),
  );
  // Reports a wrong password at the start, not when the first owner waits for a mail.
  const verified = connecting
    .then((transport) => transport.verify())
    .catch((error: unknown) =>
      log.warn(factsOf(error), "SMTP_URL: the mail server does not take mails from us"),
    );
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";

  return {
    concurrency: SMTP_CONNECTIONS,
    async deliver({ to, subject, text, html, replyTo, stop, isUrgent }, id) {
      // RFC 3834: suppresses out-of-office replies. A person may read one.
      const headers = {
        ...(!replyTo && { "Auto-Submitted": "auto-generated" }),
        ...(stop && {
          "List-Unsubscribe": `<${stop}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
      };
      const messageId = `<${id}@${domain}>`;
      const transport = await connecting;
      try {
        await transport.sendMail({
          // An object keeps the whole text one address: in a plain text, the part before a comma would be another
          // one and be dropped.
          ...{ from, to: { name: "", address: to }, subject, text, html, headers, messageId },
          ...(replyTo && { replyTo }),
          // Sends X-Priority, X-MSMail-Priority and Importance, because programs differ in which one they read.
          ...(isUrgent && { priority: "high" }),
        });
      } catch (error) {
        const facts = factsOf(error);
        const why =
          facts.reason ?? [facts.responseCode ?? facts.code, facts.command].filter(Boolean).join(" at ");
        throw new JobError(`a mail was not delivered: ${why}`, { subject, ...facts }, isRefused(facts));
      }
    },
    received: [],
    async close() {
      await verified;
      (await connecting).close();
    },
  };
}

interface Facts {
  code: unknown;
  responseCode: unknown;
  command: unknown;
  /** Why there was no connection, in the system's or TLS's words, because all such failures have the code ESOCKET. */
  reason?: string;
}

/** Leaves out other messages, which may quote the mail. */
function factsOf(error: unknown): Facts {
  const { code, responseCode, command, originalCode } = error as Record<string, unknown>;
  const facts = { code, responseCode, command };
  return code === "ESOCKET" && originalCode ? { ...facts, reason: (error as Error).message } : facts;
}

/**
 * RFC 5321, section 4.2.1: 5yz is permanent. Counts only for recipient or mail, because our own login can be
 * corrected.
 */
function isRefused({ responseCode, command }: Facts): boolean {
  return Number(responseCode) >= 500 && (command === "RCPT TO" || command === "DATA");
}
