/** The inbox of a hotel with many messages, among others' as many: each question is answered by an index. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();
const owner = await makeHotel(server);
const other = await makeHotel(server);

const MESSAGES = 10_000;

beforeAll(async () => {
  for (const { userId, hotelId } of [owner, other]) {
    await giveProPlan(server, userId);
    await server.sql`
      insert into messages (hotel_id, kind, state, room, topic, item, text, created_at)
      select ${hotelId}, case when n % 50 = 0 then 'found' else 'request' end,
        case when n % 80 = 1 then 'new' else 'done' end, (n % 90)::text,
        case when n % 50 <> 0 then 'towels' end, case when n % 50 = 0 then 'Scarf' end,
        'Please bring two more ' || n, now() - n * interval '1 minute'
      from generate_series(1, ${MESSAGES}) as n`;
  }
  await server.sql`analyze messages`;
});

interface PlanNode {
  "Node Type": string;
  "Index Name"?: string;
  Plans?: PlanNode[];
}

/** Of what a signed-in owner asks: each node, with the index that it reads. */
async function planOf(query: string): Promise<string[]> {
  return server.sql.begin(async (tx) => {
    const claims = JSON.stringify({ sub: owner.userId });
    await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
    const [row] = await tx.unsafe<{ "QUERY PLAN": [{ Plan: PlanNode }] }[]>(`explain (format json) ${query}`);
    const nodes = (node: PlanNode): string[] => [
      node["Index Name"] ?? node["Node Type"],
      ...(node.Plans ?? []).flatMap(nodes),
    ];
    return row ? nodes(row["QUERY PLAN"][0].Plan) : [];
  });
}

describe("A page of the list", () => {
  const page = (where: string) =>
    planOf(`select id, text from public.inbox where hotel_id = '${owner.hotelId}' ${where}
      order by created_at desc, id desc limit 51`);

  test.each([
    ["all of them", "", "messages_hotel_id_created_at"],
    ["older ones", "and created_at <= now() - interval '2 days'", "messages_hotel_id_created_at"],
    ["the new ones", "and state = 'new'", "messages_hotel_id_state"],
    ["what was found", "and kind = 'found'", "messages_hotel_id_kind"],
  ])("with %s is read from an index, in its order", async (_what, where, index) => {
    const nodes = await page(where);
    expect(nodes).toContain(index);
    expect(nodes).not.toContain("Sort");
    expect(nodes.filter((node) => node === "Seq Scan")).toEqual([]);
  });
});

test("pages go on from each other, without a gap and without a message twice", async () => {
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
    expect((await ask(quiet.hotelId)).data).toEqual({ expected: false, new: 0, changed_at: null });
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
    // What the desk wrote down itself does not count.
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
        .from("messages")
        .update({ answer: "On the way" })
        .eq("id", message?.id ?? "")
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

  test("are the owner's own", async () => {
    const ask = owner.client.rpc("inbox_figures", { hotel_id: other.hotelId, target_minutes: 30 });
    expect((await ask.throwOnError()).data).toBeNull();
  });
});
