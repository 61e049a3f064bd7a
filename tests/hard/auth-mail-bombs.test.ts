/** Mails that somebody requests in other people's names: to one mailbox, and from the whole site. */
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callAuth, minutesPass } from "../../testbed/auth.ts";
import { mailboxOf } from "../../testbed/mailbox.ts";
import { newEmail } from "../../testbed/owner.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testbed/server.ts";

const METRICS_TOKEN = "a-token-for-the-scraper";
let networks = 0;
/** Each from another customer's network. */
const elsewhere = () => `2001:db8:${(++networks).toString(16)}::1`;

function recover(server: TestServer, email: string, from = elsewhere()) {
  return callAuth(server, "/recover", { body: { email }, from });
}

function signUp(server: TestServer, email: string) {
  return callAuth(server, "/signup", { body: { email, password: PASSWORD }, from: elsewhere() });
}

async function sent(server: TestServer): Promise<number> {
  const mails = (await (await fetch(mailboxOf(server, ".json"))).json()) as unknown[];
  return mails.length;
}

describe("One mailbox", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ TRUST_PROXY: "1", EMAIL_CONFIRMATION: "on" });
  });
  afterAll(() => server.stop());

  test.each([
    {
      written: "with tags",
      victim: (nth: number) => `victim+${nth}@hotel.example`,
      neighbour: "reception@hotel.example",
    },
    {
      written: "with Google's dots and names",
      victim: (nth: number) => `v${nth % 2 ? "." : ""}ictim+${nth}@${nth % 3 ? "gmail" : "googlemail"}.com`,
      neighbour: "reception@gmail.com",
    },
  ])("gets five mails an hour, $written and from 60 networks", async ({ victim, neighbour }) => {
    const before = await sent(server);
    for (let nth = 0; nth < 60; nth++) {
      await signUp(server, victim(nth));
      if (nth % 10 === 9) await minutesPass(server, 2);
    }
    expect((await sent(server)) - before).toBe(5);
    expect((await signUp(server, neighbour)).status).toBe(200);
    expect((await sent(server)) - before).toBe(6);
  });

  test("gets no more mails when many accounts ask for its address again and again", async () => {
    const before = await sent(server);
    for (let nth = 0; nth < 8; nth++) {
      const email = newEmail();
      await server.sql`insert into auth.users (email, email_confirmed_at) values (${email}, now())`;
      await server.sql`
        insert into auth.mailed_tokens (token_hash, user_id, purpose, email, expires_at)
        select sha256(email::bytea), id, 'email_change', ${`mark+${nth}@hotel.example`}, now() + interval '1 day'
        from auth.users where email = ${email}`;
      const resent = await callAuth(server, "/resend", {
        body: { email, type: "email_change" },
        from: elsewhere(),
      });
      expect(resent.status).toBe(200);
    }
    expect((await sent(server)) - before).toBe(5);
  });
});

describe("The site", () => {
  let server: TestServer;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await startTestServer(
      { TRUST_PROXY: "1", EMAIL_CONFIRMATION: "on", MAILS_PER_HOUR: "25", METRICS_TOKEN },
      { log: pino({ level: "error" }, { write: (line: string) => void lines.push(line) }) },
    );
  });
  afterAll(() => server.stop());

  async function sample(name: string): Promise<number> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
    return Number(text.match(new RegExp(`^${name} (.+)$`, "m"))?.[1]);
  }

  test("sends no more than MAILS_PER_HOUR but for the reserve, tells the operator once, and answers everybody alike", async () => {
    const known = newEmail();
    await signUp(server, known);
    const statuses = [];
    for (let nth = 1; nth < 60; nth++) statuses.push((await signUp(server, newEmail())).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(19);
    expect(await sent(server)).toBe(20);

    await minutesPass(server, 2);
    const answers = [await recover(server, known), await recover(server, newEmail())];
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(2).fill({
        status: 429,
        body: {
          code: 429,
          error_code: "over_email_send_rate_limit",
          msg: "Email rate limit exceeded. Please wait before trying again.",
        },
      }),
    );
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, mailsPerHour: 25, msg: "no more mails are sent in this hour" },
    ]);
    expect(await sample("innfo_mails_asked_for")).toBe(62);
    expect(await sample("innfo_mails_per_hour")).toBe(20);

    await minutesPass(server, 60);
    expect((await recover(server, known)).status).toBe(200);
    expect(await sample("innfo_mails_asked_for")).toBe(1);
  });

  test("does not count calls that another limit refuses", async () => {
    await minutesPass(server, 60);
    const [email, other] = [newEmail(), newEmail()];
    for (const known of [email, other]) await signUp(server, known);
    await minutesPass(server, 60);
    const answers = [];
    for (let nth = 0; nth < 30; nth++) answers.push((await recover(server, email)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect((await recover(server, other)).status).toBe(200);
    expect(await sample("innfo_mails_asked_for")).toBe(2);
  });

  test("does not count mails that had no reader, so that made-up addresses use nothing up", async () => {
    await minutesPass(server, 60);
    const known = newEmail();
    await signUp(server, known);
    await minutesPass(server, 2);
    for (let nth = 0; nth < 15; nth++) {
      expect((await recover(server, newEmail())).status).toBe(200);
      const body = { email: newEmail(), type: "email_change" };
      expect((await callAuth(server, "/resend", { body, from: elsewhere() })).status).toBe(200);
      // Written, or found without a reader, before the next two.
      await expect.poll(() => sample("innfo_mails_asked_for")).toBe(1);
    }
    expect((await recover(server, known)).status).toBe(200);
    expect(await sample("innfo_mails_asked_for")).toBe(2);
  });
});
