/** Codes of an authenticator app after the password, through the official client. Each refusal beside what is accepted. */
import { createClient } from "@supabase/supabase-js";
import { decodeJwt } from "jose";
import { Secret, TOTP } from "otpauth";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "../../src/lib/database.types.ts";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { callAuth, tokenOf } from "../../testbed/auth.ts";
import { image } from "../../testbed/images.ts";
import { mailedLink, pressLink, query } from "../../testbed/mailbox.ts";
import { type Client, PASSWORD, sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();

const STEP = 30_000;

/** The code of so many half minutes from now. The server takes each once, so a test that needs two takes the next. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP });
}

const client = (): Client =>
  createClient<Database>(server.url, PUBLISHABLE_KEY, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
    },
  });

/** An owner with a verified app, whose code of the step before the present one was taken. */
async function withApp() {
  const owner = await server.ownerWithHotel();
  const { data, error } = await owner.client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  if (error) throw error;
  const { id: factorId } = data;
  const { secret } = data.totp;
  const verified = await owner.client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  if (verified.error) throw verified.error;
  // A code of that step would be refused if the clock went on before it arrived.
  await server.sql`update auth.mfa_factors set last_step = last_step - 1 where id = ${factorId}`;
  return { ...owner, factorId, secret };
}

type Owner = Awaited<ReturnType<typeof withApp>>;

/** In a session that waits for its code. */
async function halfway({ email }: Pick<Owner, "email">): Promise<Client> {
  const own = client();
  const { error } = await own.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return own;
}

const levelOf = async (own: Client) => (await own.auth.mfa.getAuthenticatorAssuranceLevel()).data;
const readsHotels = async (own: Client) => (await own.from("hotels").select("id")).data?.length ?? 0;

/** Undoes how long ago the owner was last seen to be there. */
async function leaveOpen(own: Client, userId: string): Promise<void> {
  await server.sql`
    update auth.sessions set proved_at = now() - interval '11 minutes', factor_at = factor_at - interval '11 minutes'
    where user_id = ${userId}`;
  await own.auth.refreshSession();
}

describe("Enrolling an app", () => {
  test("answers a QR code, the secret and its address, and counts once a code was right", async () => {
    const { client: own, email } = await server.ownerWithHotel();
    const { data } = await own.auth.mfa.enroll({ factorType: "totp", issuer: "The Copper Kettle" });
    expect(data).toMatchObject({ id: expect.any(String), type: "totp" });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/s);
    const uri = new URL(data?.totp.uri ?? "");
    expect(uri.searchParams.get("secret")).toBe(data?.totp.secret);
    expect(uri.searchParams.get("issuer")).toBe("The Copper Kettle");
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect((await own.auth.mfa.listFactors()).data).toMatchObject({
      all: [{ status: "unverified" }],
      totp: [],
    });
    expect(await levelOf(own)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });

    const factorId = data?.id ?? "";
    const wrong = await own.auth.mfa.challengeAndVerify({
      factorId,
      code: codeOf(data?.totp.secret ?? "", 9),
    });
    expect(wrong.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
    const right = await own.auth.mfa.challengeAndVerify({ factorId, code: codeOf(data?.totp.secret ?? "") });
    expect(right.data?.user.factors).toMatchObject([
      { id: factorId, factor_type: "totp", status: "verified" },
    ]);
    expect(await levelOf(own)).toMatchObject({
      currentLevel: "aal2",
      nextLevel: "aal2",
      currentAuthenticationMethods: [{ method: "password" }, { method: "totp" }],
    });
    expect((await own.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
    expect(await readsHotels(own)).toBe(1);
    await own.auth.refreshSession();
    expect(decodeJwt(await tokenOf(own))).toMatchObject({ aal: "aal2" });
  });

  test("signs other devices out, and leaves this one in", async () => {
    const owner = await server.ownerWithHotel();
    const other = await halfway(owner);
    expect(await readsHotels(other)).toBe(1);
    const { data } = await owner.client.auth.mfa.enroll({ factorType: "totp" });
    const code = codeOf(data?.totp.secret ?? "");
    await owner.client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code });
    expect(await readsHotels(other)).toBe(0);
    expect(await readsHotels(owner.client)).toBe(1);
  });

  test("begins anew where it was not finished, has a name once, and ends at five apps", async () => {
    const owner = await withApp();
    const { mfa } = owner.client.auth;
    const first = await mfa.enroll({ factorType: "totp" });
    await mfa.enroll({ factorType: "totp" });
    const challenge = await mfa.challenge({ factorId: first.data?.id ?? "" });
    expect(challenge.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
    expect((await mfa.enroll({ factorType: "totp", friendlyName: "Phone" })).error?.code).toBe(
      "mfa_factor_name_conflict",
    );
    await server.sql`
      insert into auth.mfa_factors (user_id, factor_type, status, secret)
      select ${owner.userId}, 'totp', 'verified', '' from generate_series(2, 5)`;
    expect((await mfa.enroll({ factorType: "totp" })).error?.code).toBe("too_many_enrolled_mfa_factors");
  });

  test("needs a recent proof, and nobody else finds the app", async () => {
    const owner = await withApp();
    const stranger = await server.ownerWithHotel();
    expect((await stranger.client.auth.mfa.challenge({ factorId: owner.factorId })).error?.code).toBe(
      "mfa_factor_not_found",
    );
    expect((await stranger.client.auth.mfa.unenroll({ factorId: owner.factorId })).error?.code).toBe(
      "mfa_factor_not_found",
    );
    await leaveOpen(owner.client, owner.userId);
    const refusals = [
      await owner.client.auth.mfa.enroll({ factorType: "totp" }),
      await owner.client.auth.mfa.unenroll({ factorId: owner.factorId }),
    ];
    for (const { error } of refusals) expect(error?.code).toBe("reauthentication_needed");
  });

  test("needs a recent proof for its first code, too: a secret that was seen once is no way in later", async () => {
    const { client: own, userId } = await server.ownerWithHotel();
    const { data } = await own.auth.mfa.enroll({ factorType: "totp" });
    const [factorId, totp] = [
      data?.id ?? "",
      new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? "") }),
    ];
    await leaveOpen(own, userId);
    const late = await own.auth.mfa.challengeAndVerify({ factorId, code: totp.generate() });
    expect(late.error?.code).toBe("reauthentication_needed");
    const body = { password: PASSWORD };
    await callAuth(server, "/user/reauthenticate", { token: await tokenOf(own), body });
    await own.auth.refreshSession();
    expect((await own.auth.mfa.challengeAndVerify({ factorId, code: totp.generate() })).error).toBeNull();
  });

  test("keeps the secret unreadable in the database", async () => {
    const { userId, secret } = await withApp();
    const [row] = await server.sql<{ secret: Buffer }[]>`
      select secret from auth.mfa_factors where user_id = ${userId}`;
    expect(row?.secret.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
    expect(row?.secret.length).toBe(12 + 16 + 20);
  });
});

