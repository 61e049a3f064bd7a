/** Until when a message is to be seen to, whose it is, and who is told when nobody begins with it. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Transaction } from "../../src/server/database/connection.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { makeTaker, storeMessage } from "../../testbed/messages.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeColleague, makeHotel, type Owner, signInAgain } from "../../testbed/tokens.ts";

const server = await sharedServer();
let owner: Owner & { hotelId: string };
beforeEach(async () => {
  owner = await makeTaker(server);
});

/** As the server does for a guest. @returns its id */
async function send(values: object = {}, sql: Transaction = server.sql): Promise<string> {
  const { id, outcome } = await storeMessage(sql, owner.hotelId, values);
  expect(outcome).toBe("sent");
  return id;
}

const addMember = (role: string) => makeColleague(server, owner, role);

const read = async (id: string) =>
  (await owner.client.from("messages").select("*").eq("id", id).single().throwOnError()).data;

describe("A message is due", () => {
  const minutes = async (values: object) => {
    const { due_at, created_at } = await read(await send(values));
    return (Date.parse(due_at) - Date.parse(created_at)) / 60_000;
  };

  test.each<[string, object, number]>([
    ["at once in danger", { topic: "help" }, 0],
    ["soon where something is broken", { topic: "repair" }, 15],
    ["a little later with towels", { topic: "towels" }, 20],
    ["within a day where nobody waits in a room", { kind: "feedback", topic: null, rating: 4 }, 1440],
    ["soon where feedback needs attention", { kind: "feedback", topic: null, rating: 3 }, 30],
    ["at once for what was wanted in the past", { topic: "taxi", wanted_at: "2026-01-01T08:00" }, 0],
    ["by its promise for a late check-out", { topic: "late_checkout", wanted_at: "2099-07-01T13:00" }, 30],
  ])("%s", async (_, values, expected) => {
    expect(await minutes(values)).toBe(expected);
  });

  test("by what the hotel has promised for its topic", async () => {
    const promise = (promise: number) =>
      owner.client.from("topics").update({ promise }).match({ hotel_id: owner.hotelId, key: "taxi" });
    expect((await promise(0)).error?.message).toContain("topics_promise_range");
    await promise(5).throwOnError();
    expect(await minutes({ topic: "taxi" })).toBe(5);
  });

  test("at the time that was wanted, on the hotel's clocks", async () => {
    await owner.client.from("hotels").update({ time_zone: "Asia/Tokyo" }).eq("id", owner.hotelId);
    const id = await send({ topic: "wake_up_call", wanted_at: "2099-07-01T05:15" });
    expect((await read(id)).due_at).toBe("2099-06-30T20:15:00+00:00");
  });
});

test("A wake-up call has a time, unless somebody is in danger", async () => {
  const row = { ...exampleRow("messages"), hotel_id: owner.hotelId, topic: "wake_up_call" } as never;
  const { error } = await owner.client.from("messages").insert(row);
  // By which the form finds its input.
  expect(error).toMatchObject({ code: "23514", details: "messages_wanted_at_required" });
  await owner.client
    .from("messages")
    .insert({ ...(row as object), wanted_at: "2099-07-01T05:15" } as never)
    .throwOnError();
  await send({ topic: "wake_up_call", danger: true });
});

describe("What a guest writes after an answer", () => {
  const again = (id: string, text: string, danger = false) =>
    server.sql`select innfo.write_again(${JSON.stringify({ id: randomUUID(), message_id: id, text })}::text::jsonb, ${danger})`;
  const rings = async () =>
    (
      (await owner.client.rpc("inbox_news", { hotel_id: owner.hotelId }).throwOnError()).data as {
        rings: unknown;
      }
    ).rings;
  const minutesToStep = async (id: string) => {
    const [job] = await server.sql<{ minutes: number }[]>`
      select extract(epoch from j.due_at - m.updated_at)::int / 60 as minutes
      from innfo.jobs j join public.messages m on m.id = ${id}
      where j.kind = 'escalation' and j.failed_at is null and j.payload ->> 'messageId' = m.id::text`;
    return job?.minutes;
  };
  const answer = (id: string) =>
    owner.client
      .rpc("answer_message", { hotel_id: owner.hotelId, message_id: id, words: "On the way" })
      .throwOnError();

  test("is new, rings no longer than once, and has its steps a quarter of an hour later", async () => {
    const id = await send({ topic: "taxi" });
    expect([await rings(), await minutesToStep(id)]).toEqual(["message", 3]);
    await answer(id);
    expect([await rings(), await minutesToStep(id)]).toEqual([null, undefined]);
    await again(id, "Thank you");
    expect(await read(id)).toMatchObject({ state: "new", taken_by: null });
    expect([await rings(), await minutesToStep(id)]).toEqual([null, 18]);
    const { data } = await owner.client.rpc("inbox_news", { hotel_id: owner.hotelId }).throwOnError();
    expect(data).toMatchObject({ new: 1, newest_at: (await read(id)).updated_at });
  });

  test("rings like the first where nobody has answered, where it is in danger, and once it is given back", async () => {
    const unanswered = await send({ topic: "taxi" });
    await owner.client.from("messages").update({ state: "working" }).eq("id", unanswered).throwOnError();
    expect(await rings()).toBeNull();
    await again(unanswered, "Where is it?");
    expect([await rings(), await minutesToStep(unanswered)]).toEqual(["message", 3]);
    await answer(unanswered);
    await owner.client.from("messages").update({ state: "new" }).eq("id", unanswered).throwOnError();
    expect([await rings(), await minutesToStep(unanswered)]).toEqual(["message", 3]);
    await answer(unanswered);
    await again(unanswered, "Fire", true);
    expect([await rings(), await minutesToStep(unanswered)]).toEqual(["alarm", 1]);
  });
});

