/** Passkeys, by a device that the tests hold. Each refusal beside what is accepted. */
import { decodeJwt } from "jose";
import { describe, expect, test } from "vitest";
import { callAuth, tokenOf } from "../../testbed/auth.ts";
import { type Ceremony, makePasskey } from "../../testbed/passkey.ts";
import { type Client, PASSWORD, sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
const { origin } = new URL(server.url.replace("127.0.0.1", "localhost"));

type Credential = Parameters<Client["auth"]["passkey"]["verifyRegistration"]>[0]["credential"];
type Device = ReturnType<typeof makePasskey>;

async function register(client: Client, device: Device, differently: Partial<Ceremony> = {}) {
  const { data, error } = await client.auth.passkey.startRegistration();
  if (error) throw error;
  const credential = device.register({ challenge: data.options.challenge, origin, ...differently });
  return client.auth.passkey.verifyRegistration({
    challengeId: data.challenge_id,
    credential: credential as unknown as Credential,
  });
}

async function withPasskey() {
  const owner = await server.ownerWithHotel();
  const device = makePasskey();
  const { data, error } = await register(owner.client, device);
  if (error) throw error;
  return { ...owner, device, passkey: data };
}

/** The answer to a challenge, and what the server says to it. */
async function present(device: Device, differently: Partial<Ceremony> = {}, client = server.client()) {
  const { data, error } = await client.auth.passkey.startAuthentication();
  if (error) throw error;
  const credential = device.sign({ challenge: data.options.challenge ?? "", origin, ...differently });
  const answer = { challengeId: data.challenge_id, credential: credential as unknown as Credential };
  return { answer, client, ...(await client.auth.passkey.verifyAuthentication(answer)) };
}

const readsHotels = async (own: Client) => (await own.from("hotels").select("id")).data?.length ?? 0;

describe("A passkey", () => {
  test("is registered by who is in, listed, renamed and removed", async () => {
    const { client, passkey, email, userId } = await withPasskey();
    const { data: options } = await client.auth.passkey.startRegistration();
    expect(options?.options).toMatchObject({
      rp: { id: "localhost", name: "Innfo" },
      user: { name: email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ type: "public-key" }],
    });
    expect(Buffer.from(options?.options.user.id ?? "", "base64url").toString()).toBe(userId);
    expect((await client.auth.passkey.list()).data).toEqual([
      { id: passkey?.id, friendly_name: expect.any(String), created_at: expect.any(String) },
    ]);
    const passkeyId = passkey?.id ?? "";
    const renamed = await client.auth.passkey.update({ passkeyId, friendlyName: "Laptop" });
    expect(renamed.data).toMatchObject({ id: passkeyId, friendly_name: "Laptop" });
    expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await client.auth.passkey.list()).data).toEqual([]);
    const mails = (await server.context.outbox.received()).filter(({ to }) => to === email);
    expect(mails.map(({ text }) => /^(Added|Removed).*?: Passkey\.$/m.exec(text)?.[1]).sort()).toEqual([
      "Added",
      "Removed",
    ]);
  });

  test("signs in without a password, as two factors", async () => {
    const { device, userId } = await withPasskey();
    const { data, error, client } = await present(device, {
      userHandle: Buffer.from(userId).toString("base64url"),
    });
    expect(error).toBeNull();
    expect(data?.user?.id).toBe(userId);
    expect(await readsHotels(client)).toBe(1);
    expect(decodeJwt(await tokenOf(client))).toMatchObject({ aal: "aal2", amr: [{ method: "passkey" }] });
    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
    await client.auth.refreshSession();
    expect(decodeJwt(await tokenOf(client)).aal).toBe("aal2");
    expect((await client.auth.passkey.list()).data).toMatchObject([{ last_used_at: expect.any(String) }]);
  });

  test("is asked for no code", async () => {
    const { client, device } = await withPasskey();
    const { data } = await client.auth.mfa.enroll({ factorType: "totp" });
    const { Secret, TOTP } = await import("otpauth");
    const code = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? "") }).generate();
    expect((await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code })).error).toBeNull();
    const byPasskey = await present(device);
    expect(await readsHotels(byPasskey.client)).toBe(1);
  });

  test("that was removed, or never was there, signs nobody in", async () => {
    const { client, device, passkey } = await withPasskey();
    expect((await present(device)).error).toBeNull();
    await client.auth.passkey.delete({ passkeyId: passkey?.id ?? "" });
    for (const unknown of [device, makePasskey()]) {
      expect((await present(unknown, { counter: 9 })).error).toMatchObject({
        status: 404,
        code: "webauthn_credential_not_found",
      });
    }
  });

  test("is registered while its owner was lately there, not as long as the challenge lasts", async () => {
    const { client, userId } = await server.ownerWithHotel();
    const device = makePasskey();
    const { data: started } = await client.auth.passkey.startRegistration();
    const answer = {
      challengeId: started?.challenge_id ?? "",
      credential: device.register({
        challenge: started?.options.challenge ?? "",
        origin,
      }) as unknown as Credential,
    };
    await server.sql`update auth.sessions set proved_at = now() - interval '11 minutes' where user_id = ${userId}`;
    await client.auth.refreshSession();
    const late = await client.auth.passkey.verifyRegistration(answer);
    expect(late.error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    const token = await tokenOf(client);
    await callAuth(server, "/user/reauthenticate", { token, body: { password: PASSWORD } });
    await client.auth.refreshSession();
    expect((await client.auth.passkey.verifyRegistration(answer)).error).toBeNull();
  });

  test("answers a challenge once, and only one that was made for signing in", async () => {
    const { client, device } = await withPasskey();
    // A device that does not count, whose answer would be taken again.
    const first = await present(device, { counter: 0 });
    expect(first.error).toBeNull();
    const again = await server.client().auth.passkey.verifyAuthentication(first.answer);
    expect(again.error).toMatchObject({ status: 400, code: "webauthn_challenge_not_found" });
    const { data: registering } = await client.auth.passkey.startRegistration();
    const challenge = registering?.options.challenge ?? "";
    for (const challengeId of [registering?.challenge_id ?? "", "made up"]) {
      const credential = device.sign({ challenge, origin, counter: 2 }) as unknown as Credential;
      const { error } = await server.client().auth.passkey.verifyAuthentication({ challengeId, credential });
      expect(error?.code).toBe("webauthn_challenge_not_found");
    }
    expect((await present(device, { counter: 2 })).error).toBeNull();
  });

  test.each<[string, Partial<Ceremony>]>([
    ["of another origin", { origin: "https://localhost.example.com" }],
    ["of the same name and another port", { origin: "http://localhost:1" }],
    ["without its owner's finger, face or PIN", { isVerified: false }],
    ["to another challenge", { challenge: Buffer.from("another challenge").toString("base64url") }],
    ["whose counter went back", { counter: 4 }],
    ["whose counter stood still", { counter: 5 }],
  ])("is refused an answer %s", async (_, differently) => {
    const { device } = await withPasskey();
    expect((await present(device, { counter: 5 })).error).toBeNull();
    const { error } = await present(device, { counter: 6, ...differently });
    expect(error).toMatchObject({ status: 400, code: "webauthn_verification_failed" });
    expect((await present(device, { counter: 7 })).error).toBeNull();
  });

  test("is refused with another key than the one that was registered, and for another account", async () => {
    const [owner, other] = [await withPasskey(), await withPasskey()];
    const thief = makePasskey();
    const { data } = await server.client().auth.passkey.startAuthentication();
    const challenge = data?.options.challenge ?? "";
    const stolen = { ...thief.sign({ challenge, origin }), ...owner.device.sign({ challenge, origin }) };
    stolen.response = thief.sign({ challenge, origin }).response;
    const answer = { challengeId: data?.challenge_id ?? "", credential: stolen as unknown as Credential };
    expect((await server.client().auth.passkey.verifyAuthentication(answer)).error?.code).toBe(
      "webauthn_verification_failed",
    );
    const handle = Buffer.from(other.userId).toString("base64url");
    const { error } = await present(owner.device, { userHandle: handle });
    expect(error?.code).toBe("webauthn_credential_not_found");
  });
});

