/** A hotel's team: who is invited, what an invitation's link does, and who may do what afterwards. */
import { createClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import type { Database } from "../../src/lib/database.types.ts";
import { hashPassword } from "../../src/server/auth/passwords.ts";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { callAuth } from "../../testbed/auth.ts";
import { put } from "../../testbed/parties.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { PASSWORD, sharedServer } from "../../testbed/server.ts";
import { accessToken, giveProPlan, makeHotel, makeOwner, rest } from "../../testbed/tokens.ts";

const server = await sharedServer();

async function makeProHotel() {
  const owner = await makeHotel(server);
  await giveProPlan(server, owner.userId);
  return owner;
}
type HotelOwner = Awaited<ReturnType<typeof makeProHotel>>;

const newAddress = () => `paul-${crypto.randomUUID()}@example.com`;

async function invite(owner: HotelOwner, email = newAddress(), role = "desk"): Promise<string> {
  await owner.client.from("invitations").insert({ hotel_id: owner.hotelId, email, role }).throwOnError();
  return email;
}

/** The part after # in the link of the latest mail to this address. */
async function tokenFor(email: string): Promise<string> {
  return /\/join#(\S+?)["\s]/.exec((await textOf(email))?.concat("\n") ?? "")?.[1] ?? "";
}

const textOf = async (email: string) =>
  (await server.context.outbox.received()).find(({ to }) => to === email)?.text;

async function call(path: string, body: object, token?: string) {
  const response = await fetch(`${server.url}/auth/v1/invitation${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const { error_code, ...answer } = (await response.json()) as {
    error_code?: string;
    msg?: string;
    session?: { access_token: string; refresh_token: string; user: { id: string } };
  };
  return { ...answer, status: response.status, code: error_code };
}

const rolesOf = async (hotelId: string) => {
  const rows = await server.sql<{ role: string }[]>`
    select role from members where hotel_id = ${hotelId} order by created_at`;
  return rows.map(({ role }) => role);
};

describe("An invitation", () => {
  test("reaches an address without an account, which joins without a hotel of its own", async () => {
    const owner = await makeProHotel();
    const email = await invite(owner);
    const token = await tokenFor(email);
    expect(await call("", { token })).toMatchObject({ status: 200, email, role: "desk", has_account: false });
    const joined = await call("/accept", { token, password: PASSWORD, name: "Paul" });
    expect(joined).toMatchObject({ status: 200, hotel_id: owner.hotelId });
    const client = createClient<Database>(server.url, PUBLISHABLE_KEY);
    if (!joined.session) throw new Error("Nobody joined");
    await client.auth.setSession(joined.session);
    const { data: worked } = await client.rpc("worked_for").throwOnError();
    expect(worked).toEqual([expect.objectContaining({ hotel_id: owner.hotelId, role: "desk" })]);
    const { data: own } = await client.from("hotels").select("id").eq("user_id", joined.session.user.id);
    expect(own).toEqual([]);
    const { data: team } = await owner.client.rpc("team", { hotel_id: owner.hotelId }).throwOnError();
    expect(team).toMatchObject({ people: [{ holds: true }, { name: "Paul", email, role: "desk" }] });
  });

  test("is accepted by the account that has its address, and by no other", async () => {
    const owner = await makeProHotel();
    const paul = await makeOwner(server);
    const stranger = await makeOwner(server);
    await server.sql`update auth.users set user_metadata = '{"name": "Lena"}' where id = ${owner.userId}`;
    const token = await tokenFor(await invite(owner, paul.email, "editor"));
    expect(await textOf(paul.email)).toContain(`Lena (${owner.email}) asks you to help`);
    expect(await call("", { token })).toMatchObject({ has_account: true });
    // Nobody makes it a second time, with another password.
    expect(await call("/accept", { token, password: PASSWORD })).toMatchObject({ code: "email_exists" });
    expect(await call("/accept", { token }, stranger.token)).toMatchObject({ code: "otp_expired" });
    expect(await rolesOf(owner.hotelId)).toEqual([]);
    expect(await call("/accept", { token }, paul.token)).toMatchObject({ status: 200 });
    expect(await rolesOf(owner.hotelId)).toEqual(["editor"]);
  });

  test("that is forged, used, withdrawn or over is refused, always with the same words", async () => {
    const owner = await makeProHotel();
    const token = await tokenFor(await invite(owner));
    const [id] = token.split(".");
    const forged = `${id}.${"A".repeat(43)}`;
    const refusals = [
      await call("", { token: forged }),
      await call("/accept", { token: forged, password: PASSWORD }),
    ];
    await server.sql`update invitations set expires_at = now() where id = ${id ?? ""}`;
    refusals.push(await call("", { token }), await call("/accept", { token, password: PASSWORD }));
    await server.sql`update invitations set expires_at = now() + interval '1 day' where id = ${id ?? ""}`;
    expect(await call("/accept", { token, password: PASSWORD })).toMatchObject({ status: 200 });
    refusals.push(await call("/accept", { token, password: PASSWORD }));
    const withdrawn = await tokenFor(await invite(owner));
    await owner.client.from("invitations").delete().eq("hotel_id", owner.hotelId).throwOnError();
    refusals.push(await call("/accept", { token: withdrawn, password: PASSWORD }));
    for (const { status, msg } of refusals) {
      expect({ status, msg }).toEqual({
        status: 403,
        msg: "This invitation was used or withdrawn, or is over",
      });
    }
    expect(await rolesOf(owner.hotelId)).toEqual(["desk"]);
  });

  test("goes to no address that an account could not have, which would never sign in again", async () => {
    const owner = await makeProHotel();
    for (const email of ["mär@example.com", "a,b@example.com", "<a@example.com", "a@example.com,b.example"])
      await expect(invite(owner, email)).rejects.toMatchObject({ code: "23514" });
    await invite(owner, `o'neill+${crypto.randomUUID()}@mail.example.com`);
  });

  test("accepted twice at once makes one account and one member", async () => {
    const owner = await makeProHotel();
    const email = await invite(owner);
    const token = await tokenFor(email);
    const both = await Promise.all([1, 2].map(() => call("/accept", { token, password: PASSWORD })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rolesOf(owner.hotelId)).toEqual(["desk"]);
    expect(await server.sql`select from auth.users where email = ${email}`).toHaveLength(1);
  });

  test("takes one of the places that the plan has", async () => {
    const owner = await makeHotel(server);
    await server.sql`insert into innfo.account_limits (user_id, what, max) values (${owner.userId}, 'members', 2)`;
    const email = await invite(owner);
    await expect(invite(owner)).rejects.toMatchObject({ code: "IN003", details: "members" });
    expect(await call("/accept", { token: await tokenFor(email), password: PASSWORD })).toMatchObject({
      status: 200,
    });
    await expect(invite(owner)).rejects.toMatchObject({ code: "IN003" });
  });

  test("to become an owner asks for a recent proof", async () => {
    const owner = await makeProHotel();
    const { userId: sub, email, sessionId: session_id } = owner;
    const token = await accessToken(server, {
      sub,
      email,
      session_id,
      amr: [{ method: "password", timestamp: 0 }],
    });
    const as = (role: string) => {
      const body = { hotel_id: owner.hotelId, email: newAddress(), role };
      return rest(server, { token }, "invitations", "POST", body);
    };
    await expect(as("owner")).rejects.toThrow("IN004");
    await as("editor");
    await invite(owner, newAddress(), "owner");
  });
});

