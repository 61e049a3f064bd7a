import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Device } from "../../src/lib/accounts/account.ts";
import { callAuth } from "../../testbed/auth.ts";
import { mailedLink, mailsTo, pressLink } from "../../testbed/mailbox.ts";
import { PASSWORD, sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();

const LAPTOP = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15";

/** @returns the access token of a new session */
async function signIn(email: string, userAgent = "Phone/1.0"): Promise<string> {
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "User-Agent": userAgent },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function signedUp() {
  const { client, email, userId } = await server.signUp();
  const { data } = await client.auth.getSession();
  return { email, userId, token: data.session?.access_token ?? "" };
}

async function devicesOf(token: string): Promise<Device[]> {
  const { body } = await callAuth(server, "/sessions", { method: "GET", token });
  // The helper types bodies as objects; this one is a list.
  return body as unknown as Device[];
}

const statusOf = async (token: string) => (await callAuth(server, "/user", { method: "GET", token })).status;

const end = (token: string, id: string) => callAuth(server, `/sessions/${id}`, { method: "DELETE", token });

describe("The list of devices", () => {
  test("names each browser, when it signed in and was last used, and the one that asks", async () => {
    const { email, token } = await signedUp();
    const laptop = await signIn(email, LAPTOP);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const [signedIn, used] = [daysAgo(3), daysAgo(2)];
    await server.sql`
      update auth.sessions set created_at = ${signedIn}, refreshed_at = ${used} where user_agent = ${LAPTOP}`;
    const [here, other, ...more] = await devicesOf(token);
    expect(more).toEqual([]);
    expect(here).toMatchObject({ current: true, user_agent: expect.any(String) });
    expect(other).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      user_agent: LAPTOP,
      created_at: signedIn,
      last_used_at: used,
      current: false,
    });
    expect((await devicesOf(laptop))[0]).toMatchObject({ user_agent: LAPTOP, current: true });
  });

  test("includes the browser in which a mailed link was pressed", async () => {
    const { email, token } = await signedUp();
    await server.client().auth.resetPasswordForEmail(email);
    await pressLink(await mailedLink(server, email));
    expect(await devicesOf(token)).toHaveLength(2);
  });

  test("stores the beginning of a long User-Agent, and nothing when there is none", async () => {
    const { email, token } = await signedUp();
    await signIn(email, "x".repeat(5000));
    expect((await devicesOf(token))[1]?.user_agent).toBe("x".repeat(300));
    await signIn(email, "");
    expect((await devicesOf(token)).some(({ user_agent }) => !user_agent)).toBe(true);
  });

  test("leaves out devices that were not used for 90 days, and the oldest beyond fifty", async () => {
    const { email, userId, token } = await signedUp();
    await server.sql`
      insert into auth.sessions (user_id, method, refreshed_at)
      select ${userId}, 'password', now() - make_interval(days => 91) from generate_series(1, 3)`;
    await signIn(email);
    expect(await devicesOf(token)).toHaveLength(2);
    await server.sql`
      insert into auth.sessions (user_id, method, refreshed_at)
      select ${userId}, 'password', now() - make_interval(hours => n) from generate_series(1, 60) as n`;
    await signIn(email);
    expect(await devicesOf(token)).toHaveLength(50);
  });
});

describe("Ending the session of another device", () => {
  test("signs that one out, and no other", async () => {
    const { email, token } = await signedUp();
    const [phone, laptop] = [await signIn(email), await signIn(email, LAPTOP)];
    const device = (await devicesOf(token)).find(({ user_agent }) => user_agent === LAPTOP);
    expect((await end(token, device?.id ?? "")).status).toBe(204);
    expect(await statusOf(laptop)).toBe(403);
    expect([await statusOf(phone), await statusOf(token)]).toEqual([200, 200]);
  });

  test("of another account, or of none, gets the same answer and ends nothing", async () => {
    const owner = await signedUp();
    const stranger = await signedUp();
    const [device] = await devicesOf(owner.token);
    const answers = [];
    for (const id of [device?.id ?? "", randomUUID(), "1", "%27", "x".repeat(500)]) {
      const { status, body } = await end(stranger.token, id);
      answers.push({ status, body });
    }
    for (const answer of answers) {
      expect(answer).toEqual({
        status: 404,
        body: { code: 404, error_code: "device_not_found", msg: "No such session" },
      });
    }
    expect(await statusOf(owner.token)).toBe(200);
    expect((await end(owner.token, device?.id ?? "")).status).toBe(204);
  });
});

