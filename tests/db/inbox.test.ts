/** The inbox of a hotel with many messages, among others' as many: an index answers each query. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "../../src/server/database/connection.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { makeTaker } from "../../testbed/messages.ts";
import { sharedServer } from "../../testbed/server.ts";
import { actingAs, giveProPlan, makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();
const owner = await makeHotel(server);
const other = await makeHotel(server);

const MESSAGES = 10_000;

beforeAll(async () => {
  for (const { userId, hotelId } of [owner, other]) {
    await giveProPlan(server, userId);
    await transaction(server.sql, async (tx) => {
      // Longer on a busy machine than a server lets its statements run.
      await tx`set local statement_timeout = 0`;
      await tx`
      insert into messages (hotel_id, kind, state, room, topic, item, text, created_at)
      select ${hotelId}, case when n % 50 = 0 then 'found' else 'request' end,
        case when n % 80 = 1 then 'new' else 'done' end, (n % 90)::text,
        case when n % 50 <> 0 then 'towels' end, case when n % 50 = 0 then 'Scarf' end,
        'Please bring two more ' || n, now() - n * interval '1 minute'
      from generate_series(1, ${MESSAGES}) as n`;
    });
  }
  await server.sql`analyze messages`;
});

interface PlanNode {
  "Node Type": string;
  "Index Name"?: string;
  Plans?: PlanNode[];
}

const asOwner = <Answer>(ask: (tx: Transaction) => Promise<Answer>) => actingAs(server, owner.userId, ask);

/** Plan of a signed-in owner's query: each node, with the index that it reads. */
async function planOf(query: string): Promise<string[]> {
  const [row] = await asOwner((tx) =>
    tx.unsafe<{ "QUERY PLAN": [{ Plan: PlanNode }] }[]>(`explain (format json) ${query}`),
  );
  const nodes = (node: PlanNode): string[] => [
    node["Index Name"] ?? node["Node Type"],
    ...(node.Plans ?? []).flatMap(nodes),
  ];
  return row ? nodes(row["QUERY PLAN"][0].Plan) : [];
}

interface Listed {
  order: "turn" | "created_at desc";
  where?: string;
}

describe("A page of the list", () => {
  const page = ({ order, where = "" }: Listed) =>
    planOf(`select id, text from public.inbox where hotel_id = '${owner.hotelId}' ${where}
      order by ${order}, id ${order === "turn" ? "" : "desc"} limit 51`);
  const IN_THE_MIDDLE = "and turn > '2'";

  test.each<[string, Listed, string]>([
    ["all of them", { order: "turn" }, "messages_hotel_id_turn"],
    ["the following ones", { order: "turn", where: IN_THE_MIDDLE }, "messages_hotel_id_turn"],
    ["the new ones", { order: "turn", where: "and state = 'new'" }, "messages_hotel_id_state"],
    [
      "the following ones of the new",
      { order: "turn", where: "and state = 'new' and turn > '1'" },
      "messages_hotel_id_state",
    ],
    ["what was found", { order: "turn", where: "and kind = 'found'" }, "messages_hotel_id_kind"],
    ["the newest", { order: "created_at desc" }, "messages_hotel_id_created_at"],
    [
      "older ones",
      { order: "created_at desc", where: "and created_at <= now() - interval '2 days'" },
      "messages_hotel_id_created_at",
    ],
  ])("with %s is read from an index, in its order", async (_what, listed, index) => {
    const nodes = await page(listed);
    expect(nodes).toContain(index);
    expect(nodes.filter((node) => /Sort|Seq Scan/.test(node) && node !== "Incremental Sort")).toEqual([]);
  });

  test("begins within the index, however far down it is", async () => {
    const [read] = await asOwner((tx) =>
      tx.unsafe<{ "QUERY PLAN": [{ Plan: { Plans?: { "Actual Rows": number }[] } & PlanNode }] }[]>(`
        explain (analyze, format json) select id from public.inbox
        where hotel_id = '${owner.hotelId}' and turn > (
          select max(turn) from public.messages where hotel_id = '${owner.hotelId}' and turn < '4')
        order by turn limit 51`),
    );
    expect(JSON.stringify(read)).not.toContain("Rows Removed by Filter");
  });
});

/** Page by page, as the admin requests them. */
async function* pages(client: typeof owner.client, size: number) {
  let after: string | undefined;
  for (;;) {
    let query = client.from("inbox").select("id, turn, room");
    if (after) query = query.gt("turn", after);
    const { data } = await query.order("turn").order("id").range(0, size).throwOnError();
    yield data.slice(0, size);
    if (data.length <= size) return;
    after = data[size - 1]?.turn ?? undefined;
  }
}

