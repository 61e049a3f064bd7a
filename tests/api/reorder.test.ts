/** Over HTTP: an owner puts the items of a list in order, their own ones only. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { type Client, sharedServer } from "../../testbed/server.ts";
import { makeHotel, type Owner } from "../../testbed/tokens.ts";

type HotelOwner = Owner & { hotelId: string };

const server = await sharedServer();

const ana = await makeHotel(server);
const ben = await makeHotel(server);

/** The ids of contacts called A, B and C. */
let ids: string[];
beforeEach(async () => {
  await server.sql`delete from public.important_contacts`;
  ids = await addContacts(ana, ["A", "B", "C"]);
});

async function addContacts({ client, hotelId }: HotelOwner, labels: string[]): Promise<string[]> {
  const added: string[] = [];
  for (const label of labels) {
    const { data } = await client
      .from("important_contacts")
      .insert({ hotel_id: hotelId, label, number: "112", type: "emergency" })
      .select("id")
      .single()
      .throwOnError();
    added.push(data.id);
  }
  return added;
}

const reorder = (client: Client, item_ids: string[], table_name = "important_contacts") =>
  client.rpc("reorder_items", { table_name, item_ids });

async function listed({ client }: HotelOwner): Promise<string[]> {
  const { data } = await client
    .from("important_contacts")
    .select("label")
    .order("position")
    .order("created_at")
    .order("id")
    .throwOnError();
  return data.map(({ label }) => label);
}

async function readByGuests({ hotelId }: HotelOwner): Promise<unknown[]> {
  const { data } = await server.client().rpc("guest_hotel", { hotel_id: hotelId }).throwOnError();
  const { sections } = data as { sections: { id: string; items: { label: string }[] }[] };
  return sections.find(({ id }) => id === "important-contacts")?.items.map(({ label }) => label) ?? [];
}

describe("items", () => {
  test("are listed oldest first, to guests too, until their owner puts them in order", async () => {
    await ana.client
      .from("section_visibility")
      .upsert(
        ["amenities", "restaurants", "transport", "tours", "shopping", "must-visit", "faqs"].map(
          (section_name) => ({ hotel_id: ana.hotelId, section_name, is_visible: false }),
        ),
        { onConflict: "hotel_id,section_name" },
      )
      .throwOnError();
    expect(await listed(ana)).toEqual(["A", "B", "C"]);
    expect(await readByGuests(ana)).toEqual(["A", "B", "C"]);

    expect(await reorder(ana.client, ids.toReversed())).toMatchObject({ status: 204 });
    expect(await listed(ana)).toEqual(["C", "B", "A"]);
    expect(await readByGuests(ana)).toEqual(["C", "B", "A"]);
  });

  test("that are new, or not named, come after those that are", async () => {
    const [a = "", b = ""] = ids;
    await reorder(ana.client, [b, a]).throwOnError();
    await addContacts(ana, ["D"]);
    expect(await listed(ana)).toEqual(["B", "A", "C", "D"]);
  });

  test("of another owner keep their places, also when they are named beside the caller's own", async () => {
    const [d = "", e = ""] = await addContacts(ben, ["D", "E"]);
    expect(await reorder(ben.client, [...ids.toReversed(), e, d])).toMatchObject({ status: 204 });
    expect(await listed(ana)).toEqual(["A", "B", "C"]);
    expect(await listed(ben)).toEqual(["E", "D"]);
  });

  test("that do not exist are passed over", async () => {
    expect(await reorder(ana.client, [randomUUID(), ...ids.toReversed()])).toMatchObject({ status: 204 });
    expect(await listed(ana)).toEqual(["C", "B", "A"]);
  });

  test("that stay where they are count as not changed", async () => {
    await reorder(ana.client, ids).throwOnError();
    const versions = () =>
      ana.client.from("important_contacts").select("label, updated_at").order("label").throwOnError();
    const { data: before } = await versions();
    const [a = "", b = "", c = ""] = ids;
    await reorder(ana.client, [a, c, b]).throwOnError();
    const { data: after } = await versions();
    const changed = after.filter(({ updated_at }, index) => updated_at !== before[index]?.updated_at);
    expect(changed.map(({ label }) => label)).toEqual(["B", "C"]);
  });
});

describe("an order is refused", () => {
  test.each([
    ["from guests", () => reorder(server.client(), ids), 401, "42501"],
    ["for a list that is not there", () => reorder(ana.client, ids, "no_such_table"), 400, "22023"],
    ["for a table that is no list", () => reorder(ana.client, ids, "hotels"), 400, "22023"],
    [
      "for a name that is no name",
      () => reorder(ana.client, ids, "faqs t set position = 1; --"),
      400,
      "22023",
    ],
    ["when an id is no id", () => reorder(ana.client, [...ids.toReversed(), "first"]), 400, "22P02"],
    ["when the ids are no list", () => reorder(ana.client, { first: ids[0] } as never), 400, "22023"],
  ])("%s, and nothing moves", async (_, call, status, code) => {
    expect(await call()).toMatchObject({ status, error: { code } });
    expect(await listed(ana)).toEqual(["A", "B", "C"]);
    expect(await reorder(ana.client, ids.toReversed())).toMatchObject({ status: 204 });
    expect(await listed(ana)).toEqual(["C", "B", "A"]);
  });
});
