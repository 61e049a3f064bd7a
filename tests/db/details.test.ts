/** A custom item's details are stored as a form saves them, whoever writes them. */
import { describe, expect, test } from "vitest";
import type { Json } from "../../src/lib/database.types.ts";
import { BLANK_TEXTS, TEXTS_THAT_SAY_SOMETHING } from "../../testbed/blank-texts.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan } from "../../testbed/tokens.ts";

const server = await sharedServer();
const { client, userId, hotelId } = await server.ownerWithHotel();
await giveProPlan(server, userId);
const { data: section } = await client
  .from("custom_sections")
  .insert({ hotel_id: hotelId, name: "Spa", description: "Warm" })
  .select("id")
  .single()
  .throwOnError();

const items = () => client.from("custom_section_items");
const item = (details: Json) => ({
  hotel_id: hotelId,
  section_id: section.id,
  title: "Sauna",
  description: "Hot",
  details,
});

/** @returns the stored details after adding and after changing an item, in the guests' order */
async function kept(details: Json): Promise<string[]> {
  const added = await items().insert(item(details)).select("id, details").single().throwOnError();
  const other = await items()
    .insert(item({ Old: "1" }))
    .select("id")
    .single()
    .throwOnError();
  await items().update({ details }).eq("id", other.data.id).throwOnError();
  const rows = await server.sql<{ details: string }[]>`
    select details::text from public.custom_section_items where id in (${added.data.id}, ${other.data.id})`;
  return [...new Set(rows.map((row) => JSON.stringify(JSON.parse(row.details))))];
}

describe("Rows of details", () => {
  test.each<[what: string, sent: Record<string, string>, kept: string]>([
    ["that say something are kept in their order", { Z: "1", A: "2" }, '{"Z":"1","A":"2"}'],
    ["that are blank are dropped", { Z: "1", "": "", " ": "\t" }, '{"Z":"1"}'],
    ["of which none says anything leave nothing", { "": " ", "\u200b": "" }, "{}"],
    [
      "are kept without blanks around them",
      { " Price\u00a0": "\t$80\n", "\ufeffRoom": "1 2" },
      '{"Price":"$80","Room":"1 2"}',
    ],
    [
      "of one name are one, with the last value",
      { Price: "$80", Room: "12", " Price ": "$90" },
      '{"Price":"$90","Room":"12"}',
    ],
    ["keep joiners between letters", { می‌خواهم: "👩‍🍳" }, '{"می‌خواهم":"👩‍🍳"}'],
    ["keep quotes, tabs and backslashes", { 'a"b': "1\t2\\n" }, JSON.stringify({ 'a"b': "1\t2\\n" })],
  ])("%s", async (_, sent, expected) => {
    expect(await kept(sent)).toEqual([expected]);
  });

  test.each(Object.entries(BLANK_TEXTS))("of which a half is blank are refused: %s", async (_, blank) => {
    for (const half of [{ [blank]: "$80" }, { Price: blank }]) {
      expect(await items().insert(item(half))).toMatchObject({
        status: 400,
        // An invisible text that does not count as blank is refused separately.
        error: {
          code: "23514",
          details: expect.stringMatching(/^custom_section_items_details_(whole|legible)$/),
        },
      });
    }
    expect(await kept({ [blank]: blank, Price: "$80" })).toEqual(['{"Price":"$80"}']);
  });

  test.each(TEXTS_THAT_SAY_SOMETHING)("that say %j are kept", async (text) => {
    expect(await kept({ [text.trim()]: text.trim() })).toEqual([
      JSON.stringify({ [text.trim()]: text.trim() }),
    ]);
  });

  test.each<[what: string, Json]>([
    ["numbers", { Price: 80 }],
    ["nothing", { Price: null }],
    ["a list", ["Price"]],
    ["a text", "Price"],
  ])("are texts, and %s is refused as before", async (_, details) => {
    const { error } = await items().insert(item(details));
    expect(error).toMatchObject({ code: "23514", details: "custom_section_items_details_map" });
  });
});