describe("Whose it is", () => {
  test("is the desk's, and housekeeping's only where somebody of housekeeping sees it", async () => {
    expect(await read(await send())).toMatchObject({ topic: "towels", goes_to: "desk" });
    await addMember("housekeeping");
    expect(await read(await send())).toMatchObject({ goes_to: "housekeeping" });
    expect(await read(await send({ topic: "taxi" }))).toMatchObject({ goes_to: "desk" });
    expect(await read(await send({ danger: true }))).toMatchObject({ goes_to: "desk" });
    await owner.client.from("topics").update({ goes_to: "housekeeping" }).eq("key", "taxi").throwOnError();
    expect(await read(await send({ topic: "taxi" }))).toMatchObject({ goes_to: "housekeeping" });
  });

  test("is whoever begins, or whom it is given to, who works there; given back it is nobody's", async () => {
    const [marta, stranger] = [await addMember("desk"), await makeHotel(server)];
    const id = await send();
    const set = (values: object, { client }: Pick<Owner, "client"> = owner) =>
      client.from("messages").update(values).eq("id", id).select("state, taken_by").single();
    expect((await set({ state: "working" })).data).toMatchObject({ taken_by: owner.userId });
    expect((await set({ taken_by: stranger.userId })).error?.message).toBe(
      "Whoever has a message works at its hotel",
    );
    expect((await set({ taken_by: marta.userId })).data).toMatchObject({ taken_by: marta.userId });
    expect((await set({ state: "done" }, marta)).data).toMatchObject({ taken_by: marta.userId });
    expect((await set({ state: "new" })).data).toMatchObject({ taken_by: null });
    const { data } = await owner.client
      .from("message_events")
      .select("what, value")
      .match({ message_id: id, what: "given" });
    expect(data).toEqual([{ what: "given", value: marta.userId }]);
  });
});

describe("What rings at the desk", () => {
  const rings = async () =>
    (
      (await owner.client.rpc("inbox_news", { hotel_id: owner.hotelId }).throwOnError()).data as {
        rings: string;
      }
    ).rings;
  const set = (id: string, values: object) =>
    owner.client.from("messages").update(values).eq("id", id).throwOnError();

  test("is what a guest asks for until somebody takes it, danger before all, and not what is housekeeping's", async () => {
    expect(await rings()).toBeNull();
    await send({ kind: "feedback", topic: null, rating: 4 });
    await owner.client
      .from("messages")
      .insert({ hotel_id: owner.hotelId, kind: "request", topic: "taxi", room: "1" })
      .throwOnError();
    expect(await rings()).toBeNull();
    const taxi = await send({ topic: "taxi" });
    expect(await rings()).toBe("message");
    const help = await send({ topic: "help" });
    expect(await rings()).toBe("alarm");
    await set(help, { state: "working" });
    expect(await rings()).toBe("message");
    await set(taxi, { state: "working" });
    await addMember("housekeeping");
    await send();
    expect(await rings()).toBeNull();
  });

  test("is a wake-up call at its minute, whoever has it, until it is done, and again three minutes later", async () => {
    const id = await send({ topic: "wake_up_call", wanted_at: "2099-07-01T05:15" });
    await set(id, { state: "working" });
    expect(await rings()).toBeNull();
    await set(id, { due_at: new Date().toISOString() });
    expect(await rings()).toBe("wake");
    await set(id, { due_at: new Date(Date.now() + 180_000).toISOString() });
    expect(await rings()).toBeNull();
    await set(id, { due_at: new Date().toISOString() });
    await set(id, { state: "done" });
    expect(await rings()).toBeNull();
  });
});

