/** Another person's address, or the mailbox of another's account, opens nobody's account. */
import { describe, expect, test } from "vitest";
import { forgetUnproven } from "../../src/server/auth/users.ts";
import { signIn } from "../../testbed/auth.ts";
import { fragment, mailedLink, mailsTo, pressLink, query, submitLink } from "../../testbed/mailbox.ts";
import { newEmail } from "../../testbed/owner.ts";
import { type Client, PASSWORD, sharedServer } from "../../testbed/server.ts";

const ATTACKERS = "the attacker's password";
const CHOSEN = "another horse battery";

const server = await sharedServer({ EMAIL_CONFIRMATION: "on" });

async function signUp(email: string, password: string, hotel?: string): Promise<string> {
  const options = { data: hotel ? { hotel } : {} };
  const { error } = await server.client().auth.signUp({ email, password, options });
  expect(error).toBeNull();
  return mailedLink(server, email);
}

async function refusal(email: string, password: string): Promise<string | undefined> {
  return (await signIn(server, email, password)).error?.code;
}

async function confirmedOwner(
  email = newEmail(),
): Promise<{ client: Client; email: string; userId: string }> {
  await pressLink(await signUp(email, PASSWORD));
  const client = server.client();
  const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  return { client, email, userId: data.user?.id ?? "" };
}

/** Acts like the reset page with the link's parameters. */
async function choosePassword(landing: URL, password: string): Promise<Client> {
  expect(landing.pathname).toBe("/reset-password");
  const client = server.client();
  const { access_token = "", refresh_token = "" } = query(landing);
  expect((await client.auth.setSession({ access_token, refresh_token })).error).toBeNull();
  expect((await client.auth.updateUser({ password })).error).toBeNull();
  return client;
}

describe("An address that was signed up with two passwords", () => {
  test.each([
    { order: "the attacker first", passwords: [ATTACKERS, PASSWORD], followed: 1 },
    { order: "the attacker first, whose mail is opened", passwords: [ATTACKERS, PASSWORD], followed: 0 },
    { order: "the attacker last", passwords: [PASSWORD, ATTACKERS], followed: 0 },
    { order: "the attacker last, whose mail is opened", passwords: [PASSWORD, ATTACKERS], followed: 1 },
    { order: "the first one again", passwords: [ATTACKERS, PASSWORD, ATTACKERS], followed: 0 },
  ])("belongs to its mailbox's owner, who chooses a new one: $order", async ({ passwords, followed }) => {
    const email = newEmail();
    const links: string[] = [];
    for (const password of passwords) {
      // As if some time lay between them.
      await server.sql`delete from auth.rate_limits`;
      links.push(await signUp(email, password, "The attacker's hotel"));
    }
    const landing = await pressLink(links[followed] ?? "");
    // Until the new password is chosen, neither counts, and no other link is left.
    for (const password of passwords) expect(await refusal(email, password)).toBe("invalid_credentials");
    for (const link of links) expect((await pressLink(link)).href).toContain("otp_expired");

    const client = await choosePassword(landing, CHOSEN);
    for (const password of passwords) expect(await refusal(email, password)).toBe("invalid_credentials");
    const { data, error } = await signIn(server, email, CHOSEN);
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
    // Nor do guests see the attacker's phone number.
    expect((await client.auth.getUser()).data.user?.user_metadata).toEqual({});
  });

  test("is also noticed when both people sign up at the same time", async () => {
    const email = newEmail();
    await server.sql`delete from auth.rate_limits`;
    await Promise.all([signUp(email, ATTACKERS), signUp(email, PASSWORD)]);
    const landing = await pressLink(await mailedLink(server, email));
    await choosePassword(landing, CHOSEN);
    expect(await refusal(email, ATTACKERS)).toBe("invalid_credentials");
    expect(await refusal(email, CHOSEN)).toBeUndefined();
  });

  test("is confirmed by the client's verifyOtp in the same way", async () => {
    const email = newEmail();
    await signUp(email, ATTACKERS);
    const token_hash = new URL(await signUp(email, PASSWORD)).searchParams.get("token") ?? "";
    const client = server.client();
    expect((await client.auth.verifyOtp({ token_hash, type: "signup" })).error).toBeNull();
    expect(await refusal(email, ATTACKERS)).toBe("invalid_credentials");
    expect((await client.auth.updateUser({ password: CHOSEN })).error).toBeNull();
    expect(await refusal(email, CHOSEN)).toBeUndefined();
  });

  test("is confirmed at once when both passwords were the same, and keeps the hotel's details", async () => {
    const email = newEmail();
    await signUp(email, PASSWORD, "Quay");
    const landing = await pressLink(await signUp(email, PASSWORD, "Quay"));
    expect(landing.pathname).toBe("/admin");
    expect(fragment(landing).access_token).toBeDefined();
    expect((await signIn(server, email, PASSWORD)).data.user?.user_metadata).toEqual({ hotel: "Quay" });
  });
});

test("A link to set a new password ends the password of an attacker who signed up with the address", async () => {
  const email = newEmail();
  await signUp(email, ATTACKERS);
  await server.client().auth.resetPasswordForEmail(email);
  const landing = await pressLink(await mailedLink(server, email));
  expect(await refusal(email, ATTACKERS)).toBe("invalid_credentials");
  await choosePassword(landing, CHOSEN);
  expect(await refusal(email, CHOSEN)).toBeUndefined();
});

