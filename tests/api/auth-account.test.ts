import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../src/server/database/transaction.ts";
import { callAuth, signIn } from "../../testbed/auth.ts";
import { fragment, mailedLink, mailsTo, pressLink, query } from "../../testbed/mailbox.ts";
import { newEmail } from "../../testbed/owner.ts";
import { type Client, PASSWORD, startTestServer, type TestServer } from "../../testbed/server.ts";

const NEW_PASSWORD = "another horse battery";
describe("Where no address has to be confirmed", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test("a new password takes effect, ends the other sessions and is announced to the owner by mail", async () => {
    const { client, email } = await server.signUp();
    const other = server.client();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();

    expect((await signIn(server, email, PASSWORD)).error?.code).toBe("invalid_credentials");
    expect((await signIn(server, email, NEW_PASSWORD)).error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect(await mailsTo(server, email)).toMatchObject([{ subject: "Your Innfo password was changed" }]);
  });

  test("a sign-in fails when the password changes while it is being checked", async () => {
    const { email, userId } = await server.signUp();
    const signingIn = await transaction(server.sql, async (tx) => {
      await tx`update auth.users set password_hash = 'another' where id = ${userId}`;
      const outcome = signIn(server, email);
      // The old password was right when it was read; now the call waits for this change.
      await expect
        .poll(
          () => server.sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        .toHaveLength(1);
      return { outcome };
    });
    expect((await signingIn.outcome).error?.code).toBe("invalid_credentials");
  });

  test.each([
    { password: PASSWORD, code: "same_password" },
    { password: "short", code: "weak_password" },
    { password: "password123", code: "weak_password" },
    { password: "x".repeat(73), code: "weak_password" },
  ])("the new password '$password' is refused with $code", async ({ password, code }) => {
    const { client, email } = await server.signUp();
    const { error } = await client.auth.updateUser({ password });
    expect(error?.code).toBe(code);
    expect((await signIn(server, email)).error).toBeNull();
  });

  test("a new address counts at once, and both addresses get a mail", async () => {
    const { client, email: oldEmail, userId } = await server.signUp();
    const email = newEmail();
    const { data, error } = await client.auth.updateUser({ email: email.toUpperCase() });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: userId, email });
    expect((await signIn(server, email)).error).toBeNull();
    expect((await signIn(server, oldEmail)).error?.code).toBe("invalid_credentials");
    expect(await mailsTo(server, email)).toMatchObject([{ subject: "This is now your Innfo email" }]);
    const [notice] = await mailsTo(server, oldEmail);
    expect(notice).toMatchObject({
      subject: "Your Innfo email was changed",
      text: expect.stringContaining(email),
    });
  });

  test("links mailed to the old address stop working after the change", async () => {
    const { client, email } = await server.signUp();
    await server.client().auth.resetPasswordForEmail(email);
    const link = await mailedLink(server, email);
    await client.auth.updateUser({ email: newEmail() });
    expect(query(await pressLink(link)).error_code).toBe("otp_expired");
  });

  test("another account's address is refused; the account's own address is accepted", async () => {
    const { client, email } = await server.signUp();
    const { email: taken } = await server.signUp();
    const { error } = await client.auth.updateUser({ email: taken });
    expect(error).toMatchObject({ status: 422, code: "email_exists" });
    expect((await client.auth.updateUser({ email })).data.user?.email).toBe(email);
  });

  test("user metadata is merged, and null removes a key", async () => {
    const { client } = await server.signUp();
    await client.auth.updateUser({ data: { tour: "done", hotel: "Quay" } });
    const { data } = await client.auth.updateUser({ data: { tour: null, rooms: 12 } });
    expect(data.user?.user_metadata).toEqual({ hotel: "Quay", rooms: 12 });
    // Three bytes a character: what counts is the length of each access token.
    for (const more of ["x".repeat(4090), "客".repeat(1365)]) {
      const { error } = await client.auth.updateUser({ data: { more } });
      expect(error?.code).toBe("validation_failed");
    }
    expect((await client.auth.updateUser({ data: { more: "客".repeat(1300) } })).error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test("all changes of one call are made, or none", async () => {
    const { client, email } = await server.signUp();
    const { email: taken } = await server.signUp();
    const { error } = await client.auth.updateUser({ password: NEW_PASSWORD, email: taken, data: { x: 1 } });
    expect(error?.code).toBe("email_exists");
    expect((await signIn(server, email)).data.user?.user_metadata).toEqual({});
  });

  test.each([
    { body: { phone: "+1 555 0100" }, code: "phone_provider_disabled" },
    { body: { email: "nobody" }, code: "email_address_invalid" },
    { body: { password: null }, code: "validation_failed" },
    { body: { email_confirmed_at: "2026-01-01" }, code: "validation_failed" },
  ])("$body is refused with $code", async ({ body, code }) => {
    const { client } = await server.signUp();
    const token = (await client.auth.getSession()).data.session?.access_token ?? "";
    const answer = await callAuth(server, "/user", { method: "PUT", token, body });
    expect(answer).toMatchObject({ status: 400, body: { error_code: code } });
  });

  test("a session that has ended can change nothing", async () => {
    const { client, email } = await server.signUp();
    const token = (await client.auth.getSession()).data.session?.access_token ?? "";
    await client.auth.signOut();
    const answer = await callAuth(server, "/user", {
      method: "PUT",
      token,
      body: { password: NEW_PASSWORD },
    });
    expect(answer).toMatchObject({ status: 403, body: { error_code: "session_not_found" } });
    expect((await signIn(server, email)).error).toBeNull();
  });
});

describe("Where addresses are confirmed", () => {
  let server: TestServer;
  let publicUrl: string;
  beforeAll(async () => {
    server = await startTestServer({ EMAIL_CONFIRMATION: "on" });
    publicUrl = `http://localhost:${new URL(server.url).port}`;
  });
  afterAll(() => server.stop());

  async function confirmedOwner(): Promise<{ client: Client; email: string }> {
    const email = newEmail();
    await server.client().auth.signUp({ email, password: PASSWORD });
    await pressLink(await mailedLink(server, email));
    const client = server.client();
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    return { client, email };
  }

  test("a new address waits until its link is pressed, so that a typing error locks nobody out", async () => {
    const { client, email: oldEmail } = await confirmedOwner();
    const email = newEmail();
    const { data, error } = await client.auth.updateUser({ email });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: oldEmail, new_email: email });
    expect((await signIn(server, oldEmail)).error).toBeNull();
    expect((await signIn(server, email)).error?.code).toBe("invalid_credentials");
    const [notice] = await mailsTo(server, oldEmail);
    expect(notice).toMatchObject({
      subject: "Your Innfo email is about to change",
      text: expect.stringContaining(email),
    });

    const landing = await pressLink(await mailedLink(server, email), PASSWORD);
    expect(landing.pathname).toBe("/admin/account");
    expect(fragment(landing)).toMatchObject({ type: "email_change", access_token: expect.any(String) });
    expect((await signIn(server, email)).data.user).toMatchObject({ email });
    expect((await client.auth.getUser()).data.user).toMatchObject({ email });
    expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
    expect((await signIn(server, oldEmail)).error?.code).toBe("invalid_credentials");
  });

  test("only the address that was asked for last can be confirmed", async () => {
    const { client } = await confirmedOwner();
    const [first, second] = [newEmail(), newEmail()];
    await client.auth.updateUser({ email: first });
    const outdated = await mailedLink(server, first);
    await client.auth.updateUser({ email: second });
    expect(fragment(await pressLink(outdated)).error_code).toBe("otp_expired");
    expect(fragment(await pressLink(await mailedLink(server, second), PASSWORD)).access_token).toBeDefined();
  });

  test("asking for the present address cancels a pending change", async () => {
    const { client, email } = await confirmedOwner();
    const mistyped = newEmail();
    await client.auth.updateUser({ email: mistyped });
    const link = await mailedLink(server, mistyped);
    const { data } = await client.auth.updateUser({ email });
    expect(data.user?.new_email).toBeUndefined();
    expect(fragment(await pressLink(link)).error_code).toBe("otp_expired");
  });

  test("a password reset cancels a change of address that an intruder asked for", async () => {
    const { client, email } = await confirmedOwner();
    const thiefs = newEmail();
    await client.auth.updateUser({ email: thiefs });
    const confirmation = await mailedLink(server, thiefs);

    await server.client().auth.resetPasswordForEmail(email);
    const { access_token = "", refresh_token = "" } = query(await pressLink(await mailedLink(server, email)));
    const owner = server.client();
    await owner.auth.setSession({ access_token, refresh_token });
    expect((await owner.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();

    expect(fragment(await pressLink(confirmation)).error_code).toBe("otp_expired");
    expect((await signIn(server, email, NEW_PASSWORD)).error).toBeNull();
  });

  test("whether an address has an account is told to nobody but its owner", async () => {
    const [asker, holder] = [await confirmedOwner(), await confirmedOwner()];
    const free = newEmail();
    const answers = [];
    for (const email of [free, holder.email]) {
      const { data, error } = await asker.client.auth.updateUser({ email });
      const { data: later } = await asker.client.auth.getUser();
      await server.sql`update auth.rate_limits set expire = expire - 60000`;
      const again = await server.client().auth.resend({ type: "email_change", email: asker.email });
      // A repeated request is written when it is sent, to the address that is wanted by then.
      await server.context.outbox.received();
      answers.push({
        error,
        asked: { ...data.user, new_email: "the new one" },
        later: { ...later.user, new_email: later.user?.new_email === email },
        again: again.error,
      });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ error: null, later: { new_email: true }, again: null });

    const notices = await mailsTo(server, holder.email);
    expect(notices.slice(0, 2)).toMatchObject(
      Array(2).fill({ subject: "You already have an account at Innfo" }),
    );
    const [notice] = notices;
    // Only the holder gets into that account, or takes its address from it.
    expect(notice?.links).toEqual([`${publicUrl}/login`]);
    expect((await signIn(server, holder.email)).data.user).toMatchObject({ email: holder.email });
    expect(await mailsTo(server, free)).toMatchObject(
      Array(2).fill({ subject: "Confirm your new email for Innfo" }),
    );
  });

  test("an address that another account took meanwhile stays with that account", async () => {
    const { client, email } = await confirmedOwner();
    const wanted = newEmail();
    await client.auth.updateUser({ email: wanted });
    const link = await mailedLink(server, wanted);
    await server.sql`insert into auth.users (email, email_confirmed_at) values (${wanted}, now())`;
    expect(fragment(await pressLink(link, PASSWORD)).error_code).toBe("email_exists");
    expect((await signIn(server, email)).error).toBeNull();
  });

  test("the owner can ask again for the link to the new address", async () => {
    const { client, email } = await confirmedOwner();
    const wanted = newEmail();
    await client.auth.updateUser({ email: wanted });
    const { error } = await server.client().auth.resend({ type: "email_change", email });
    expect(error).toBeNull();
    expect(await mailsTo(server, wanted)).toHaveLength(2);
    const landing = await pressLink(await mailedLink(server, wanted), PASSWORD);
    expect(landing.href.startsWith(`${publicUrl}/admin/account#access_token=`)).toBe(true);
  });
});