describe("A hotel that is handed over", () => {
  const offer = (owner: HotelOwner, email = newAddress()) =>
    owner.client
      .from("invitations")
      .insert({ hotel_id: owner.hotelId, email, role: "owner", hands_over: true })
      .select("id");
  const accountOf = async (hotelId: string) => {
    const [hotel] = await server.sql<{ user_id: string }[]>`select user_id from hotels where id = ${hotelId}`;
    return hotel?.user_id;
  };

  test("is offered by the account that it belongs to, to one at a time, with a recent proof", async () => {
    const owner = await makeProHotel();
    const other = { ...(await makeMember(owner, "owner")), hotelId: owner.hotelId };
    expect((await offer(other)).error?.code).toBe("42501");
    const { userId: sub, email, sessionId: session_id } = owner;
    const amr = [{ method: "password", timestamp: 0 }];
    const token = await accessToken(server, { sub, email, session_id, amr });
    const body = { hotel_id: owner.hotelId, email: newAddress(), role: "owner", hands_over: true };
    await expect(rest(server, { token }, "invitations", "POST", body)).rejects.toThrow("IN004");
    expect((await offer(owner)).error).toBeNull();
    expect((await offer(owner)).error?.code).toBe("23505");
    const lesser = owner.client
      .from("invitations")
      .insert({ hotel_id: owner.hotelId, email: newAddress(), role: "desk", hands_over: true });
    expect((await lesser).error?.code).toBe("23514");
  });

  test("goes with everything to who accepts it, onto their plan; the former account keeps its own and nothing else", async () => {
    const owner = await makeProHotel();
    const { hotelId: hotel_id, sessionId: session_id } = owner;
    await server.sql`
      insert into custom_sections (hotel_id, name, description) values (${hotel_id}, 'Walks', 'From the door')`;
    await put(server, "push_devices", { ...exampleRow("push_devices"), hotel_id, session_id });
    const mara = await makeOwner(server);
    await offer(owner, mara.email).throwOnError();
    const token = await tokenFor(mara.email);
    const shown = await call("", { token });
    expect(shown).toMatchObject({
      inviter: owner.email,
      hand_over: {
        plan: "free",
        hotels: 0,
        custom_sections: 1,
        people: 0,
        former: owner.email.split("@")[0],
      },
    });
    expect(await call("/accept", { token }, owner.token)).toMatchObject({ code: "otp_expired" });
    const both = await Promise.all([1, 2].map(() => call("/accept", { token }, mara.token)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await accountOf(owner.hotelId)).toBe(mara.userId);
    const names = async ({ client }: Pick<HotelOwner, "client">) =>
      (await client.from("custom_sections").select("name").eq("hotel_id", owner.hotelId)).data;
    expect(await names(mara)).toEqual([{ name: "Walks" }]);
    expect(await names(owner)).toEqual([]);
    const own = await mara.client.from("hotels").select("id").eq("user_id", mara.userId);
    expect(own.data).toEqual([{ id: owner.hotelId }]);
    const { data: name } = await mara.client.from("hotels").select("name").single().throwOnError();
    const given = { hotel_id, role: null, gave: name.name, owner: mara.email.split("@")[0] };
    expect((await owner.client.rpc("worked_for").throwOnError()).data).toMatchObject([given]);
    expect((await mara.client.rpc("worked_for").throwOnError()).data).toEqual([]);
    expect((await owner.client.from("stripe_user_subscriptions").select("plan_in_force")).data).toHaveLength(
      1,
    );
    expect(await server.sql`select from push_devices where hotel_id = ${hotel_id}`).toHaveLength(0);
    const told = (await server.context.outbox.received()).filter(({ to }) => to === owner.email);
    const [done, offered] = told.map(({ text }) => text);
    expect(done).toContain(`now belongs to ${mara.email}`);
    expect(done).toContain("You are in its team no longer.");
    expect(offered).not.toContain("its team");
    expect(told.map(({ subject }) => subject)).toEqual([
      "Handing over a hotel in Innfo",
      "Handing over a hotel in Innfo",
    ]);
  });

  test("leaves the former account no way back: neither an open invitation nor a station", async () => {
    const owner = await makeProHotel();
    const { hotelId: hotel_id } = owner;
    const mine = newAddress();
    await owner.client.from("invitations").insert({ hotel_id, email: mine, role: "owner" }).throwOnError();
    const kept = await tokenFor(mine);
    for (const [path, body] of [
      ["", { name: "Back office" }],
      ["/people", { name: "Night porter", member_id: null, pin: "4821" }],
    ] as const) {
      const made = await fetch(`${server.url}/auth/v1/stations${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${owner.token}` },
        body: JSON.stringify({ id: crypto.randomUUID(), hotel_id, ...body }),
      });
      expect(made.ok).toBe(true);
    }
    const mara = await makeOwner(server);
    await offer(owner, mara.email).throwOnError();
    expect(await call("/accept", { token: await tokenFor(mara.email) }, mara.token)).toMatchObject({
      status: 200,
    });
    expect(await call("/accept", { token: kept, password: "correct horse battery 9" })).toMatchObject({
      status: 403,
    });
    for (const table of ["stations", "station_people"])
      expect(await server.sql`select from ${server.sql(table)} where hotel_id = ${hotel_id}`).toHaveLength(0);
  });

  test("keeps its former account in the team if the new one wishes", async () => {
    const owner = await makeProHotel();
    const mara = await makeMember(owner, "desk");
    await giveProPlan(server, mara.userId);
    await offer(owner, mara.email).throwOnError();
    const accepted = { token: await tokenFor(mara.email), keeps_former: true };
    expect(await call("/accept", accepted, mara.token)).toMatchObject({ status: 200 });
    expect(await accountOf(owner.hotelId)).toBe(mara.userId);
    const told = (await server.context.outbox.received()).filter(({ to }) => to === owner.email);
    expect(told[0]?.text).toContain("You stay in its team as an editor.");
    const { data: team } = await mara.client.rpc("team", { hotel_id: owner.hotelId }).throwOnError();
    expect(team).toMatchObject({
      people: [
        { user_id: mara.userId, holds: true },
        { user_id: owner.userId, role: "editor", holds: false },
      ],
    });
  });

  test("stays where it is when the other account has no room, or the offer was withdrawn", async () => {
    const owner = await makeProHotel();
    const mara = await makeOwner(server);
    await server.sql`insert into innfo.account_limits (user_id, what, max) values (${mara.userId}, 'hotels', 0)`;
    const { data } = await offer(owner, mara.email).throwOnError();
    const token = await tokenFor(mara.email);
    expect(await call("/accept", { token }, mara.token)).toMatchObject({ code: "too_many_hotels" });
    expect(await accountOf(owner.hotelId)).toBe(owner.userId);
    // Who offers it reads that once the offer is opened, and until there is room.
    const lacksRoom = async () =>
      (await owner.client.from("invitations").select("lacks_room").single().throwOnError()).data.lacks_room;
    expect(await lacksRoom()).toBe(false);
    await call("", { token });
    expect(await lacksRoom()).toBe(true);
    await server.sql`delete from innfo.account_limits where user_id = ${mara.userId}`;
    await call("", { token });
    expect(await lacksRoom()).toBe(false);
    await owner.client
      .from("invitations")
      .delete()
      .eq("id", data[0]?.id ?? "")
      .throwOnError();
    expect(await call("/accept", { token }, mara.token)).toMatchObject({ code: "otp_expired" });
    expect(await accountOf(owner.hotelId)).toBe(owner.userId);
  });
});

