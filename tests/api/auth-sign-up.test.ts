import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { callAuth } from "../../testbed/auth.ts";
import { newEmail } from "../../testbed/owner.ts";
import { PASSWORD, sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();

describe("Where no address has to be confirmed", () => {
  test("an owner who signs up is signed in at once", async () => {
    const client = server.client();
    const email = newEmail();
    const { data, error } = await client.auth.signUp({
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
      options: { data: { hotel: "Quay" } },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
    expect(data.user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      aud: "authenticated",
      role: "authenticated",
      email,
      phone: "",
      email_confirmed_at: expect.any(String),
      confirmed_at: expect.any(String),
      last_sign_in_at: expect.any(String),
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { hotel: "Quay" },
      identities: [
        {
          id: data.user?.id,
          identity_id: data.user?.id,
          user_id: data.user?.id,
          identity_data: { sub: data.user?.id, email, email_verified: true, phone_verified: false },
          provider: "email",
          email,
          last_sign_in_at: data.user?.last_sign_in_at,
          created_at: data.user?.created_at,
          updated_at: data.user?.updated_at,
        },
      ],
      created_at: expect.any(String),
      updated_at: expect.any(String),
      is_anonymous: false,
    });
    const { data: own } = await client.auth.getUser();
    expect(own.user).toEqual(data.user);
  });

  test("an address can sign up only once, in upper or lower case", async () => {
    const { email } = await server.signUp();
    const { data, error } = await server
      .client()
      .auth.signUp({ email: email.toUpperCase(), password: PASSWORD });
    expect(data.user).toBeNull();
    expect(error).toMatchObject({ status: 422, code: "user_already_exists" });
  });

  test("one of many simultaneous sign-ups with one address succeeds", async () => {
    const email = newEmail();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => server.client().auth.signUp({ email, password: PASSWORD })),
    );
    expect(outcomes.filter(({ data }) => data.session)).toHaveLength(1);
    expect(outcomes.filter(({ error }) => error?.code === "user_already_exists")).toHaveLength(7);
  });

  test("the right password signs in", async () => {
    const { email, userId } = await server.signUp();
    const { data, error } = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(userId);
  });

  test("a wrong password and an unknown address are refused in the same words", async () => {
    const { email } = await server.signUp();
    const wrong = { password: "not the password" };
    const answers = [
      await callAuth(server, "/token?grant_type=password", { body: { email, ...wrong } }),
      await callAuth(server, "/token?grant_type=password", { body: { email: newEmail(), ...wrong } }),
    ];
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({
        status: 400,
        body: { code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" },
      });
    }
  });

  test("a password works whether the keyboard sends its letters composed or decomposed", async () => {
    const { email } = await server.signUp(undefined, "caf\u00e9 au lait");
    const { error } = await server
      .client()
      .auth.signInWithPassword({ email, password: "cafe\u0301 au lait" });
    expect(error).toBeNull();
  });
});

describe("A password", () => {
  const tooShort = { code: "weak_password", reasons: ["length"] };
  const tooLong = { code: "weak_password", reasons: ["too_long"] };
  const blank = { code: "weak_password", reasons: ["characters"] };
  const tooCommon = { code: "weak_password", reasons: ["pwned"] };
  test.each([
    { what: "of 5 characters", password: "aX9!k", refused: tooShort },
    { what: "of 6 characters", password: "aX9!kq" },
    { what: "of 3 characters in 12 bytes", password: "🔑🗝🚪", refused: tooShort },
    { what: "of 72 bytes", password: "é".repeat(36) },
    { what: "of 73 bytes", password: `${"é".repeat(36)}x`, refused: tooLong },
    { what: "of six spaces", password: "      ", refused: blank },
    {
      what: "of characters that nobody can see",
      password: "\u200b\u00a0\t\u2060\u3164\ufeff",
      refused: blank,
    },
    { what: "with spaces around one letter", password: "   x   " },
    { what: "that everybody takes", password: "password", refused: tooCommon },
    { what: "that everybody takes, in capitals", password: "PassWord123", refused: tooCommon },
    { what: "that everybody takes, in wide letters", password: "ｐａｓｓｗｏｒｄ", refused: tooCommon },
    { what: "that is a name and a number", password: "Heather1", refused: tooCommon },
    { what: "that is a word and its sign", password: "Scarface!", refused: tooCommon },
    { what: "of digits in pairs", password: "112233", refused: tooCommon },
    { what: "along the keyboard", password: "qwertyuiop", refused: tooCommon },
    { what: "of one digit", password: "11111111", refused: tooCommon },
    { what: "with the product's name", password: "Innfo123", refused: tooCommon },
    { what: "that is a phrase", password: "correct horse battery" },
  ])("$what", async ({ password, refused }) => {
    const { error } = await server.client().auth.signUp({ email: newEmail(), password });
    if (refused) expect(error).toMatchObject(refused);
    else expect(error).toBeNull();
  });

  test("must not be the email address it goes with", async () => {
    const name = `owner${randomUUID().slice(0, 8)}`;
    for (const password of [name, `${name}@example.com`]) {
      const { error } = await server.client().auth.signUp({ email: `${name}@example.com`, password });
      expect(error).toMatchObject(tooCommon);
    }
  });
});

