/** Who changed what: kept for every table of a hotel's content, and taken back with the rights of whoever asks. */
import { beforeEach, describe, expect, test } from "vitest";
import { SECTIONS } from "../../src/sections/index.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { type Client, sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer();
let ana: Owner & { hotelId: string };
/** By which her changes are remembered, until she says another. */
let name: string;
beforeEach(async () => {
  ana = await makeHotel(server);
  [name = ""] = ana.email.split("@");
  await giveProPlan(server, ana.userId);
});

/** Tables with a hotel's rows of which no history is kept. */
const WITHOUT: Readonly<Record<string, string>> = {
  "public.changes": "it is the history",
  "public.codes": "thousands at once; they end instead, and what came by them stays",
  "public.desk_events": "of the desk, for a day or two weeks",
  "public.domains": "a host is proved again, not brought back",
  "public.invitations": "a right is given and taken, not brought back",
  "public.members": "as invitations",
  "public.message_events": "the history of messages, without what guests wrote",
  "public.message_photos": "guests sent them",
  "public.message_texts": "nobody changes them, and guests wrote half of them",
  "public.messages": "guests wrote them",
  "public.photos": "their files are kept for as long as a row that showed them can be restored",
  "public.push_devices": "a person's own",
  "public.qr_scans": "guests made them",
  "public.room_days": "of a room, for two weeks; who pressed last stands there",
  "public.station_people": "as invitations",
  "public.stations": "as invitations",
  "public.translation_runs": "a machine's work",
};

test("Every table with a hotel's rows keeps its changes, or says why not", async () => {
  const rows = await server.sql<{ table: string; triggers: number }[]>`
    select format('public.%s', c.relname) as table, (
        select count(*)::int from pg_trigger t where t.tgrelid = c.oid
          and (t.tgfoid = 'innfo.keep_changes'::regproc or t.tgfoid = 'innfo.rows_added'::regproc and t.tgnargs = 5)
      ) as triggers
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and (
      c.relname = 'hotels' or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'hotel_id' and not a.attisdropped))
    order by 1`;
  const without = rows.filter(({ triggers }) => triggers === 0).map(({ table }) => table);
  expect(without).toEqual(Object.keys(WITHOUT));
  // A hotel itself is only changed.
  expect(rows.filter(({ triggers }) => triggers > 0 && triggers < 3)).toEqual([
    { table: "public.hotels", triggers: 1 },
  ]);
});

interface Entry {
  at: string;
  name: string | null;
  count: number;
  photos: number | null;
  kinds: { table_name: string; kind: string; rows: number }[];
  changes: {
    title: string | null;
    kind: string;
    is_back: boolean;
    columns: { column: string; before: unknown; after: unknown }[];
  }[];
}

async function entries(args = {}): Promise<Entry[]> {
  const { data } = await ana.client.rpc("history", { hotel_id: ana.hotelId, ...args }).throwOnError();
  return data as unknown as Entry[];
}

async function undo(args: object, client: Client = ana.client) {
  const { data, error } = await client.rpc("undo_changes", { hotel_id: ana.hotelId, ...args });
  return error?.code ?? data;
}

const POOL = { name: "Pool", description: "Heated", timing: "7 to 9", location: "Roof" };

async function addPool(values = {}): Promise<string> {
  const { data } = await ana.client
    .from("amenities")
    .insert({ ...POOL, hotel_id: ana.hotelId, ...values })
    .select("id")
    .single()
    .throwOnError();
  return data.id;
}

const change = (id: string, values: Partial<typeof POOL>) =>
  ana.client.from("amenities").update(values).eq("id", id).throwOnError();
const timings = async () => {
  const { data } = await ana.client.from("amenities").select("timing").order("created_at").throwOnError();
  return data.map(({ timing }) => timing);
};

test("It says who added, changed, ordered and deleted what, the latest first, and nothing of what the server does", async () => {
  const id = await addPool();
  const other = await addPool({ name: "Sauna" });
  await change(id, { timing: "7 to 10" });
  await ana.client.rpc("reorder_items", { table_name: "amenities", item_ids: [other, id] }).throwOnError();
  await ana.client.from("amenities").delete().in("id", [id, other]).throwOnError();
  await server.sql`update hotels set name = 'The server''s own' where id = ${ana.hotelId}`;
  const all = await entries();
  expect(all.map((entry) => [entry.name, ...entry.kinds.map(({ kind, rows }) => `${kind} ${rows}`)])).toEqual(
    [
      [name, "deleted 2"],
      [name, "ordered 1"],
      [name, "changed 1"],
      [name, "added 1"],
      [name, "added 1"],
    ],
  );
  expect(all[2]?.changes).toMatchObject([
    { title: "Pool", kind: "changed", columns: [{ column: "timing", before: "7 to 9", after: "7 to 10" }] },
  ]);
  expect(await entries({ row_id: id })).toHaveLength(3);
  expect(await entries({ section: "faqs" })).toEqual([]);
  expect(await entries({ before: all[0]?.at, since: all[3]?.at, by_name: name })).toEqual(all.slice(1, 4));
});

test.each(SECTIONS)("It calls what is in $title by its name", async ({ table, card }) => {
  const row = { ...exampleRow(table), hotel_id: ana.hotelId, [card.title]: "One" };
  await ana.client
    .from(table)
    .insert(row as never)
    .throwOnError();
  expect((await entries())[0]?.changes).toMatchObject([{ title: "One", kind: "added" }]);
});

