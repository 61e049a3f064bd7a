import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import pino from "pino";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTransport } from "../../src/server/mail/delivery.ts";
import { certificateOf } from "../../testbed/certificate.ts";
import { listenHere } from "../../testbed/listen-here.ts";
import { pressLink } from "../../testbed/mailbox.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testbed/server.ts";

interface Delivered {
  from: string;
  to: string[];
  /** As received, with its quoted-printable parts decoded. */
  source: string;
}

const delivered: Delivered[] = [];
/** Answer to the next recipients. */
let refusal = { responseCode: 0, times: 0 };
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo({ address }, _session, done) {
    if (refusal.times === 0) return done();
    refusal.times -= 1;
    done(Object.assign(new Error(`not now, ${address}`), refusal));
  },
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

/** The server's log. */
const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const smtpUrl = `smtp://127.0.0.1:${await listenHere(smtp)}`;
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  server = await startTestServer({ SMTP_URL: smtpUrl, MAIL_FROM: "Innfo <hello@innfo.example>" }, { log });
});
afterAll(async () => {
  await server.stop();
  await new Promise<void>((resolve) => {
    smtp.close(() => resolve());
  });
});

test("with SMTP_URL set, a new owner confirms the address by a mail that is really sent", async () => {
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

test("an address goes to the server as one, so that limits by mailbox count what is really written to", async () => {
  const { outbox, sql } = server.context;
  const arrival = once(smtp, "delivered");
  await outbox.post(sql, { letter: "passwordChanged", to: "1,desk@example.com" });
  outbox.send();
  await arrival;
  expect(delivered.at(-1)?.to).toEqual(['"1,desk"@example.com']);
});

test("with SMTP_URL set, there is no mailbox page", async () => {
  for (const path of ["/dev/mailbox", "/dev/mailbox.json"]) {
    expect((await fetch(`${server.url}${path}`)).status).toBe(404);
  }
});

test("a mail that the SMTP server does not take is sent again later with the same Message-ID", async () => {
  const email = "later@example.com";
  // Greylisting: a server that does not know us asks us to return later.
  refusal = { responseCode: 451, times: 1 };
  await server.client().auth.signUp({ email, password: PASSWORD });
  const waiting = async () =>
    (
      await server.sql`select id, payload::text, attempts, reason, failed_at, due_at > now() as "isLater" from innfo.jobs`
    )[0];
  await expect.poll(waiting).toMatchObject({
    ...{ attempts: 1, reason: "a mail was not delivered: 451 at RCPT TO", failed_at: null, isLater: true },
    // Contains neither the mail nor a link: readers of the table cannot follow it.
    payload: expect.not.stringMatching(/http|token/),
  });
  const before = await server.sql<{ id: string }[]>`select id from innfo.jobs`;
  const arrival = once(smtp, "delivered");
  await server.sql`update innfo.jobs set due_at = now()`;
  await arrival;
  const [{ id } = { id: "" }] = before;
  expect(delivered.at(-1)?.source).toContain(`Message-ID: <${id}@innfo.example>`);
  const [link = ""] = delivered.at(-1)?.source.match(/http:\/\/localhost:\d+\/auth\/v1\/verify\?\S+/) ?? [];
  expect((await pressLink(link)).hash).toContain("access_token=");
  await expect.poll(waiting).toBeUndefined();
});

test("a mail that is refused for good is given up, and the log says so without its text", async () => {
  const email = "nobody@example.com";
  refusal = { responseCode: 550, times: 1 };
  await server.client().auth.signUp({ email, password: PASSWORD });
  const given = () => lines.find((line) => line.includes("a job was given up"));
  await expect.poll(given).toBeDefined();
  expect(JSON.parse(given() ?? "")).toMatchObject({
    ...{ level: 40, kind: "mail", reason: "a mail was not delivered: 550 at RCPT TO", attempt: 1 },
    ...{ subject: "Confirm your email for Innfo", responseCode: 550, command: "RCPT TO" },
  });
  expect(lines.join()).not.toContain(email);
  const failed =
    await server.sql`select from innfo.jobs where failed_at is not null and payload->>'to' = ${email}`;
  expect(failed).toHaveLength(1);
});

test("the start warns when the SMTP server takes no mails from us", async () => {
  const told: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void told.push(line) });
  // Nothing listens on port 1.
  const transport = openTransport(
    { smtpUrl: "smtp://user:secret@127.0.0.1:1", mailFrom: "a@example.com" },
    log,
  );
  await transport.close();
  expect(told.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, code: "ESOCKET" }]);
  expect(told.join()).not.toContain("secret");
});

test("a mail server with an expired certificate is named so, at the start and for each mail", async () => {
  const strict = new SMTPServer({ secure: true, ...certificateOf(-1), authOptional: true });
  strict.on("error", () => undefined);
  const port = await listenHere(strict);
  const told: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void told.push(line) });
  const transport = openTransport({ smtpUrl: `smtps://127.0.0.1:${port}`, mailFrom: "a@example.com" }, log);
  const mail = { to: "b@example.com", subject: "Hello", text: "Hello", html: "<p>Hello", links: [] };
  await expect(transport.deliver(mail, "1")).rejects.toThrow(
    "a mail was not delivered: certificate has expired",
  );
  await transport.close();
  expect(told.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, code: "ESOCKET", reason: "certificate has expired" },
  ]);
  await new Promise<void>((resolve) => {
    strict.close(() => resolve());
  });
});

test.runIf(process.platform === "linux")(
  "a password goes to another machine encrypted only, and to a relay of this one as it is",
  async () => {
    const logins: unknown[] = [];
    const plain = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth({ username }, _session, done) {
        logins.push(username);
        done(null, { user: username });
      },
    });
    await once(plain.listen(0, "0.0.0.0"), "listening");
    const { port } = plain.server.address() as AddressInfo;
    const warned = async (host: string) => {
      const told: string[] = [];
      const log = pino({ level: "info" }, { write: (line: string) => void told.push(line) });
      await openTransport({ smtpUrl: `smtp://user:secret@${host}:${port}`, mailFrom: "a@x" }, log).close();
      return told.map((line) => JSON.parse(line));
    };
    // Each address of 127.0.0.0/8 leads here; only the first is a name of this machine.
    expect(await warned("127.0.0.2")).toMatchObject([{ level: 40, code: "ETLS" }]);
    expect(logins).toEqual([]);
    expect(await warned("127.0.0.1")).toEqual([]);
    expect(logins).toEqual(["user"]);
    await new Promise<void>((resolve) => {
      plain.close(() => resolve());
    });
  },
);
