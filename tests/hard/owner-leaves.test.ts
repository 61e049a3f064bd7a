/**
 * An owner who has prepared for it is an owner no longer, in each of the ways there are: a station of their own in another
 * place with a shift that runs, a shift under a colleague's name at reception, PINs that they have set. They try to read
 * what is written from then on, the door's code, and to speak to all guests.
 */
import { expect, test } from "vitest";
import { removeAccount } from "../../src/server/auth/account-deletion.ts";
import { hashPassword } from "../../src/server/auth/passwords.ts";
import { invitationToken } from "../../src/server/auth/tokens.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { callAuth } from "../../testbed/auth.ts";
import { PASSWORD, sharedServer } from "../../testbed/server.ts";
import { type Station, stationsOf } from "../../testbed/stations.ts";
import { giveProPlan, makeHotel, makeOwner } from "../../testbed/tokens.ts";

const server = await sharedServer();
const { call, addPerson, atStation, beginShift, makeStation, refreshed, now, texts } = stationsOf(server);

const MINE = "7717";

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** @param leaves whose hotel it is: the leaver's own, or another account's that made them an owner */
async function prepare(leaves: "the account" | "an owner") {
  const account = await makeHotel(server);
  await giveProPlan(server, account.userId);
  const { hotelId } = account;
  const other = await makeOwner(server);
  await server.sql`update auth.users set password_hash = ${await hashPassword(PASSWORD)} where id = ${other.userId}`;
  const join = (userId: string, role: string) =>
    server.sql`insert into members (hotel_id, user_id, role) values (${hotelId}, ${userId}, ${role})`;
  await join(other.userId, "owner");
  const leaver = { ...(leaves === "the account" ? account : other), hotelId };
  const stays = { ...(leaves === "the account" ? other : account), hotelId };
  const anna = await addPerson(stays, { name: "Anna" });
  const ben = await addPerson(stays, { name: "Ben" });
  const night = await addPerson(leaver, { name: "Night porter" }, MINE);
  // The leaver sets the PIN of a name that others gave anew.
  const { id, hotel_id, name, member_id } = ben;
  expect(await call("/people", leaver, { id, hotel_id, name, member_id, pin: MINE })).toMatchObject({
    status: 204,
  });
  const elsewhere = await beginShift(await makeStation(leaver, "Back office"), night, MINE);
  const atReception = await beginShift(await makeStation(stays, "Reception"), ben, MINE);
  const bar = await makeStation(stays, "Bar");
  const hers = await beginShift(bar, anna);
  return { account, hotelId, leaver, stays, anna, ben, night, elsewhere, atReception, hers };
}

const ROLES = ["editor", "desk", "housekeeping"] as const;
const change = ({ stays, leaver, hotelId: hotel_id }: Prepared, role: string) =>
  stays.client.rpc("change_member", { hotel_id, user_id: leaver.userId, role, topics: [] }).throwOnError();

/** The mailed link's token, and what the invited account says to it. */
async function accepts(owner: { token: string; email: string }, keeps_former: boolean) {
  const mails = await server.context.outbox.received();
  const text = mails.find(({ to, text: all }) => to === owner.email && all.includes("/join#"))?.text ?? "";
  const [, token] = /\/join#(\S+)/.exec(text) ?? [];
  const answer = await callAuth(server, "/invitation/accept", {
    token: owner.token,
    body: { token, keeps_former },
  });
  expect(answer.status).toBe(200);
}

async function handOver({ account, stays, hotelId: hotel_id }: Prepared, keepsFormer: boolean) {
  await giveProPlan(server, stays.userId);
  await account.client
    .from("invitations")
    .insert({ hotel_id, email: stays.email, role: "owner", hands_over: true })
    .throwOnError();
  await accepts(stays, keepsFormer);
}

type Way = [name: string, who: "the account" | "an owner", leave: (prepared: Prepared) => unknown];

const WAYS: Way[] = [
  ...ROLES.map((role): Way => [`is made ${role}`, "an owner", (prepared) => change(prepared, role)]),
  [
    "is removed",
    "an owner",
    ({ stays, leaver, hotelId: hotel_id }) =>
      stays.client.rpc("remove_member", { hotel_id, user_id: leaver.userId }).throwOnError(),
  ],
  [
    "leaves",
    "an owner",
    ({ leaver, hotelId: hotel_id }) =>
      leaver.client.rpc("remove_member", { hotel_id, user_id: leaver.userId }).throwOnError(),
  ],
  [
    "accepts a lesser role",
    "an owner",
    async ({ stays, leaver, hotelId: hotel_id }) => {
      await stays.client
        .from("invitations")
        .insert({ hotel_id, email: leaver.email, role: "desk" })
        .throwOnError();
      await accepts(leaver, false);
    },
  ],
  [
    "deletes the account",
    "an owner",
    async ({ leaver: { token } }) =>
      expect((await callAuth(server, "/user/delete", { token, body: { password: PASSWORD } })).status).toBe(
        204,
      ),
  ],
  [
    "is deleted by the operator",
    "an owner",
    ({ leaver: { userId: id, email } }) => removeAccount(server.context, { id, email }),
  ],
  ["hands the hotel over and goes", "the account", (prepared) => handOver(prepared, false)],
  ["hands the hotel over and stays as editor", "the account", (prepared) => handOver(prepared, true)],
];