describe("A hotel that demands a second factor of its owners", () => {
  const strong = ({ userId: sub, email, sessionId: session_id }: Omit<HotelOwner, "hotelId">) =>
    accessToken(server, { sub, email, session_id, aal: "aal2" });
  const demand = (token: string, hotelId: string, owners_need_factor = true) =>
    rest(server, { token }, `hotels?id=eq.${hotelId}`, "PATCH", { owners_need_factor });

  test("opens to owners with one, and to those at other roles as before", async () => {
    const owner = await makeProHotel();
    const { hotelId } = owner;
    const [second, editor] = [await makeMember(owner, "owner"), await makeMember(owner, "editor")];
    await expect(demand(owner.token, hotelId)).rejects.toThrow("42501");
    await demand(await strong(owner), hotelId);
    const names = (token: string) => rest(server, { token }, `hotels?id=eq.${hotelId}&select=name`, "GET");
    const changes = (token: string) =>
      rest(server, { token }, `hotels?id=eq.${hotelId}&select=id`, "PATCH", { breakfast: "7 to 10" });
    const reads = (token: string) =>
      rest(server, { token }, `message_kinds?hotel_id=eq.${hotelId}&select=kind`, "GET");
    await rest(server, { token: await strong(owner) }, "message_kinds", "POST", {
      hotel_id: hotelId,
      kind: "request",
    });
    const [{ name = "" } = {}] = (await names(editor.token)) as { name?: string }[];
    for (const { token } of [owner, second]) {
      expect(await names(token)).toEqual([]);
      // Its name, so that a screen can say what is missing.
      const [work] = (await rest(server, { token }, "rpc/worked_for", "POST", {})) as { shut: object }[];
      expect(work).toMatchObject({ hotel_id: hotelId, role: "owner", shut: { name, wifi: null } });
      expect(await reads(token)).toEqual([]);
      expect(await rest(server, { token }, "rpc/team", "POST", { hotel_id: hotelId })).toBeNull();
    }
    for (const token of [await strong(owner), await strong(second), editor.token]) {
      expect(await reads(token)).toEqual([{ kind: "request" }]);
      expect(await names(token)).toEqual([{ name }]);
    }
    await changes(owner.token);
    const [unchanged] = await server.sql`select breakfast from hotels where id = ${hotelId}`;
    expect(unchanged).toEqual({ breakfast: null });
    await expect(demand(await strong(editor), hotelId, false)).rejects.toThrow("42501");
    await demand(await strong(second), hotelId, false);
    expect(await reads(owner.token)).toHaveLength(1);
  });

  test("asks whoever decides it for a recent proof", async () => {
    const { userId: sub, email, sessionId: session_id, hotelId } = await makeProHotel();
    const amr = [{ method: "password", timestamp: 0 }];
    const token = await accessToken(server, { sub, email, session_id, aal: "aal2", amr });
    await expect(demand(token, hotelId)).rejects.toThrow("IN004");
  });

  test("is not opened by a password and an app or a passkey that it adds, nor by taking the owner's passkey away", async () => {
    const owner = await makeProHotel();
    const [{ id: passkey } = { id: "" }] = await server.sql<{ id: string }[]>`
      insert into auth.passkeys (user_id, credential_id, public_key, counter, friendly_name)
      values (${owner.userId}, ${Buffer.from(owner.userId)}, '', 0, 'Phone') returning id`;
    const change = (token: string) =>
      Promise.all([
        callAuth(server, "/factors", { token, body: { factor_type: "totp" } }),
        callAuth(server, "/passkeys/registration/options", { token, body: {} }),
      ]);
    const refused = { status: 403, body: { error_code: "insufficient_aal" } };
    const begun = await change(owner.token);
    expect(begun).toMatchObject([{ status: 200 }, { status: 200 }]);
    await demand(await strong(owner), owner.hotelId);
    expect(await change(owner.token)).toMatchObject([refused, refused]);
    const { id, totp } = begun[0].body as { id: string; totp: { secret: string } };
    const finish = async (token: string) => {
      const { body } = await callAuth(server, `/factors/${id}/challenge`, { token, body: {} });
      const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate();
      return callAuth(server, `/factors/${id}/verify`, { token, body: { challenge_id: body?.id, code } });
    };
    expect(await finish(owner.token)).toMatchObject(refused);
    const remove = (token: string) => callAuth(server, `/passkeys/${passkey}`, { method: "DELETE", token });
    expect(await remove(owner.token)).toMatchObject(refused);
    expect(await change(await strong(owner))).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(await remove(await strong(owner))).toMatchObject({ status: 204 });
    // Who has nothing yet sets the first up in front of the hotel.
    expect(await change(owner.token)).toMatchObject([{ status: 200 }, { status: 200 }]);
  });

  test("is not deleted with its account by a password alone", async () => {
    const owner = await makeProHotel();
    const hash = await hashPassword(PASSWORD);
    await server.sql`update auth.users set password_hash = ${hash} where id = ${owner.userId}`;
    await demand(await strong(owner), owner.hotelId);
    const erase = async (token: string) =>
      fetch(`${server.url}/auth/v1/user/delete`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ password: PASSWORD }),
      });
    const refused = await erase(owner.token);
    expect([refused.status, await refused.json()]).toMatchObject([403, { error_code: "insufficient_aal" }]);
    expect((await erase(await strong(owner))).ok).toBe(true);
    expect(await server.sql`select from hotels where id = ${owner.hotelId}`).toHaveLength(0);
  });
});

