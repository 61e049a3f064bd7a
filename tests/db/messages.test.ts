/** Guests' messages: who may write and change what, how many there may be, and how long they stay. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { PRO_PLAN } from "../../src/product.ts";
import { applyConfiguration } from "../../src/server/app/apply-configuration.ts";
import type { Transaction } from "../../src/server/database/connection.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { makeTaker, storeMessage } from "../../testbed/messages.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer();
// The product's limits; tests usually have none.
await applyConfiguration(server.sql, { complimentaryProEmails: [], limits: {} });
let owner: Owner & { hotelId: string };
beforeEach(async () => {
  owner = await makeTaker(server);
});

const write = (values: object = {}, hotel_id = owner.hotelId) =>
  owner.client
    .from("messages")
    .insert({ ...exampleRow("messages"), hotel_id, ...values } as never)
    .select("id, keep_until")
    .single();

/** Sends as the server does for a guest. @returns the outcome */
const send = async (values: object = {}, id: string = randomUUID(), sql: Transaction = server.sql) =>
  (await storeMessage(sql, owner.hotelId, { ...values, id })).outcome;

test("What comes once the first push has been read is told of by a second one, a minute later", async () => {
  await owner.client
    .from("push_devices")
    .insert({ ...exampleRow("push_devices"), hotel_id: owner.hotelId } as never)
    .throwOnError();
  // Within a transaction, so that nobody takes these jobs.
  const jobs = await transaction(server.sql, async (tx) => {
    const add = () => send({}, randomUUID(), tx);
    await add();
    await add();
    const planned =
      await tx`update innfo.jobs set attempts = 1 where kind = 'push' and attempts = 0 returning id`;
    expect(planned).toHaveLength(1);
    await add();
    await add();
    return tx<{ seconds: number }[]>`
      select extract(epoch from due_at - now())::int as seconds from innfo.jobs
      where kind = 'push' and attempts = 0`;
  });
  expect(jobs).toEqual([{ seconds: 60 }]);
});

test.each<[string, object, number[], (number | undefined)[]]>([
  [
    "a bad mark goes ahead of its time once in ten minutes, and the others in their turn",
    { kind: "feedback", topic: "quiet", rating: 1 },
    [1, 1, 8, 1],
    [0, 0, 540, 60, 0],
  ],
  [
    "danger goes ahead of its time once in five minutes, and the others in their turn",
    { topic: "repair", danger: true },
    [1, 1, 3, 1],
    [0, 0, 540, 360, 0],
  ],
])("A mail about %s", async (_, values, pauses, expected) => {
  // Within a transaction, so that nobody takes these jobs.
  const seconds = await transaction(server.sql, async (tx) => {
    /** @returns seconds until the mail about it; undefined if one is already pending */
    async function alarm(): Promise<number | undefined> {
      expect(await send(values, randomUUID(), tx)).toBe("sent");
      const [mail] = await tx<{ seconds: number }[]>`
        select extract(epoch from greatest(due_at, now()) - now())::int as seconds from innfo.jobs
        where kind = 'mail' and payload ->> 'hotelId' = ${owner.hotelId} and attempts = 0`;
      return mail?.seconds;
    }
    const told = [await alarm()];
    for (const minutes of pauses) {
      const passed = tx`make_interval(mins => ${minutes})`;
      await tx`update innfo.jobs set due_at = due_at - ${passed}`;
      await tx`update innfo.jobs set attempts = 1 where due_at <= now()`;
      await tx`update innfo.message_mails set due_at = due_at - ${passed}, alarmed_at = alarmed_at - ${passed}`;
      await tx`update innfo.message_pushes set due_at = due_at - ${passed}, alarmed_at = alarmed_at - ${passed}`;
      told.push(await alarm());
    }
    return told;
  });
  expect(seconds).toEqual(expected);
});