describe("A session that waits for its code", () => {
  test("is aal1 until a code is right", async () => {
    const owner = await withApp();
    const own = await halfway(owner);
    expect(await levelOf(own)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    expect(await readsHotels(own)).toBe(0);
    await own.auth.refreshSession();
    expect(await readsHotels(own)).toBe(0);
    const { data, error } = await own.auth.mfa.challenge({ factorId: owner.factorId });
    expect(error).toBeNull();
    expect(data?.expires_at).toBeGreaterThan(Date.now() / 1000);
    const old = (await own.auth.getSession()).data.session?.refresh_token ?? "";
    const code = codeOf(owner.secret);
    const verified = await own.auth.mfa.verify({
      factorId: owner.factorId,
      challengeId: data?.id ?? "",
      code,
    });
    expect(verified.error).toBeNull();
    expect(await levelOf(own)).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
    expect(await readsHotels(own)).toBe(1);
    // As after a lost answer.
    const again = client();
    expect((await again.auth.refreshSession({ refresh_token: old })).error).toBeNull();
    expect(await readsHotels(again)).toBe(1);
  });

  test("is refused by every call that a complete one may make", async () => {
    const owner = await withApp();
    const waiting = await tokenOf(await halfway(owner));
    const complete = await tokenOf(owner.client);
    const picture = await image("png");
    const ask = async (token: string, method: string, path: string, body?: unknown) => {
      const isForm = path.startsWith("/view/");
      const type = body === picture ? "image/png" : "application/json";
      const form = () =>
        new URLSearchParams({ access_token: token, table: "hotels", draft: JSON.stringify(body) });
      const answer = await fetch(`${server.url}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, ...(!isForm && { "Content-Type": type }) },
        ...(body !== undefined && {
          body: isForm ? form() : body === picture ? new Uint8Array(picture) : JSON.stringify(body),
        }),
      });
      return { status: answer.status, text: await answer.text() };
    };
    const calls: [method: string, path: string, body?: unknown][] = [
      ["GET", "/rest/v1/hotels?select=id"],
      ["PATCH", `/rest/v1/hotels?id=eq.${owner.hotelId}`, { description: "Loud" }],
      ["POST", "/rest/v1/faqs", { hotel_id: owner.hotelId, category: "General", question: "Q", answer: "A" }],
      ["DELETE", "/rest/v1/faqs?question=eq.none"],
      ["POST", "/rest/v1/rpc/section_overview", { hotel_id: owner.hotelId }],
      ["POST", `/storage/v1/object/logos/${owner.hotelId}/logo.png`, picture],
      ["POST", "/functions/v1/plan-prices", {}],
      ["POST", `/view/${owner.hotelId}/preview`, { description: "Loud" }],
      ["GET", "/auth/v1/sessions"],
      ["GET", "/auth/v1/user/data"],
      ["PUT", "/auth/v1/user", { data: { a: 1 } }],
      ["POST", "/auth/v1/user/reauthenticate", { password: PASSWORD }],
      ["POST", "/auth/v1/factors", { factor_type: "totp" }],
      ["POST", "/auth/v1/factors/recovery-codes"],
    ];
    for (const [method, path, body] of calls) {
      const refused = await ask(waiting, method, path, body);
      expect([path, refused.status]).toEqual([
        path,
        path.startsWith("/auth/") ? 403 : expect.toBeOneOf([400, 401]),
      ]);
      expect(refused.text).toMatch(/insufficient_aal|waits for a code|No active session/);
      expect([path, (await ask(complete, method, path, body)).status < 300]).toEqual([path, true]);
    }
  });

  test("opens no route there is more than a guest's request does, except those for its code and its end", async () => {
    const token = await tokenOf(await halfway(await withApp()));
    const OPEN = [
      /^GET \/auth\/v1\/user$/,
      /^POST \/auth\/v1\/logout$/,
      /^GET \/auth\/v1\/factors\/recovery-codes$/,
      /^POST \/auth\/v1\/factors\/(recovery-codes\/verify|:id\/(challenge|verify))$/,
    ];
    const routes = server.routes().filter((route) => !route.startsWith("ALL "));
    expect(routes.length).toBeGreaterThan(60);
    const more: string[] = [];
    for (const route of routes.filter((one) => !OPEN.some((pattern) => pattern.test(one)))) {
      const [method = "", path = ""] = route.split(" ");
      const url = `${server.url}${path.replace(/:\w+(\{[^}]*\})?/g, "hotels").replace("*", "x")}`;
      const ask = async (headers: HeadersInit) => {
        const body = ["GET", "HEAD"].includes(method) ? {} : { body: "{}" };
        const answer = await fetch(url, { method, headers, redirect: "manual", ...body });
        await answer.body?.cancel();
        return answer.status;
      };
      const [asGuest, waiting] = [await ask({}), await ask({ Authorization: `Bearer ${token}` })];
      // Others refuse the empty body before they ask who sent it.
      if (waiting < 300 && asGuest >= 300) more.push(`${route}: ${asGuest}, ${waiting}`);
    }
    expect(more).toEqual([]);
  });

  test("ends itself alone, whatever it asks to end, and however many there are", async () => {
    const owner = await withApp();
    const isIn = async () => (await owner.client.from("hotels").select("id")).error === null;
    for (const scope of ["others", "global"] as const) {
      expect((await (await halfway(owner)).auth.signOut({ scope })).error).toBeNull();
      expect([scope, await isIn()]).toEqual([scope, true]);
    }
    await server.sql`
      insert into auth.sessions (user_id, method, awaits_factor, refreshed_at)
      select user_id, 'password', true, now() + interval '1 minute' from auth.mfa_factors, generate_series(1, 50)
      where id = ${owner.factorId}`;
    const last = await halfway(owner);
    expect(await isIn()).toBe(true);
    expect((await last.auth.getUser()).error).toBeNull();
    // A complete one ends all others, as ever.
    expect((await owner.client.auth.signOut({ scope: "others" })).error).toBeNull();
    expect((await last.auth.getUser()).error).not.toBeNull();
    expect(await isIn()).toBe(true);
  });

  test("cannot bring an app of its own, change the password or the address, or take the app off", async () => {
    const owner = await withApp();
    // Begun by the owner before the code of another device was asked for.
    const { data: mine } = await owner.client.auth.mfa.enroll({ factorType: "totp" });
    const own = await halfway(owner);
    const factorId = mine?.id ?? "";
    const code = codeOf(mine?.totp.secret ?? "");
    const refusals = [
      await own.auth.mfa.challengeAndVerify({ factorId, code }),
      await own.auth.updateUser({ password: "another horse battery" }),
      await own.auth.updateUser({ email: "thief@example.com" }),
      await own.auth.mfa.unenroll({ factorId: owner.factorId }),
    ];
    for (const { error } of refusals) expect(error).toMatchObject({ status: 403, code: "insufficient_aal" });
    expect((await own.auth.signOut({ scope: "local" })).error).toBeNull();
    expect((await owner.client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  });
});

describe("A code", () => {
  test("is taken once, also by two at the same moment, and never an older one after it", async () => {
    const owner = await withApp();
    const [one, two] = [await halfway(owner), await halfway(owner)];
    const { factorId } = owner;
    const code = codeOf(owner.secret);
    const answers = await Promise.all(
      [one, two].map((own) => own.auth.mfa.challengeAndVerify({ factorId, code })),
    );
    // The client gives the error of a session that was ended no code.
    const codes = answers.map(({ error }) => (error ? (error.code ?? error.name) : "in"));
    expect(codes).toHaveLength(2);
    expect(codes).toContain("in");
    expect(codes).toContainEqual(expect.stringMatching(/mfa_verification_failed|AuthSessionMissingError/));
    const third = await halfway(owner);
    const older = codeOf(owner.secret, -1);
    for (const used of [code, older]) {
      const { error } = await third.auth.mfa.challengeAndVerify({ factorId, code: used });
      expect(error?.code).toBe("mfa_verification_failed");
    }
    const next = codeOf(owner.secret, 1);
    expect((await third.auth.mfa.challengeAndVerify({ factorId, code: next })).error).toBeNull();
  });

  test("may be a step early or late, and no more", async () => {
    const owner = await withApp();
    const { factorId } = owner;
    // Else what is two steps early may be one when it arrives.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    for (const steps of [-2, 2]) {
      const own = await halfway(owner);
      const { error } = await own.auth.mfa.challengeAndVerify({
        factorId,
        code: codeOf(owner.secret, steps),
      });
      expect(error?.code).toBe("mfa_verification_failed");
    }
    const own = await halfway(owner);
    const { error } = await own.auth.mfa.challengeAndVerify({ factorId, code: codeOf(owner.secret, 1) });
    expect(error).toBeNull();
  });

  test("answers a challenge of its own session, once, and in time", async () => {
    const owner = await withApp();
    const { factorId } = owner;
    const [one, other] = [await halfway(owner), await halfway(owner)];
    const challengeOf = async (own: Client) => (await own.auth.mfa.challenge({ factorId })).data?.id ?? "";
    const foreign = await challengeOf(other);
    const mine = await challengeOf(one);
    const code = codeOf(owner.secret);
    for (const challengeId of [foreign, "made up", `${mine}=`]) {
      const { error } = await one.auth.mfa.verify({ factorId, challengeId, code });
      expect(error).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
    }
    expect((await one.auth.mfa.verify({ factorId, challengeId: mine, code })).error).toBeNull();
    const again = await one.auth.mfa.verify({ factorId, challengeId: mine, code: codeOf(owner.secret, 1) });
    expect(again.error?.code).toBe("mfa_challenge_expired");
    const fresh = await challengeOf(one);
    const { error } = await one.auth.mfa.verify({
      factorId,
      challengeId: fresh,
      code: codeOf(owner.secret, 1),
    });
    expect(error).toBeNull();
  });

  test("is guessed ten times, and then not taken even if right; another account's is", async () => {
    const [owner, another] = [await withApp(), await withApp()];
    const own = await halfway(owner);
    const { factorId } = owner;
    const challengeId = (await own.auth.mfa.challenge({ factorId })).data?.id ?? "";
    const guesses = Array.from({ length: 20 }, (_, guess) => `a${guess}`);
    const answers = await Promise.all(
      guesses.map(async (code) => (await own.auth.mfa.verify({ factorId, challengeId, code })).error?.code),
    );
    expect(answers.filter((code) => code === "mfa_verification_failed")).toHaveLength(10);
    expect(answers.filter((code) => code === "over_request_rate_limit")).toHaveLength(10);
    const right = await own.auth.mfa.challengeAndVerify({ factorId, code: codeOf(owner.secret) });
    expect(right.error?.status).toBe(429);
    expect(await readsHotels(own)).toBe(0);
    const elsewhere = await halfway(another);
    const { error } = await elsewhere.auth.mfa.challengeAndVerify({
      factorId: another.factorId,
      code: codeOf(another.secret),
    });
    expect(error).toBeNull();
  });
});

describe("Recovery codes", () => {
  const use = (own: Client, code: string) => own.auth.mfa.recoveryCodes.verify({ code });

  // The client of an owner is made without the experimental calls.
  const asExperimental = async (own: Client): Promise<Client> => {
    const { data } = await own.auth.getSession();
    const other = client();
    await other.auth.setSession(data.session ?? { access_token: "", refresh_token: "" });
    return other;
  };

  test("let in once each, however they are typed", async () => {
    const owner = await withApp();
    const mine = await asExperimental(owner.client);
    const { data } = await mine.auth.mfa.recoveryCodes.generate();
    expect(data).toMatchObject({ type: "recovery_code", total: 10, friendly_name: "Recovery codes" });
    const [code = "", ...others] = data?.codes ?? [];
    expect(new Set([code, ...others]).size).toBe(10);
    const own = await halfway(owner);
    expect((await own.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ remaining: 10 });
    const typed = ` ${code.toUpperCase().replace(/(.{4})/g, "$1-")} `;
    expect((await use(own, typed)).error).toBeNull();
    expect(await readsHotels(own)).toBe(1);
    expect(await levelOf(own)).toMatchObject({
      currentLevel: "aal2",
      currentAuthenticationMethods: [{ method: "password" }, { method: "mfa/recovery_code" }],
    });
    const next = await halfway(owner);
    expect((await use(next, code)).error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
    expect((await next.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
  });

  test("are made by who has an app and is in, and made anew by regenerating", async () => {
    const { client: plain } = await server.ownerWithHotel();
    const none = await asExperimental(plain);
    expect((await none.auth.mfa.recoveryCodes.generate()).error?.code).toBe("mfa_recovery_codes_sole_factor");
    expect((await none.auth.mfa.recoveryCodes.getStatus()).error?.code).toBe("mfa_factor_not_found");
    const owner = await withApp();
    const mine = await asExperimental(owner.client);
    expect((await mine.auth.mfa.recoveryCodes.regenerate()).error?.code).toBe("mfa_factor_not_found");
    const first = await mine.auth.mfa.recoveryCodes.generate({ friendlyName: "Printed" });
    expect((await mine.auth.mfa.recoveryCodes.generate()).error?.code).toBe("mfa_verified_factor_exists");
    const second = await mine.auth.mfa.recoveryCodes.regenerate();
    expect(second.data).toMatchObject({ id: first.data?.id, friendly_name: "Printed" });
    const own = await halfway(owner);
    expect((await use(own, first.data?.codes[0] ?? "")).error?.code).toBe("mfa_verification_failed");
    expect((await use(own, second.data?.codes[0] ?? "")).error).toBeNull();
    expect((await mine.auth.mfa.listFactors()).data?.recovery_code).toHaveLength(1);
    expect((await own.auth.mfa.recoveryCodes.unenroll()).data).toEqual({ id: first.data?.id });
    expect((await own.auth.mfa.recoveryCodes.unenroll()).error?.code).toBe("mfa_factor_not_found");
  });

  test("are guessed ten times, while the app's codes still count", async () => {
    const owner = await withApp();
    const own = await halfway(owner);
    for (let guess = 0; guess < 10; guess++) await use(own, "abcdefghijkmnpqr");
    expect((await use(own, "abcdefghijkmnpqr")).error).toMatchObject({
      status: 429,
      code: "mfa_recovery_codes_locked",
    });
    const code = codeOf(owner.secret);
    expect((await own.auth.mfa.challengeAndVerify({ factorId: owner.factorId, code })).error).toBeNull();
  });

  test("go with the last app, and then the password is enough", async () => {
    const owner = await withApp();
    const mine = await asExperimental(owner.client);
    await mine.auth.mfa.recoveryCodes.generate();
    expect((await mine.auth.mfa.unenroll({ factorId: owner.factorId })).data).toEqual({ id: owner.factorId });
    expect((await mine.auth.mfa.listFactors()).data?.all).toEqual([]);
    expect(await readsHotels(await halfway(owner))).toBe(1);
    await mine.auth.refreshSession();
    expect(await levelOf(mine)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
  });

  test("and apps are told of by mail, when they are made anew, added or removed", async () => {
    const owner = await withApp();
    const mine = await asExperimental(owner.client);
    // Neither one that never showed a code, nor the codes that come with an app.
    const unused = await mine.auth.mfa.enroll({ factorType: "totp" });
    await mine.auth.mfa.unenroll({ factorId: unused.data?.id ?? "" });
    await mine.auth.mfa.recoveryCodes.generate();
    await mine.auth.mfa.recoveryCodes.regenerate();
    await mine.auth.mfa.unenroll({ factorId: owner.factorId });
    const mails = (await server.context.outbox.received()).filter(({ to }) => to === owner.email);
    const changes = mails.map(({ text }) => /^(Added|Removed).*?: (.*)\.$/m.exec(text)?.slice(1).join(" "));
    expect(changes.sort()).toEqual([
      "Added Authenticator app",
      "Added Recovery codes",
      "Removed Authenticator app",
    ]);
  });
});

describe("The second factor", () => {
  test("stays when the password is reset by mail, which lets nobody in without a code", async () => {
    const owner = await withApp();
    await server.client().auth.resetPasswordForEmail(owner.email);
    const { access_token = "", refresh_token = "" } = query(
      await pressLink(await mailedLink(server, owner.email)),
    );
    const own = client();
    await own.auth.setSession({ access_token, refresh_token });
    expect(await readsHotels(own)).toBe(0);
    const other = { password: "another horse battery", data: { a: 1 } };
    expect((await own.auth.updateUser(other)).error?.code).toBe("insufficient_aal");
    expect((await own.auth.updateUser({ password: other.password })).error).toBeNull();
    expect(await readsHotels(own)).toBe(0);
    const again = client();
    await again.auth.signInWithPassword({ email: owner.email, password: other.password });
    expect(await readsHotels(again)).toBe(0);
    const code = codeOf(owner.secret);
    const { error } = await again.auth.mfa.challengeAndVerify({ factorId: owner.factorId, code });
    expect(error).toBeNull();
    expect(await readsHotels(again)).toBe(1);
  });

  test("is in the account's download without its secret, and goes with the account", async () => {
    const owner = await withApp();
    const token = await tokenOf(owner.client);
    const { body } = await callAuth(server, "/user/data", { method: "GET", token });
    expect(body?.factors).toMatchObject([
      { id: owner.factorId, friendly_name: "Phone", factor_type: "totp" },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/"secret"|last_step|codes/);
    expect(JSON.stringify(body)).not.toContain(owner.secret);
    expect((await callAuth(server, "/user/delete", { token, body: { password: PASSWORD } })).status).toBe(
      204,
    );
    const left = await server.sql`select from auth.mfa_factors where user_id = ${owner.userId}`;
    expect(left.count).toBe(0);
  });
});
