/** Today's rooms: what a card presses, who reads it, and which press wins. See docs/decisions/0132-todays-rooms.md. */
import { expect, test } from "vitest";
import { makeTaker } from "../../testbed/messages.ts";
import { USER_AGENTS } from "../../testbed/scans.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeOwner } from "../../testbed/tokens.ts";

const server = await sharedServer({ TRUST_PROXY: "1" });
type Owner = Awaited<ReturnType<typeof makeTaker>>;

interface Code {
  id: string;
  label: string;
  token: string;
  letters: string;
}

interface Room {
  id: string;
  label: string;
  wish: string | null;
  until: string | null;
  state: string;
  by_guest: boolean;
  by: string | null;
}

/** An owner with rooms 101 and 102, and somebody of housekeeping. */
async function house() {
  const owner = await makeTaker(server);
  const { client, hotelId } = owner;
  await client
    .from("hotels")
    .update({ before_leaving: "The card stays in the room\nWindows closed" })
    .eq("id", hotelId)
    .throwOnError();
  const codes = [{ label: "101" }, { label: "102" }, { label: "Pool bar", kind: "place" }];
  await client.rpc("add_codes", { hotel_id: hotelId, codes }).throwOnError();
  const marta = await makeOwner(server);
  await server.sql`insert into members (hotel_id, user_id, role) values (${hotelId}, ${marta.userId}, 'housekeeping')`;
  const { data } = await client.rpc("hotel_codes", { hotel_id: hotelId }).throwOnError();
  const code = (label: string) => (data as unknown as Code[]).find((each) => each.label === label) as Code;
  return { ...owner, marta: { ...marta, hotelId }, code };
}

async function board({ client, hotelId }: Pick<Owner, "client" | "hotelId">): Promise<Room[]> {
  const { data } = await client.rpc("rooms", { hotel_id: hotelId }).throwOnError();
  return (data as unknown as Room[]).toSorted((one, other) => one.label.localeCompare(other.label));
}