describe("A request is refused with the field that is wrong", () => {
  const invalidEmail = { status: 400, error_code: "email_address_invalid", msg: "Invalid email address" };
  const invalid = (msg: RegExp) => ({ status: 400, error_code: "validation_failed", msg });
  const email = "someone@example.com";
  const signIn = "/token?grant_type=password";

  test.each([
    { path: "/signup", body: "not JSON", says: { status: 400, error_code: "bad_json", msg: /JSON/ } },
    { path: "/signup", body: "", says: { status: 400, error_code: "bad_json", msg: /JSON/ } },
    { path: "/signup", body: "[]", says: invalid(/^body: /) },
    { path: "/signup", body: "null", says: invalid(/^body: /) },
    { path: "/signup", body: { email, password: 6 }, says: invalid(/^password: /) },
    { path: "/signup", body: { email }, says: invalid(/^password: /) },
    { path: "/signup", body: { password: PASSWORD }, says: invalidEmail },
    { path: "/signup", body: { email: 7, password: PASSWORD }, says: invalidEmail },
    { path: "/signup", body: { email: "nobody", password: PASSWORD }, says: invalidEmail },
    { path: "/signup", body: { email: "nobody@localhost", password: PASSWORD }, says: invalidEmail },
    {
      path: "/signup",
      body: { email: `${"a".repeat(250)}@x.example`, password: PASSWORD },
      says: invalidEmail,
    },
    { path: "/signup", body: { email: "a\r\nBcc: b@example.com", password: PASSWORD }, says: invalidEmail },
    {
      path: "/signup",
      body: { email, password: "a\0b\0c\0d" },
      says: { status: 400, error_code: "bad_json", msg: /JSON/ },
    },
    { path: "/signup", body: { email, password: PASSWORD, data: "x" }, says: invalid(/^data: /) },
    {
      path: "/signup",
      body: { email, password: PASSWORD, data: { x: "x".repeat(4096) } },
      says: invalid(/^data: /),
    },
    {
      path: "/signup",
      body: { email, password: PASSWORD, data: { x: "\ud800" } },
      says: { status: 400, error_code: "bad_json", msg: /JSON/ },
    },
    {
      path: "/signup",
      body: { email, password: PASSWORD, nickname: "x" },
      says: invalid(/^body: .*nickname/),
    },
    { path: "/signup", body: { email, password: "x".repeat(20_000) }, says: invalid(/too long/) },
    { path: "/token", body: { email, password: PASSWORD }, says: invalid(/^grant_type: /) },
    { path: "/token?grant_type=nothing", body: {}, says: invalid(/^grant_type: /) },
    { path: signIn, body: { email: "nobody", password: PASSWORD }, says: invalidEmail },
    { path: signIn, body: { email, password: "x".repeat(1001) }, says: invalid(/^password: /) },
    {
      path: "/token?grant_type=refresh_token",
      body: { refresh_token: null },
      says: invalid(/^refresh_token: /),
    },
    { path: "/recover", body: {}, says: invalidEmail },
    { path: "/resend", body: { email, type: "recovery" }, says: invalid(/^type: /) },
    { path: "/verify", body: { token_hash: "x", type: "nothing" }, says: invalid(/^type: /) },
  ])("$path $body", async ({ path, body, says: { status, ...error } }) => {
    const answer = await callAuth(server, path, { body });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(
      error.msg instanceof RegExp ? { ...error, msg: expect.stringMatching(error.msg) } : error,
    );
  });

  test("JSON nested as deeply as the body allows does not make the server fail", async () => {
    for (const depth of [1000, 7000, 100_000]) {
      const data = `${"[".repeat(depth)}${"]".repeat(depth)}`;
      const body = `{"email":"${email}","password":"${PASSWORD}","data":{"x":${data}}}`;
      expect((await callAuth(server, "/signup", { body })).status).toBeLessThan(500);
    }
  });
});

test("the settings say that addresses are not confirmed here", async () => {
  const { status, body } = await callAuth(server, "/settings", { method: "GET" });
  expect(status).toBe(200);
  expect(body).toMatchObject({ mailer_autoconfirm: true, disable_signup: false, external: { email: true } });
});

test.each([
  { method: "POST", path: "/nothing" },
  { method: "POST", path: "/administration" },
  { method: "GET", path: "/signup" },
  { method: "DELETE", path: "/user" },
] as const)("$method $path is not found", async ({ method, path }) => {
  expect((await callAuth(server, path, { method })).status).toBe(404);
});
