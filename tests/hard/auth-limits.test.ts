/** Limits that several processes count together, and those of long rows: tests/api/auth-limits.test.ts has the others. */
import { expect, test } from "vitest";
import { callAuth, minutesPass } from "../../testbed/auth.ts";
import { mailsTo } from "../../testbed/mailbox.ts";
import { endedLater, newDataDir } from "../../testbed/own-servers.ts";
import { newEmail } from "../../testbed/owner.ts";
import { startProcessOn } from "../../testbed/process-on-database.ts";
import { PASSWORD, sharedServer } from "../../testbed/server.ts";
import {
  all,
  expectToWait,
  newAddress,
  recover as recoverAt,
  signIn as signInAt,
  times,
} from "../api/support/attempts.ts";

// Behind a proxy, which reports each call's origin.
const server = await sharedServer({ TRUST_PROXY: "1" });
const dataDir = newDataDir();
const startAnother = () => startProcessOn({ ...server, dataDir }, { TRUST_PROXY: "1" });
/** A second process on the same database. */
const second = endedLater(startAnother());
await second.url;

const signIn = (attempt: Partial<Parameters<typeof signInAt>[0]>) => signInAt({ at: server, ...attempt });
const recover = (attempt: Partial<Parameters<typeof recoverAt>[0]>) => recoverAt({ at: server, ...attempt });

test("Guessing one account's password: after ten wrong ones even the right one is refused, in every process, for 15 minutes", async () => {
  const { email } = await server.signUp();
  const from = newAddress();
  const at = { url: await second.url };
  expect(await times(5, () => signIn({ email, from }))).toEqual(all(5, "invalid_credentials"));
  expect(await times(5, () => signIn({ email, from, at }))).toEqual(all(5, "invalid_credentials"));
  for (const process of [server, at]) {
    const answer = await signIn({ email, password: PASSWORD, from, at: process });
    expectToWait(answer, "over_request_rate_limit", 15 * 60);
  }
  // The owner, elsewhere, is not locked out by it.
  expect((await signIn({ email, password: PASSWORD })).status).toBe(200);

  await minutesPass(server, 14);
  expect((await signIn({ email, password: PASSWORD, from })).status).toBe(429);
  await minutesPass(server, 1);
  expect((await signIn({ email, password: PASSWORD, from })).status).toBe(200);
});

test("The limit outlives the process that counted", async () => {
  const { email } = await server.signUp();
  const from = newAddress();
  await times(11, () => signIn({ email, from }));
  const restarted = startAnother();
  const answer = await signIn({ email, password: PASSWORD, from, at: { url: await restarted.url } });
  expect(answer.status).toBe(429);
  await restarted.end();
});

test("A guess is forgotten once the right password was given", async () => {
  const { email } = await server.signUp();
  const from = newAddress();
  for (let round = 0; round < 4; round++) {
    expect(await times(9, () => signIn({ email, from }))).toEqual(all(9, "invalid_credentials"));
    expect((await signIn({ email, password: PASSWORD, from })).status).toBe(200);
    // The wrong ones over all accounts still count: they have their own window.
    await minutesPass(server, 5);
  }
});

test("Guessing is limited although the attacker signs in to an account of their own in between", async () => {
  const { email } = await server.signUp();
  const from = newAddress();
  for (let round = 0; round < 10; round++) {
    expect(await times(3, () => signIn({ from }))).toEqual(all(3, "invalid_credentials"));
    if (round < 9) expect((await signIn({ email, password: PASSWORD, from })).status).toBe(200);
  }
  expect((await signIn({ from })).status).toBe(429);
});

test("Mails to one mailbox: one a minute, in every process, whether or not there is an account", async () => {
  const { email } = await server.signUp();
  for (const mailbox of [email, newEmail()]) {
    expect((await recover({ email: mailbox })).status).toBe(200);
    for (const at of [server, { url: await second.url }]) {
      expectToWait(await recover({ email: mailbox, at }), "over_email_send_rate_limit", 60);
    }
  }
  expect(await mailsTo(server, email)).toHaveLength(1);
  await minutesPass(server, 1);
  expect((await recover({ email })).status).toBe(200);
});

test("Mails for a change of address can be asked for thirty times an hour from one network, taken or not", async () => {
  const from = newAddress();
  const { client } = await server.signUp();
  const token = (await client.auth.getSession()).data.session?.access_token ?? "";
  const change = (email: string) =>
    callAuth(server, "/user", { method: "PUT", token, body: { email }, from });
  const { email: taken } = await server.signUp();
  const codes = await times(30, () => change(taken));
  expect(codes).toEqual(all(30, "email_exists"));
  expectToWait(await change(taken), "over_request_rate_limit", 60 * 60);
  expectToWait(await change(newEmail()), "over_request_rate_limit", 60 * 60);
});
