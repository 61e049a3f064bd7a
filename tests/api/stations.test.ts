/** A computer at reception: how it comes to a hotel, whose shift runs there, and what ends. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sharedServer } from "../../testbed/server.ts";
import { PIN, type Station, stationsOf } from "../../testbed/stations.ts";
import {
  accessToken,
  giveProPlan,
  makeHotel,
  makeOwner,
  type Owner,
  signInAgain,
} from "../../testbed/tokens.ts";

const server = await sharedServer();
const { call, atStation, makeStation, addPerson, beginShift, refreshed, now, texts } = stationsOf(server);

async function makeProHotel() {
  const owner = await makeHotel(server);
  await giveProPlan(server, owner.userId);
  return owner;
}
type HotelOwner = Awaited<ReturnType<typeof makeProHotel>>;

async function sendMessage(owner: HotelOwner) {
  const { hotelId: hotel_id } = owner;
  const { data } = await owner.client
    .from("messages")
    .insert({ hotel_id, kind: "request", topic: "towels", text: "Two more", room: "101" })
    .select("id")
    .single()
    .throwOnError();
  return data.id;
}

/** Mails to the account about its stations. */
const warnings = async ({ email }: Pick<Owner, "email">) =>
  (await server.context.outbox.received())
    .filter(({ to, subject }) => to === email && subject.startsWith("Warning about a station"))
    .map(({ text }) => text);

