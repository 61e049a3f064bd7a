/** An alarm: on which devices it is in sight, who has it, and when it rings again. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { makeTaker, storeMessage } from "../../testbed/messages.ts";
import { sharedServer } from "../../testbed/server.ts";
import { actingAs, makeColleague, makeHotel, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer();
let owner: Owner & { hotelId: string };
beforeEach(async () => {
  owner = await makeTaker(server);
});

/** As the server does for a guest. @returns its id */
async function send(values: object = {}): Promise<string> {
  const { id, outcome } = await storeMessage(server.sql, owner.hotelId, values);
  expect(outcome).toBe("sent");
  return id;
}

const addMember = (role: string) => makeColleague(server, owner, role);

/** A name at reception. @returns the account of its shifts */
async function addPerson(member_id: string | null, name: string | null): Promise<string> {
  const id = randomUUID();
  await server.sql`insert into auth.users (id) values (${id})`;
  await server.sql`insert into station_people (id, hotel_id, member_id, name, pin_hash)
    values (${id}, ${owner.hotelId}, ${member_id}, ${name}, 'no PIN opens it')`;
  return id;
}

/** Locked, unless it is somebody's shift. @returns its account */
async function addStation(person_id: string | null = null): Promise<string> {
  const id = randomUUID();
  await server.sql`insert into auth.users (id) values (${id})`;
  await server.sql`insert into stations (id, hotel_id, name, person_id, shift_until)
    values (${id}, ${owner.hotelId}, 'Reception', ${person_id}, now() + interval '1 hour')`;
  return id;
}

/** The answer of a function to the person who is signed in with this account. */
async function askAs<Answer>(userId: string, call: string): Promise<Answer> {
  return actingAs(server, userId, async (tx) => {
    const [row] = await tx.unsafe<{ answer: Answer }[]>(`select ${call} as answer`);
    return row?.answer as Answer;
  });
}

interface News {
  new: number;
  danger: number;
  mine: number;
  rings: string | null;
  here: { name: string }[];
  alarms: {
    id: string;
    room: string | null;
    text: string | null;
    state: string;
    created_at: string;
    holder: string | null;
    mine: boolean;
    again: string | null;
  }[];
}
const newsOf = async ({ client }: Pick<Owner, "client"> = owner): Promise<News> =>
  (await client.rpc("inbox_news", { hotel_id: owner.hotelId }).throwOnError()).data as never;
const setState = async ({ client }: Pick<Owner, "client">, message_id: string, seen: string, state: string) =>
  (await client.rpc("set_message_state", { hotel_id: owner.hotelId, message_id, seen, state }).throwOnError())
    .data;
const read = async (id: string) =>
  (await owner.client.from("messages").select("*").eq("id", id).single().throwOnError()).data;
const eventsOf = async (id: string, what: string) =>
  (
    await owner.client
      .from("message_events")
      .select("value, by_user")
      .match({ message_id: id, what })
      .order("at")
      .throwOnError()
  ).data;

