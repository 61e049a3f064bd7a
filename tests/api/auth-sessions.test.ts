import { randomUUID } from "node:crypto";
import { decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, test } from "vitest";
import { forgetOldSessions } from "../../src/server/auth/sessions.ts";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { callAuth } from "../../testbed/auth.ts";
import { type Client, PASSWORD, sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
const issuer = `http://localhost:${new URL(server.url).port}/auth/v1`;

/** The tokens of a client that has signed in. */
async function tokensOf(client: Client) {
  const { data } = await client.auth.getSession();
  return { access: data.session?.access_token ?? "", refresh: data.session?.refresh_token ?? "" };
}

async function signedIn() {
  const owner = await server.signUp();
  return { ...owner, ...(await tokensOf(owner.client)) };
}

async function onAnotherDevice(email: string): Promise<Client> {
  const client = server.client();
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

const isSignedIn = async (client: Client) => (await client.auth.getUser()).error === null;

function refresh(refresh_token: string) {
  return callAuth(server, "/token?grant_type=refresh_token", { body: { refresh_token } });
}

/** Ages the last use of this session's tokens. */
function secondsPass(token: string, seconds: number) {
  const { session_id } = decodeJwt<{ session_id: string }>(token);
  return server.sql`
    update auth.refresh_tokens set used_at = used_at - make_interval(secs => ${seconds})
    where session_id = ${session_id}`;
}

/** Until so many calls wait for a row that somebody else holds. */
function allWait(calls: number) {
  return expect
    .poll(
      () => server.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    .toHaveLength(calls);
}

describe("An access token", () => {
  test("says who its bearer is, for one hour", async () => {
    const { access, userId, email } = await signedIn();
    const claims = decodeJwt(access);
    expect(claims).toEqual({
      iss: issuer,
      aud: "authenticated",
      sub: userId,
      email,
      role: "authenticated",
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      aal: "aal1",
      amr: [{ method: "password", timestamp: expect.any(Number) }],
      user_metadata: {},
      iat: expect.any(Number),
      exp: (claims.iat ?? 0) + 3600,
    });
  });

  describe("is refused", () => {
    const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;
    type Claims = Record<string, unknown>;
    const sign = (claims: Claims, key: Uint8Array, alg = "HS256") =>
      new SignJWT(claims).setProtectedHeader({ alg }).sign(key);

    test.each<{ what: string; make(claims: Claims): Promise<string> | string }>([
      { what: "without a signature", make: (claims) => new UnsecuredJWT(claims).encode() },
      {
        what: "with its signature cut off",
        make: async (claims) => (await sign(claims, server.jwtKey)).replace(/[^.]+$/, ""),
      },
      { what: "signed with another key", make: (claims) => sign(claims, new Uint8Array(32)) },
      {
        what: "signed with the public key",
        make: (claims) => sign(claims, new TextEncoder().encode(PUBLISHABLE_KEY.padEnd(32, "0"))),
      },
      { what: "signed in another way", make: (claims) => sign(claims, server.jwtKey, "HS384") },
      { what: "that has expired", make: (claims) => sign({ ...claims, exp: seconds(-1) }, server.jwtKey) },
      { what: "that never expires", make: ({ exp, ...claims }) => sign(claims, server.jwtKey) },
      {
        what: "that is not yet valid",
        make: (claims) => sign({ ...claims, nbf: seconds(60) }, server.jwtKey),
      },
      {
        what: "for the service role",
        make: (claims) => sign({ ...claims, role: "service_role" }, server.jwtKey),
      },
      { what: "for no role", make: ({ role, ...claims }) => sign(claims, server.jwtKey) },
      {
        what: "of another issuer",
        make: (claims) => sign({ ...claims, iss: "https://evil.example" }, server.jwtKey),
      },
      { what: "for another audience", make: (claims) => sign({ ...claims, aud: "anon" }, server.jwtKey) },
      {
        what: "of a session that never was",
        make: (claims) => sign({ ...claims, session_id: randomUUID() }, server.jwtKey),
      },
      {
        what: "of somebody else's session",
        make: (claims) => sign({ ...claims, sub: randomUUID() }, server.jwtKey),
      },
      { what: "without a session", make: ({ session_id, ...claims }) => sign(claims, server.jwtKey) },
      { what: "that is no token", make: () => "x.y.z" },
    ])("$what", async ({ make }) => {
      const { access } = await signedIn();
      const token = await make(decodeJwt(access));
      const forged = await callAuth(server, "/user", { method: "GET", token });
      expect([401, 403]).toContain(forged.status);
      expect(["bad_jwt", "session_not_found"]).toContain(forged.body?.error_code);
      const changed = await callAuth(server, "/user", { method: "PUT", token, body: { data: { x: 1 } } });
      expect(changed.status).toBe(forged.status);
      const read = await fetch(`${server.url}/rest/v1/hotels?select=id`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(read.status).toBe(401);
    });

    test("when it is forged, while the server's own signature on the same claims is accepted", async () => {
      const { access, userId } = await signedIn();
      const token = await sign(decodeJwt(access), server.jwtKey);
      expect(await callAuth(server, "/user", { method: "GET", token })).toMatchObject({
        status: 200,
        body: { id: userId },
      });
      const read = await fetch(`${server.url}/rest/v1/hotels?select=id`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(read.status).toBe(200);
    });

    test("when there is none, or only the public key", async () => {
      for (const token of ["", PUBLISHABLE_KEY]) {
        const { status, body } = await callAuth(server, "/user", { method: "GET", token });
        expect({ status, code: body?.error_code }).toEqual({ status: 401, code: "no_authorization" });
      }
    });
  });
});

describe("A refresh token", () => {
  test("is exchanged for a new pair", async () => {
    const { client, refresh: before, userId } = await signedIn();
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.user?.id).toBe(userId);
    expect(data.session?.refresh_token).not.toBe(before);
    expect(await isSignedIn(client)).toBe(true);
  });

  test("gives twenty tabs that use it at once the same new token, which works", async () => {
    const { refresh: token } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const successors = new Set(answers.map(({ body }) => body?.refresh_token));
    expect(successors.size).toBe(1);
    expect((await refresh(String([...successors][0]))).status).toBe(200);
  });

  test("is exchanged only once when several calls use it at the same moment", async () => {
    const { access, refresh: token } = await signedIn();
    const { session_id } = decodeJwt<{ session_id: string }>(access);
    const held = await transaction(server.sql, async (tx) => {
      await tx`select from auth.refresh_tokens where session_id = ${session_id} for update`;
      const calls = Array.from({ length: 5 }, () => refresh(token));
      await allWait(calls.length);
      return { calls };
    });
    const answers = await Promise.all(held.calls);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body?.refresh_token)).size).toBe(1);
  });

  test("gives two clients that refresh at the same moment one session, which both go on with", async () => {
    const { client, access, refresh: token } = await signedIn();
    const tab = server.client();
    await tab.auth.setSession({ access_token: access, refresh_token: token });
    const [here, there] = await Promise.all([client.auth.refreshSession(), tab.auth.refreshSession()]);
    expect([here.error, there.error]).toEqual([null, null]);
    expect(here.data.session?.refresh_token).toBe(there.data.session?.refresh_token);
    await secondsPass(access, 3600);
    for (const one of [client, tab, client]) {
      expect((await one.auth.refreshSession()).error).toBeNull();
      expect(await isSignedIn(one)).toBe(true);
    }
  });

  test("gets the same answer again, however late, when the first one was lost", async () => {
    const { access, refresh: token } = await signedIn();
    const lost = await refresh(token);
    await secondsPass(access, 30 * 24 * 3600);
    const client = server.client();
    const { error } = await client.auth.refreshSession({ refresh_token: token });
    expect(error).toBeNull();
    const { access: newAccess, refresh: found } = await tokensOf(client);
    expect(found).toBe(lost.body?.refresh_token);
    expect(await isSignedIn(client)).toBe(true);
    // The session continues normally, also a second time.
    await secondsPass(newAccess, 3600);
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  test("works for ten more seconds after its successor was used; later it ends the session for thief and owner", async () => {
    const { client, access, refresh: stolen } = await signedIn();
    await client.auth.refreshSession();
    await secondsPass(access, 3600);
    await client.auth.refreshSession();
    const { refresh: current } = await tokensOf(client);
    await secondsPass(access, -3600 - 1);
    const retry = await refresh(stolen);
    expect(retry.status).toBe(200);
    expect(await isSignedIn(client)).toBe(true);

    await secondsPass(access, 3600);
    const reused = await refresh(stolen);
    expect(reused).toMatchObject({ status: 400, body: { error_code: "refresh_token_already_used" } });
    expect(await refresh(current)).toMatchObject({
      status: 400,
      body: { error_code: "refresh_token_not_found" },
    });
    expect(await isSignedIn(client)).toBe(false);
  });

  test("ends only its own session when it was stolen", async () => {
    const { client, email, access, refresh: stolen } = await signedIn();
    const other = await onAnotherDevice(email);
    await client.auth.refreshSession();
    await client.auth.refreshSession();
    await secondsPass(access, 11);
    expect((await refresh(stolen)).status).toBe(400);
    expect(await isSignedIn(client)).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
  });

  test("ends its session also when the new token is used while the old one waits", async () => {
    const { access, refresh: stolen } = await signedIn();
    const successor = String((await refresh(stolen)).body?.refresh_token);
    await secondsPass(access, 11);
    const { session_id } = decodeJwt<{ session_id: string }>(access);
    // The owner's call is first in the session's queue, the thief's waits behind it.
    const held = await transaction(server.sql, async (tx) => {
      await tx`select from auth.sessions where id = ${session_id} for update`;
      const owner = refresh(successor);
      await allWait(1);
      const thief = refresh(stolen);
      await allWait(2);
      return { calls: [owner, thief] };
    });
    const [owner, thief] = await Promise.all(held.calls);
    expect(owner?.status).toBe(200);
    expect(thief).toMatchObject({ status: 400, body: { error_code: "refresh_token_already_used" } });
  });

  test("that was never issued is refused", async () => {
    for (const token of ["x", "'", "\u00e9", "x".repeat(1000)]) {
      expect(await refresh(token)).toMatchObject({
        status: 400,
        body: { error_code: "refresh_token_not_found" },
      });
    }
  });

  test("is refused once its session was not used for 90 days", async () => {
    const { access, refresh: token } = await signedIn();
    const { session_id } = decodeJwt<{ session_id: string }>(access);
    const rest = (days: number) =>
      server.sql`update auth.sessions set refreshed_at = now() - make_interval(days => ${days}) where id = ${session_id}`;
    await rest(89);
    const successor = String((await refresh(token)).body?.refresh_token);
    await rest(91);
    expect(await refresh(successor)).toMatchObject({ status: 400, body: { error_code: "session_expired" } });
  });

  test("that was used a month ago is forgotten by the next refresh, and works until then when its answer got lost", async () => {
    const { access, refresh: first } = await signedIn();
    const next = async (token: string) => String((await refresh(token)).body?.refresh_token);
    const second = await next(first);
    const third = await next(second);
    const { session_id } = decodeJwt<{ session_id: string }>(access);
    const known = async () =>
      (await server.sql`select from auth.refresh_tokens where session_id = ${session_id}`).length;
    await secondsPass(access, 29 * 86_400);
    expect(await next(second)).toBe(third);
    expect(await known()).toBe(3);
    await secondsPass(access, 2 * 86_400);
    expect(await next(second)).toBe(third);
    const fourth = await next(third);
    expect(await known()).toBe(2);
    // It is forgotten, so it ends no session.
    expect((await refresh(first)).status).toBe(400);
    expect((await refresh(fourth)).status).toBe(200);

    await server.sql`
      update auth.sessions set refreshed_at = now() - interval '91 days' where id = ${session_id}`;
    await forgetOldSessions(server.sql);
    expect(await server.sql`select from auth.sessions where id = ${session_id}`).toEqual([]);
    expect(await known()).toBe(0);
  });

  test("is remembered as one of a thousand at most, however often a script asks for the next", async () => {
    const { access, refresh: first } = await signedIn();
    const { session_id } = decodeJwt<{ session_id: string }>(access);
    await server.sql`
      insert into auth.refresh_tokens (token_hash, session_id, used_at)
      select sha256(${session_id}::bytea || i::text::bytea), ${session_id}, now() - make_interval(secs => i) from generate_series(1, 1500) as i`;
    const { body } = await refresh(first);
    const known = await server.sql`select from auth.refresh_tokens where session_id = ${session_id}`;
    // With the one just used, as far as its statement sees, and the new one.
    expect(known).toHaveLength(1002);
    // The last used ones are remembered.
    expect((await refresh(first)).body?.refresh_token).toBe(body?.refresh_token);
    expect((await refresh(String(body?.refresh_token))).status).toBe(200);
  });

  test("is not stored readably, no more than passwords and mailed links", async () => {
    const { email, refresh: token } = await signedIn();
    await server.client().auth.resetPasswordForEmail(email);
    const read = () => server.sql`
      select u::text || t::text || m::text as stored from auth.users u
      join auth.sessions s on s.user_id = u.id join auth.refresh_tokens t on t.session_id = s.id
      join auth.mailed_tokens m on m.user_id = u.id where u.email = ${email}`;
    // The link is made after the answer.
    await expect.poll(async () => (await read()).length).toBe(1);
    const rows = await read();
    const stored = rows.map((row) => String(row.stored)).join();
    expect(stored).toContain("$argon2id$");
    for (const secret of [token, Buffer.from(token).toString("hex"), PASSWORD]) {
      expect(stored).not.toContain(secret);
    }
  });
});

describe("Signing out", () => {
  test.each([
    { scope: "local", here: false, elsewhere: true },
    { scope: "others", here: true, elsewhere: false },
    { scope: "global", here: false, elsewhere: false },
  ] as const)("with scope $scope", async ({ scope, here, elsewhere }) => {
    const { client, email, access, refresh: token } = await signedIn();
    const other = await onAnotherDevice(email);
    const stranger = await signedIn();
    expect((await client.auth.signOut({ scope })).error).toBeNull();

    expect((await callAuth(server, "/user", { method: "GET", token: access })).status).toBe(here ? 200 : 403);
    expect((await refresh(token)).status).toBe(here ? 200 : 400);
    const read = await fetch(`${server.url}/rest/v1/hotels?select=id`, {
      headers: { Authorization: `Bearer ${access}` },
    });
    expect(read.status).toBe(here ? 200 : 401);
    expect(await isSignedIn(other)).toBe(elsewhere);
    expect(await isSignedIn(stranger.client)).toBe(true);
  });

  test("signs out everywhere when no scope is named", async () => {
    const { email, access } = await signedIn();
    const other = await onAnotherDevice(email);
    expect((await callAuth(server, "/logout", { token: access })).status).toBe(204);
    expect(await isSignedIn(other)).toBe(false);
  });

  test("of a session that has ended succeeds, and touches no other one", async () => {
    const { email, access } = await signedIn();
    const other = await onAnotherDevice(email);
    for (const scope of ["local", "global", "others"]) {
      expect((await callAuth(server, `/logout?scope=${scope}`, { token: access })).status).toBe(204);
    }
    expect(await isSignedIn(other)).toBe(true);
  });

  test.each([
    { path: "/logout", token: "", status: 401 },
    { path: "/logout", token: "x.y.z", status: 401 },
    { path: "/logout?scope=everyone", token: "", status: 400 },
  ])("is refused at $path with the token '$token'", async ({ path, token, status }) => {
    expect((await callAuth(server, path, { token })).status).toBe(status);
  });
});