describe("A mail tells the owner of a device that signs in", () => {
  const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1";
  const newSignIns = async (email: string) =>
    (await mailsTo(server, email)).filter(({ subject }) => subject === "New sign-in to Innfo");
  /** An account that is older than its sign-up. */
  async function settled() {
    const owner = await signedUp();
    await server.sql`update auth.users set created_at = now() - interval '2 hours' where id = ${owner.userId}`;
    return owner;
  }

  test("once a device, with its browser, the time and what to do", async () => {
    const { email } = await settled();
    await signIn(email, LAPTOP);
    const [mail, ...more] = await newSignIns(email);
    expect(more).toEqual([]);
    const year = new Date().getUTCFullYear();
    expect(mail?.text).toMatch(new RegExp(`Safari on Mac · [^\\n]*${year}[^\\n]* UTC`));
    expect(mail?.text).toContain("If this was not you, choose “Forgot your password?”");
    expect(mail?.links[0]).toBe(`${server.context.publicUrl}/login`);
    await signIn(email, LAPTOP.replace("605.1.15", "700.0"));
    expect(await newSignIns(email)).toHaveLength(1);
    await signIn(email, PHONE);
    expect(await newSignIns(email)).toHaveLength(2);
  });

  test("not for the sign-up and its first hour, a refused password, or a mailed link", async () => {
    const fresh = await signedUp();
    await signIn(fresh.email, LAPTOP);
    expect(await newSignIns(fresh.email)).toEqual([]);
    const { email } = await settled();
    await callAuth(server, "/token?grant_type=password", { body: { email, password: "not the password" } });
    await server.client().auth.resetPasswordForEmail(email);
    await pressLink(await mailedLink(server, email));
    expect(await newSignIns(email)).toEqual([]);
  });

  test("at most ten times in an hour, and remembers a bounded number of devices", async () => {
    const { email, userId } = await settled();
    await server.sql`
      insert into auth.known_devices (user_id, mark)
      select ${userId}, sha256(n::text::bytea) from generate_series(1, 200) as n`;
    for (let device = 0; device < 12; device++) {
      await server.sql`delete from auth.known_devices where user_id = ${userId} and seen_at = (
        select max(seen_at) from auth.known_devices where user_id = ${userId})`;
      await server.sql`insert into auth.known_devices (user_id, mark) values (${userId}, ${Buffer.from([device])})`;
      await signIn(email, PHONE);
    }
    expect(await newSignIns(email)).toHaveLength(10);
    const [known] = await server.sql<{ count: number }[]>`
      select count(*)::int from auth.known_devices where user_id = ${userId}`;
    expect(known?.count).toBeLessThanOrEqual(101);
  });
});

test.each([
  { method: "GET", path: "/sessions" },
  { method: "DELETE", path: `/sessions/${randomUUID()}` },
  { method: "GET", path: "/user/data" },
  { method: "POST", path: "/user/delete" },
] as const)("$method $path is for who is signed in", async ({ method, path }) => {
  const body = method === "POST" ? { password: PASSWORD } : undefined;
  expect(await callAuth(server, path, { method, body })).toMatchObject({
    status: 401,
    body: { error_code: "no_authorization" },
  });
  const { token } = await signedUp();
  await callAuth(server, "/logout", { token });
  expect(await callAuth(server, path, { method, token, body })).toMatchObject({
    status: 403,
    body: { error_code: "session_not_found" },
  });
});
