/** Over HTTP: what an owner's overview says of their sections. The plan's limit is in rest-plan-rules. */
import { describe, expect, test } from "vitest";
import { SECTIONS } from "../../src/sections/index.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { type Client, sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel, makeOwner } from "../../testbed/tokens.ts";

const server = await sharedServer();

const IDS = SECTIONS.map(({ id }) => id);

describe("section_overview", () => {
  const overviewFor = (client: Client, hotelId: string) =>
    client.rpc("section_overview", { hotel_id: hotelId });

  test("says of each section whether it is on and what is in it, in the order of the tiles", async () => {
    const owner = await makeHotel(server);
    const { client, hotelId, userId } = owner;
    await giveProPlan(server, userId);
    for (const table of ["amenities", "amenities", "faqs"] as const) {
      await client
        .from(table)
        .insert({ ...exampleRow(table), hotel_id: hotelId } as never)
        .throwOnError();
    }
    const { data: spa } = await client
      .from("custom_sections")
      .insert({ hotel_id: hotelId, name: "Spa", description: "Baths" })
      .select("id")
      .single()
      .throwOnError();
    await client
      .from("custom_section_items")
      .insert({ ...exampleRow("custom_section_items"), section_id: spa.id } as never)
      .throwOnError();
    await client
      .from("section_visibility")
      .insert({ hotel_id: hotelId, section_name: "tours", is_visible: false })
      .throwOnError();

    const items: Record<string, number> = { amenities: 2, faqs: 1 };
    expect((await overviewFor(client, hotelId).throwOnError()).data).toMatchObject({
      sections: IDS.map((id) => ({ id, visible: id !== "tours", items: items[id] ?? 0 })),
      custom_sections: [{ id: spa.id, items: 1, shown: true }],
    });
  });

  test("does not count what the owner's other hotels have", async () => {
    const { client, hotelId, userId } = await makeHotel(server);
    await server.sql`
      insert into hotels (user_id, name, address, phone, email)
      values (${userId}, 'Annex', '2 Quay', '+1 555 0101', 'annex@example.com')`;
    await server.sql`
      insert into amenities (hotel_id, name, description, timing, location)
      select id, 'Pool', 'Warm', 'Always', 'Roof' from hotels where name = 'Annex'`;
    const { data } = await overviewFor(client, hotelId).throwOnError();
    expect(data).toMatchObject({
      sections: IDS.map((id) => ({ id, visible: true, items: 0 })),
      custom_sections: [],
    });
  });

  test("tells another owner no more of a hotel than of one that does not exist", async () => {
    const { hotelId } = await makeHotel(server);
    const stranger = await makeOwner(server);
    expect((await overviewFor(stranger.client, hotelId).throwOnError()).data).toBeNull();
    expect((await overviewFor(stranger.client, "zzzzzzzzzz").throwOnError()).data).toBeNull();
  });

  test("is refused to guests", async () => {
    const { hotelId } = await makeHotel(server);
    expect(await overviewFor(server.client(), hotelId)).toMatchObject({
      status: 401,
      error: { code: "42501" },
    });
  });
});