test("What the desk found counts as new to nobody, and what it wrote down itself does not ring", async () => {
  const news = async () =>
    (await owner.client.rpc("inbox_news", { hotel_id: owner.hotelId }).throwOnError()).data;
  const writeDown = (message: { kind: string; item?: string; topic?: string; room?: string }) =>
    owner.client
      .from("messages")
      .insert({ hotel_id: owner.hotelId, ...message })
      .throwOnError();
  await writeDown({ kind: "found", item: "Scarf" });
  expect(await news()).toMatchObject({ new: 0, due: 0, newest_at: null, rings: null });
  await writeDown({ kind: "request", topic: "taxi", room: "9" });
  expect(await news()).toMatchObject({ new: 1, due: 1, newest_at: null, rings: null });
  const { updated_at } = await read(await send({ topic: "taxi" }));
  expect(await news()).toMatchObject({ new: 2, due: 2, newest_at: updated_at, rings: "message" });
});

test("What a guest withdraws is told to those whose it was, with neither words nor a name", async () => {
  const [maid, runner] = [await addMember("housekeeping"), await addMember("housekeeping")];
  for (const [{ userId }, topics] of [
    [maid, "{towels}"],
    [runner, "{repair}"],
  ] as const)
    await server.sql`update members set topics = ${topics} where user_id = ${userId}`;
  const told = async ({ client }: Owner) =>
    (await client.rpc("withdrawn_rounds", { hotel_id: owner.hotelId }).throwOnError()).data;
  const rounds = async ({ client }: Owner) =>
    ((await client.rpc("rounds", { hotel_id: owner.hotelId }).throwOnError()).data as { id: string }[]).map(
      ({ id }) => id,
    );
  const towels = await send({ room: "12", text: "For Mrs Bell" });
  const taxi = await send({ topic: "taxi", room: "14" });
  await owner.client
    .from("messages")
    .update({ state: "working", taken_by: runner.userId })
    .eq("id", taxi)
    .throwOnError();
  expect(await rounds(maid)).toEqual([towels]);
  // A message given to somebody is in their rounds, whatever its topic.
  expect(new Set(await rounds(runner))).toEqual(new Set([towels, taxi]));
  for (const id of [towels, taxi]) await server.sql`select innfo.withdraw_message(${id})`;
  expect(await rounds(maid)).toEqual([]);
  const about = (room: string, topic: string) => ({
    ...{ id: expect.any(String), at: expect.any(String) },
    ...{ room, topic },
  });
  expect(await told(maid)).toEqual([about("12", "towels")]);
  expect(await told(runner)).toEqual([about("14", "taxi"), about("12", "towels")]);
  expect(await told(owner)).toEqual([about("14", "taxi"), about("12", "towels")]);
});

test("Housekeeping sees who needs help now, and no longer once that is done", async () => {
  const maid = await addMember("housekeeping");
  const rounds = async () =>
    (
      (await maid.client.rpc("rounds", { hotel_id: owner.hotelId }).throwOnError()).data as {
        topic: string;
      }[]
    ).map(({ topic }) => topic);
  const id = await send({ topic: "help", room: "207" });
  await send();
  expect(await rounds()).toEqual(["help", "towels"]);
  await owner.client.from("messages").update({ state: "done" }).eq("id", id).throwOnError();
  expect(await rounds()).toEqual(["towels"]);
});