describe("At the desk", () => {
  test.each<[string, object, string]>([
    ["a request without a room", { room: " " }, "messages_room_required"],
    ["a request of no room", { room: null }, "messages_room_required"],
    ["help in a blank room", { topic: "help", room: " " }, "messages_room_required"],
    ["a request without a topic", { topic: null }, "messages_topic_required"],
    ["a request for what there is not", { topic: "staff" }, "messages_topic_choice"],
    [
      "feedback about what there is not",
      { kind: "feedback", topic: "quiet,towels", rating: 1 },
      "messages_topic_choice",
    ],
    [
      "feedback about one thing twice",
      { kind: "feedback", topic: "quiet,quiet", rating: 1 },
      "messages_topic_choice",
    ],
    ["feedback about nothing", { kind: "feedback", topic: "", rating: 1 }, "messages_topic_choice"],
    ["a request for several things", { topic: "towels,taxi" }, "messages_topic_choice"],
    ["feedback without a rating", { kind: "feedback", topic: null }, "messages_rating_required"],
    ["feedback beyond the best", { kind: "feedback", topic: null, rating: 6 }, "messages_rating_range"],
    ["a loss of nothing", { kind: "lost", topic: null, contact: "x" }, "messages_item_required"],
    ["a loss by nobody", { kind: "lost", topic: null, item: "x" }, "messages_contact_required"],
    ["a kind that there is not", { kind: "praise", topic: null }, "messages_kind_choice"],
    ["a text that is too long", { text: "x".repeat(2001) }, "messages_text_length"],
    ["an outcome that there is not", { outcome: "eaten" }, "messages_outcome_choice"],
  ])("nobody writes down %s", async (_, values, rule) => {
    expect((await write(values)).error?.message).toContain(rule);
    expect((await write()).error).toBeNull();
  });

  test.each<[string, object]>([
    ["what kind it is", { kind: "found", topic: null, item: "Scarf" }],
    ["feedback", { kind: "feedback", topic: "quiet", rating: 1 }],
    ["feedback about several things", { kind: "feedback", topic: "room,quiet,wifi", rating: 1 }],
    ["help for who has no room", { topic: "help", room: null }],
    ["a loss", { kind: "lost", topic: null, item: "Scarf", contact: "+44 20 7946 0000" }],
  ])("%s may be written down", async (_, values) => {
    expect((await write(values)).error).toBeNull();
  });

  test("a message is worked on, and what was written in it stays", async () => {
    const { data } = await write().throwOnError();
    const change = (values: object) =>
      owner.client
        .from("messages")
        .update(values as never)
        .eq("id", data.id)
        .select("state");
    const done = { state: "done", note: "Anna", assignee: "Ben" };
    expect((await change(done)).data).toEqual([{ state: "done" }]);
    for (const fixed of [
      { text: "x" },
      { room: "13" },
      { by_guest: true },
      { danger: true },
      { keep_until: "2099-01-01" },
    ]) {
      expect((await change(fixed)).error?.code, JSON.stringify(fixed)).toBe("42501");
    }
    const events = await owner.client
      .from("message_events")
      .select("what, value, by_user")
      .eq("message_id", data.id)
      .order("what")
      .throwOnError();
    expect(events.data).toEqual([
      { what: "assignee", value: "Ben", by_user: owner.userId },
      { what: "note", value: null, by_user: owner.userId },
      { what: "sent", value: null, by_user: owner.userId },
      { what: "state", value: "done", by_user: owner.userId },
    ]);
  });

  test("of a message that is changed to and fro, the latest hundred changes are kept", async () => {
    const { data } = await write().throwOnError();
    for (let i = 0; i < 105; i++) {
      await server.sql`update messages set assignee = ${`Ben ${i}`} where id = ${data.id}`;
    }
    const events = await server.sql<{ value: string }[]>`
      select value from message_events where message_id = ${data.id} order by at`;
    expect(events.map(({ value }) => value)).toEqual(Array.from({ length: 100 }, (_, i) => `Ben ${i + 5}`));
  });
});