describe("An alarm is in sight where it rings", () => {
  test("at the desk and at housekeeping, with its room, its guest's words and since when, which nobody else reads", async () => {
    const maid = await addMember("housekeeping");
    expect(await newsOf(maid)).toMatchObject({ new: 0, danger: 0, rings: null, alarms: [] });
    await send({ topic: "taxi" });
    expect(await newsOf(maid)).toMatchObject({ new: 0, danger: 0, rings: null, alarms: [] });
    const id = await send({ topic: "help", room: "207", text: "Smoke in the hall" });
    const { created_at } = await read(id);
    const alarm = {
      id,
      room: "207",
      text: "Smoke in the hall",
      state: "new",
      created_at,
      holder: null,
    };
    expect(await newsOf(maid)).toMatchObject({ new: 1, danger: 1, rings: "alarm", alarms: [alarm] });
    expect(await newsOf()).toMatchObject({ new: 2, danger: 1, rings: "alarm", alarms: [alarm] });
    const stranger = await makeHotel(server);
    expect(await newsOf(stranger)).toBeNull();
    const { alarms } = (await stranger.client.rpc("inbox_news", { hotel_id: stranger.hotelId }))
      .data as never;
    expect(alarms).toEqual([]);
  });

  test("until it is done; taken it is silent, stands below what nobody has, and names who has it", async () => {
    const maid = await addMember("housekeeping");
    const [first, second, third] = [
      await send({ topic: "help", room: "207" }),
      await send({ topic: "help", room: "312" }),
      await send({ topic: "help", room: "118" }),
    ];
    expect(await setState(maid, first, "new", "working")).toMatchObject({ changed: true });
    const rooms = async (by = owner) => (await newsOf(by)).alarms.map(({ room }) => room);
    expect(await rooms()).toEqual(["312", "118", "207"]);
    const { data: inbox } = await owner.client.from("inbox").select("room").order("turn").throwOnError();
    expect(inbox.map(({ room }) => room)).toEqual(["312", "118", "207"]);
    const { alarms, rings, danger } = await newsOf(maid);
    expect({ rings, danger }).toEqual({ rings: "alarm", danger: 3 });
    expect(alarms.at(-1)).toMatchObject({ room: "207", state: "working", mine: true });
    expect((await newsOf()).alarms.at(-1)).toMatchObject({ mine: false, holder: maid.email.split("@")[0] });
    for (const id of [second, third]) await setState(owner, id, "new", "working");
    expect(await newsOf(maid)).toMatchObject({ rings: null, danger: 3 });
    await setState(owner, first, "working", "done");
    expect(await rooms(maid)).toEqual(["312", "118"]);
  });

  test("as well as a wake-up call at its minute, whoever has it, at the desk and at a locked station", async () => {
    const maid = await addMember("housekeeping");
    const station = await addStation();
    const id = await send({ topic: "wake_up_call", wanted_at: "2099-07-01T05:15", room: "207" });
    await setState(owner, id, "new", "working");
    expect(await newsOf()).toMatchObject({ rings: null, calls: [] });
    await owner.client
      .from("messages")
      .update({ due_at: new Date().toISOString() })
      .eq("id", id)
      .throwOnError();
    const call = { id, room: "207", wanted_at: "2099-07-01T05:15:00" };
    expect(await newsOf()).toMatchObject({ rings: "wake", calls: [call] });
    expect(await newsOf(maid)).toMatchObject({ rings: null, calls: [] });
    expect(await askAs(station, "public.station_now()")).toMatchObject({
      rings: "wake",
      calls: ["207"],
      new: 0,
    });
  });

  test("and not what the house wrote down itself, which rings at nobody", async () => {
    await owner.client
      .from("messages")
      .insert({ hotel_id: owner.hotelId, kind: "request", topic: "help", room: "9" })
      .throwOnError();
    expect(await newsOf()).toMatchObject({ rings: null, alarms: [], danger: 1 });
  });
});

describe("A locked station", () => {
  test("counts what nobody has alone, with the rooms that are rooms, and shows no word of a guest", async () => {
    const station = await addStation();
    const now = () =>
      askAs<{ new: number; danger: number; rings: string | null; rooms: string[]; alarms: object[] }>(
        station,
        "public.station_now()",
      );
    const taken = await send({ topic: "help", room: "12" });
    await setState(owner, taken, "new", "working");
    expect(await now()).toMatchObject({ new: 0, danger: 0, rings: null, rooms: [], alarms: [] });
    const id = await send({ topic: "help", room: "207", text: "Smoke" });
    await send({ topic: "taxi", room: "104" });
    await send({ topic: "taxi", room: "104" });
    await send({ topic: "taxi", room: "call Ada on 555" });
    await send({ topic: "help", room: null });
    const answer = await now();
    expect(answer).toMatchObject({ new: 5, danger: 2, rings: "alarm", rooms: ["207", "104"] });
    const { created_at } = await read(id);
    // Two of the same millisecond stand in any order.
    expect(answer.alarms).toContainEqual({
      id,
      kind: "request",
      topic: "help",
      room: "207",
      state: "new",
      created_at,
    });
    expect(answer.alarms).toHaveLength(2);
    expect(JSON.stringify(answer)).not.toMatch(/Smoke|Ada|on 555/);
  });
});