describe("Taking back", () => {
  test("what one person did since a moment leaves out what has changed since, and says so", async () => {
    const kept = await addPool({ name: "Sauna" });
    const id = await addPool();
    const [first] = await entries();
    await change(id, { timing: "7 to 10" });
    await change(id, { timing: "7 to 11" });
    await change(kept, { timing: "Ana's" });
    // Somebody else's, after hers.
    await server.sql`update amenities set timing = 'By hand' where id = ${kept}`;
    const mine = { since: first?.at, by_user: ana.userId, by_name: name };
    expect(await undo({ ...mine, by_name: "Somebody else" })).toBe("P0002");
    expect(await undo(mine)).toMatchObject({ undone: 3, left: [{ title: "Sauna", code: "IN007" }] });
    expect(await timings()).toEqual(["By hand"]);
    // Once more, for whoever did not hear the answer.
    const again = { ...mine, until: (await entries())[1]?.at };
    expect(await undo(again)).toMatchObject({ undone: 3, left: [{ title: "Sauna" }] });
  });

  test("an order, what was hidden and the hotel's own row", async () => {
    const ids = [await addPool({ name: "Sauna" }), await addPool()];
    const order = async () =>
      (await ana.client.from("amenities").select("id").order("position").throwOnError()).data.map(
        (row) => row.id,
      );
    await ana.client
      .rpc("reorder_items", { table_name: "amenities", item_ids: ids.toReversed() })
      .throwOnError();
    const [ordered] = await entries();
    await ana.client.from("amenities").update({ is_hidden: true }).in("id", ids).throwOnError();
    await ana.client.from("hotels").update({ breakfast: "7 to 10" }).eq("id", ana.hotelId).throwOnError();
    expect(await undo({ since: ordered?.at })).toEqual({ undone: 4, left: [] });
    expect(await order()).toEqual(ids);
    const { data } = await ana.client.from("hotels").select("breakfast").eq("id", ana.hotelId).single();
    expect(data).toEqual({ breakfast: null });
    const shown = await ana.client.from("amenities").select("id").eq("is_hidden", false);
    expect(shown.data).toHaveLength(2);
  });

  test("is said of what was deleted, also where only who deleted it is asked for", async () => {
    const ben = await makeHotel(server);
    await server.sql`insert into members (hotel_id, user_id, role) values (${ana.hotelId}, ${ben.userId}, 'editor')`;
    const ids = [await addPool({ name: "Sauna" }), await addPool()];
    await ben.client.from("amenities").delete().in("id", ids).throwOnError();
    const ofBen = async () =>
      (await entries({ by_user: ben.userId }))[0]?.changes
        .map(({ title, is_back }) => `${title} ${is_back}`)
        .sort();
    expect(await ofBen()).toEqual(["Pool false", "Sauna false"]);
    const [deleted] = await entries();
    expect(await undo({ since: deleted?.at, row_ids: [ids[0]] })).toEqual({ undone: 1, left: [] });
    expect(await ofBen()).toEqual(["Pool false", "Sauna true"]);
  });

  test("writes what is stored, whoever asks for what", async () => {
    const ben = await makeHotel(server);
    const id = await addPool();
    await change(id, { timing: "7 to 10" });
    const [changed] = await entries();
    expect(await undo({ since: changed?.at }, ben.client)).toBe("P0002");
    expect(await undo({ hotel_id: ben.hotelId, since: changed?.at }, ben.client)).toBe("P0002");
    expect(await undo({ since: changed?.at }, server.client())).toBe("42501");
    const forged = { hotel_id: ana.hotelId, table_name: "faqs", section: "faqs", total: 1 } as never;
    expect((await ana.client.from("changes").insert(forged)).error?.code).toBe("42501");
    expect(await timings()).toEqual(["7 to 10"]);
    expect(await undo({ since: changed?.at })).toEqual({ undone: 1, left: [] });
    expect(await timings()).toEqual(["7 to 9"]);
  });

  test("too much at once is refused", async () => {
    await server.sql`
      insert into changes (hotel_id, user_id, table_name, row_id, section, before, total)
      select ${ana.hotelId}, ${ana.userId}, 'faqs', gen_random_uuid(), 'faqs', '{}', 300 from generate_series(1, 1001)`;
    expect(await undo({ since: "2026-01-01" })).toBe("22023");
  });
});

test("Each is remembered by the name of that moment, whoever added something before", async () => {
  const ben = await makeHotel(server);
  await server.sql`insert into members (hotel_id, user_id, role) values (${ana.hotelId}, ${ben.userId}, 'editor')`;
  await server.sql`update auth.users set updated_at = now() - interval '1 hour' where id in (${ana.userId}, ${ben.userId})`;
  await addPool();
  await addPool({ name: "Sauna" });
  const row = { ...POOL, name: "Ben's", hotel_id: ana.hotelId };
  await ben.client.from("amenities").insert(row).throwOnError();
  await addPool({ name: "Bar" });
  await server.sql`
    update auth.users set user_metadata = '{"name": "Ana Lee"}', updated_at = now() where id = ${ana.userId}`;
  await addPool({ name: "Gym" });
  const [colleague] = ben.email.split("@");
  expect((await entries()).map((entry) => entry.name)).toEqual(["Ana Lee", name, colleague, name, name]);
});

test("A deleted account's name goes with it; the change stays", async () => {
  const colleague = await makeHotel(server);
  await server.sql`
    insert into changes (hotel_id, user_id, name, table_name, row_id, section, total)
    values (${ana.hotelId}, ${colleague.userId}, ${colleague.email}, 'faqs', 'x', 'faqs', 300)`;
  await server.sql`delete from auth.users where id = ${colleague.userId}`;
  expect(await entries()).toMatchObject([{ user_id: null, name: null, count: 1 }]);
});
