import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import pino from "pino";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Bulkhead } from "../../src/server/capacity/bulkhead.ts";
import { createMailer } from "../../src/server/mail/transport.ts";
import { pressLink } from "../../testbed/mailbox.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testbed/server.ts";

interface Delivered {
  from: string;
  to: string[];
  /** As it came over the wire, with its quoted-printable parts decoded. */
  source: string;
}

const delivered: Delivered[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, { envelope }, done) {
    void text(stream).then((source) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      delivered.push({ from, to: envelope.rcptTo.map(({ address }) => address), source: decoded(source) });
      smtp.emit("delivered");
      done();
    });
  },
});

/** RFC 2045, section 6.7. */
function decoded(source: string): string {
  return source
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

let server: TestServer;
let smtpUrl: string;
beforeAll(async () => {
  const listening = smtp.listen(0, "127.0.0.1");
  await once(listening, "listening");
  smtpUrl = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  server = await startTestServer({ SMTP_URL: smtpUrl, MAIL_FROM: "Innfo <hello@innfo.example>" });
});
afterAll(async () => {
  await server.stop();
  await new Promise<void>((resolve) => {
    smtp.close(() => resolve());
  });
});

test("with SMTP set, addresses are confirmed by a mail that is really sent", async () => {
  const arrival = once(smtp, "delivered");
  const email = "owner@example.com";
  const { data, error } = await server.client().auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  await arrival;

  const [mail] = delivered;
  expect(mail).toMatchObject({ from: "hello@innfo.example", to: [email] });
  expect(mail?.source).toMatch(/^From: Innfo <hello@innfo\.example>\r$/m);
  expect(mail?.source).toMatch(/^Subject: Confirm your email for Innfo\r$/m);
  expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(mail?.source).toMatch(/^Content-Type: text\/plain/m);
  expect(mail?.source).toMatch(/^Content-Type: text\/html/m);
  const [link = ""] = mail?.source.match(/http:\/\/localhost:\d+\/auth\/v1\/verify\?\S+/) ?? [];
  expect((await pressLink(link)).hash).toContain("access_token=");
  const signedIn = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(signedIn.error).toBeNull();
});

test("with SMTP set, there is no mailbox page", async () => {
  for (const path of ["/dev/mailbox", "/dev/mailbox.json"]) {
    expect((await fetch(`${server.url}${path}`)).status).toBe(404);
  }
});

test("a mail that cannot be delivered is logged without its words, and keeps nobody waiting", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  // Port 1 is nobody's.
  const mailer = createMailer({ smtpUrl: "smtp://user:secret@127.0.0.1:1", mailFrom: "a@example.com" }, log);
  const links = ["https://hotel.example/?token=secret"];
  mailer.send({ to: "b@example.com", subject: "Reset", text: "secret", html: "<p>secret</p>", links });
  expect(lines).toEqual([]);
  await mailer.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, subject: "Reset", code: "ESOCKET", msg: "a mail was not delivered" },
  ]);
  expect(lines.join()).not.toContain("secret");
});

test("more mails than can wait are logged as not delivered", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const none = new Bulkhead({ atOnce: 0, waiting: 0, patience: 0 });
  const mailer = createMailer({ smtpUrl, mailFrom: "a@example.com" }, log, none);
  mailer.send({ to: "b@example.com", subject: "Reset", text: "secret", html: "<p>secret</p>", links: [] });
  await mailer.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { subject: "Reset", reason: "Too many wait already", msg: "a mail was not delivered" },
  ]);
  expect(lines.join()).not.toContain("secret");
});

test("a server that stops hands over its mails first", async () => {
  const mailer = createMailer({ smtpUrl, mailFrom: "a@example.com" }, pino({ level: "silent" }));
  const before = delivered.length;
  for (const to of ["c@example.com", "d@example.com"]) {
    mailer.send({ to, subject: "Hello", text: "Hello", html: "<p>Hello</p>", links: [] });
  }
  await mailer.close();
  expect(delivered.slice(before).flatMap(({ to }) => to)).toEqual(
    expect.arrayContaining(["c@example.com", "d@example.com"]),
  );
});
