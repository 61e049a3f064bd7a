/** Over HTTP: an owner undoes a deletion, of all that went with it or of nothing, and never anybody else's. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { SECTIONS } from "../../src/sections/index.ts";
import { rowOf } from "../../testbed/parties.ts";
import { type Client, sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel, type Owner } from "../../testbed/tokens.ts";

type HotelOwner = Owner & { hotelId: string };

const server = await sharedServer();
let ana: HotelOwner;
let ben: HotelOwner;

beforeEach(async () => {
  ana = await makeHotel(server);
  ben = await makeHotel(server);
  await giveProPlan(server, ana.userId);
});

/** The last deletion of Ana's row. */
const restore = (client: Client, id: string) =>
  client.rpc("undo_changes", { hotel_id: ana.hotelId, row_ids: [id] });

const BACK = { status: 200, data: { undone: 1, left: [] } };

/** Everything of a hotel's table but when it was last changed; details as the text that is stored. */
async function stored(table: string, { hotelId }: HotelOwner): Promise<readonly unknown[]> {
  return server.sql`
    select regexp_replace(to_json(t)::text, ',"updated_at":"[^"]*"', '', 'g') as row
    from public.${server.sql(table)} t where hotel_id = ${hotelId} order by id`;
}

/** A section with three items in an order of their owner's; the second of three sections. */
async function makeSections(): Promise<string> {
  const { client, hotelId } = ana;
  const add = async (name: string) => {
    const row = { hotel_id: hotelId, name, description: "Baths", icon: "Heart", color: "bg-rose-500" };
    const { data } = await client.from("custom_sections").insert(row).select("id").single().throwOnError();
    return data.id;
  };
  const [first, spa, last] = [await add("First"), await add("Spa"), await add("Last")];
  const { data: items } = await client
    .from("custom_section_items")
    .insert(
      ["Sauna", "Massage", "Bath"].map((title) => ({
        hotel_id: hotelId,
        section_id: spa,
        title,
        description: `${title}, open late`,
        details: { Price: "$80", Duration: "60 minutes", "A last one": "that jsonb would put first" },
        contact_phone: "+351 21 555 0109",
      })),
    )
    .select("id")
    .throwOnError();
  await client
    .rpc("reorder_items", {
      table_name: "custom_section_items",
      item_ids: items.map(({ id }) => id).toReversed(),
    })
    .throwOnError();
  await client
    .rpc("reorder_items", { table_name: "custom_sections", item_ids: [last, spa, first] })
    .throwOnError();
  return spa;
}

const remove = (id: string, table: "custom_sections" | "custom_section_items" | "faqs" = "custom_sections") =>
  ana.client.from(table).delete().eq("id", id).throwOnError();

test("A row that is named a thousand times and more is restored once", async () => {
  const spa = await makeSections();
  await remove(spa);
  const row_ids = Array<string>(1001).fill(spa);
  expect(await ana.client.rpc("undo_changes", { hotel_id: ana.hotelId, row_ids })).toMatchObject(BACK);
});