describe("A guest's message", () => {
  test("comes once, however often it is sent, and tells the hotel once in ten minutes", async () => {
    const id = randomUUID();
    expect(await send({}, id)).toBe("sent");
    expect(await send({}, id)).toBe("known");
    expect(await send()).toBe("sent");
    expect(await send()).toBe("sent");
    const { data } = await owner.client.from("messages").select("by_guest, language").throwOnError();
    expect(data).toEqual(Array.from({ length: 3 }, () => ({ by_guest: true, language: "en" })));
    const [mails] = await server.sql<{ due: number; later: number }[]>`
      select count(*) filter (where due_at <= now() + interval '1 minute')::int as due,
        count(*) filter (where due_at > now() + interval '9 minutes')::int as later
      from innfo.jobs where payload ->> 'hotelId' = ${owner.hotelId}`;
    // The first may have been sent by now; one more reports the others.
    expect(mails?.due).toBeLessThanOrEqual(1);
    expect(mails?.later).toBe(1);
  });

  test("comes only where the hotel takes it, and asks for nothing that is not offered", async () => {
    const kinds = (kind: string, values: string) =>
      server.sql.unsafe(`update message_kinds set ${values} where hotel_id = $1 and kind = $2`, [
        owner.hotelId,
        kind,
      ]);
    const feedback = { kind: "feedback", topic: null, rating: 4 };
    expect(await send(feedback)).toBe("sent");
    await kinds("feedback", "is_on = false");
    expect(await send(feedback)).toBe("closed");
    await server.sql`update topics set is_on = key = 'taxi' where hotel_id = ${owner.hotelId}`;
    expect(await send()).toBe("closed");
    expect(await send({ topic: "taxi" })).toBe("sent");
    expect(await send({ topic: "help" })).toBe("sent");
    expect(await send({ kind: "found", topic: null, item: "Scarf" })).toBe("closed");
    expect(await send({ hotel_id: "zzzzzzzzzz" })).toBe("closed");
    await server.sql`delete from subscriptions where user_id = ${owner.userId}`;
    expect(await send({ topic: "taxi" })).toBe("closed");
    expect(await send({ topic: "help" })).toBe("closed");
    // Earlier messages stay, and may be worked on.
    const { data } = await owner.client
      .from("messages")
      .update({ state: "done" })
      .eq("hotel_id", owner.hotelId)
      .select("id")
      .throwOnError();
    expect(data).toHaveLength(3);
    expect((await write()).error?.code).toBe("IN002");
  });

  test("is marked when it asks for help or the server read of danger in it, and no other is", async () => {
    expect(await send({ room: "1", topic: "help" })).toBe("sent");
    expect(await send({ room: "2", danger: true })).toBe("sent");
    expect(await send({ room: "3", danger: false })).toBe("sent");
    expect((await write({ room: "4", topic: "help" })).error).toBeNull();
    expect((await write({ room: "5", danger: true })).error?.code).toBe("42501");
    const { data } = await owner.client.from("messages").select("room, danger").order("room").throwOnError();
    expect(data.filter(({ danger }) => danger).map(({ room }) => room)).toEqual(["1", "2", "4"]);
    expect(data).toHaveLength(4);
  });

  test("finds no room once the inbox is full", async () => {
    await server.sql`insert into innfo.account_limits (user_id, what, max) values (${owner.userId}, 'messages', 2)`;
    expect(await send()).toBe("sent");
    expect((await write()).error).toBeNull();
    expect(await send()).toBe("full");
    expect((await write()).error?.code).toBe("IN003");
    await owner.client.from("messages").delete().eq("hotel_id", owner.hotelId).throwOnError();
    expect(await send()).toBe("sent");
  });

  test("finds room in a full inbox when it is of danger: a tenth more", async () => {
    await server.sql`insert into innfo.account_limits (user_id, what, max) values (${owner.userId}, 'messages', 11)`;
    const sent = (count: number, values: object) =>
      Promise.all(Array.from({ length: count }, () => send(values)));
    await sent(11, {});
    expect(await send()).toBe("full");
    expect(await send({ topic: "help" })).toBe("sent");
    expect(await send({ danger: true })).toBe("sent");
    expect(await send({ danger: true })).toBe("full");
    expect(await send()).toBe("full");
  });

  test("is kept for as long as the hotel said when it came, and then forgotten", async () => {
    await server.sql`update message_kinds set keep_days = 7 where hotel_id = ${owner.hotelId}`;
    const id = randomUUID();
    await send({}, id);
    await server.sql`update message_kinds set keep_days = 1 where hotel_id = ${owner.hotelId}`;
    const [row] = await server.sql<{ days: number }[]>`
      select keep_until - (now() at time zone 'UTC')::date as days from messages where id = ${id}`;
    expect(row?.days).toBe(7);
    const kept = randomUUID();
    await send({}, kept);
    await server.sql`update messages set keep_until = (now() at time zone 'UTC')::date - 1 where id = ${id}`;
    await server.sql`select innfo.forget_messages()`;
    const left = await server.sql<
      { id: string }[]
    >`select id from messages where hotel_id = ${owner.hotelId}`;
    expect([...left]).toEqual([{ id: kept }]);
  });

  test("is read by its guest with exactly these columns", async () => {
    const id = randomUUID();
    await send({}, id);
    await server.sql`insert into message_texts ${server.sql({ hotel_id: owner.hotelId, message_id: id, author: "house", text: "At once" })}`;
    const [row] = await server.sql<
      { message: { texts: object[] } }[]
    >`select innfo.sent_message(${id}) -> 'message' as message`;
    expect(Object.keys(row?.message ?? {}).sort()).toEqual(
      [
        ...[
          "card",
          "color",
          "contact",
          "created_at",
          "danger",
          "day",
          "has_photo",
          "item",
          "keep_until",
          "kind",
        ],
        ...[
          "language",
          "outcome",
          "place",
          "rating",
          "room",
          "state",
          "text",
          "texts",
          "topic",
          "translation",
        ],
        ...["translation_language", "wanted_at", "price", "currency", "line", "line_read"],
      ].sort(),
    );
    expect(Object.keys(row?.message.texts[0] ?? {}).sort()).toEqual([
      ...[
        "author",
        "created_at",
        "language",
        "name",
        "read_at",
        "text",
        "translation",
        "translation_language",
      ],
    ]);
  });

  test("is shown and withdrawn by its id alone, and what the desk wrote is not", async () => {
    const read = async (id: string) => {
      const [row] = await server.sql<
        { sent: { message: object } | null }[]
      >`select innfo.sent_message(${id}) as sent`;
      return row?.sent?.message;
    };
    const withdraw = async (id: string) => {
      const [row] = await server.sql<{ gone: boolean }[]>`select innfo.withdraw_message(${id}) as gone`;
      return row?.gone;
    };
    const id = randomUUID();
    await send({}, id);
    expect(await read(id)).toMatchObject({ room: "12", topic: "towels", state: "new", texts: [] });
    const { data } = await write().throwOnError();
    expect(await read(data.id)).toBeUndefined();
    expect(await withdraw(data.id)).toBe(false);
    expect(await withdraw(id)).toBe(true);
    expect(await withdraw(id)).toBe(false);
    expect(await read(id)).toBeUndefined();
  });
});

