/** The database and the form accept the same opening hours: tests/unit/stored-hours.test.ts reads the same list. */
import { describe, expect, test } from "vitest";
import type { Json } from "../../src/lib/database.types.ts";
import { BAD_HOURS, GOOD_HOURS, weekly } from "../../testbed/opening-hours.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
const { client, hotelId } = await server.ownerWithHotel();
const added = await client
  .from("amenities")
  .insert({ ...exampleRow("amenities"), hotel_id: hotelId } as never)
  .select("id")
  .single();
const amenity = added.data?.id ?? "";

function save(hours: unknown) {
  return client
    .from("amenities")
    .update({ hours: hours as Json })
    .eq("id", amenity)
    .select("hours")
    .single();
}

test.each(Object.entries(GOOD_HOURS))("opening hours may be: %s", async (_what, hours) => {
  const { data, error } = await save(hours);
  expect(error).toBeNull();
  expect(data?.hours).toEqual(hours);
});

test.each(Object.entries(BAD_HOURS).filter(([, hours]) => hours !== null))(
  "opening hours may not be: %s",
  async (_what, hours) => {
    await save(weekly());
    const { error } = await save(hours);
    expect(error?.code).toBe("23514");
    expect(error?.details).toContain("amenities_hours_hours");
  },
);

test("a JSON null is refused as opening hours", async () => {
  const [row] = await server.sql<{ ok: boolean }[]>`select innfo.is_opening_hours('null'::jsonb) as ok`;
  expect(row?.ok).toBe(false);
});

describe("a table that has opening hours", () => {
  test.each(["amenities", "restaurants", "shopping_partners", "must_visit_places"] as const)(
    "keeps none, some and no wrong ones: %s",
    async (table) => {
      const add = (hours: unknown) =>
        client
          .from(table)
          .insert({ ...exampleRow(table), hotel_id: hotelId, hours } as never)
          .select("hours")
          .single();
      expect((await add(null)).data).toEqual({ hours: null });
      expect((await add(weekly())).data).toEqual({ hours: weekly() });
      expect((await add({ kind: "weekly" })).error?.code).toBe("23514");
    },
  );
});