describe("a deleted custom section", () => {
  let spa: string;
  let before: readonly unknown[];
  const all = async () => [
    await stored("custom_sections", ana),
    await stored("custom_section_items", ana),
    await guestSections(),
  ];
  async function guestSections(): Promise<unknown> {
    const { data } = await server.client().rpc("guest_hotel", { hotel_id: ana.hotelId }).throwOnError();
    return (data as { custom_sections: unknown }).custom_sections;
  }
  beforeEach(async () => {
    spa = await makeSections();
    before = await all();
    await remove(spa);
  });

  test("comes back with all its items, to the letter: ids, order, details, place among the others", async () => {
    expect(await stored("custom_section_items", ana)).toEqual([]);
    expect(await restore(ana.client, spa)).toMatchObject(BACK);
    expect(await all()).toEqual(before);
  });

  test("comes back once, however many calls ask for it at once", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => restore(ana.client, spa)));
    expect(answers).toMatchObject([BACK, BACK, BACK, BACK]);
    expect(await restore(ana.client, spa)).toMatchObject(BACK);
    expect(await all()).toEqual(before);
  });

  test("comes back as it was when it is deleted again", async () => {
    await restore(ana.client, spa).throwOnError();
    await ana.client.from("custom_sections").update({ name: "Onsen" }).eq("id", spa).throwOnError();
    const changed = await all();
    await remove(spa);
    await restore(ana.client, spa).throwOnError();
    expect(await all()).toEqual(changed);
  });

  test("comes back although the plan has ended and would refuse a new one", async () => {
    await server.sql`delete from subscriptions where user_id = ${ana.userId}`;
    const another = { hotel_id: ana.hotelId, name: "Spa", description: "Another one" };
    expect(await ana.client.from("custom_sections").insert(another)).toMatchObject({
      error: { code: "IN002" },
    });
    expect(await restore(ana.client, spa)).toMatchObject(BACK);
    expect((await all()).slice(0, 2)).toEqual(before.slice(0, 2));
    expect(await ana.client.from("custom_sections").insert(another)).toMatchObject({
      error: { code: "IN002" },
    });
  });

  test("comes back whole or not at all", async () => {
    // There is room for two of its three items.
    await server.sql`
      insert into innfo.account_limits (user_id, what, max) values (${ana.userId}, 'custom_section_items', 2)`;
    const left = [{ table_name: "custom_sections", title: "Spa", code: "IN003" }];
    expect(await restore(ana.client, spa)).toMatchObject({ data: { undone: 0, left } });
    expect(await stored("custom_sections", ana)).toHaveLength(2);
    await server.sql`delete from innfo.account_limits where user_id = ${ana.userId}`;
    expect(await restore(ana.client, spa)).toMatchObject(BACK);
    expect(await all()).toEqual(before);
  });

  test("cannot come back after 30 days", async () => {
    await server.sql`update changes set at = at - interval '29 days 23 hours' where section = ${spa}`;
    expect(await restore(ana.client, spa)).toMatchObject(BACK);
    await remove(spa);
    await server.sql`update changes set at = at - interval '30 days' where section = ${spa}`;
    expect(await restore(ana.client, spa)).toMatchObject({ status: 404, error: { code: "P0002" } });
  });
});

describe("a deleted item", () => {
  test.each(SECTIONS.map(({ table }) => table))("of %s comes back as it was", async (table) => {
    const row = rowOf(table, { ...ana, sectionId: "" });
    const { data } = await ana.client
      .from(table)
      .insert(row as never)
      .select("id")
      .single()
      .throwOnError();
    const { id } = data as { id: string };
    const before = await stored(table, ana);
    await ana.client.from(table).delete().eq("id", id).throwOnError();
    expect(await stored(table, ana)).toEqual([]);
    expect(await restore(ana.client, id)).toMatchObject(BACK);
    expect(await stored(table, ana)).toEqual(before);
  });

  test("of a custom section comes back into it, unless that is gone by then", async () => {
    const spa = await makeSections();
    const before = await stored("custom_section_items", ana);
    const { data } = await ana.client.from("custom_section_items").select("id").eq("title", "Sauna").single();
    const id = data?.id ?? "";
    await remove(id, "custom_section_items");
    expect(await restore(ana.client, id)).toMatchObject(BACK);
    expect(await stored("custom_section_items", ana)).toEqual(before);

    await remove(id, "custom_section_items");
    await remove(spa);
    expect(await restore(ana.client, id)).toMatchObject({ data: { undone: 0, left: [{ code: "IN008" }] } });
    expect(await stored("custom_section_items", ana)).toEqual([]);
    await restore(ana.client, spa).throwOnError();
    await restore(ana.client, id).throwOnError();
    expect(await stored("custom_section_items", ana)).toEqual(before);
  });
});