describe("The order", () => {
  const minutes = (count: number) => new Date(Date.now() - count * 60_000).toISOString();
  async function makeInbox(rows: readonly object[]) {
    const taker = await makeTaker(server);
    for (const row of rows) {
      await server.sql`insert into messages ${server.sql({
        ...{ hotel_id: taker.hotelId, kind: "request", topic: "towels", by_guest: true },
        ...row,
      })}`;
    }
    return taker;
  }
  const roomsOf = async ({ client }: typeof owner, size = 50) => {
    const rooms = [];
    for await (const page of pages(client, size)) rooms.push(...page.map(({ room }) => room));
    return rooms;
  };

  test("is danger, what nobody has first, then the longest wait, then what the desk found, then what is done, the newest first", async () => {
    const found = { kind: "found", topic: null, item: "Scarf", by_guest: false };
    const taker = await makeInbox([
      { room: "done, old", state: "done", created_at: minutes(90) },
      { room: "done", state: "done", created_at: minutes(60), danger: true },
      { room: "new", created_at: minutes(1) },
      { room: "in work", state: "working", created_at: minutes(30) },
      { room: "found", created_at: minutes(900), ...found },
      { room: "in danger", created_at: minutes(2), danger: true },
      { room: "in danger for longer", state: "working", created_at: minutes(5), danger: true },
    ]);
    expect(await roomsOf(taker, 3)).toEqual([
      ...["in danger", "in danger for longer", "in work", "new", "found", "done", "done, old"],
    ]);
  });

  test("has an emergency at the top of the first page after a spammer's sixty messages", async () => {
    const spam = Array.from({ length: 60 }, (_, i) => ({ room: `spam ${i}`, created_at: minutes(100 - i) }));
    const taker = await makeInbox(spam);
    await server.sql`select innfo.send_message(${JSON.stringify({
      ...{ id: randomUUID(), hotel_id: taker.hotelId, kind: "request", topic: "repair", language: "en" },
      ...{ room: "12", text: "FIRE", danger: true },
    })}::text::jsonb)`;
    expect((await roomsOf(taker)).slice(0, 2)).toEqual(["12", "spam 0"]);
  });

  test("leaves none out and shows none twice when messages come and change between two pages", async () => {
    const taker = await makeInbox(
      Array.from({ length: 9 }, (_, i) => ({
        ...{ room: `open ${i}`, created_at: minutes(100 - i) },
        ...(i >= 6 && { room: `done ${i}`, state: "done" }),
      })),
    );
    const seen: (string | null)[] = [];
    let turned = 0;
    for await (const page of pages(taker.client, 3)) {
      seen.push(...page.map(({ room }) => room));
      turned += 1;
      if (turned !== 1) continue;
      // The last shown one moves down, one arrives above, one below.
      await taker.client.from("messages").update({ state: "done" }).eq("room", "open 2").throwOnError();
      await server.sql`insert into messages (hotel_id, kind, topic, room, by_guest, danger)
        values (${taker.hotelId}, 'request', 'help', 'danger', true, true),
          (${taker.hotelId}, 'request', 'taxi', 'late', true, false)`;
    }
    // Seen on the first page, and again among the finished ones.
    expect(seen.filter((room) => room === "open 2")).toHaveLength(2);
    expect([...new Set(seen)]).toEqual([
      ...["open 0", "open 1", "open 2", "open 3", "open 4", "open 5", "late", "done 8", "done 7", "done 6"],
    ]);
    expect(seen).toHaveLength(11);
  });
});

test("the newest go on from each other, without a gap and without a message twice", async () => {
  const seen: string[] = [];
  let before: string | undefined;
  for (let pages = 0; pages < 3; pages++) {
    let query = owner.client.from("inbox").select("id, created_at").eq("hotel_id", owner.hotelId);
    if (before) query = query.lte("created_at", before);
    const { data } = await query
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(before ? 1 : 0, before ? 50 : 49)
      .throwOnError();
    seen.push(...data.map(({ id }) => String(id)));
    before = data.at(-1)?.created_at ?? undefined;
  }
  const first = await server.sql<{ id: string }[]>`
    select id from messages where hotel_id = ${owner.hotelId} order by created_at desc, id desc limit 150`;
  expect(seen).toEqual(first.map(({ id }) => id));
});

test("a search finds words of the guest's and rooms, whatever stands between, and nobody else's", async () => {
  const find = (...words: string[]) =>
    words
      .reduce(
        (query, word) => query.ilike("words", `%${word}%`),
        owner.client.from("inbox").select("hotel_id, text").eq("state", "done"),
      )
      .throwOnError();
  expect((await find("bring", "more 7779")).data).toEqual([
    { hotel_id: owner.hotelId, text: "Please bring two more 7779" },
  ]);
  expect((await find("bring", "fewer")).data).toEqual([]);
});

