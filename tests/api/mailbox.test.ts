import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../../src/server/config/log.ts";
import { type Mail, openTransport } from "../../src/server/mail/delivery.ts";
import { mailboxRoutes } from "../../src/server/mail/mailbox.ts";
import { keyQuery, MAILBOX } from "../../src/server/transport/dev-pages.ts";
import { mailboxOf } from "../../testbed/mailbox.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";

const jwtKey = randomBytes(32);
const KEY = keyQuery(jwtKey, MAILBOX);

/** An outbox that sent these mails, in this order. */
async function holding(...mails: Mail[]) {
  const transport = openTransport({ smtpUrl: undefined, mailFrom: "" }, createLog("silent"));
  for (const one of mails) await transport.deliver(one, "id");
  return { received: async () => transport.received };
}

const mail = (subject: string): Mail => ({
  to: "owner@example.com",
  subject,
  text: "Text",
  html: `<html><head></head><body><script>alert("${subject}")</script></body></html>`,
  links: [`https://hotel.example/${subject}`],
});

describe("The mailbox of a server on localhost without SMTP", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test("waits for mail, then shows it to people and tools, newest first", async () => {
    const empty = await fetch(mailboxOf(server));
    expect(await empty.text()).toContain("No mail yet");
    expect(empty.headers.get("Refresh")).toBe("2");

    for (const email of ["first@example.com", "second@example.com"]) {
      await server.signUp(email);
      await server.client().auth.resetPasswordForEmail(email);
    }
    const json = (await (await fetch(mailboxOf(server, ".json"))).json()) as Mail[];
    expect(json.map(({ to }) => to)).toEqual(["second@example.com", "first@example.com"]);
    const [latest] = json;
    expect(latest).toEqual({
      to: "second@example.com",
      subject: "Reset your Innfo password",
      text: expect.stringContaining(latest?.links[0] ?? "a link"),
      html: expect.stringContaining("Reset password</a>"),
      links: [expect.stringMatching(/^http:\/\/localhost:\d+\/auth\/v1\/verify\?token=/)],
    });
    const answer = await fetch(mailboxOf(server));
    // Its address contains a key, and mails link elsewhere.
    expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
    const page = await answer.text();
    expect(page.indexOf("second@example.com")).toBeLessThan(page.indexOf("first@example.com"));
  });
});

describe("The mailbox page", () => {
  test("shows the HTML of mails where it can do no harm", async () => {
    const outbox = await holding(mail("<b>bold</b>"));
    const response = await mailboxRoutes({ outbox, jwtKey }).request(
      `http://localhost/mailbox${KEY}`,
      {},
      peer("127.0.0.1"),
    );
    const page = await response.text();
    expect(page).not.toContain("<script");
    expect(page).not.toContain("<b>");
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;html&gt;');
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });

  test("keeps the latest hundred mails", async () => {
    const outbox = await holding(...Array.from({ length: 101 }, (_, index) => mail(String(index + 1))));
    const response = await mailboxRoutes({ outbox, jwtKey }).request(
      `http://localhost/mailbox.json${KEY}`,
      {},
      peer("127.0.0.1"),
    );
    const subjects = ((await response.json()) as Mail[]).map(({ subject }) => subject);
    expect(subjects).toHaveLength(100);
    expect(subjects.at(0)).toBe("101");
    expect(subjects.at(-1)).toBe("2");
  });
});

describe("The mailbox opens on the server's own machine only", () => {
  test.each<Asking>([
    { from: "127.0.0.1", status: 200 },
    { from: "::1", status: 200 },
    { from: "::ffff:127.0.0.1", status: 200 },
    { from: "127.0.0.1", host: "127.0.0.1:3000", status: 200 },
    { from: "192.0.2.1", status: 403 },
    { from: "::ffff:192.0.2.1", status: 403 },
    { from: "2001:db8::1", status: 403 },
    { from: "127.0.0.1", headers: { "X-Forwarded-For": "127.0.0.1" }, status: 403 },
    { from: "127.0.0.1", headers: { Forwarded: "for=127.0.0.1" }, status: 403 },
    ...["X-Real-IP", "Via", "X-Forwarded-Proto", "X-Forwarded-Host", "X-Client-IP", "True-Client-IP"].map(
      (name) => ({ from: "127.0.0.1", headers: { [name]: "127.0.0.1" }, status: 403 }),
    ),
    { from: "127.0.0.1", headers: { "CF-Connecting-IP": "127.0.0.1" }, status: 403 },
    { from: "127.0.0.1", headers: { "User-Agent": "curl" }, status: 200 },
    { from: "127.0.0.1", host: "rebound.evil.example", status: 403 },
  ])(
    "$from, host $host, headers $headers: $status",
    async ({ from, host = "localhost", headers = {}, status }) => {
      const mailbox = mailboxRoutes({ outbox: await holding(), jwtKey });
      for (const path of ["mailbox", "mailbox.json"]) {
        const response = await mailbox.request(`http://${host}/${path}${KEY}`, { headers }, peer(from));
        expect(response.status).toBe(status);
      }
    },
  );
});

test("It opens only with its key, because a proxy may pass a request on without a trace", async () => {
  const mailbox = mailboxRoutes({ outbox: await holding(), jwtKey });
  const ofPayments = keyQuery(jwtKey, "cs_test_1");
  const ofElsewhere = keyQuery(randomBytes(32), MAILBOX);
  for (const path of ["mailbox", "mailbox.json"]) {
    for (const query of ["", "?key=", "?key=x", KEY.slice(0, -1), ofPayments, ofElsewhere]) {
      const response = await mailbox.request(`http://localhost/${path}${query}`, {}, peer("127.0.0.1"));
      expect({ path, query, status: response.status }).toEqual({ path, query, status: 403 });
    }
    const response = await mailbox.request(`http://localhost/${path}${KEY}`, {}, peer("127.0.0.1"));
    expect(response.status).toBe(200);
  }
});

interface Asking {
  from: string;
  host?: string;
  headers?: Record<string, string>;
  status: number;
}

function peer(remoteAddress: string) {
  return { incoming: { socket: { remoteAddress } } };
}