describe("nothing comes back", () => {
  let spa: string;
  beforeEach(async () => {
    spa = await makeSections();
    await remove(spa);
  });

  test.each([
    ["for a guest", () => restore(server.client(), spa), 401, "42501"],
    ["for another owner", () => restore(ben.client, spa), 404, "P0002"],
    ["for an id that nobody has", () => restore(ana.client, randomUUID()), 404, "P0002"],
    ["of a hotel itself", () => restore(ana.client, ana.hotelId), 404, "P0002"],
  ])("%s", async (_, call, status, code) => {
    expect(await call()).toMatchObject({ status, error: { code } });
    expect(await stored("custom_sections", ana)).toHaveLength(2);
    expect(await stored("custom_sections", ben)).toEqual([]);
    expect(await restore(ana.client, spa)).toMatchObject(BACK);
  });

  test("into another hotel, even one that has the id of its section by now", async () => {
    const { data } = await ana.client.from("custom_sections").select("id").eq("name", "First").single();
    const first = data?.id ?? "";
    const { data: item } = await ana.client
      .from("custom_section_items")
      .insert({ hotel_id: ana.hotelId, section_id: first, title: "Ana's", description: "Hers" })
      .select("id")
      .single()
      .throwOnError();
    await remove(item.id, "custom_section_items");
    await remove(first);
    await giveProPlan(server, ben.userId);
    await server.sql`delete from changes where row_id = ${first}`;
    await ben.client
      .from("custom_sections")
      .insert({ id: first, hotel_id: ben.hotelId, name: "His", description: "Own" })
      .throwOnError();
    expect(await restore(ana.client, item.id)).toMatchObject({
      data: { undone: 0, left: [{ code: "IN008" }] },
    });
    expect(await restore(ana.client, first)).toMatchObject({ status: 404 });
    expect(await stored("custom_section_items", ben)).toEqual([]);
  });

  test("once the hotel is deleted", async () => {
    await ana.client.from("hotels").delete().eq("id", ana.hotelId).throwOnError();
    const kept = await server.sql`select from changes where hotel_id = ${ana.hotelId}`;
    expect(kept).toHaveLength(0);
    expect(await restore(ana.client, spa)).toMatchObject({ status: 404 });
  });
});

describe("the id of a deleted row stays taken, so that nobody can take its undo away", () => {
  const TAKEN = (table: string) => ({
    status: 409,
    error: {
      code: "23505",
      message: `duplicate key value violates unique constraint "${table}_pkey"`,
    },
  });

  test.each(["announcements", ...SECTIONS.map(({ table }) => table)] as const)("in %s", async (table) => {
    const row = (owner: HotelOwner) => ({ ...rowOf(table, { ...owner, sectionId: "" }), id }) as never;
    const id = randomUUID();
    await ana.client.from(table).insert(row(ana)).throwOnError();
    const before = await stored(table, ana);
    // The answer is the same as while the row is there: it does not tell that it was deleted.
    expect(await ben.client.from(table).insert(row(ben))).toMatchObject(TAKEN(table));
    await ana.client.from(table).delete().eq("id", id).throwOnError();
    expect(await ben.client.from(table).insert(row(ben))).toMatchObject(TAKEN(table));
    expect(await restore(ana.client, id)).toMatchObject(BACK);
    expect(await stored(table, ana)).toEqual(before);

    // Its own hotel may add it anew; anybody may, once it cannot come back.
    await ana.client.from(table).delete().eq("id", id).throwOnError();
    await ana.client.from(table).insert(row(ana)).throwOnError();
    await ana.client.from(table).delete().eq("id", id).throwOnError();
    await server.sql`delete from changes where row_id = ${id}`;
    expect(await ben.client.from(table).insert(row(ben))).toMatchObject({ status: 201 });
  });

  test("of a custom section, and of each item that went with it", async () => {
    await giveProPlan(server, ben.userId);
    const spa = await makeSections();
    const { data: items } = await ana.client.from("custom_section_items").select("id").throwOnError();
    await remove(spa);
    const section = (id: string) => ({ id, hotel_id: ben.hotelId, name: "His", description: "Own" });
    const insert = (id: string) => ben.client.from("custom_sections").insert(section(id));
    expect(await insert(spa)).toMatchObject(TAKEN("custom_sections"));
    const his = randomUUID();
    expect(await insert(his)).toMatchObject({ status: 201 });
    expect(items).toHaveLength(3);
    for (const { id } of items) {
      const item = { hotel_id: ben.hotelId, section_id: his, title: "His", description: "Own" };
      const add = (row: typeof item & { id?: string }) => ben.client.from("custom_section_items").insert(row);
      expect(await add({ ...item, id })).toMatchObject(TAKEN("custom_section_items"));
      expect(await add(item)).toMatchObject({ status: 201 });
    }
    expect(await restore(ana.client, spa)).toMatchObject(BACK);
    expect(await stored("custom_section_items", ana)).toHaveLength(3);
  });
});