describe("Registering one", () => {
  test("answers the challenge of its own session, once, from the site itself", async () => {
    const [owner, other] = [await server.ownerWithHotel(), await server.ownerWithHotel()];
    const { data } = await owner.client.auth.passkey.startRegistration();
    const device = makePasskey();
    const made = device.register({ challenge: data?.options.challenge ?? "", origin });
    const answer = { challengeId: data?.challenge_id ?? "", credential: made as unknown as Credential };
    expect((await other.client.auth.passkey.verifyRegistration(answer)).error).toMatchObject({
      code: "webauthn_challenge_not_found",
    });
    expect((await owner.client.auth.passkey.verifyRegistration(answer)).error).toBeNull();
    expect((await owner.client.auth.passkey.verifyRegistration(answer)).error).toMatchObject({
      code: "webauthn_challenge_not_found",
    });
    expect((await register(other.client, device)).error).toMatchObject({
      status: 422,
      code: "webauthn_credential_exists",
    });
    const phished = await register(other.client, makePasskey(), { origin: "https://example.com" });
    expect(phished.error).toMatchObject({ status: 400, code: "webauthn_verification_failed" });
    expect((await other.client.auth.passkey.list()).data).toEqual([]);
  });

  test("and removing one ask for a recent proof; nobody touches another account's", async () => {
    const owner = await withPasskey();
    const stranger = await server.ownerWithHotel();
    const passkeyId = owner.passkey?.id ?? "";
    expect((await stranger.client.auth.passkey.delete({ passkeyId })).error?.code).toBe(
      "webauthn_credential_not_found",
    );
    await server.sql`update auth.sessions set proved_at = now() - interval '11 minutes' where user_id = ${owner.userId}`;
    await owner.client.auth.refreshSession();
    expect((await owner.client.auth.passkey.startRegistration()).error?.code).toBe("reauthentication_needed");
    expect((await owner.client.auth.passkey.delete({ passkeyId })).error?.code).toBe(
      "reauthentication_needed",
    );
    expect((await owner.client.auth.passkey.list()).data).toHaveLength(1);
  });

  test("ends at twenty", async () => {
    const { client, userId } = await withPasskey();
    await server.sql`
      insert into auth.passkeys (user_id, credential_id, public_key, counter, friendly_name)
      select ${userId}, decode(lpad(to_hex(n), 8, '0') || md5(${userId}), 'hex'), '', 0, 'Key' from generate_series(2, 20) n`;
    expect((await client.auth.passkey.startRegistration()).error).toMatchObject({
      status: 422,
      code: "too_many_passkeys",
    });
  });
});