describe("The steps of a message that nobody begins", () => {
  const MAIL = /^(mail|push) /;
  /** Its job, within a transaction, so that no process takes it: what is told at which minute, until nothing follows. */
  const stepsOf = (
    values: object,
    before: (tx: Transaction, id: string) => Promise<unknown> = async () => {},
  ) =>
    transaction(server.sql, async (tx) => {
      const id = await send(values, tx);
      await before(tx, id);
      await tx`delete from innfo.jobs where kind in ('mail', 'push')`;
      const told: string[] = [];
      for (;;) {
        const [job] = await tx<{ id: string; step: string; minutes: number }[]>`
          select id, payload ->> 'step' as step, round(extract(epoch from due_at - now()) / 60)::int as minutes
          from innfo.jobs where kind = 'escalation' and payload ->> 'messageId' = ${id}`;
        if (!job) return told;
        await tx`select innfo.escalate(${job.id})`;
        const jobs = await tx<{ what: string }[]>`
          delete from innfo.jobs where kind in ('mail', 'push')
          returning concat_ws(' ', kind, payload ->> 'about', payload ->> 'to') as what`;
        told.push(
          `${job.minutes} ${job.step}: ${jobs
            .map(({ what }) => what)
            .toSorted()
            .join(", ")}`,
        );
        expect(jobs.every(({ what }) => MAIL.test(what))).toBe(true);
      }
    });
  async function notify({ client }: Pick<Owner, "client">): Promise<void> {
    await client
      .from("push_devices")
      .insert({ ...exampleRow("push_devices"), hotel_id: owner.hotelId } as never)
      .throwOnError();
  }

  test("are the desk's devices, its mail and its manager, each at its minute", async () => {
    const { data: hotel } = await owner.client
      .from("hotels")
      .select("email")
      .eq("id", owner.hotelId)
      .single();
    await notify(owner);
    expect(await stepsOf({ topic: "taxi" })).toEqual([
      "3 device: push waiting",
      `6 mail: mail ${hotel?.email}`,
      `10 manager: mail ${owner.email}, push waiting`,
    ]);
    await owner.client
      .from("message_kinds")
      .update({ device_after: 1, mail_after: 20, manager_after: 5 })
      .match({ hotel_id: owner.hotelId, kind: "request" })
      .throwOnError();
    expect((await stepsOf({ topic: "taxi" })).map((step) => step.split(":")[0])).toEqual([
      "1 device",
      "5 manager",
      "20 mail",
    ]);
  });

  test("are sooner in danger, later for feedback, and those of a wake-up call come at its time, taken or not", async () => {
    const names = (steps: string[]) => steps.map((step) => step.split(":")[0]);
    expect(names(await stepsOf({ topic: "help" }))).toEqual(["1 device", "1 mail", "2 manager"]);
    expect(names(await stepsOf({ kind: "feedback", topic: null, rating: 3 }))).toEqual([
      "1440 mail",
      "2880 manager",
    ]);
    const wake = { topic: "wake_up_call", wanted_at: "2099-07-01T05:15" };
    const taken = (tx: Transaction, id: string) =>
      tx`update messages set state = 'working', due_at = now() + interval '1 hour' where id = ${id}`;
    expect(names(await stepsOf(wake, taken))).toEqual(["60 wake", "63 wake_again"]);
  });

  test("end when somebody takes it, and begin again when it is given back", async () => {
    const set = (state: string) => (tx: Transaction, id: string) =>
      tx`update messages set state = ${state} where id = ${id}`;
    expect(await stepsOf({ topic: "taxi" }, set("working"))).toEqual([]);
    const back = async (tx: Transaction, id: string) => {
      await set("working")(tx, id);
      await set("new")(tx, id);
    };
    expect(await stepsOf({ topic: "taxi" }, back)).toHaveLength(3);
    expect(await stepsOf({ topic: "taxi" }, (tx, id) => tx`select innfo.withdraw_message(${id})`)).toEqual(
      [],
    );
  });

  test("a manager works at the desk, else it is the account", async () => {
    const [marta, stranger] = [await addMember("desk"), await makeHotel(server)];
    const set = (manager_id: string) =>
      owner.client
        .from("message_kinds")
        .update({ manager_id })
        .match({ hotel_id: owner.hotelId, kind: "request" });
    expect((await set(stranger.userId)).error?.message).toBe("A manager works at the hotel's desk");
    await set(marta.userId).throwOnError();
    expect((await stepsOf({ topic: "taxi" })).at(-1)).toBe(`10 manager: mail ${marta.email}`);
    // A person who has left the team is told nothing more.
    await server.sql`delete from members where hotel_id = ${owner.hotelId} and user_id = ${marta.userId}`;
    expect((await stepsOf({ topic: "taxi" })).at(-1)).toBe(`10 manager: mail ${owner.email}`);
  });

  test("a device hears first of what is its role's", async () => {
    const maid = await addMember("housekeeping");
    await notify(owner);
    await notify(await signInAgain(server, maid));
    const heard = (values: object) =>
      transaction(server.sql, async (tx) => {
        await tx`delete from innfo.jobs where kind = 'push'`;
        await send(values, tx);
        const rows = await tx<{ user_id: string }[]>`
          delete from innfo.jobs j using push_devices d, auth.sessions s
          where j.kind = 'push' and d.id::text = j.payload ->> 'deviceId' and s.id = d.session_id
          returning s.user_id`;
        return rows.map(({ user_id }) => (user_id === owner.userId ? "desk" : "housekeeping")).toSorted();
      });
    expect(await heard({ topic: "taxi" })).toEqual(["desk"]);
    expect(await heard({ topic: "towels" })).toEqual(["housekeeping"]);
    expect(await heard({ topic: "help" })).toEqual(["desk", "housekeeping"]);
  });
});
