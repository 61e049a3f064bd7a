/** A caller's deeds over HTTP on rows beside another's: tests/hard/access.test.ts has each caller, relation and column. */
import { describe, expect, test } from "vitest";
import { makeParty, NOWHERE, type Place, put, rowOf } from "../../testbed/parties.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";
import { told, untyped } from "./support/told.ts";

const server = await sharedServer();
const other = await makeParty(server);

describe("an upsert of what is there", () => {
  test("changes the owner's visibility of a section, and no other's", async () => {
    const owner = await makeParty(server);
    const set = (client: unknown) =>
      told(
        untyped(client)
          .from("section_visibility")
          .upsert(
            { hotel_id: owner.hotelId, section_name: "faqs", is_visible: false },
            { onConflict: "hotel_id,section_name" },
          )
          .select("is_visible"),
      );
    expect(await set(other.client)).toBe("403 42501");
    expect(await set(owner.client)).toBe("201 1");
    expect(await set(owner.client)).toBe("201 1");
  });
});

test("an owner moves an item to another section of theirs, and not to a stranger's", async () => {
  const owner = await makeParty(server);
  const items = untyped(owner.client).from("custom_section_items");
  const moveTo = (section_id: string) => told(items.update({ section_id }).eq("section_id", owner.sectionId));
  expect(await moveTo(other.sectionId)).toBe("403 42501");
  expect(await moveTo(NOWHERE.sectionId)).toBe("403 42501");
  const another = await put(server, "custom_sections", rowOf("custom_sections", owner));
  expect(await moveTo(another)).toBe("204");
});

describe("the rules of another owner's plan", () => {
  test.each([
    ["section_visibility", { section_name: "faqs", is_visible: true }, "IN001"],
    ["custom_sections", exampleRow("custom_sections"), "IN002"],
  ])("do not show in any answer about %s", async (table, row, code) => {
    const onFree = await makeHotel(server);
    const add = (client: unknown, { hotelId }: Pick<Place, "hotelId">) =>
      told(
        untyped(client)
          .from(table)
          .insert({ ...row, hotel_id: hotelId }),
      );
    expect(await add(other.client, NOWHERE)).toBe("403 42501");
    expect(await add(other.client, onFree)).toBe("403 42501");
    expect(await add(onFree.client, onFree)).toBe(`403 ${code}`);
  });
});
