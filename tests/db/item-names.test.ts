/** When two items, sections or hotels have the same name: database and screens must agree. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { foldedName } from "../../src/lib/texts/folded.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();
const { client, hotelId, userId } = await makeHotel(server);
await giveProPlan(server, userId);

const amenity = (name: string) => ({ ...exampleRow("amenities"), hotel_id: hotelId, name });
const add = async (name: string) => (await client.from("amenities").insert(amenity(name) as never)).error;

describe("An amenity beside", () => {
  test.each([
    ["Pool", "po\u200bol", "a zero-width space"],
    ["Sauna", "SAU\u00adNA ", "a soft hyphen"],
    ["Wi-Fi Lounge", "Wi-Fi\u00a0 Lounge", "other blanks"],
    ["Spa", "Ѕра", "letters that look alike"],
    ["استخر سرپوشیده", "استخر سر\u200cپوشیده", "a joiner that Persian needs"],
  ])("%s called %s, with %s, is refused", async (there, alike) => {
    expect(await add(there)).toBeNull();
    expect(await add(alike)).toMatchObject({ code: "23505", details: "amenities_name_key" });
    expect(foldedName(alike)).toBe(foldedName(there));
  });

  test.each([
    ["Gym", "Gym 2"],
    ["Bar", "Bär"],
    ["Terrace", "Terraces"],
    ["می‌خواهم", "👩‍🍳"],
  ])("%s called %s is taken, as it is written", async (there, other) => {
    expect(await add(there)).toBeNull();
    expect(await add(other)).toBeNull();
    const { data } = await client.from("amenities").select("name").eq("name", other).throwOnError();
    expect(data).toEqual([{ name: other }]);
    expect(foldedName(other)).not.toBe(foldedName(there));
  });
});

describe("What is copied to another hotel", () => {
  const copied = (names: readonly { name: string }[]) => names.map(({ name }) => name).sort();

  test("leaves alone what has the same name there", async () => {
    const { data: other } = await client
      .from("hotels")
      .insert({ ...exampleRow("hotels"), name: `Other ${randomUUID()}`, user_id: userId } as never)
      .select("id")
      .single<{ id: string }>()
      .throwOnError();
    const there = { ...amenity("Li\u200bbrary"), hotel_id: other.id };
    await client
      .from("amenities")
      .insert(there as never)
      .throwOnError();
    await add("Library");
    await add("Ballroom");
    const { data: rows } = await client
      .from("amenities")
      .select("id")
      .eq("hotel_id", hotelId)
      .in("name", ["Library", "Ballroom"])
      .throwOnError();
    await client
      .rpc("copy_items", {
        table_name: "amenities",
        item_ids: rows.map(({ id }) => id),
        to_hotel: other.id,
        copy_id: randomUUID(),
      })
      .throwOnError();
    const { data } = await client.from("amenities").select("name").eq("hotel_id", other.id).throwOnError();
    expect(copied(data)).toEqual(["Ballroom", "Li\u200bbrary"]);
  });

  test("goes into the section of the same name, and leaves alone what has the same title in it", async () => {
    const { data: other } = await client
      .from("hotels")
      .insert({ ...exampleRow("hotels"), name: `Other ${randomUUID()}`, user_id: userId } as never)
      .select("id")
      .single<{ id: string }>()
      .throwOnError();
    const found = async (hotel_id: string, name: string, titles: string[]) => {
      const section = await client
        .from("custom_sections")
        .insert({ hotel_id, name, description: "Warm" })
        .select("id")
        .single()
        .throwOnError();
      const section_id = section.data.id;
      const rows = titles.map((title) => ({ hotel_id, section_id, title, description: "Hot" }));
      const items = await client.from("custom_section_items").insert(rows).select("id").throwOnError();
      return { section_id, item_ids: items.data.map(({ id }) => id) };
    };
    const { section_id, item_ids } = await found(hotelId, "Bath House", ["Steam", "Plunge"]);
    await found(other.id, "Bath\u00a0Ho\u200buse", ["St\u200beam"]);
    await client
      .rpc("copy_section", { section_id, item_ids, to_hotel: other.id, copy_id: randomUUID() })
      .throwOnError();
    const sections = await client
      .from("custom_sections")
      .select("name")
      .eq("hotel_id", other.id)
      .throwOnError();
    expect(copied(sections.data)).toEqual(["Bath\u00a0Ho\u200buse"]);
    const { data } = await client
      .from("custom_section_items")
      .select("title")
      .eq("hotel_id", other.id)
      .throwOnError();
    expect(data.map(({ title }) => title).sort()).toEqual(["Plunge", "St\u200beam"]);
  });
});
