import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { callAuth, minutesPass } from "../../testbed/auth.ts";
import { mailsTo } from "../../testbed/mailbox.ts";
import { newEmail } from "../../testbed/owner.ts";
import { PASSWORD, sharedServer, startTestServer } from "../../testbed/server.ts";
import {
  all,
  expectToWait,
  newAddress,
  newPrefix,
  nextHost,
  recover as recoverAt,
  signIn as signInAt,
  times,
} from "./support/attempts.ts";

// Behind a proxy, which reports each call's origin.
const server = await sharedServer({ TRUST_PROXY: "1" });

const setCounter = (name: string, points: number) =>
  server.sql`update auth.rate_limits set points = ${points} where key like ${`${name}:%`}`;

const signIn = (attempt: Partial<Parameters<typeof signInAt>[0]>) => signInAt({ at: server, ...attempt });
const recover = (attempt: Partial<Parameters<typeof recoverAt>[0]>) => recoverAt({ at: server, ...attempt });

describe("Guessing passwords", () => {
  test("of one account: after ten wrong ones even the right one is refused, for 15 minutes", async () => {
    const { email } = await server.signUp();
    const from = newAddress();
    expect(await times(10, () => signIn({ email, from }))).toEqual(all(10, "invalid_credentials"));
    expectToWait(await signIn({ email, password: PASSWORD, from }), "over_request_rate_limit", 15 * 60);
    // The owner, elsewhere, is not locked out by it.
    expect((await signIn({ email, password: PASSWORD })).status).toBe(200);

    await minutesPass(server, 14);
    expect((await signIn({ email, password: PASSWORD, from })).status).toBe(429);
    await minutesPass(server, 1);
    expect((await signIn({ email, password: PASSWORD, from })).status).toBe(200);
  });

  test("of an account that does not exist is stopped in the same way", async () => {
    const [email, from] = [newEmail(), newAddress()];
    expect(await times(10, () => signIn({ email, from }))).toEqual(all(10, "invalid_credentials"));
    expectToWait(await signIn({ email, from }), "over_request_rate_limit", 15 * 60);
  });

  test("many parallel attempts get no more tries than attempts one after the other", async () => {
    const { email } = await server.signUp();
    const from = newAddress();
    const answers = await Promise.all(Array.from({ length: 25 }, () => signIn({ email, from })));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test.each([
    { what: "of one account", name: "wrongPasswordsForAccount", most: 80, isOfOne: true },
    { what: "of many accounts", name: "wrongPasswordsFromNetwork", most: 240, isOfOne: false },
  ])(
    "$what: the networks of one /48 have $most together, and another /48 its own",
    async ({ name, most, isOfOne }) => {
      const one = newEmail();
      const prefix = newPrefix();
      const guess = (from: string) => signIn({ from, email: isOfOne ? one : newEmail() });
      expect((await guess(`${prefix}:1::1`)).status).toBe(400);
      await setCounter(name, most - 1);
      expect((await guess(`${prefix}:2::1`)).status).toBe(400);
      expectToWait(await guess(`${prefix}:3::1`), "over_request_rate_limit", 15 * 60);
      expect((await guess(`${newPrefix()}:1::1`)).status).toBe(400);
    },
  );

  test("what one limit refuses does not count in the others", async () => {
    const [one, prefix] = [newEmail(), newPrefix()];
    const guess = (email: string) => signIn({ email, from: `${prefix}:1::1` });
    expect(await times(15, () => guess(one))).toEqual([
      ...all(10, "invalid_credentials"),
      ...all(5, "over_request_rate_limit"),
    ]);
    expect(await times(21, () => guess(newEmail()))).toEqual([
      ...all(20, "invalid_credentials"),
      "over_request_rate_limit",
    ]);
  });

  test("a right password takes back what it counted for its /48, too", async () => {
    const { email } = await server.signUp();
    const prefix = newPrefix();
    const right = (network: number) => signIn({ email, password: PASSWORD, from: `${prefix}:${network}::1` });
    expect((await right(1)).status).toBe(200);
    await setCounter("wrongPasswordsFromNetwork", 239);
    for (let network = 2; network < 5; network++) expect((await right(network)).status).toBe(200);
    expect((await signIn({ from: `${prefix}:5::1` })).status).toBe(400);
    expect((await right(6)).status).toBe(429);
  });

  test.each([
    { what: "address", from: () => "203.0.113.7", elsewhere: "203.0.113.8" },
    {
      what: "IPv6 network",
      from: () => `2001:db8::${nextHost().toString(16)}`,
      elsewhere: "2001:db8:0:1::1",
    },
  ])("of many accounts from one $what ends after thirty, for 5 minutes", async ({ from, elsewhere }) => {
    const { email } = await server.signUp();
    const guess = () => signIn({ from: from() });
    expect(await guess()).toMatchObject({ status: 400 });
    await setCounter("wrongPasswordsFromNetwork", 29);
    expect(await guess()).toMatchObject({ status: 400 });
    expectToWait(await guess(), "over_request_rate_limit", 5 * 60);
    expect((await signIn({ email, password: PASSWORD, from: from() })).status).toBe(429);
    expect((await signIn({ email, password: PASSWORD, from: elsewhere })).status).toBe(200);
    await minutesPass(server, 5);
    expect((await signIn({ email, password: PASSWORD, from: from() })).status).toBe(200);
  });

  test("is limited although X-Forwarded-For is forged", async () => {
    const email = newEmail();
    const from = newAddress();
    const forged = () => signIn({ email, from: `192.0.2.${nextHost()}, ${from}` });
    expect(await times(10, forged)).toEqual(all(10, "invalid_credentials"));
    expect((await forged()).status).toBe(429);
  });
});

describe("Mails", () => {
  test("to one mailbox: one a minute, whether or not there is an account", async () => {
    const { email } = await server.signUp();
    for (const mailbox of [email, newEmail()]) {
      expect((await recover({ email: mailbox })).status).toBe(200);
      expectToWait(await recover({ email: mailbox }), "over_email_send_rate_limit", 60);
    }
    expect(await mailsTo(server, email)).toHaveLength(1);
    await minutesPass(server, 1);
    expect((await recover({ email })).status).toBe(200);
  });

  test("to one mailbox: five an hour", async () => {
    const email = newEmail();
    for (let mail = 0; mail < 5; mail++) {
      expect((await recover({ email })).status).toBe(200);
      await minutesPass(server, 1);
    }
    expectToWait(await recover({ email }), "over_email_send_rate_limit", 60 * 60);
    await minutesPass(server, 60);
    expect((await recover({ email })).status).toBe(200);
  });

  test("from one address to many mailboxes: thirty an hour", async () => {
    const from = newAddress();
    expect(await times(30, () => recover({ from }))).toEqual(all(30, undefined));
    expectToWait(await recover({ from }), "over_email_send_rate_limit", 60 * 60);
    expect((await recover({})).status).toBe(200);
  });

  test("for a change of address have a limit of their own, and count with the others", async () => {
    const { client } = await server.signUp();
    const email = newEmail();
    expect((await recover({ email })).status).toBe(200);
    expect((await client.auth.updateUser({ email })).error).toBeNull();
    const asked = newEmail();
    await callAuth(server, "/resend", { body: { email: asked, type: "email_change" }, from: newAddress() });
    const { error } = await client.auth.updateUser({ email: asked });
    expect(error?.code).toBe("over_email_send_rate_limit");
  });

  test("for a change of address are not used up by an address that is refused as taken", async () => {
    const owner = await server.signUp();
    const taken = await server.signUp();
    for (let i = 0; i < 3; i++) {
      const { error } = await owner.client.auth.updateUser({ email: taken.email });
      expect(error?.code).toBe("email_exists");
    }
    // Once free, it can be changed to at once.
    await taken.client.auth.updateUser({ email: newEmail() });
    expect((await owner.client.auth.updateUser({ email: taken.email })).error).toBeNull();
  });

  test("for a sign-up: one, and one more on request", async () => {
    const confirming = await startTestServer({ EMAIL_CONFIRMATION: "on" });
    const email = newEmail();
    const signUp = () => callAuth(confirming, "/signup", { body: { email, password: PASSWORD } });
    expect(await times(2, signUp)).toEqual(all(2, undefined));
    expectToWait(await signUp(), "over_email_send_rate_limit", 2 * 60);
    const resend = await callAuth(confirming, "/resend", { body: { email, type: "signup" } });
    expectToWait(resend, "over_email_send_rate_limit", 2 * 60);
    expect(await mailsTo(confirming, email)).toHaveLength(2);
    await confirming.stop();
  });
});

describe("Sign-ups and changes", () => {
  test("from one address are refused after two hundred an hour", async () => {
    const from = newAddress();
    const signUp = (address: string) =>
      callAuth(server, "/signup", { body: { email: newEmail(), password: PASSWORD }, from: address });
    expect((await signUp(from)).status).toBe(200);
    await setCounter("signUpsFromNetwork", 199);
    expect((await signUp(from)).status).toBe(200);
    expectToWait(await signUp(from), "over_request_rate_limit", 60 * 60);
    expect((await signUp(newAddress())).status).toBe(200);
  });

  test("of the password are refused after ten an hour", async () => {
    const { client } = await server.signUp();
    const change = async (number: number) =>
      (await client.auth.updateUser({ password: `horse battery ${number}` })).error;
    expect(await change(1)).toBeNull();
    await setCounter("passwordChangesOfUser", 9);
    expect(await change(2)).toBeNull();
    expect((await change(3))?.code).toBe("over_request_rate_limit");
  });
});

test("Where no proxy is trusted, X-Forwarded-For changes nothing", async () => {
  const direct = await startTestServer();
  const email = newEmail();
  const forged = () => signIn({ email, from: newAddress(), at: direct });
  expect(await times(10, forged)).toEqual(all(10, "invalid_credentials"));
  expect((await forged()).status).toBe(429);
  await direct.stop();
});

test("Counters of attempts contain no address in plain text", async () => {
  const [email, from] = [newEmail(), newAddress()];
  await signIn({ email, from });
  const rows = await server.sql<{ key: string }[]>`select key from auth.rate_limits`;
  const keys = rows.map(({ key }) => key).join();
  expect(keys).toContain("wrongPasswordsForAccount:");
  expect(keys).not.toContain(email);
  expect(keys).not.toContain(from);
  // An address of a network is found by trying all of them.
  for (const known of [email, from]) expect(keys).not.toContain(hash("sha256", known, "base64url"));
});