test("A link to set a new password does not end the old one of a confirmed account", async () => {
  const { email } = await confirmedOwner();
  await server.client().auth.resetPasswordForEmail(email);
  await pressLink(await mailedLink(server, email));
  expect(await refusal(email, PASSWORD)).toBeUndefined();
});

test("A stranger's sign-up does nothing to a confirmed account", async () => {
  const { client, email } = await confirmedOwner();
  await server.sql`delete from auth.rate_limits`;
  await signUp(email, ATTACKERS);
  expect((await client.auth.getUser()).error).toBeNull();
  expect(await refusal(email, ATTACKERS)).toBe("invalid_credentials");
  expect(await refusal(email, PASSWORD)).toBeUndefined();
});

describe("A link to a new address", () => {
  test("gives a stranger no access when the owner mistyped the address as theirs", async () => {
    const { client, email } = await confirmedOwner();
    const mistyped = newEmail();
    await client.auth.updateUser({ email: mistyped });
    const link = await mailedLink(server, mistyped);
    const page = await (await fetch(link)).text();
    expect(page).toContain('autocomplete="current-password"');
    // Nor does it say whose account it is.
    expect(page).not.toContain(email);
    for (const guess of [undefined, "", "a guess"]) {
      const answer = await submitLink(link, guess);
      expect(answer.status).toBe(403);
      expect(answer.headers.get("location")).toBeNull();
      expect(await answer.text()).not.toContain(email);
    }
    const token_hash = new URL(link).searchParams.get("token") ?? "";
    const { data, error } = await server.client().auth.verifyOtp({ token_hash, type: "email_change" });
    expect({ session: data.session, code: error?.code }).toEqual({
      session: null,
      code: "invalid_credentials",
    });
    expect((await client.auth.getUser()).data.user).toMatchObject({ email, new_email: mistyped });
    // The guesses do not lock out the owner, who reads that mailbox.
    const landing = await pressLink(link, PASSWORD);
    expect(landing.pathname).toBe("/admin/account");
    expect(await refusal(mistyped, PASSWORD)).toBeUndefined();
  });

  test("cannot be used to guess the password", async () => {
    const { client } = await confirmedOwner();
    const mistyped = newEmail();
    await client.auth.updateUser({ email: mistyped });
    const link = await mailedLink(server, mistyped);
    for (let guess = 1; guess <= 10; guess += 1) await submitLink(link, `guess ${guess}`);
    const answer = await submitLink(link, PASSWORD);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("Too many attempts.");
    await server.sql`delete from auth.rate_limits`;
    expect((await pressLink(link, PASSWORD)).hash).toContain("access_token=");
  });

  test("does not give an attacker's account the address of a victim who follows it", async () => {
    const attacker = await confirmedOwner();
    const victims = newEmail();
    await attacker.client.auth.updateUser({ email: victims });
    const link = await mailedLink(server, victims);
    expect((await submitLink(link, PASSWORD.toUpperCase())).status).toBe(403);
    // The victim signs up normally, and the attacker's link becomes worthless.
    await server.sql`delete from auth.rate_limits`;
    const { userId } = await confirmedOwner(victims);
    expect(userId).not.toBe(attacker.userId);
    expect(fragment(await pressLink(link, PASSWORD)).error_code).toBe("email_exists");
    expect((await attacker.client.auth.getUser()).data.user?.email).toBe(attacker.email);
  });

  test("works although somebody signed up with that address and never confirmed it", async () => {
    const wanted = newEmail();
    const squatters = await signUp(wanted, ATTACKERS);
    const { client, email, userId } = await confirmedOwner();
    await server.sql`delete from auth.rate_limits`;
    expect((await client.auth.updateUser({ email: wanted })).error).toBeNull();
    expect((await pressLink(await mailedLink(server, wanted), PASSWORD)).hash).toContain("access_token=");
    expect((await signIn(server, wanted, PASSWORD)).data.user?.id).toBe(userId);
    expect((await pressLink(squatters)).hash).toContain("otp_expired");
    expect(await refusal(email, PASSWORD)).toBe("invalid_credentials");
  });
});

test("Sign-ups that were never confirmed are deleted after 72 hours; accounts that were ever used stay", async () => {
  const [waiting, forgotten] = [newEmail(), newEmail()];
  await signUp(waiting, PASSWORD);
  const link = await signUp(forgotten, PASSWORD);
  const { email: confirmed } = await confirmedOwner();
  // From a time when no address was confirmed here.
  const { email: inUse } = await confirmedOwner();
  await server.sql`update auth.users set email_confirmed_at = null where email = ${inUse}`;
  const age = (hours: number, emails: string[]) => server.sql`
    update auth.users set created_at = now() - make_interval(hours => ${hours}) where email in ${server.sql(emails)}`;
  await age(71, [waiting]);
  await age(73, [forgotten, confirmed, inUse]);
  await forgetUnproven(server.sql);
  const left = await server.sql<{ email: string }[]>`
    select email from auth.users where email in ${server.sql([waiting, forgotten, confirmed, inUse])}`;
  expect(left.map(({ email }) => email).sort()).toEqual([waiting, confirmed, inUse].sort());
  // The sample hotel's owner, who has no address, still exists.
  expect(await server.sql`select from auth.users where email is null`).not.toHaveLength(0);

  expect((await pressLink(link)).hash).toContain("otp_expired");
  expect(await mailsTo(server, forgotten)).toHaveLength(1);
  await server.sql`delete from auth.rate_limits`;
  expect((await pressLink(await signUp(forgotten, CHOSEN))).hash).toContain("access_token=");
  expect(await refusal(forgotten, CHOSEN)).toBeUndefined();
});