describe("What a hotel takes", () => {
  const set = (values: object) =>
    owner.client
      .from("message_kinds")
      .upsert({ hotel_id: owner.hotelId, kind: "lost", ...values } as never, { onConflict: "hotel_id,kind" });

  test.each<[string, object, string]>([
    ["an address that is none", { emails: ["a@example.com", "nobody"] }, "message_kinds_emails_email"],
    ["two addresses in one", { emails: ["a@example.com,b@example.com"] }, "message_kinds_emails_email"],
    ["nothing for an address", { emails: [""] }, "message_kinds_emails_email"],
    ["six addresses", { emails: Array(6).fill("a@example.com") }, "message_kinds_emails_length"],
    ["no time to keep it", { keep_days: 0 }, "message_kinds_keep_days_range"],
    ["eleven answers", { answers: Array(11).fill("Yes") }, "message_kinds_answers_length"],
  ])("cannot be %s", async (_, values, rule) => {
    expect((await set(values)).error?.message).toContain(rule);
    const right = {
      emails: ["a@example.com", "b@example.com"],
      keep_days: 30,
      answers: ["Yes"],
    };
    expect((await set(right)).error).toBeNull();
  });

  test("is told to guests of the plan in force", async () => {
    const taken = async () => {
      const [row] = await server.sql<
        { kinds: string[] }[]
      >`select innfo.guest_messages(${owner.hotelId}) as kinds`;
      return row?.kinds;
    };
    expect(await taken()).toEqual(["request", "feedback", "lost"]);
    await set({ is_on: false }).throwOnError();
    await server.sql`update topics set is_on = false where hotel_id = ${owner.hotelId}`;
    expect(await taken()).toEqual(["feedback"]);
    await server.sql`delete from subscriptions where user_id = ${owner.userId}`;
    expect(await taken()).toEqual([]);
  });

  test("leads to reviews over https only", async () => {
    const lead = (review_url: string) =>
      owner.client.from("hotels").update({ review_url }).eq("id", owner.hotelId).select("id");
    expect((await lead("http://example.com/")).error?.message).toContain("hotels_review_url_https");
    expect((await lead("javascript:alert(1)")).error?.message).toContain("hotels_review_url");
    expect((await lead("https://example.com/review")).data).toHaveLength(1);
  });
});

test("Another hotel's messages are nobody else's to read, write, change or delete", async () => {
  const { data } = await write().throwOnError();
  const other = await makeHotel(server);
  await giveProPlan(server, other.userId);
  const { client } = other;
  expect((await client.from("messages").select("id").throwOnError()).data).toEqual([]);
  expect((await client.from("message_events").select("id").throwOnError()).data).toEqual([]);
  const row = { ...exampleRow("messages"), hotel_id: owner.hotelId } as never;
  expect((await client.from("messages").insert(row)).error?.code).toBe("42501");
  const changed = await client
    .from("messages")
    .update({ state: "done" })
    .eq("id", data.id)
    .select("id")
    .throwOnError();
  expect(changed.data).toEqual([]);
  expect((await client.from("messages").delete().eq("id", data.id).select("id").throwOnError()).data).toEqual(
    [],
  );
  expect((await owner.client.from("messages").select("state").throwOnError()).data).toEqual([
    { state: "new" },
  ]);
});

test("An operator may give the inbox another size", async () => {
  await applyConfiguration(server.sql, {
    complimentaryProEmails: [],
    limits: { [PRO_PLAN.id]: { messages: 1 } },
  });
  expect(await send()).toBe("sent");
  expect(await send()).toBe("full");
});