describe("A proof of being there", () => {
  async function leaveOpen(client: Client, userId: string): Promise<string> {
    await server.sql`
      update auth.sessions set proved_at = now() - interval '11 minutes', factor_at = factor_at - interval '11 minutes'
      where user_id = ${userId}`;
    await client.auth.refreshSession();
    return tokenOf(client);
  }
  async function answerOf(device: Device, counter: number) {
    const { data } = await server.client().auth.passkey.startAuthentication();
    const credential = device.sign({ challenge: data?.options.challenge ?? "", origin, counter });
    return { challenge_id: data?.challenge_id, credential };
  }

  test("is asked for before the account's data are downloaded", async () => {
    const { client, userId, device } = await withPasskey();
    const download = async () =>
      callAuth(server, "/user/data", { method: "GET", token: await tokenOf(client) });
    expect((await download()).status).toBe(200);
    await leaveOpen(client, userId);
    expect(await download()).toMatchObject({ status: 400, body: { error_code: "reauthentication_needed" } });
    const token = await tokenOf(client);
    const body = await answerOf(device, 1);
    expect((await callAuth(server, "/user/reauthenticate", { token, body })).status).toBe(204);
    await client.auth.refreshSession();
    const { status, body: data } = await download();
    expect(status).toBe(200);
    expect(data?.passkeys).toMatchObject([{ friendly_name: expect.any(String) }]);
    expect(JSON.stringify(data)).not.toMatch(/public_key|credential_id/);
  });

  test("by another account's passkey is none; by one's own it deletes the account, with all of these", async () => {
    const { client, userId, device } = await withPasskey();
    const other = await withPasskey();
    const token = await tokenOf(client);
    for (const body of [
      await answerOf(other.device, 1),
      { code: "123456" },
      { password: "not the password" },
      {},
    ]) {
      const { status } = await callAuth(server, "/user/delete", { token, body });
      expect(status).toBeOneOf([400, 404, 422]);
    }
    const body = await answerOf(device, 1);
    expect((await callAuth(server, "/user/delete", { token, body })).status).toBe(204);
    const left = await server.sql`select from auth.passkeys where user_id = ${userId}`;
    expect(left.count).toBe(0);
    expect(await readsHotels(other.client)).toBe(1);
    const signIn = await server.client().auth.signInWithPassword({ email: other.email, password: PASSWORD });
    expect(signIn.error).toBeNull();
  });
});
