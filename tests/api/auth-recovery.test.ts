import { expect, test } from "vitest";
import { callAuth } from "../../testbed/auth.ts";
import { mailedLink, mailsTo, openLink, pressLink, query } from "../../testbed/mailbox.ts";
import { PASSWORD, sharedServer } from "../../testbed/server.ts";
import { whileLocked } from "../../testbed/while-locked.ts";

const server = await sharedServer();
const publicUrl = `http://localhost:${new URL(server.url).port}`;

const NEW_PASSWORD = "another horse battery";

/** Acts like the reset page with the link's parameters. */
async function resetPassword(landing: URL, password: string) {
  const client = server.client();
  const { access_token = "", refresh_token = "" } = query(landing);
  const { error } = await client.auth.setSession({ access_token, refresh_token });
  if (error) return { client, error };
  return { client, error: (await client.auth.updateUser({ password })).error };
}

function askForLink(email: string) {
  return server.client().auth.resetPasswordForEmail(email, { redirectTo: `${publicUrl}/reset-password` });
}

test("a mailed link opens the reset page, which sets a new password", async () => {
  const { email } = await server.signUp();
  expect((await askForLink(email)).error).toBeNull();
  const [mail] = await mailsTo(server, email);
  expect(mail).toMatchObject({
    subject: "Reset your Innfo password",
    text: expect.stringContaining("1 hour"),
  });

  const landing = await pressLink(await mailedLink(server, email));
  expect(`${landing.origin}${landing.pathname}`).toBe(`${publicUrl}/reset-password`);
  expect(query(landing)).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
  });
  expect((await resetPassword(landing, NEW_PASSWORD)).error).toBeNull();

  const signIn = (password: string) => server.client().auth.signInWithPassword({ email, password });
  expect((await signIn(PASSWORD)).error?.code).toBe("invalid_credentials");
  expect((await signIn(NEW_PASSWORD)).error).toBeNull();
});

test("a reset signs all other devices out, and tells the owner", async () => {
  const { email, client: otherDevice } = await server.signUp();
  await askForLink(email);
  const landing = await pressLink(await mailedLink(server, email));
  expect((await otherDevice.auth.getUser()).error).toBeNull();
  const { client } = await resetPassword(landing, NEW_PASSWORD);
  expect((await otherDevice.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await client.auth.getUser()).error).toBeNull();
  const [mail] = await mailsTo(server, email);
  expect(mail?.subject).toBe("Your Innfo password was changed");
});

test("a link works once and for an hour; after that its page says that it has expired", async () => {
  const { email } = await server.signUp();
  await askForLink(email);
  const link = await mailedLink(server, email);
  const age = (minutes: number) =>
    server.sql`update auth.mailed_tokens set expires_at = expires_at - make_interval(mins => ${minutes}) where email = ${email}`;
  await age(59);
  expect(await openLink(link)).toBeUndefined();
  await age(1);
  const expired = await pressLink(link);
  expect(expired.pathname).toBe("/reset-password");
  expect(query(expired)).toEqual({
    error: "access_denied",
    error_code: "otp_expired",
    error_description: "Email link is invalid or has expired",
  });
  await age(-60);
  expect(query(await pressLink(link)).access_token).toBeDefined();
  expect(query(await pressLink(link)).error_code).toBe("otp_expired");
});

test("a change of password makes earlier links useless", async () => {
  const { email, client } = await server.signUp();
  await askForLink(email);
  const link = await mailedLink(server, email);
  await client.auth.updateUser({ password: NEW_PASSWORD });
  expect(query(await pressLink(link)).error_code).toBe("otp_expired");
});

test("the link leads to the reset page, whatever redirect was asked for", async () => {
  for (const page of ["/admin", "https://evil.example/reset-password"]) {
    const { email } = await server.signUp();
    await server.client().auth.resetPasswordForEmail(email, { redirectTo: page });
    const landing = await pressLink(await mailedLink(server, email));
    expect(`${landing.origin}${landing.pathname}`).toBe(`${publicUrl}/reset-password`);
  }
});

test("the answer is the same whether or not there is an account", async () => {
  const { email } = await server.signUp();
  const known = await callAuth(server, "/recover", { body: { email } });
  const unknown = await callAuth(server, "/recover", { body: { email: `no-${email}` } });
  expect({ status: unknown.status, body: unknown.body }).toEqual({ status: 200, body: {} });
  expect({ status: known.status, body: known.body }).toEqual({ status: 200, body: {} });
  expect(await mailsTo(server, `no-${email}`)).toEqual([]);
});

test("the answer waits for nothing that only an existing account causes, so that its duration tells nothing", async () => {
  const { email } = await server.signUp();
  await whileLocked(server, "auth.mailed_tokens, auth.users", async () => {
    for (const address of [email, `no-${email}`]) {
      expect((await callAuth(server, "/recover", { body: { email: address } })).status).toBe(200);
    }
  });
  expect(await mailsTo(server, email)).toHaveLength(1);
});

test("a password reset confirms the address, because its link was read in the mailbox", async () => {
  const { email } = await server.signUp();
  await server.sql`update auth.users set email_confirmed_at = null where email = ${email}`;
  await askForLink(email);
  const { client } = await resetPassword(await pressLink(await mailedLink(server, email)), NEW_PASSWORD);
  expect((await client.auth.getUser()).data.user?.email_confirmed_at).toEqual(expect.any(String));
});