/** A member with this role, signed in. */
async function makeMember(owner: HotelOwner, role: string) {
  const member = await makeOwner(server);
  await server.sql`insert into members (hotel_id, user_id, role) values (${owner.hotelId}, ${member.userId}, ${role})`;
  return member;
}

describe("A member", () => {
  test.each(["editor", "desk", "housekeeping"])(
    "at the role %s raises neither itself nor others",
    async (role) => {
      const owner = await makeProHotel();
      const member = await makeMember(owner, role);
      const other = await makeMember(owner, "desk");
      const { client, userId } = member;
      const patch = await client
        .from("members")
        .update({ role: "owner" } as never)
        .eq("user_id", userId);
      expect(patch.error?.code).toBe("42501");
      const insert = await client
        .from("members")
        .insert({ hotel_id: owner.hotelId, user_id: userId, role: "owner" } as never);
      expect(insert.error?.code).toBe("42501");
      for (const user_id of [userId, other.userId]) {
        const args = { hotel_id: owner.hotelId, user_id, role: "owner", topics: [] };
        expect((await client.rpc("change_member", args)).data).toBe(false);
      }
      expect(
        (await client.rpc("remove_member", { hotel_id: owner.hotelId, user_id: other.userId })).data,
      ).toBe(false);
      await expect(invite({ ...member, hotelId: owner.hotelId })).rejects.toMatchObject({ code: "42501" });
      expect((await client.rpc("team", { hotel_id: owner.hotelId })).data).toBeNull();
      expect((await client.from("hotels").delete().eq("id", owner.hotelId).select()).data).toEqual([]);
      expect(await rolesOf(owner.hotelId)).toEqual([role, "desk"]);
    },
  );

  test("may do nothing from the moment it leaves or is removed, and the account the hotel belongs to stays", async () => {
    const owner = await makeProHotel();
    const desk = await makeMember(owner, "desk");
    const editor = await makeMember(owner, "editor");
    const names = ({ client }: typeof desk) => client.from("hotels").select("name").eq("id", owner.hotelId);
    expect((await names(desk)).data).toHaveLength(1);
    await desk.client.rpc("remove_member", { hotel_id: owner.hotelId, user_id: desk.userId }).throwOnError();
    expect((await names(desk)).data).toEqual([]);
    await owner.client
      .rpc("remove_member", { hotel_id: owner.hotelId, user_id: editor.userId })
      .throwOnError();
    const change = editor.client
      .from("hotels")
      .update({ breakfast: "7 to 10" })
      .eq("id", owner.hotelId)
      .select();
    expect((await change).data).toEqual([]);
    const gone = await owner.client.rpc("remove_member", { hotel_id: owner.hotelId, user_id: owner.userId });
    expect(gone.data).toBe(false);
    expect((await names(owner)).data).toHaveLength(1);
  });

  test("that is an owner no longer takes its open invitations along, which may be to itself; others' stay", async () => {
    const owner = await makeProHotel();
    const { hotelId: hotel_id } = owner;
    const [removed, lowered] = [await makeMember(owner, "owner"), await makeMember(owner, "owner")];
    const kept = await invite(owner);
    const tokens: string[] = [];
    for (const { client } of [removed, lowered])
      tokens.push(await tokenFor(await invite({ ...owner, client }, newAddress(), "owner")));
    const { client } = owner;
    const topics: string[] = [];
    await client
      .rpc("change_member", { hotel_id, user_id: lowered.userId, role: "owner", topics })
      .throwOnError();
    expect(await call("", { token: tokens[1] })).toMatchObject({ status: 200 });
    await client.rpc("remove_member", { hotel_id, user_id: removed.userId }).throwOnError();
    await client
      .rpc("change_member", { hotel_id, user_id: lowered.userId, role: "editor", topics })
      .throwOnError();
    for (const token of tokens) {
      expect(await call("/accept", { token, password: "correct horse battery 9" })).toMatchObject({
        status: 403,
      });
    }
    expect(await call("/accept", { token: await tokenFor(kept), password: PASSWORD })).toMatchObject({
      status: 200,
    });
    expect(await rolesOf(hotel_id)).toEqual(["editor", "desk"]);
  });

  test("of housekeeping sees what it was given, takes it once, and no contact", async () => {
    const owner = await makeProHotel();
    await owner.client
      .from("message_kinds")
      .insert({ hotel_id: owner.hotelId, kind: "request", is_on: true })
      .throwOnError();
    const [marta, ana] = [await makeMember(owner, "housekeeping"), await makeMember(owner, "housekeeping")];
    await server.sql`update members set topics = '{towels}' where user_id = ${marta.userId}`;
    const add = (row: object) =>
      server.sql`insert into messages ${server.sql({ hotel_id: owner.hotelId, by_guest: true, ...row } as never)}`;
    await add({ kind: "request", room: "12", topic: "towels" });
    await add({ kind: "request", room: "14", topic: "taxi" });
    await add({ kind: "lost", item: "Ring", contact: "ana@example.com" });
    await add({ kind: "feedback", rating: 1 });
    const args = { hotel_id: owner.hotelId };
    const { data: rounds } = await marta.client.rpc("rounds", args).throwOnError();
    expect(rounds).toEqual([expect.objectContaining({ room: "12", state: "new" })]);
    expect(JSON.stringify((await ana.client.rpc("rounds", args)).data)).not.toContain("ana@example.com");
    const [{ id }] = rounds as [{ id: string }];
    const take = { ...args, message_id: id, seen: "new", state: "working" };
    expect((await marta.client.rpc("set_message_state", take)).data).toMatchObject({ changed: true });
    expect((await ana.client.rpc("set_message_state", take)).data).toMatchObject({
      changed: false,
      state: "working",
      assignee: marta.email.split("@")[0],
    });
    for (const table of ["messages", "inbox", "message_events", "faqs", "topics"] as const)
      expect(await rest(server, marta, `${table}?select=*`, "GET")).toEqual([]);
  });
});
