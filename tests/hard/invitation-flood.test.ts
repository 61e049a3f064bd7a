/** Free accounts' share of the site's mails by invitations from one network, and the rest for everybody else. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "../../src/server/auth/passwords.ts";
import { callAuth, minutesPass } from "../../testbed/auth.ts";
import { newEmail } from "../../testbed/owner.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testbed/server.ts";
import { rest } from "../../testbed/tokens.ts";

let server: TestServer;
const start = (env: Record<string, string>) => {
  beforeAll(async () => {
    server = await startTestServer({ TRUST_PROXY: "1", ...env });
  });
  afterAll(() => server.stop());
};

/** How many were sent, with those that are on their way. */
const received = async (is: (mail: { to: string; subject: string }) => boolean) =>
  (await server.context.outbox.received()).filter(is).length;
const toOne = (address: string, subject: RegExp) =>
  received((mail) => mail.to === address && subject.test(mail.subject));
const due = () => server.sql`update innfo.jobs set due_at = now() where failed_at is null`;

const INVITATION = /^Invitation to a team/;
const WARNING = /^New sign-in to/;

/** A free account with a hotel, signed up at this address. */
async function freeAccount(from: string) {
  const email = newEmail();
  const { body } = await callAuth(server, "/signup", { body: { email, password: PASSWORD }, from });
  const owner = { email, token: String(body?.access_token) };
  const hotel = { name: `Hotel ${crypto.randomUUID()}`, address: "1 Quay", phone: "+1 555 0100", email };
  const [user] = await server.sql<{ id: string }[]>`select id from auth.users where email = ${email}`;
  const user_id = user?.id ?? "";
  await rest(server, owner, "hotels", "POST", { ...hotel, user_id });
  const [row] = await server.sql<{ id: string }[]>`select id from hotels where user_id = ${user_id}`;
  return { ...owner, from, hotelId: row?.id ?? "" };
}
type Account = Awaited<ReturnType<typeof freeAccount>>;

/** @returns the status, and the seconds to wait */
async function invite({ token, from, hotelId }: Account, email: string): Promise<[number, string | null]> {
  const { status, headers } = await fetch(`${server.url}/rest/v1/invitations`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "x-forwarded-for": from,
    },
    body: JSON.stringify({ hotel_id: hotelId, email, role: "desk" }),
  });
  return [status, headers.get("retry-after")];
}
/** Makes room for the next one, as the plan has only one. */
const withdraw = (owner: Account) =>
  rest(server, owner, `invitations?hotel_id=eq.${owner.hotelId}`, "DELETE");