describe("An alarm that somebody took rings again", () => {
  const jobOf = async (id: string) =>
    (
      await server.sql<{ id: string; minutes: number }[]>`
        select id, round(extract(epoch from due_at - now()) / 60)::int as minutes from innfo.jobs
        where kind = 'escalation' and payload ->> 'messageId' = ${id} and payload ->> 'step' = 'again'`
    )[0];
  const ringAgain = async (id: string) =>
    (
      await server.sql<{ rings: boolean }[]>`
        select innfo.ring_again(${(await jobOf(id))?.id ?? ""}) as rings`
    )[0]?.rings;

  test("after five minutes in which nothing happened, for everybody, and its steps begin again", async () => {
    const id = await send({ topic: "help", room: "207" });
    expect(await jobOf(id)).toBeUndefined();
    await setState(owner, id, "new", "working");
    expect(await jobOf(id)).toMatchObject({ minutes: 5 });
    expect(await ringAgain(id)).toBe(true);
    expect(await read(id)).toMatchObject({ state: "new", taken_by: null });
    expect(await newsOf()).toMatchObject({ rings: "alarm", alarms: [{ id, state: "new", again: "idle" }] });
    expect(await eventsOf(id, "again")).toEqual([{ value: "idle", by_user: null }]);
    const steps = await server.sql`
      select payload ->> 'step' as step from innfo.jobs where kind = 'escalation' and payload ->> 'messageId' = ${id}`;
    expect([...steps]).toEqual([{ step: "device" }]);
    // Taken again, and given back: nothing is left of the word before.
    await setState(owner, id, "new", "working");
    await setState(owner, id, "working", "new");
    expect((await newsOf()).alarms).toMatchObject([{ again: null }]);
    expect(await jobOf(id)).toBeUndefined();
  });

  test.each<[string, (id: string) => PromiseLike<unknown>]>([
    [
      "a call",
      (message_id) => owner.client.rpc("note_call", { hotel_id: owner.hotelId, message_id, number: "207" }),
    ],
    [
      "a sentence",
      (message_id) =>
        owner.client.rpc("answer_message", { hotel_id: owner.hotelId, message_id, words: "On the way" }),
    ],
    ["a note", (id) => owner.client.from("messages").update({ note: "Ambulance called" }).eq("id", id)],
  ])("but not after %s", async (_, act) => {
    const id = await send({ topic: "help" });
    await setState(owner, id, "new", "working");
    await act(id);
    expect(await ringAgain(id)).toBe(false);
    expect(await read(id)).toMatchObject({ state: "working", taken_by: owner.userId });
    expect(await jobOf(id)).toBeUndefined();
  });

  test("and not once it is done; given to a colleague, the five minutes are theirs", async () => {
    const desk = await addMember("desk");
    const id = await send({ topic: "help" });
    await setState(owner, id, "new", "working");
    const before = await jobOf(id);
    await owner.client.from("messages").update({ taken_by: desk.userId }).eq("id", id).throwOnError();
    expect(await jobOf(id)).toMatchObject({ minutes: 5 });
    expect((await jobOf(id))?.id).not.toBe(before?.id);
    await setState(desk, id, "working", "done");
    expect(await jobOf(id)).toBeUndefined();
    const towels = await send();
    await setState(owner, towels, "new", "working");
    expect(await jobOf(towels)).toBeUndefined();
  });

  test("by itself, also a wake-up call in danger, which has steps of its own", async () => {
    const id = await send({ topic: "wake_up_call", wanted_at: "2099-07-01T05:15", danger: true });
    await setState(owner, id, "new", "working");
    const steps = await server.sql<{ step: string }[]>`
      select payload ->> 'step' as step from innfo.jobs where kind = 'escalation' and payload ->> 'messageId' = ${id} order by 1`;
    expect(steps.map(({ step }) => step)).toEqual(["again", "wake"]);
    await server.sql`update innfo.jobs set due_at = now() where id = ${(await jobOf(id))?.id ?? ""}`;
    await expect.poll(async () => (await newsOf()).rings, { timeout: 30_000 }).toBe("alarm");
  });

  test("A call is noted with its number and by whom, also by housekeeping, and at no other hotel", async () => {
    const maid = await addMember("housekeeping");
    const stranger = await makeHotel(server);
    const id = await send({ topic: "help", room: "207" });
    const call = async ({ client }: Owner, message_id: string) =>
      (await client.rpc("note_call", { hotel_id: owner.hotelId, message_id, number: "112" }).throwOnError())
        .data;
    const feedback = await send({ kind: "feedback", topic: null, rating: 4 });
    expect([await call(maid, id), await call(stranger, id), await call(maid, feedback)]).toEqual([
      true,
      null,
      null,
    ]);
    expect(await eventsOf(id, "called")).toEqual([{ value: "112", by_user: maid.userId }]);
  });
});