describe("What is new", () => {
  const news = async () =>
    (await owner.client.rpc("inbox_news", { hotel_id: owner.hotelId }).throwOnError()).data;

  test("is counted up to a hundred, and changes with each message", async () => {
    const before = await news();
    expect(before).toMatchObject({ expected: true, new: 100 });
    await owner.client
      .from("messages")
      .insert({ id: randomUUID(), hotel_id: other.hotelId, kind: "found", item: "Umbrella" })
      .then(({ error }) => expect(error?.code).toBe("42501"));
    expect(await news()).toEqual(before);
    await owner.client.from("messages").update({ state: "done" }).eq("state", "new").throwOnError();
    expect(await news()).toMatchObject({ expected: true, new: 0 });
    expect(await news()).not.toMatchObject({ changed_at: (before as { changed_at: string }).changed_at });
  });

  test("is nothing for a hotel without messages that takes none, and not told of others' hotels", async () => {
    const quiet = await makeHotel(server);
    const ask = (hotel_id: string) => quiet.client.rpc("inbox_news", { hotel_id }).throwOnError();
    expect((await ask(quiet.hotelId)).data).toEqual({
      ...{ expected: false, any: false, new: 0, danger: 0, due: 0, mine: 0, rings: null, changed_at: null },
      ...{ newest_at: null, rooms_at: null, team: false, changes: [], here: [], alarms: [], calls: [] },
    });
    expect((await ask(owner.hotelId)).data).toBeNull();
  });
});

describe("The figures", () => {
  const figures = async (target = 30) =>
    (
      await other.client
        .rpc("inbox_figures", { hotel_id: other.hotelId, target_minutes: target })
        .throwOnError()
    ).data as Record<string, unknown> | null;
  const write = (row: object) =>
    server.sql<{ id: string }[]>`
      insert into messages ${server.sql({ hotel_id: other.hotelId, by_guest: true, room: "1", ...row })} returning id`;

  test("say how soon guests are answered, what they say of their stay and what they ask for", async () => {
    // Messages that the desk wrote itself do not count.
    expect(await figures()).toMatchObject({
      answered: { count: 0, median: null },
      waiting: 0,
      weeks: [],
      asked: [],
    });
    for (const minutes of [10, 20, 50]) {
      const created_at = new Date(Date.now() - minutes * 60_000);
      const [message] = await write({ kind: "request", topic: "taxi", created_at });
      await other.client
        .rpc("answer_message", {
          ...{ hotel_id: other.hotelId, message_id: message?.id ?? "" },
          words: "Coming",
        })
        .throwOnError();
      await other.client
        .from("messages")
        .update({ state: "done" })
        .eq("id", message?.id ?? "")
        .throwOnError();
    }
    await write({ kind: "feedback", rating: 2, topic: "quiet,wifi" });
    await write({ kind: "feedback", rating: 5, topic: "quiet" });
    await write({ kind: "feedback", rating: 1 });
    for (const text of ["An IRON, please!", "Could we have the irons?", "iron iron iron", "A kettle"])
      await write({ kind: "request", topic: "other", text });
    for (const text of ["Ein Bügeleisen", "Haben Sie die Bügeleisen?"])
      await write({ kind: "request", topic: "other", text, language: "de" });
    expect(await figures()).toMatchObject({
      answered: { count: 3, within: 2, median: 20 },
      waiting: 9,
      weeks: [{ count: 3, average: 2.7 }],
      feedback: [
        { topic: "wifi", count: 1, average: 2 },
        { topic: "quiet", count: 2, average: 3.5 },
      ],
      asked: [
        { topic: "other", count: 6 },
        { topic: "taxi", count: 3 },
      ],
      words: [
        { word: "iron", count: 3 },
        { word: "bügeleisen", count: 2 },
      ],
    });
    expect(await figures(60)).toMatchObject({ answered: { within: 3 } });
  });

  test("count with those begun in time also those whom nobody has begun for longer than that", async () => {
    const asked = (minutes: number) => ({
      ...{ kind: "request", topic: "taxi" },
      created_at: new Date(Date.now() - minutes * 60_000),
    });
    const late = async () => (await figures())?.late;
    const before = Number(await late());
    await write(asked(20));
    expect(await late()).toBe(before);
    for (const _ of [1, 2]) await write(asked(45));
    expect(await late()).toBe(before + 2);
    await write({ ...asked(45), state: "working" });
    expect(await late()).toBe(before + 2);
  });

  test("are the owner's own", async () => {
    const ask = owner.client.rpc("inbox_figures", { hotel_id: other.hotelId, target_minutes: 30 });
    expect((await ask.throwOnError()).data).toBeNull();
  });
});
