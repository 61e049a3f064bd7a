import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callAuth, signIn } from "../../testbed/auth.ts";
import { fragment, mailedLink, mailsTo, openLink, pressLink } from "../../testbed/mailbox.ts";
import { newEmail } from "../../testbed/owner.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testbed/server.ts";

let server: TestServer;
let publicUrl: string;
beforeAll(async () => {
  // Behind a proxy, so that each call may come from its own address.
  server = await startTestServer({ EMAIL_CONFIRMATION: "on", TRUST_PROXY: "1" });
  publicUrl = `http://localhost:${new URL(server.url).port}`;
});
afterAll(() => server.stop());

let lastHost = 0;
const newAddress = () => `198.51.100.${++lastHost}`;

function signUp(email: string, password = PASSWORD, redirectTo?: string) {
  const query = redirectTo === undefined ? "" : `?redirect_to=${encodeURIComponent(redirectTo)}`;
  return callAuth(server, `/signup${query}`, { body: { email, password }, from: newAddress() });
}

async function signUpConfirmed(email = newEmail()): Promise<string> {
  await signUp(email);
  await pressLink(await mailedLink(server, email));
  return email;
}

describe("Signing up where addresses are confirmed", () => {
  test("signs nobody in, and mails a link", async () => {
    const email = newEmail();
    const { data, error } = await server.client().auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { hotel: "Quay" }, emailRedirectTo: `${publicUrl}/admin` },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { hotel: "Quay" } });
    // Readers of the official documentation take an empty list for "already has an account".
    expect(data.user?.identities).toMatchObject([{ provider: "email", identity_data: { email } }]);
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(await mailsTo(server, email)).toMatchObject([{ subject: "Confirm your email for Innfo" }]);
  });

  test("lets the owner sign in after the button behind the link was pressed", async () => {
    const email = newEmail();
    await signUp(email);
    expect((await signIn(server, email)).error?.code).toBe("email_not_confirmed");
    await pressLink(await mailedLink(server, email));
    const { data, error } = await signIn(server, email);
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
  });

  test("tells only somebody who knows the password that the address is unconfirmed", async () => {
    const email = newEmail();
    await signUp(email);
    expect((await signIn(server, email, "not the password")).error?.code).toBe("invalid_credentials");
    expect((await signIn(server, email)).error?.code).toBe("email_not_confirmed");
  });

  test("a second time with the same password only mails another link", async () => {
    const email = newEmail();
    await signUp(email);
    const first = await mailedLink(server, email);
    const again = await signUp(email);
    expect(again.status).toBe(200);
    expect(await mailsTo(server, email)).toHaveLength(2);
    // Mails overtake each other, so the first link is as good as the second.
    expect((await pressLink(first)).pathname).toBe("/admin");
    expect((await signIn(server, email)).error).toBeNull();
  });

  test("answers the same for new, waiting and existing addresses, and tells the owner of the latter", async () => {
    const existing = await signUpConfirmed();
    const waiting = newEmail();
    await signUp(waiting);
    const answers = [];
    for (const email of [newEmail(), waiting, existing]) {
      const { status, body } = await signUp(email, "another password");
      const { id, created_at } = body as { id: string; created_at: string };
      // The rest without everything that differs between any two accounts.
      const shape = JSON.stringify(body)
        .replaceAll(id, "{id}")
        .replaceAll(created_at, "{now}")
        .replaceAll(email, "{email}");
      answers.push({ status, shape });
      const [real] = await server.sql`select from auth.users where id = ${id}`;
      expect(real).toBeUndefined();
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, shape: expect.stringContaining('"provider":"email"') });

    const [mail] = await mailsTo(server, existing);
    expect(mail).toMatchObject({
      subject: "You already have an account at Innfo",
      links: [`${publicUrl}/login`],
    });
    expect((await signIn(server, existing, "another password")).error?.code).toBe("invalid_credentials");
    expect((await signIn(server, existing)).error).toBeNull();
  });
});

test("A sign-up writes as much for an existing address as for a waiting one, so that its duration tells nothing", async () => {
  const existing = await signUpConfirmed();
  const waiting = newEmail();
  await signUp(waiting);
  // The account's row is written too: its version changes.
  const version = async (email: string) =>
    (await server.sql`select xmin::text from auth.users where email = ${email}`)[0]?.xmin as string;
  for (const email of [waiting, existing]) {
    const before = { mails: (await mailsTo(server, email)).length, version: await version(email) };
    await signUp(email, "another password");
    // Each was in the table of jobs until it was sent.
    expect(await mailsTo(server, email)).toHaveLength(before.mails + 1);
    expect(await version(email)).not.toBe(before.version);
  }
});

