/**
 * A session that was left open, in the hands of whoever sits down at it: what nobody can take back asks for
 * the password, or for a sign-in of the last ten minutes. Each refusal beside the owner who gets on.
 */
import { describe, expect, test } from "vitest";
import { callAuth, signIn, tokenOf } from "../../testbed/auth.ts";
import { mailedLink, mailsTo, pressLink, query } from "../../testbed/mailbox.ts";
import { type Client, PASSWORD, sharedServer, type TestServer } from "../../testbed/server.ts";

const NEW_PASSWORD = "another horse battery";

const server = await sharedServer();

type Owner = Awaited<ReturnType<TestServer["ownerWithHotel"]>>;

/** As the browser has it after so many minutes without its owner, when the access token was renewed. */
async function leaveOpen({ client, userId }: Pick<Owner, "client" | "userId">, minutes = 11): Promise<void> {
  await server.sql`
    update auth.sessions set proved_at = proved_at - make_interval(mins => ${minutes}) where user_id = ${userId}`;
  await client.auth.refreshSession();
}

async function confirm(client: Client, password = PASSWORD) {
  const token = await tokenOf(client);
  const answer = await callAuth(server, "/user/reauthenticate", { token, body: { password } });
  await client.auth.refreshSession();
  return answer;
}

describe("A new password or address, through the official client", () => {
  test.each([
    ["password", { password: NEW_PASSWORD }],
    ["address", { email: "thief@example.com" }],
    ["address and a note", { email: "thief@example.com", data: { note: "mine" } }],
  ])("is refused in a session that was left open: %s", async (_what, changes) => {
    const owner = await server.ownerWithHotel();
    await leaveOpen(owner);
    const { error } = await owner.client.auth.updateUser(changes);
    expect(error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    expect((await signIn(server, owner.email)).data.user).toMatchObject({
      email: owner.email,
      user_metadata: {},
    });
    expect(await mailsTo(server, owner.email)).toEqual([]);
  });

  test("is accepted together with the current password", async () => {
    const owner = await server.ownerWithHotel();
    await leaveOpen(owner);
    const guess = { password: NEW_PASSWORD, current_password: "not the password" };
    expect((await owner.client.auth.updateUser(guess)).error?.code).toBe("current_password_invalid");
    const known = { password: NEW_PASSWORD, current_password: PASSWORD };
    expect((await owner.client.auth.updateUser(known)).error).toBeNull();
    expect((await signIn(server, owner.email, NEW_PASSWORD)).error).toBeNull();
  });

  test("is accepted in the first ten minutes after signing in again", async () => {
    const owner = await server.ownerWithHotel();
    await leaveOpen(owner);
    await owner.client.auth.signInWithPassword({ email: owner.email, password: PASSWORD });
    await leaveOpen(owner, 9);
    expect((await owner.client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    await leaveOpen(owner, 2);
    const { error } = await owner.client.auth.updateUser({ password: PASSWORD });
    expect(error?.code).toBe("reauthentication_needed");
  });

  test("is refused with a refreshed token, and with one that only claims a recent sign-in", async () => {
    const owner = await server.ownerWithHotel();
    await leaveOpen(owner);
    for (let renewal = 0; renewal < 3; renewal++) await owner.client.auth.refreshSession();
    const [head, claims = "", signature] = (await tokenOf(owner.client)).split(".");
    const said = JSON.parse(Buffer.from(claims, "base64url").toString());
    said.amr = [{ method: "password", timestamp: Math.floor(Date.now() / 1000) }];
    const forged = [head, Buffer.from(JSON.stringify(said)).toString("base64url"), signature].join(".");
    const body = { password: NEW_PASSWORD };
    expect(await callAuth(server, "/user", { method: "PUT", token: forged, body })).toMatchObject({
      status: 401,
    });
    const { error } = await owner.client.auth.updateUser(body);
    expect(error?.code).toBe("reauthentication_needed");
  });

  test("is refused in the same words when it is the present password, so that nobody can guess that one", async () => {
    const owner = await server.ownerWithHotel();
    await leaveOpen(owner);
    for (const password of [PASSWORD, NEW_PASSWORD]) {
      expect((await owner.client.auth.updateUser({ password })).error?.code).toBe("reauthentication_needed");
    }
  });

  test("a code by mail is not offered, and the refusal says what is", async () => {
    const { client } = await server.ownerWithHotel();
    const refusals = [
      (await client.auth.reauthenticate()).error,
      (await client.auth.updateUser({ password: NEW_PASSWORD, nonce: "123456" })).error,
    ];
    for (const error of refusals) {
      expect(error).toMatchObject({ status: 422, code: "reauthentication_not_valid" });
      expect(error?.message).toContain("current_password");
    }
  });

  test("metadata, and the address that the account already has, ask for no proof", async () => {
    const owner = await server.ownerWithHotel();
    await leaveOpen(owner);
    const { error } = await owner.client.auth.updateUser({ email: owner.email, data: { tour: "done" } });
    expect(error).toBeNull();
  });
});

describe("A link to set a new password", () => {
  async function followed(email: string): Promise<Client> {
    await server.client().auth.resetPasswordForEmail(email);
    const { access_token = "", refresh_token = "" } = query(await pressLink(await mailedLink(server, email)));
    const client = server.client();
    await client.auth.setSession({ access_token, refresh_token });
    return client;
  }

  test("sets it at any time while the link is valid", async () => {
    const { email, userId } = await server.signUp();
    const client = await followed(email);
    await leaveOpen({ client, userId }, 59);
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    expect((await signIn(server, email, NEW_PASSWORD)).error).toBeNull();
    // Once: from then on there is a password to ask for.
    const { error } = await client.auth.updateUser({ password: PASSWORD });
    expect(error?.code).toBe("reauthentication_needed");
  });

  test("allows nothing else after ten minutes, and no new password after an hour", async () => {
    const { email, userId } = await server.signUp();
    const client = await followed(email);
    await leaveOpen({ client, userId }, 11);
    const moved = await client.auth.updateUser({ email: "thief@example.com" });
    expect(moved.error?.code).toBe("reauthentication_needed");
    await leaveOpen({ client, userId }, 50);
    const { error } = await client.auth.updateUser({ password: NEW_PASSWORD });
    expect(error?.code).toBe("reauthentication_needed");
  });
});

describe("Confirming the password", () => {
  test("makes the proof recent again, and adds no device", async () => {
    const owner = await server.ownerWithHotel();
    await leaveOpen(owner);
    expect((await confirm(owner.client)).status).toBe(204);
    expect((await owner.client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    const [count] = await server.sql<{ sessions: number }[]>`
      select count(*)::int as sessions from auth.sessions where user_id = ${owner.userId}`;
    expect(count?.sessions).toBe(1);
  });

  test("with a wrong password changes nothing, and is refused after ten attempts", async () => {
    const owner = await server.ownerWithHotel();
    await leaveOpen(owner);
    for (let nth = 0; nth < 10; nth++) {
      const answer = await confirm(owner.client, "not the password");
      expect(answer).toMatchObject({ status: 400, body: { error_code: "invalid_credentials" } });
    }
    expect(await confirm(owner.client)).toMatchObject({ status: 429 });
    expect((await owner.client.auth.updateUser({ password: NEW_PASSWORD })).error?.code).toBe(
      "reauthentication_needed",
    );
  });

  test("accepts neither another owner's password nor a call without a session", async () => {
    const [owner, other] = [await server.ownerWithHotel(), await server.signUp(undefined, NEW_PASSWORD)];
    await leaveOpen(owner);
    expect((await confirm(owner.client, NEW_PASSWORD)).status).toBe(400);
    await leaveOpen(other);
    expect((await confirm(other.client, NEW_PASSWORD)).status).toBe(204);
    expect((await owner.client.from("hotels").delete().eq("id", owner.hotelId)).error?.code).toBe("IN004");
    const nobody = await callAuth(server, "/user/reauthenticate", { body: { password: PASSWORD } });
    expect(nobody.status).toBe(401);
  });
});

describe("Deleting hotels", () => {
  async function hotelsOf({ userId }: Owner): Promise<number> {
    const rows = await server.sql`select from public.hotels where user_id = ${userId}`;
    return rows.length;
  }

  async function ownerOfThree(): Promise<Owner> {
    const owner = await server.ownerWithHotel();
    for (const name of ["One", "Two"]) {
      await server.sql`
        insert into public.hotels (user_id, name, address, phone, email)
        values (${owner.userId}, ${`${name} ${owner.userId}`}, '1 Quay', '+1', ${owner.email})`;
    }
    return owner;
  }

  test.each<[string, (owner: Owner) => PromiseLike<{ error: { code: string } | null; status: number }>]>([
    ["by its id", ({ client, hotelId }) => client.from("hotels").delete().eq("id", hotelId)],
    ["all at once", ({ client, userId }) => client.from("hotels").delete().eq("user_id", userId)],
    ["with the rows asked back", ({ client }) => client.from("hotels").delete().neq("id", "").select()],
  ])(
    "%s is refused in a session that was left open, and done once the password is confirmed",
    async (_, act) => {
      const owner = await ownerOfThree();
      await leaveOpen(owner);
      expect(await act(owner)).toMatchObject({ status: 403, error: { code: "IN004" } });
      expect(await hotelsOf(owner)).toBe(3);
      await confirm(owner.client);
      expect((await act(owner)).error).toBeNull();
      expect(await hotelsOf(owner)).toBeLessThan(3);
    },
  );

  test("adding, changing and deleting what can be restored still work in an old session", async () => {
    const owner = await server.ownerWithHotel();
    await leaveOpen(owner);
    const { client, hotelId, userId, email } = owner;
    const faq = { hotel_id: hotelId, question: "Is there a pool?", answer: "Yes", category: "Policies" };
    const { data } = await client.from("faqs").insert(faq).select("id").single().throwOnError();
    await client.from("faqs").delete().eq("id", data.id).throwOnError();
    await client.from("hotels").update({ phone: "+1 555 0199" }).eq("id", hotelId).throwOnError();
    const another = {
      user_id: userId,
      name: `Inn ${userId}`,
      description: "Quiet",
      address: "2 Quay",
      phone: "+1",
      email,
    };
    await client.from("hotels").insert(another).throwOnError();
  });
});

test("Deleting the account asks for the password, also right after signing in", async () => {
  const owner = await server.ownerWithHotel();
  const token = await tokenOf(owner.client);
  const guess = await callAuth(server, "/user/delete", { token, body: { password: "not the password" } });
  expect(guess).toMatchObject({ status: 400, body: { error_code: "invalid_credentials" } });
  await leaveOpen(owner);
  const known = { token: await tokenOf(owner.client), body: { password: PASSWORD } };
  expect((await callAuth(server, "/user/delete", known)).status).toBe(204);
});