describe("With a hundred mails an hour", () => {
  start({ MAILS_PER_HOUR: "100" });

  test.each([
    ["one /24", (nth: number) => `198.51.100.${nth}`],
    ["one /48", (nth: number) => `2001:db8:5:${nth.toString(16)}::1`],
  ])(
    "26 accounts of %s add 120 of 260 invitations and send five; others' links, warnings and invitations arrive",
    async (_, at) => {
      await minutesPass(server, 24 * 60);
      const isStrangers = ({ to }: { to: string }) => to.endsWith("@victims.example");
      const before = await received(isStrangers);
      const accounts = await Promise.all(Array.from({ length: 26 }, (_, nth) => freeAccount(at(nth + 1))));
      let added = 0;
      for (let round = 0; round < 10; round++) {
        const answers = await Promise.all(
          accounts.map((one) => invite(one, `${crypto.randomUUID()}@victims.example`)),
        );
        const refused = answers.filter(([status]) => status === 429);
        added += answers.filter(([status]) => status === 201).length;
        expect(refused.every(([, seconds]) => Number(seconds) > 0)).toBe(true);
        await server.context.outbox.received();
        await Promise.all(accounts.map(withdraw));
      }
      expect(added).toBe(120);
      expect((await received(isStrangers)) - before).toBe(5);

      const honest = await freeAccount("203.0.113.9");
      const guest = newEmail();
      expect(await invite(honest, guest)).toEqual([201, null]);
      expect(await toOne(guest, INVITATION)).toBe(1);
      const reset = await callAuth(server, "/recover", {
        body: { email: honest.email },
        from: "203.0.113.9",
      });
      expect(reset.status).toBe(200);
      expect(await toOne(honest.email, /password/i)).toBe(1);
      await server.sql`update auth.users set created_at = now() - interval '2 hours' where email = ${honest.email}`;
      const body = { email: honest.email, password: PASSWORD };
      await callAuth(server, "/token?grant_type=password", { body, from: "192.0.2.77" });
      expect(await toOne(honest.email, WARNING)).toBe(1);
    },
  );

  test("one account adds sixty an hour, from wherever it is signed in", async () => {
    await minutesPass(server, 24 * 60);
    const owner = await freeAccount("203.0.113.20");
    const statuses: number[] = [];
    for (let nth = 0; nth < 61; nth++) {
      const [status] = await invite(
        { ...owner, from: `198.20.${nth}.1` },
        `${crypto.randomUUID()}@many.example`,
      );
      statuses.push(status);
      await withdraw(owner);
    }
    expect(statuses.indexOf(429)).toBe(60);
  });

  test("all accounts together send a quarter of them as invitations; further ones come when there is room", async () => {
    await minutesPass(server, 24 * 60);
    const isGuests = ({ to }: { to: string }) => to.endsWith("@teams.example");
    const accounts = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => freeAccount(`198.18.${nth}.1`)),
    );
    for (const one of accounts) await invite(one, `${crypto.randomUUID()}@teams.example`);
    expect(await received(isGuests)).toBe(25);
    // However long they have waited.
    await server.sql`update innfo.jobs set created_at = now() - interval '2 days'`;
    await due();
    expect(await received(isGuests)).toBe(25);
    expect(await server.sql`select from innfo.jobs where failed_at is not null`).toHaveLength(0);
    await minutesPass(server, 60);
    await due();
    expect(await received(isGuests)).toBe(30);
  });

  test("five strangers' invitations a day do not hold back the one that is expected", async () => {
    await minutesPass(server, 24 * 60);
    const mailbox = newEmail();
    const strangers = await Promise.all(
      Array.from({ length: 5 }, (_, nth) => freeAccount(`198.19.${nth}.1`)),
    );
    for (let round = 0; round < 5; round++) {
      for (const stranger of strangers) {
        await invite(stranger, mailbox);
        await server.context.outbox.received();
        await withdraw(stranger);
      }
      await minutesPass(server, 60);
    }
    expect(await toOne(mailbox, INVITATION)).toBe(15);
    await invite(await freeAccount("203.0.113.10"), mailbox);
    expect(await toOne(mailbox, INVITATION)).toBe(16);
  });
});

describe("With twenty mails an hour, of which sign-ups in strangers' names have taken what they may", () => {
  start({ MAILS_PER_HOUR: "20", EMAIL_CONFIRMATION: "on" });
  let networks = 0;
  const elsewhere = () => `2001:db8:${(++networks).toString(16)}::1`;

  /** Somebody who has signed in before. */
  async function known(): Promise<string> {
    const email = newEmail();
    await server.sql`
      insert into auth.users (email, email_confirmed_at, created_at, password_hash)
      values (${email}, now(), now() - interval '2 hours', ${await hashPassword(PASSWORD)})`;
    await signIn(email);
    return email;
  }
  async function signIn(email: string): Promise<void> {
    const body = { email, password: PASSWORD };
    const { status } = await callAuth(server, "/token?grant_type=password", { body, from: elsewhere() });
    expect(status).toBe(200);
  }
  const flood = async () => {
    await minutesPass(server, 24 * 60);
    const body = () => ({ email: newEmail(), password: PASSWORD });
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () => callAuth(server, "/signup", { body: body(), from: elsewhere() })),
    );
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(16);
  };

  test("warnings of a new device have a reserve, and come later beyond it: none is lost", async () => {
    const owners = await Promise.all(Array.from({ length: 7 }, known));
    await flood();
    const warned = async () => {
      const each = await Promise.all(owners.map((email) => toOne(email, WARNING)));
      return each.reduce((sum, one) => sum + one, 0);
    };
    for (const email of owners) await signIn(email);
    expect(await warned()).toBe(4);
    await minutesPass(server, 60);
    await due();
    // Four of the next hour's reserve; the first to each of the others goes ahead.
    expect(await warned()).toBe(7);
  });

  test("of one account's warnings of the same device that wait, the newest is sent, and no other account waits for them", async () => {
    const [email, other] = [await known(), await known()];
    await minutesPass(server, 24 * 60);
    for (let nth = 0; nth < 14; nth++) await signIn(email);
    // Four of the reserve, and the first that it has no room for.
    expect(await toOne(email, WARNING)).toBe(5);
    await signIn(other);
    expect(await toOne(other, WARNING)).toBe(1);
    expect(await server.sql`select from innfo.jobs where payload ->> 'to' = ${email}`).toHaveLength(1);
    await minutesPass(server, 60);
    await due();
    expect(await toOne(email, WARNING)).toBe(6);
  });
});