describe("The link of a confirmation mail", () => {
  test("still works after mail scanners opened it, once somebody presses the button", async () => {
    const email = newEmail();
    await signUp(email);
    const link = await mailedLink(server, email);
    for (const method of ["GET", "HEAD", "GET"]) {
      const response = await fetch(link, { method, redirect: "manual" });
      expect(response.status).toBe(200);
    }
    const page = await (await fetch(link)).text();
    expect(page).toContain("<button>Confirm and continue</button>");
    expect(page).not.toContain("<script");

    const landing = await pressLink(link);
    expect(`${landing.origin}${landing.pathname}${landing.search}`).toBe(`${publicUrl}/admin`);
    const session = fragment(landing);
    expect(session).toMatchObject({ token_type: "bearer", type: "signup", expires_in: "3600" });
    const client = server.client();
    const { data, error } = await client.auth.setSession({
      access_token: session.access_token ?? "",
      refresh_token: session.refresh_token ?? "",
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test("works once; after that its page says that it has expired", async () => {
    const email = newEmail();
    await signUp(email);
    const link = await mailedLink(server, email);
    await pressLink(link);
    for (const landing of [await openLink(link), await pressLink(link)]) {
      expect(landing?.pathname).toBe("/admin");
      expect(fragment(landing ?? new URL(publicUrl))).toEqual({
        error: "access_denied",
        error_code: "otp_expired",
        error_description: "Email link is invalid or has expired",
      });
    }
  });

  test("works for exactly one of many that press it at the same time", async () => {
    const email = newEmail();
    await signUp(email);
    const link = await mailedLink(server, email);
    const landings = await Promise.all(Array.from({ length: 8 }, () => pressLink(link)));
    expect(landings.filter((landing) => fragment(landing).access_token)).toHaveLength(1);
  });

  test("works for a day", async () => {
    const email = newEmail();
    await signUp(email);
    const link = await mailedLink(server, email);
    const age = (hours: number) =>
      server.sql`update auth.mailed_tokens set expires_at = expires_at - make_interval(hours => ${hours}) where email = ${email}`;
    await age(23);
    expect(await openLink(link)).toBeUndefined();
    await age(1);
    expect((await openLink(link))?.hash).toContain("otp_expired");
    expect((await signIn(server, email)).error?.code).toBe("email_not_confirmed");
  });

  test("fails for another purpose or with another token", async () => {
    const email = newEmail();
    await signUp(email);
    const link = await mailedLink(server, email);
    for (const [parameter, value] of [
      ["type", "recovery"],
      ["type", "email_change"],
      ["token", "x"],
      ["token", ""],
    ] as const) {
      const spoilt = new URL(link);
      spoilt.searchParams.set(parameter, value);
      expect((await pressLink(spoilt.href)).href).toContain("otp_expired");
    }
    expect((await pressLink(link)).hash).toContain("access_token=");
  });

  test("can be exchanged for a session by the client itself", async () => {
    const email = newEmail();
    await signUp(email);
    const token_hash = new URL(await mailedLink(server, email)).searchParams.get("token") ?? "";
    const client = server.client();
    const { data, error } = await client.auth.verifyOtp({ token_hash, type: "signup" });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const again = await client.auth.verifyOtp({ token_hash, type: "signup" });
    expect(again.error).toMatchObject({ status: 403, code: "otp_expired" });
  });

  const home = "/admin";
  test.each([
    { redirectTo: "{own}/admin/profile?tab=1", leadsTo: "/admin/profile?tab=1" },
    { redirectTo: "{own}/verify-email", leadsTo: "/verify-email" },
    { redirectTo: "/login", leadsTo: "/login" },
    { redirectTo: "{own}/admin#access_token=forged", leadsTo: home },
    { redirectTo: "{own}/view/1", leadsTo: home },
    { redirectTo: "{own}/administrator", leadsTo: home },
    { redirectTo: "https://evil.example/admin/profile", leadsTo: home },
    { redirectTo: "//evil.example/admin/profile", leadsTo: home },
    { redirectTo: "/\\evil.example/admin", leadsTo: home },
    { redirectTo: "{own}@evil.example/admin", leadsTo: home },
    { redirectTo: "javascript:alert(1)", leadsTo: home },
    { redirectTo: "https://[", leadsTo: home },
  ])("asked to lead to $redirectTo, leads to $leadsTo", async ({ redirectTo, leadsTo }) => {
    const email = newEmail();
    const wanted = redirectTo.replace("{own}", publicUrl);
    await signUp(email, PASSWORD, wanted);
    const link = new URL(await mailedLink(server, email));
    // Editing the link itself leads nowhere else.
    link.searchParams.set("redirect_to", wanted);
    const landing = await pressLink(link.href);
    expect(landing.href.split("#")[0]).toBe(`${publicUrl}${leadsTo}`);
    expect(fragment(landing).access_token).not.toBe("forged");
  });
});

describe("Asking for the confirmation mail again", () => {
  test("gives every address the same answer, and mails only those that wait for confirmation", async () => {
    const confirmed = await signUpConfirmed();
    const waiting = newEmail();
    const unknown = newEmail();
    await signUp(waiting);
    for (const email of [waiting, confirmed, unknown]) {
      const { data, error } = await server.client().auth.resend({ type: "signup", email });
      expect({ data, error }).toEqual({ data: { user: null, session: null }, error: null });
    }
    expect(await mailsTo(server, waiting)).toHaveLength(2);
    expect(await mailsTo(server, confirmed)).toHaveLength(1);
    expect(await mailsTo(server, unknown)).toHaveLength(0);
  });
});

test("the settings say that addresses are confirmed here", async () => {
  const { body } = await callAuth(server, "/settings", { method: "GET" });
  expect(body).toMatchObject({ mailer_autoconfirm: false });
});