describe("What somebody had who leaves the team is new again", () => {
  const left = async (id: string) => {
    expect(await read(id)).toMatchObject({ state: "new", taken_by: null });
    expect(await eventsOf(id, "again")).toEqual([{ value: "left", by_user: null }]);
  };
  const takenBy = async (userId: string, values: object = { topic: "help" }) => {
    const id = await send(values);
    await owner.client
      .from("messages")
      .update({ state: "working", taken_by: userId })
      .eq("id", id)
      .throwOnError();
    return id;
  };

  test("and rings: an alarm as well as a request, and not what nobody waits for in a room", async () => {
    const [gone, stays] = [await addMember("desk"), await addMember("desk")];
    const alarm = await takenBy(gone.userId);
    const taxi = await takenBy(gone.userId, { topic: "taxi" });
    const feedback = await takenBy(gone.userId, { kind: "feedback", topic: null, rating: 4 });
    const other = await takenBy(stays.userId);
    expect(await newsOf()).toMatchObject({ rings: null });
    await owner.client.rpc("remove_member", { hotel_id: owner.hotelId, user_id: gone.userId }).throwOnError();
    await left(alarm);
    await left(taxi);
    expect(await newsOf()).toMatchObject({
      rings: "alarm",
      alarms: [{ id: alarm, again: "left" }, { id: other }],
    });
    expect(await read(feedback)).toMatchObject({ state: "working" });
    expect(await read(other)).toMatchObject({ state: "working", taken_by: stays.userId });
  });

  test("also where their account is deleted, or a name at reception ends", async () => {
    const gone = await addMember("housekeeping");
    const olga = await addPerson(null, "Olga");
    const [first, second] = [await takenBy(gone.userId), await takenBy(olga)];
    await server.sql`delete from auth.users where id = ${gone.userId}`;
    await left(first);
    await owner.client.from("station_people").delete().eq("id", olga).throwOnError();
    await left(second);
  });

  test("also where the hotel is handed over, unless its former account stays in the team", async () => {
    const receiver = await makeHotel(server);
    await server.sql`update auth.users set email_confirmed_at = now() where id = ${receiver.userId}`;
    const id = await takenBy(owner.userId);
    await server.sql`select innfo.hand_over(${owner.hotelId}, ${receiver.userId}, true)`;
    const state = async () =>
      (await server.sql<{ state: string }[]>`select state from messages where id = ${id}`)[0]?.state;
    expect(await state()).toBe("working");
    await server.sql`delete from members where hotel_id = ${owner.hotelId} and user_id = ${owner.userId}`;
    expect(await state()).toBe("new");
  });
});

describe("One person is one person at the station and on a phone of their own", () => {
  test("has one list of messages, one name, and is nobody else to themselves", async () => {
    const ana = await addMember("desk");
    const atStation = await addPerson(ana.userId, null);
    await addStation(atStation);
    const id = await send({ topic: "help", room: "207" });
    const args = `'${owner.hotelId}', '${id}', 'new', 'working'`;
    const take = () => askAs<object>(atStation, `public.set_message_state(${args})`);
    expect(await take()).toMatchObject({ changed: true });
    expect(await read(id)).toMatchObject({ taken_by: ana.userId });
    expect(await newsOf(ana)).toMatchObject({ mine: 1, alarms: [{ mine: true }] });
    const atTheStation = await askAs<News>(atStation, `public.inbox_news('${owner.hotelId}')`);
    expect(atTheStation).toMatchObject({ mine: 1, alarms: [{ mine: true }] });
    // The same press on the phone is no other person's.
    expect(await setState(ana, id, "new", "working")).toMatchObject({ changed: true });
    expect(await eventsOf(id, "state")).toEqual([{ value: "working", by_user: ana.userId }]);
    const { data: names } = await owner.client.rpc("colleagues", { hotel_id: owner.hotelId }).throwOnError();
    expect(Object.keys(names ?? {}).sort()).toEqual([owner.userId, ana.userId].sort());
    // Her answer at the station refuses nothing that she says on her phone.
    await askAs(atStation, `public.answer_message('${owner.hotelId}', '${id}', 'On the way', seen => 0)`);
    const again = { hotel_id: owner.hotelId, message_id: id, words: "At your door", seen: 0 };
    expect((await ana.client.rpc("answer_message", again)).error).toBeNull();
    expect((await owner.client.rpc("answer_message", again)).error?.code).toBe("IN007");
  });

  test("and a name that is nobody's in the team stays a colleague", async () => {
    const olga = await addPerson(null, "Olga");
    const { data: names } = await owner.client.rpc("colleagues", { hotel_id: owner.hotelId }).throwOnError();
    expect(names).toMatchObject({ [olga]: "Olga" });
  });
});