const press = (hotelId: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/view/${hotelId}/room?lang=en`, {
    method: "POST",
    headers: { "User-Agent": USER_AGENTS.Mobile, ...headers },
    body: new URLSearchParams(values),
  });

/** @returns the page that they open */
const typeLetters = (hotelId: string, letters: string) =>
  fetch(`${server.url}/view/${hotelId}/letters?lang=en`, {
    method: "POST",
    headers: { "User-Agent": USER_AGENTS.Mobile },
    body: new URLSearchParams({ letters }),
  }).then((page) => page.text());

/** The values of a guest without a script: those that the page of letters puts into its forms. */
const exchange = async (hotelId: string, letters: string) =>
  /name="code" value="(\w{13})"/.exec(await typeLetters(hotelId, letters.toLowerCase()))?.[1] ?? "";

test("A press by a room's card is on housekeeping's board, and a second one takes its place", async () => {
  const { hotelId, marta, code, client } = await house();
  const { token } = code("101");
  const asked = await press(hotelId, { code: token });
  expect(asked.status).toBe(200);
  expect(asked.headers.get("cache-control")).toBe("no-store");
  expect(await asked.text()).not.toContain('aria-pressed="true"');
  expect((await board(marta)).map(({ label, wish }) => [label, wish])).toEqual([
    ["101", null],
    ["102", null],
  ]);

  const left = await (await press(hotelId, { code: token, wish: "left" })).text();
  expect(left).toMatch(
    /value="left" aria-pressed="true" name="wish"><b>We have left<\/b><small>Housekeeping knows · /,
  );
  expect(left).toContain("The card stays in the room");
  expect((await board(marta))[0]).toMatchObject({ wish: "left", state: "open", by_guest: true, by: null });

  const changed = await (await press(hotelId, { code: token, wish: "no_cleaning" })).text();
  expect(changed).not.toContain("The card stays in the room");
  expect((await board(marta))[0]?.wish).toBe("no_cleaning");
  await press(hotelId, { code: token, wish: "" });
  expect((await board({ client, hotelId }))[0]?.wish).toBeNull();
});

test("Nothing but a room's code at its own hotel presses, and only where housekeeping would see it", async () => {
  const own = await house();
  const other = await house();
  const { token, letters, id } = own.code("101");
  const exchanged = await exchange(own.hotelId, letters);
  for (const [at, values] of [
    [other.hotelId, { code: token }],
    [other.hotelId, { code: exchanged }],
    [own.hotelId, { letters }],
    [own.hotelId, { code: "0".repeat(13) }],
    [own.hotelId, { code: own.code("Pool bar").token }],
    [own.hotelId, { code: token, wish: "party" }],
  ] as const)
    expect((await press(at, { wish: "left", ...values })).status, JSON.stringify(values)).toBe(404);
  // Asked with each page that a card opens, so browsers are to log nothing.
  expect((await press(other.hotelId, { code: token })).status).toBe(204);
  const foreign = await press(own.hotelId, { code: token, wish: "left" }, { "Sec-Fetch-Site": "cross-site" });
  expect(foreign.status).toBe(403);
  expect((await board(own)).map(({ wish }) => wish)).toEqual([null, null]);

  // Without a script, by the letters.
  const typed = await press(own.hotelId, { code: exchanged, wish: "left" });
  expect(typed.status).toBe(200);
  expect((await board(own))[0]?.wish).toBe("left");

  await server.sql`delete from members where hotel_id = ${own.hotelId}`;
  expect((await press(own.hotelId, { code: token })).status).toBe(204);
  await server.sql`insert into members (hotel_id, user_id, role) values (${own.hotelId}, ${own.marta.userId}, 'housekeeping')`;
  expect((await press(own.hotelId, { code: token })).status).toBe(200);
  await own.client.from("codes").update({ revoked_at: new Date().toISOString() }).eq("id", id).throwOnError();
  expect((await press(own.hotelId, { code: token })).status).toBe(204);
});

test("The page on which letters are typed has the room's presses", async () => {
  const { hotelId, code } = await house();
  const text = await typeLetters(hotelId, code("102").letters);
  expect(text).toContain("We have left");
  // Neither the letters nor the card's own token, which opens more.
  expect(text).not.toMatch(new RegExp(`${code("102").letters}|${code("102").token}`, "i"));
});

test("The last press wins: what was pressed earlier and comes later changes nothing", async () => {
  const { hotelId, marta, code } = await house();
  const { token, id: code_id } = code("101");
  await press(hotelId, { code: token, wish: "clean_now" });
  const set = async (changes: Record<string, string>, age = 0) => {
    const { data } = await marta.client
      .rpc("set_room", { hotel_id: hotelId, code_id, changes, age })
      .throwOnError();
    return data as unknown as Room;
  };
  // Done an hour ago, without a network: before the guest asked.
  expect(await set({ state: "done" }, 3600)).toMatchObject({
    wish: "clean_now",
    state: "open",
    by_guest: true,
  });
  const name = marta.email.split("@")[0];
  expect(await set({ state: "done" })).toMatchObject({
    wish: "clean_now",
    state: "done",
    by_guest: false,
    by: name,
  });
  // How long a guest may stay is the desk's.
  expect(await set({ until: "23:00" })).toMatchObject({ state: "done", until: null });
  // A finished wish is no press of the next guest's.
  expect(await (await press(hotelId, { code: token })).text()).not.toContain('aria-pressed="true"');
  await press(hotelId, { code: token, wish: "left", age: "1800" });
  expect((await board(marta))[0]).toMatchObject({ wish: "clean_now", state: "done" });
  await press(hotelId, { code: token, wish: "left" });
  expect((await board(marta))[0]).toMatchObject({ wish: "left", state: "open", by_guest: true });
});

test("What nobody has done is still to be done the next day; a wish not to be disturbed is over", async () => {
  const { hotelId, marta, code } = await house();
  await press(hotelId, { code: code("101").token, wish: "left" });
  await press(hotelId, { code: code("102").token, wish: "no_cleaning" });
  const yesterday = () => server.sql`update room_days set day = day - 1 where hotel_id = ${hotelId}`;
  await yesterday();
  expect((await board(marta)).map(({ wish }) => wish)).toEqual(["left", null]);
  await marta.client
    .rpc("set_room", { hotel_id: hotelId, code_id: code("101").id, changes: { state: "done" } })
    .throwOnError();
  expect((await board(marta))[0]).toMatchObject({ wish: "left", state: "done" });
  await yesterday();
  expect((await board(marta)).map(({ wish }) => wish)).toEqual([null, null]);
  // One more than two weeks: in the evening rooms are pressed for the day after.
  await server.sql`update room_days set day = day - 15 where hotel_id = ${hotelId}`;
  await server.sql`select innfo.forget_messages()`;
  expect(await server.sql`select 1 from room_days where hotel_id = ${hotelId}`).toHaveLength(0);
});

test("What was pressed without a network on the day before is of that day: no wish of who has left counts for the next guest", async () => {
  const { hotelId, marta, code } = await house();
  await press(hotelId, { code: code("101").token, wish: "no_cleaning", age: "86400" });
  await press(hotelId, { code: code("102").token, wish: "left", age: "86400" });
  expect((await board(marta)).map(({ wish }) => wish)).toEqual([null, "left"]);
});

test("What was pressed without a network days ago is of no day any more", async () => {
  const { hotelId, marta, code } = await house();
  const days = 3 * 86_400;
  const old = { hotel_id: hotelId, code_id: code("101").id, changes: { wish: "clean_now" }, age: days };
  await marta.client.rpc("set_room", old).throwOnError();
  await press(hotelId, { code: code("102").token, wish: "left", age: String(days) });
  expect((await board(marta)).map(({ wish }) => wish)).toEqual([null, null]);
});

test("A late check-out is over with its day, also where nobody has done the room", async () => {
  const { hotelId, marta, code } = await house();
  const { id, token } = code("101");
  await press(hotelId, { code: token, wish: "left" });
  await server.sql`update room_days set until = '13:00', day = day - 1 where code_id = ${id}`;
  expect((await board(marta))[0]).toMatchObject({ wish: "left", until: null });
  expect(await (await press(hotelId, { code: token })).text()).not.toContain("until 1 PM");
  expect(await (await press(hotelId, { code: token, wish: "clean_now" })).text()).not.toContain("until 1 PM");
});

test("From six in the evening on, a press is for the next day", async () => {
  const { hotelId } = await house();
  // At any time there are zones before and after six.
  const rows = await server.sql<{ day: string; clock: string }[]>`
    select innfo.room_day(h.id)::text as day, innfo.clock_at(h.id)::text as clock
    from hotels h where h.id = ${hotelId}`;
  for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC", "Asia/Tokyo", "America/Denver"]) {
    await server.sql`update hotels set time_zone = ${zone} where id = ${hotelId}`;
    rows.push(
      ...(await server.sql<{ day: string; clock: string }[]>`
        select innfo.room_day(${hotelId})::text as day, innfo.clock_at(${hotelId})::text as clock`),
    );
  }
  const days = rows.map(({ day, clock }) => {
    const [date = "", time = ""] = clock.split(" ");
    const isLate = time >= "18:00";
    const next = new Date(Date.parse(`${date}T00:00:00Z`) + 24 * 60 * 60_000).toISOString().slice(0, 10);
    return [day, isLate ? next : date];
  });
  for (const [day, expected] of days) expect(day).toBe(expected);
});

test("A yes to late check-out is on the board and on its guest's page; a room without a code has no place there", async () => {
  const { hotelId, client, marta, code } = await house();
  const ask = async (room: string) => {
    const { data } = await client
      .from("messages")
      .insert({ hotel_id: hotelId, kind: "request", topic: "late_checkout", room })
      .select("id")
      .single()
      .throwOnError();
    return data.id;
  };
  const [today] = await server.sql<{ day: string }[]>`select innfo.room_day(${hotelId})::text as day`;
  const until = `${today?.day}T13:00`;
  const allow = async (asker: Pick<Owner, "client">, message_id: string, time = until) =>
    (
      await asker.client
        .rpc("allow_late_checkout", { hotel_id: hotelId, message_id, until: time })
        .throwOnError()
    ).data;
  const message = await ask("101");
  expect(await allow(marta, message)).toBeNull();
  expect(await allow({ client }, message, "2999-01-01T13:00")).toBeNull();
  expect(await allow({ client }, await ask("999"))).toBeNull();
  expect(await allow({ client }, message)).toBe("101");
  expect((await board(marta))[0]).toMatchObject({ until: "13:00:00", wish: null });
  const page = await (await press(hotelId, { code: code("101").token })).text();
  expect(page).toContain("The room is yours until 1 PM");
});

test("Of two who allow different hours the guest reads the one that is on the list of rooms; both are done, or neither", async () => {
  const { hotelId, client } = await house();
  const paul = await makeOwner(server);
  await server.sql`insert into members (hotel_id, user_id, role) values (${hotelId}, ${paul.userId}, 'desk')`;
  const { data: message } = await client
    .from("messages")
    .insert({ hotel_id: hotelId, kind: "request", topic: "late_checkout", room: "101" })
    .select("id")
    .single()
    .throwOnError();
  const message_id = String(message?.id);
  const [today] = await server.sql<{ day: string }[]>`select innfo.room_day(${hotelId})::text as day`;
  const allow = (desk: Owner["client"], hour: string, seen: number, day = today?.day) =>
    desk.rpc("allow_late_checkout", {
      ...{ hotel_id: hotelId, message_id, until: `${day}T${hour}:00` },
      answer: { words: `Until ${hour}`, seen },
    });
  const said = async () => [
    (await client.from("message_texts").select("text").order("created_at").throwOnError()).data,
    (await board({ client, hotelId }))[0]?.until,
  ];
  expect((await allow(client, "12", 0)).data).toBe("101");
  expect((await allow(paul.client, "13", 0)).error?.code).toBe("IN007");
  expect(await said()).toEqual([[{ text: "Until 12" }], "12:00:00"]);
  // A time that cannot be listed is not said either.
  expect((await allow(paul.client, "14", 1, "2999-01-01")).data).toBeNull();
  await allow(paul.client, "13", 1).throwOnError();
  expect(await said()).toEqual([[{ text: "Until 12" }, { text: "Until 13" }], "13:00:00"]);
});

test("A room takes thirty presses an hour, and another one still takes its own", async () => {
  const { hotelId, code } = await house();
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++)
    statuses.push((await press(hotelId, { code: code("101").token, wish: i % 2 ? "left" : "" })).status);
  expect(statuses.lastIndexOf(200)).toBe(29);
  expect(statuses.at(-1)).toBe(429);
  expect((await press(hotelId, { code: code("102").token, wish: "left" })).status).toBe(200);
});