/** The parts of an open shift's rights that an attacker wants most. */
async function reach({ client }: Station, hotel_id: string) {
  const [messages, codes, announced] = await Promise.all([
    client.from("messages").select("text"),
    client.from("secrets").select("code"),
    client
      .from("announcements")
      .insert({ hotel_id, text: "Pay here", starts_at: "2026-01-01", ends_at: "2027-01-01" }),
  ]);
  return {
    messages: messages.data?.length ?? 0,
    codes: codes.data?.length ?? 0,
    announced: announced.error === null,
  };
}

const ALL = { messages: 1, codes: 1, announced: true };
const NOTHING = { messages: 0, codes: 0, announced: false };

test.each(WAYS)("Who %s reads and says nothing any more", async (_, who, leave) => {
  const prepared = await prepare(who);
  const { hotelId: hotel_id, stays, leaver, anna, ben, night, elsewhere, atReception, hers } = prepared;
  await leave(prepared);
  const isHandedOver = who === "the account";
  await server.sql`
    insert into messages (hotel_id, kind, topic, text, room) values (${hotel_id}, 'request', 'towels', 'Later', '101')`;
  const ends_at = "2027-01-01T12:00:00";
  await stays.client
    .from("secrets")
    .insert({ hotel_id, kind: "door", name: "Front door", code: "4711#", shown_to: "code", ends_at })
    .throwOnError();

  for (const shift of [elsewhere, atReception]) {
    expect(await reach(shift, hotel_id)).toEqual(NOTHING);
    const { data, error } = await refreshed(shift.refresh);
    // The stations of others go on, and are locked.
    if (data.session) expect(await reach(await atStation(data.session), hotel_id)).toEqual(NOTHING);
    else expect(error?.code).toBe("refresh_token_not_found");
  }
  expect((await refreshed(elsewhere.refresh)).error?.code).toBe("refresh_token_not_found");
  // No other station begins by the PINs that they know.
  const spa = await makeStation(stays, "Spa");
  for (const { id } of [night, ben]) {
    const tried = await call("/shift", spa, { person_id: id, pin: MINE });
    expect(tried.code).toBe(isHandedOver ? "station_refused" : "pin_ended");
  }
  for (const [path, body] of [
    ["", { id: crypto.randomUUID(), hotel_id, name: "Again" }],
    ["/people", { id: crypto.randomUUID(), hotel_id, name: "Again", member_id: null, pin: MINE }],
  ] as const)
    expect((await call(path, leaver, body)).status).toBe(403);

  const mails = await server.context.outbox.received();
  const told = mails.filter(
    ({ to, text }) => to === (isHandedOver ? stays : prepared.account).email && text.includes("Back office"),
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(`${leaver.email} is no longer an owner of `);
  for (const name of ["Night porter", "Ben"]) expect(told[0]?.text).toContain(name);

  // Others' stations and names go on, but for a hotel in other hands, which begins anew.
  const again = isHandedOver ? await addPerson(stays, { name: "Anna" }) : anna;
  if (!isHandedOver) {
    expect(told[0]?.text).not.toMatch(/Reception|Bar|Anna/);
    expect(await now(hers)).toMatchObject({ open: true });
    expect(await reach(hers, hotel_id)).toEqual(ALL);
  }
  const shift = await beginShift(spa, again);
  expect(await texts(shift)).toEqual(["Later"]);
  expect((await reach(shift, hotel_id)).messages).toBe(1);
});

test("A station, a PIN or an invitation of the moment in which its owner is removed opens nothing", async () => {
  const { leaver, hotelId: hotel_id, anna } = await prepare("an owner");
  const name = "Late";
  const email = `${crypto.randomUUID()}@example.com`;
  const waiting = () => server.sql`
    select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'stations|station_people'`;
  const { late, invited } = await transaction(server.sql, async (tx) => {
    await tx`delete from members where hotel_id = ${hotel_id} and user_id = ${leaver.userId}`;
    const invited = await leaver.client
      .from("invitations")
      .insert({ hotel_id, email, role: "editor" })
      .select("id")
      .single()
      .throwOnError();
    const late = Promise.all([
      call("", leaver, { id: crypto.randomUUID(), hotel_id, name }),
      call("/people", leaver, { id: crypto.randomUUID(), hotel_id, name, member_id: null, pin: MINE }),
      call("/people", leaver, { id: anna.id, hotel_id, name: "Anna", member_id: null, pin: MINE }),
    ]);
    await expect.poll(async () => (await waiting()).length).toBe(3);
    return { late, invited: invited.data };
  });
  expect((await late).map(({ status }) => status)).toEqual([403, 403, 403]);
  for (const table of ["stations", "station_people"])
    expect(
      await server.sql`select from ${server.sql(table)} where hotel_id = ${hotel_id} and name = ${name}`,
    ).toHaveLength(0);
  const token = invitationToken(invited.id, server.jwtKey);
  expect((await callAuth(server, "/invitation", { body: { token } })).status).toBe(403);
  const body = { token, password: PASSWORD };
  expect((await callAuth(server, "/invitation/accept", { body })).status).toBe(403);
});