describe("A station", () => {
  test("locked says who may begin and how many wait, and nothing of a guest", async () => {
    const owner = await makeProHotel();
    await sendMessage(owner);
    const anna = await addPerson(owner, { name: "Anna" });
    const station = await makeStation(owner);
    expect(station.user?.app_metadata).toMatchObject({
      provider: "station",
      station: { id: station.user?.id, name: "Reception", hotel_id: owner.hotelId },
    });
    expect(await now(station)).toMatchObject({
      ...{ name: "Reception", open: false, new: 1, danger: 0 },
      people: [{ id: anna.id, name: "Anna" }],
    });
    expect(await texts(station)).toEqual([]);
    expect((await station.client.from("hotels").select("id")).data).toEqual([]);
    const news = await station.client.rpc("inbox_news", { hotel_id: owner.hotelId });
    expect(news.data).toBeNull();
  });

  test("has a language of its own, as each name that works there", async () => {
    const owner = await makeProHotel();
    const anna = await addPerson(owner, { name: "Anna" });
    const station = await makeStation(owner);
    const { data: its } = await station.client.auth.updateUser({ data: { language: "de" } });
    expect(its.user?.user_metadata).toEqual({ name: "Reception", language: "de" });
    const shift = await beginShift(station, anna);
    expect(shift.user?.user_metadata).toEqual({ name: "Anna" });
    const { data: hers } = await shift.client.auth.updateUser({ data: { language: "ro" } });
    expect(hers.user?.user_metadata).toEqual({ name: "Anna", language: "ro" });
    // Nothing else of an account.
    const { error } = await shift.client.auth.updateUser({ data: { language: "ro", name: "Somebody" } });
    expect(error?.code).toBe("station_refused");
  });

  test("is at the desk while a shift runs, under the name of whose it is", async () => {
    const owner = await makeProHotel();
    const message = await sendMessage(owner);
    const anna = await addPerson(owner, { name: "Anna" });
    const shift = await beginShift(await makeStation(owner), anna);
    expect(await texts(shift)).toEqual(["Two more"]);
    const { data: worked } = await shift.client.rpc("worked_for").throwOnError();
    expect(worked).toEqual([expect.objectContaining({ hotel_id: owner.hotelId, role: "desk" })]);
    await shift.client.from("messages").update({ state: "working" }).eq("id", message).throwOnError();
    const { data: events } = await owner.client
      .from("message_events")
      .select("by_user")
      .match({ message_id: message, what: "state" })
      .throwOnError();
    const { data: names } = await owner.client.rpc("colleagues", { hotel_id: owner.hotelId }).throwOnError();
    expect(events.map(({ by_user }) => (names as Record<string, string>)[by_user ?? ""])).toEqual(["Anna"]);
    await shift.client
      .from("announcements")
      .insert({
        hotel_id: owner.hotelId,
        text: "The pool is shut",
        starts_at: "2026-01-01",
        ends_at: "2026-01-02",
      })
      .throwOnError();
    const { data: changes } = await owner.client.from("changes").select("name").throwOnError();
    expect(changes).toEqual([{ name: "Anna at Reception" }]);
    expect((await shift.client.from("amenities").select("id")).data).toEqual([]);
    expect((await shift.client.from("members").select("id")).data).toEqual([]);
  });

  test("goes on through the owner's new password and sign-out everywhere", async () => {
    const owner = await makeProHotel();
    const anna = await addPerson(owner, { name: "Anna" });
    const station = await makeStation(owner);
    const other = await signInAgain(server, owner);
    await fetch(`${server.url}/auth/v1/logout?scope=global`, {
      method: "POST",
      headers: { authorization: `Bearer ${owner.token}` },
    });
    await expect(now({ ...station, client: other.client })).rejects.toMatchObject({ code: "PGRST301" });
    expect(await now(station)).toMatchObject({ name: "Reception" });
    expect(await now(await beginShift(station, anna))).toMatchObject({ open: true });
  });

  test("has one session: with its id a lost answer is asked for again, and the first one ends", async () => {
    const owner = await makeProHotel();
    const id = randomUUID();
    const first = await makeStation(owner, "Reception", id);
    const second = await makeStation(owner, "Reception", id);
    await expect(now(first)).rejects.toMatchObject({ code: "PGRST301" });
    expect(await now(second)).toMatchObject({ id });
  });

  test("is made by an owner who was lately there, in the room that the plan has", async () => {
    const owner = await makeHotel(server);
    const { userId: sub, email, sessionId: session_id, hotelId: hotel_id } = owner;
    const stale = await accessToken(server, {
      sub,
      email,
      session_id,
      amr: [{ method: "password", timestamp: 0 }],
    });
    const station = () => ({ id: randomUUID(), hotel_id, name: "Reception" });
    expect(await call("", { token: stale }, station())).toMatchObject({ code: "reauthentication_needed" });
    expect(await call("", await makeOwner(server), station())).toMatchObject({ code: "station_refused" });
    const desk = await makeOwner(server);
    await server.sql`insert into members (hotel_id, user_id, role) values (${hotel_id}, ${desk.userId}, 'editor')`;
    expect(await call("", desk, station())).toMatchObject({ code: "station_refused" });
    // Not with the id of an account.
    expect(await call("", owner, { ...station(), id: desk.userId })).toMatchObject({
      code: "station_refused",
    });
    await server.sql`insert into innfo.account_limits (user_id, what, max) values (${owner.userId}, 'stations', 1)`;
    expect(await call("", owner, station())).toMatchObject({ status: 200 });
    expect(await call("", owner, station())).toMatchObject({ status: 409, code: "team_full" });
    await server.sql`update innfo.account_limits set max = 2 where user_id = ${owner.userId}`;
    expect(await call("", owner, station())).toMatchObject({ status: 200 });
  });

  test("has no account: neither locked nor open does it get a password, a hotel or a plan", async () => {
    const owner = await makeProHotel();
    const anna = await addPerson(owner, { name: "Anna" });
    const station = await makeStation(owner);
    for (const isLocked of [true, false]) {
      const at = isLocked ? station : await beginShift(station, anna);
      const { client, user } = at;
      expect((await client.auth.updateUser({ email: "a@example.com" })).error?.code).toBe("station_refused");
      expect((await client.auth.mfa.enroll({ factorType: "totp" })).error?.code).toBe("station_refused");
      const hotel = {
        user_id: user?.id ?? "",
        name: "Mine",
        description: "",
        address: "1 Quay",
        phone: "+1",
        email: "a@b.example",
      };
      expect((await client.from("hotels").insert(hotel)).error?.code).toBe("42501");
      const checkout = await fetch(`${server.url}/functions/v1/stripe-checkout`, {
        method: "POST",
        headers: { authorization: `Bearer ${at.token}` },
      });
      expect(await checkout.json()).toMatchObject({ code: "not_authenticated" });
      expect(await call("", at, { id: randomUUID(), hotel_id: owner.hotelId, name: "Mine" })).toMatchObject({
        code: expect.stringMatching(/session_not_found|station_refused/),
      });
      expect((await client.auth.getUser()).data.user?.id).toBe(user?.id);
    }
  });

  test("and its names are made with a second factor where the hotel demands one", async () => {
    const owner = await makeProHotel();
    const { userId: sub, email, sessionId: session_id, hotelId: hotel_id } = owner;
    await server.sql`update hotels set owners_need_factor = true where id = ${hotel_id}`;
    const station = { id: randomUUID(), hotel_id, name: "Reception" };
    const person = { id: randomUUID(), hotel_id, name: "Anna", member_id: null, pin: PIN };
    expect(await call("", owner, station)).toMatchObject({ code: "station_refused" });
    expect(await call("/people", owner, person)).toMatchObject({ code: "station_refused" });
    const strong = { token: await accessToken(server, { sub, email, session_id, aal: "aal2" }) };
    expect(await call("", strong, station)).toMatchObject({ status: 200 });
    expect(await call("/people", strong, person)).toMatchObject({ status: 204 });
  });

  test("lends its people's names to nobody, who would be called by themselves", async () => {
    const owner = await makeProHotel();
    const anna = await addPerson(owner, { name: "Anna" });
    await beginShift(await makeStation(owner), anna);
    const { hotel_id, pin } = anna;
    const person = { id: anna.id, hotel_id, name: null, member_id: anna.id, pin };
    expect(await call("/people", owner, person)).toMatchObject({ code: "station_refused" });
    expect((await owner.client.rpc("colleagues", { hotel_id })).error).toBeNull();
  });

  test("that an owner ends is signed out at once, in the middle of a shift too", async () => {
    const owner = await makeProHotel();
    const anna = await addPerson(owner, { name: "Anna" });
    const shift = await beginShift(await makeStation(owner), anna);
    const bar = await makeStation(owner, "Bar");
    const { data: gone } = await owner.client.from("stations").delete().eq("name", "Reception").select("id");
    expect(gone).toHaveLength(1);
    await expect(texts(shift)).rejects.toMatchObject({ code: "PGRST301" });
    expect((await shift.client.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
    expect(await server.sql`select from auth.users where id = ${gone?.[0]?.id ?? ""}`).toHaveLength(0);
    expect(await now(await beginShift(bar, anna))).toMatchObject({ open: true });
  });

  test("is signed out by nobody who has a token of its, locked, in a shift, or after one", async () => {
    const owner = await makeProHotel();
    const anna = await addPerson(owner, { name: "Anna" });
    const shift = await beginShift(await makeStation(owner), anna);
    const locked = await atStation(await call("/lock", shift));
    const logOut = ({ token }: Station, scope: string) =>
      fetch(`${server.url}/auth/v1/logout?scope=${scope}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
      });
    for (const station of [locked, shift]) {
      for (const scope of ["local", "others", "global"]) {
        const refused = await logOut(station, scope);
        expect([refused.status, await refused.json()]).toMatchObject([
          403,
          { error_code: "station_refused" },
        ]);
      }
    }
    expect(await now(locked)).toMatchObject({ name: "Reception" });
    const again = await beginShift(locked, anna);
    expect((await logOut(again, "local")).status).toBe(403);
    expect(await now(again)).toMatchObject({ open: true });
    expect((await logOut(owner as never, "local")).status).toBe(204);
  });

  test("goes with its hotel, with everybody's name", async () => {
    const owner = await makeProHotel();
    const anna = await addPerson(owner, { name: "Anna" });
    const shift = await beginShift(await makeStation(owner), anna);
    await owner.client.from("hotels").delete().eq("id", owner.hotelId).throwOnError();
    await expect(texts(shift)).rejects.toMatchObject({ code: "PGRST301" });
    expect(await server.sql`select from auth.users where id = ${anna.id}`).toHaveLength(0);
  });
});

describe("A shift", () => {
  test("ends by a press: the token it had opens nothing, and the station goes on", async () => {
    const owner = await makeProHotel();
    const anna = await addPerson(owner, { name: "Anna" });
    const shift = await beginShift(await makeStation(owner), anna);
    const locked = await atStation(await call("/lock", shift));
    await expect(texts(shift)).rejects.toMatchObject({ code: "PGRST301" });
    expect(await now(locked)).toMatchObject({ open: false, name: "Reception" });
    expect(await call("/lock", locked)).toMatchObject({ status: 200 });
    expect(await now(await beginShift(locked, anna))).toMatchObject({ open: true });
  });

  test("ends by time, and each press puts that off", async () => {
    const owner = await makeProHotel();
    await sendMessage(owner);
    const anna = await addPerson(owner, { name: "Anna" });
    const shift = await beginShift(await makeStation(owner), anna);
    const left = (minutes: number) =>
      server.sql`update stations set shift_until = now() + make_interval(mins => ${minutes}) where person_id = ${anna.id}`;
    await left(1);
    await shift.client.rpc("station_now", { active: true }).throwOnError();
    const [row] = await server.sql<{ later: boolean }[]>`
      select shift_until > now() + interval '4 minutes' as later from stations where person_id = ${anna.id}`;
    expect(row?.later).toBe(true);
    await left(-1);
    expect(await texts(shift)).toEqual([]);
    expect((await shift.client.rpc("station_now", { active: true })).data).toMatchObject({ open: false });
    const { data } = await shift.client.auth.refreshSession();
    expect(data.user?.id).toBe(data.user?.app_metadata.station.id);
    expect(await texts({ client: shift.client })).toEqual([]);
  });

  test("of one person runs at one station", async () => {
    const owner = await makeProHotel();
    await sendMessage(owner);
    const anna = await addPerson(owner, { name: "Anna" });
    const atReception = await beginShift(await makeStation(owner), anna);
    const atBar = await beginShift(await makeStation(owner, "Bar"), anna);
    await expect(texts(atReception)).rejects.toMatchObject({ code: "PGRST301" });
    expect(await texts(atBar)).toEqual(["Two more"]);
    const { data } = await atReception.client.auth.refreshSession();
    expect(data.user?.app_metadata.station).toMatchObject({ name: "Reception" });
    expect(data.user?.id).not.toBe(anna.id);
  });

  test("is nobody's of another hotel", async () => {
    const [owner, stranger] = [await makeProHotel(), await makeProHotel()];
    const anna = await addPerson(stranger, { name: "Anna" });
    const station = await makeStation(owner);
    expect(await call("/shift", station, { person_id: anna.id, pin: PIN })).toMatchObject({
      code: "station_refused",
    });
    expect(await call("/shift", owner, { person_id: anna.id, pin: PIN })).toMatchObject({
      code: "session_not_found",
    });
  });
});

describe("A PIN", () => {
  test("that was tried too often shuts its name at that station alone, until an owner sets another", async () => {
    const owner = await makeProHotel();
    const [anna, ben] = [await addPerson(owner, { name: "Anna" }), await addPerson(owner, { name: "Ben" })];
    const [reception, bar] = [await makeStation(owner), await makeStation(owner, "Bar")];
    const tries = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        call("/shift", reception, { person_id: anna.id, pin: String(1000 + n) }),
      ),
    );
    expect(tries.filter(({ code }) => code === "invalid_credentials")).toHaveLength(5);
    expect(tries.filter(({ code }) => code === "over_request_rate_limit")).toHaveLength(95);
    const right = () => call("/shift", reception, { person_id: anna.id, pin: PIN });
    expect(await right()).toMatchObject({ status: 429, code: "over_request_rate_limit" });
    const atBar = await beginShift(bar, anna);
    expect(await now(atBar)).toMatchObject({ open: true });
    const atReception = await beginShift(reception, ben);
    expect(await now(atReception)).toMatchObject({ open: true });
    expect(await anna.again("7717")).toMatchObject({ status: 204 });
    // A new PIN ends what runs with the old one.
    await expect(now(atBar)).rejects.toMatchObject({ code: "PGRST301" });
    const shift = await beginShift(atReception, anna, "7717");
    expect(await now(shift)).toMatchObject({ open: true });
  });

  test("tried twenty times in a day opens nothing until an owner sets another, which the account is told once", async () => {
    const owner = await makeProHotel();
    const anna = await addPerson(owner, { name: "Anna" });
    const ben = await addPerson(owner, { name: "Ben" });
    async function guessFourTimes(at: Station): Promise<void> {
      for (const pin of ["1000", "1001", "1002", "1003"])
        expect((await call("/shift", at, { person_id: anna.id, pin })).code).toBe("invalid_credentials");
    }
    const [bar, spa] = [await makeStation(owner, "Bar"), await makeStation(owner, "Spa")];
    let at = await makeStation(owner);
    // Twenty in all, wherever, and however often the right one is typed in between.
    for (let round = 0; round < 3; round++) {
      await guessFourTimes(at);
      at = await atStation(await call("/lock", await beginShift(at, anna)));
    }
    await guessFourTimes(bar);
    expect(await warnings(owner)).toEqual([]);
    const shift = await beginShift(at, anna);
    await guessFourTimes(spa);
    const right = (where: Station) => call("/shift", where, { person_id: anna.id, pin: PIN });
    for (const where of [bar, spa, bar])
      expect(await right(where)).toMatchObject({ status: 403, code: "pin_shut" });
    // Nor does the next day open it.
    await server.sql`delete from auth.rate_limits where key like 'wrongPin%'`;
    expect(await right(bar)).toMatchObject({ code: "pin_shut" });
    // People at work stay, and others begin.
    expect(await now(shift)).toMatchObject({ open: true });
    const locked = await atStation(await call("/lock", await beginShift(bar, ben)));
    expect(await warnings(owner)).toEqual([
      expect.stringContaining("Too many wrong PINs were typed for Anna at "),
    ]);
    const { data: shut } = await owner.client
      .from("station_people")
      .select("name")
      .not("shut_at", "is", null)
      .throwOnError();
    expect(shut).toEqual([{ name: "Anna" }]);
    expect(await anna.again("7717")).toMatchObject({ status: 204 });
    expect(await now(await beginShift(locked, anna, "7717"))).toMatchObject({ open: true });
  });

  test("is told to nobody, and set by owners alone", async () => {
    const owner = await makeProHotel();
    const anna = await addPerson(owner, { name: "Anna" });
    expect((await owner.client.from("station_people").select("pin_hash")).error?.code).toBe("42501");
    expect((await owner.client.from("station_people").select("name")).data).toEqual([{ name: "Anna" }]);
    const desk = await makeOwner(server);
    await server.sql`insert into members (hotel_id, user_id, role) values (${owner.hotelId}, ${desk.userId}, 'desk')`;
    const body = { id: anna.id, hotel_id: owner.hotelId, name: "Anna", member_id: null, pin: "1223" };
    expect(await call("/people", desk, body)).toMatchObject({ code: "station_refused" });
    for (const pin of ["123", "0000", "1234", "7654"])
      expect(await call("/people", owner, { ...body, pin })).toMatchObject({ code: "validation_failed" });
    expect(await call("/people", owner, body)).toMatchObject({ status: 204 });
    expect(await call("/people", owner, { ...body, id: randomUUID() })).toMatchObject({
      code: "user_already_exists",
    });
  });
});

test("A PIN is set by an owner who was lately there: it outlives the password", async () => {
  const owner = await makeProHotel();
  const { userId: sub, email, sessionId: session_id, hotelId: hotel_id } = owner;
  const amr = [{ method: "password", timestamp: Math.floor(Date.now() / 1000) - 11 * 60 }];
  const left = { token: await accessToken(server, { sub, email, session_id, amr }) };
  const person = { id: randomUUID(), hotel_id, name: "Anna", member_id: null, pin: PIN };
  expect(await call("/people", left, person)).toMatchObject({ status: 400, code: "reauthentication_needed" });
  expect(await call("/people", owner, person)).toMatchObject({ status: 204 });
  expect(await call("/people", left, { ...person, pin: "7717" })).toMatchObject({
    code: "reauthentication_needed",
  });
});

test("An owner who is made an editor loses the stations they made, and the names they gave PINs; the account is told", async () => {
  const owner = await makeProHotel();
  const ben = await makeOwner(server);
  await server.sql`insert into members (hotel_id, user_id, role) values (${owner.hotelId}, ${ben.userId}, 'owner')`;
  const [anna, own] = [await addPerson(owner, { name: "Anna" }), await addPerson(owner, { name: "Night" })];
  const { token } = ben;
  const his = { ...owner, token };
  const station = await makeStation(his, "Back office");
  // A PIN that he set anew is his.
  expect(await call("/people", ben, { ...body(own), pin: "7717" })).toMatchObject({ status: 204 });
  const shift = await beginShift(station, own, "7717");
  const reception = await beginShift(await makeStation(owner), anna);
  await owner.client
    .rpc("change_member", {
      ...{ hotel_id: owner.hotelId, user_id: ben.userId, role: "editor" },
      ...{ topics: [] as string[] },
    })
    .throwOnError();
  await expect(texts(shift)).rejects.toMatchObject({ code: "PGRST301" });
  expect((await refreshed(shift.refresh)).error?.code).toBe("refresh_token_not_found");
  expect(await now(reception)).toMatchObject({ open: true });
  const locked = await atStation(await call("/lock", reception));
  expect(await call("/shift", locked, { person_id: own.id, pin: "7717" })).toMatchObject({
    ...{ status: 403, code: "pin_ended" },
  });
  const { data: names } = await owner.client.from("station_people").select("name, shut_at").throwOnError();
  expect(names).toEqual([
    { name: "Anna", shut_at: null },
    { name: "Night", shut_at: expect.any(String) },
  ]);
  expect(await warnings(owner)).toEqual([
    expect.stringMatching(new RegExp(`^${ben.email} is no longer an owner of [^]*Back office[^]*Night`)),
  ]);
  expect(await own.again("9182")).toMatchObject({ status: 204 });
  expect(await now(await beginShift(locked, own, "9182"))).toMatchObject({ open: true });
});

/** As the admin sends it. */
function body({ id, hotel_id, name, member_id }: Awaited<ReturnType<typeof addPerson>>) {
  return { id, hotel_id, name, member_id };
}

test("Whoever leaves the team leaves its stations, and takes the name along", async () => {
  const owner = await makeProHotel();
  const message = await sendMessage(owner);
  const ben = await makeOwner(server);
  const stranger = await makeOwner(server);
  await server.sql`insert into members (hotel_id, user_id, role) values (${owner.hotelId}, ${ben.userId}, 'editor')`;
  const body = { id: randomUUID(), hotel_id: owner.hotelId, name: null, pin: PIN };
  expect(await call("/people", owner, { ...body, member_id: stranger.userId })).toMatchObject({
    code: "station_refused",
  });
  const person = await addPerson(owner, { member_id: ben.userId });
  const shift = await beginShift(await makeStation(owner), person);
  expect(shift.user?.user_metadata).toEqual({ name: ben.email.split("@")[0] });
  // At the station as at the desk, whatever the account may.
  expect((await shift.client.from("changes").select("id").eq("table_name", "faqs")).data).toEqual([]);
  await shift.client.from("messages").update({ state: "done" }).eq("id", message).throwOnError();
  await ben.client.rpc("remove_member", { hotel_id: owner.hotelId, user_id: ben.userId }).throwOnError();
  await expect(texts(shift)).rejects.toMatchObject({ code: "PGRST301" });
  const { data } = await shift.client.auth.refreshSession();
  expect(data.user?.app_metadata.station).toMatchObject({ id: data.user?.id, name: "Reception" });
  expect(await now({ ...shift, client: shift.client })).toMatchObject({ people: [] });
});

test("A token that was copied from the lock opens nobody's shift: it locks the station", async () => {
  const owner = await makeProHotel();
  await sendMessage(owner);
  const [anna, ben] = [await addPerson(owner, { name: "Anna" }), await addPerson(owner, { name: "Ben" })];
  const locked = await makeStation(owner);
  const hers = await beginShift(locked, anna);
  expect(await texts(hers)).toEqual(["Two more"]);
  const copied = await refreshed(locked.refresh);
  expect(copied.data.user?.id).toBe(locked.user?.id);
  expect(await now(locked)).toMatchObject({ open: false });
  // At the computer the next shift begins as ever, and refreshes its own token.
  const { data } = await refreshed(hers.refresh);
  const again = await atStation(data.session ?? {});
  const his = await beginShift(again, ben);
  expect((await refreshed(his.refresh)).data.user?.id).toBe(ben.id);
});

describe("A refresh token of a station", () => {
  /** As if what was used were used a minute ago. */
  async function aMinutePasses({ user }: Station): Promise<void> {
    const id = user?.id ?? "";
    await server.sql`
      update auth.refresh_tokens t set used_at = t.used_at - interval '1 minute'
      from auth.sessions s where s.id = t.session_id and s.user_id = ${id}`;
    await server.sql`update stations set seen_at = seen_at - interval '1 minute' where ${id} in (id, person_id)`;
  }

  test("that was copied in a shift ends the station when it is shown after the computer went on", async () => {
    const owner = await makeProHotel();
    const anna = await addPerson(owner, { name: "Anna" });
    const bar = await makeStation(owner, "Bar");
    const shift = await beginShift(await makeStation(owner), anna);
    const locked = await atStation(await call("/lock", shift));
    const next = await beginShift(locked, anna);
    await aMinutePasses(next);
    expect((await refreshed(shift.refresh)).error?.code).toBe("refresh_token_already_used");
    expect((await refreshed(next.refresh)).error?.code).toBe("refresh_token_not_found");
    await expect(now(next)).rejects.toMatchObject({ code: "PGRST301" });
    const { data: left } = await owner.client.from("stations").select("name").throwOnError();
    expect(left).toEqual([{ name: "Bar" }]);
    expect(await now(bar)).toMatchObject({ name: "Bar" });
    expect(await warnings(owner)).toEqual([expect.stringContaining("The station Reception of ")]);
    expect(await now(await beginShift(bar, anna))).toMatchObject({ open: true });
  });

  test("of before a shift or the lock ends it as soon as the computer has said that it knows of that", async () => {
    for (const isLocked of [true, false]) {
      const owner = await makeProHotel();
      const anna = await addPerson(owner, { name: "Anna" });
      const before = await beginShift(await makeStation(owner), anna);
      const locked = await atStation(await call("/lock", before));
      const [copied, computer] = isLocked ? [before, locked] : [locked, await beginShift(locked, anna)];
      await aMinutePasses(computer);
      expect(await now(computer)).toMatchObject({ open: !isLocked });
      expect((await refreshed(copied.refresh)).error?.code).toBe("refresh_token_already_used");
      expect((await refreshed(computer.refresh)).error?.code).toBe("refresh_token_not_found");
      expect(await warnings(owner)).toHaveLength(1);
    }
  });

  test("that was copied in a shift is noticed after the lock, as soon as the computer has said that it is locked", async () => {
    for (const isPressed of [true, false]) {
      const owner = await makeProHotel();
      const anna = await addPerson(owner, { name: "Anna" });
      const shift = await beginShift(await makeStation(owner), anna);
      await shift.client.rpc("station_now", { active: true }).throwOnError();
      if (!isPressed)
        await server.sql`update stations set shift_until = now() - interval '1 second' where person_id = ${anna.id}`;
      const session = isPressed
        ? await call("/lock", shift)
        : ((await refreshed(shift.refresh)).data.session ?? {});
      const locked = await atStation(session);
      // Longer ago than two windows take to agree; when the computer was last seen stays.
      await server.sql`
        update auth.refresh_tokens t set used_at = t.used_at - interval '11 seconds'
        from auth.sessions s where s.id = t.session_id and s.user_id = ${locked.user?.id ?? ""}`;
      expect(await now(locked)).toMatchObject({ open: false });
      expect((await refreshed(shift.refresh)).error?.code).toBe("refresh_token_already_used");
      expect((await refreshed(locked.refresh)).error?.code).toBe("refresh_token_not_found");
      expect(await warnings(owner)).toHaveLength(1);
    }
  });

  test("answers the same as the press whose answer got lost, however late", async () => {
    const owner = await makeProHotel();
    const anna = await addPerson(owner, { name: "Anna" });
    const shift = await beginShift(await makeStation(owner), anna);
    const locked = await atStation(await call("/lock", shift));
    await aMinutePasses(locked);
    const { data } = await refreshed(shift.refresh);
    expect(data.session?.refresh_token).toBe(locked.refresh);
    expect(data.user?.id).toBe(locked.user?.id);
    expect(await now(await beginShift(await atStation(data.session ?? {}), anna))).toMatchObject({
      open: true,
    });
    expect(await warnings(owner)).toEqual([]);
  });

  test("of before a shift that nobody heard of is the station's, also when the same person begins", async () => {
    const owner = await makeProHotel();
    await sendMessage(owner);
    const anna = await addPerson(owner, { name: "Anna" });
    const locked = await makeStation(owner);
    // Its answer got lost; a copy of the token of before is shown, too.
    const lost = await beginShift(locked, anna);
    const copy = (await refreshed(locked.refresh)).data.session ?? undefined;
    expect(copy?.refresh_token).toBe(lost.refresh);
    const again = await beginShift(
      await atStation((await refreshed(locked.refresh)).data.session ?? {}),
      anna,
    );
    expect(await texts(again)).toEqual(["Two more"]);
    const { data } = await refreshed(copy?.refresh_token ?? "");
    expect(data.user?.id).toBe(locked.user?.id);
    expect(await texts(await atStation(data.session ?? {}))).toEqual([]);
  });
});
