/** Hidden items, and those not shown today, reach no guest over HTTP. */
import { beforeEach, describe, expect, test } from "vitest";
import type { SectionOverview } from "../../src/admin/content/visibility/overview.ts";
import type { GuestDocument } from "../../src/lib/documents/guest-document.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { uploadPhoto } from "../../testbed/give-photo.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer();
let owner: Owner & { hotelId: string };
beforeEach(async () => {
  owner = await makeHotel(server);
  await giveProPlan(server, owner.userId);
});

async function add(table: string, row: object): Promise<string> {
  const { data } = await owner.client
    .from(table as "amenities")
    .insert({ hotel_id: owner.hotelId, ...row } as never)
    .select("id")
    .single()
    .throwOnError();
  return data.id;
}
async function guestDocument(): Promise<GuestDocument> {
  const { data } = await server.client().rpc("guest_hotel", { hotel_id: owner.hotelId }).throwOnError();
  return data as unknown as GuestDocument;
}
async function page(): Promise<string> {
  return (await fetch(`${server.url}/view/${owner.hotelId}`)).text();
}

test("guests get nothing of a hidden item of any section, and everything once it is shown", async () => {
  const section_id = await add("custom_sections", { name: "Spa", description: "Baths" });
  const ids: Record<string, string> = {};
  for (const { table } of SECTIONS) ids[table] = await add(table, { ...exampleRow(table), is_hidden: true });
  ids.custom_section_items = await add("custom_section_items", {
    ...exampleRow("custom_section_items"),
    section_id,
    is_hidden: true,
  });
  const hidden = await guestDocument();
  expect(hidden.sections.flatMap(({ items }) => items)).toEqual([]);
  expect(hidden.custom_sections.flatMap(({ items }) => items)).toEqual([]);
  const { data } = await owner.client.rpc("section_overview", { hotel_id: owner.hotelId }).throwOnError();
  const overview = data as unknown as SectionOverview;
  expect(overview.hidden).toEqual({
    ...Object.fromEntries(SECTIONS.map(({ id }) => [id, 1])),
    [section_id]: 1,
  });
  expect(new Set(overview.sections.map(({ items }) => items))).toEqual(new Set([0]));

  for (const [table, id] of Object.entries(ids)) {
    await owner.client
      .from(table as "amenities")
      .update({ is_hidden: false })
      .eq("id", id)
      .throwOnError();
  }
  const shown = await guestDocument();
  const items = [...shown.sections, ...shown.custom_sections].flatMap((section) => section.items);
  expect(items.map(({ id }) => id).sort()).toEqual(Object.values(ids).sort());
  // Guests need no columns about visibility.
  expect(items.filter((item) => "is_hidden" in item)).toEqual([]);
});

test("a section with hidden items only gives its place on the plan to the next", async () => {
  await owner.client.from("hotels").update({ leaves_out_empty: true }).eq("id", owner.hotelId).throwOnError();
  await add("amenities", { ...exampleRow("amenities"), is_hidden: true });
  await add("faqs", exampleRow("faqs"));
  expect((await guestDocument()).sections.map(({ id }) => id)).toEqual(["faqs"]);
});

test("guests are not told of the photo of a hidden item", async () => {
  const photo_path = await uploadPhoto(owner.client, owner.hotelId);
  const id = await add("amenities", { ...exampleRow("amenities"), photo_path, is_hidden: true });
  expect((await guestDocument()).parts.photos).toEqual({});
  await owner.client.from("amenities").update({ is_hidden: false }).eq("id", id).throwOnError();
  expect(Object.keys((await guestDocument()).parts.photos)).toEqual([photo_path]);
});

describe("what guests need", () => {
  test.each(SECTIONS)(
    "a hidden row of $table may lack it, a shown one may not",
    async ({ table, fields, card }) => {
      const needed = Object.entries(fields).filter(
        ([column, { required, initial }]) => required && initial === "" && column !== card.title,
      );
      expect(needed).not.toEqual([]);
      for (const [column, { kind }] of needed) {
        const lacking = { ...exampleRow(table), [column]: ["rating", "choice"].includes(kind) ? null : "" };
        const id = await add(table, { ...lacking, is_hidden: true });
        const rows = owner.client.from(table as "amenities");
        const { error } = await rows.update({ is_hidden: false }).eq("id", id);
        expect(error).toMatchObject({
          code: "23514",
          message: expect.stringContaining(`${table}_${column}_required`),
        });
        const { [column]: filled } = exampleRow(table);
        await rows
          .update({ is_hidden: false, [column]: filled } as never)
          .eq("id", id)
          .throwOnError();
        expect((await rows.update({ [column]: lacking[column] } as never).eq("id", id)).error?.code).toBe(
          "23514",
        );
      }
    },
  );

  test("a row without a name is refused, hidden or not", async () => {
    const row = { hotel_id: owner.hotelId, ...exampleRow("amenities"), name: " ", is_hidden: true };
    const { error } = await owner.client.from("amenities").insert(row as never);
    expect(error?.message).toContain("amenities_name_required");
  });
});

describe("days", () => {
  const EVERY = [1, 2, 3, 4, 5, 6, 7];
  test.each([
    ["a season", { from: "11-01", until: "03-31", weekdays: EVERY }],
    ["the end of a leap February", { from: "02-01", until: "02-29", weekdays: EVERY }],
    ["dates", { from: "2026-05-01", until: "2026-05-01", weekdays: EVERY }],
    ["an open end", { from: "2026-05-01", until: null, weekdays: [6, 7] }],
    ["weekdays", { from: null, until: null, weekdays: [1] }],
  ])("%s are stored as they are", async (_what, shown_during) => {
    const id = await add("amenities", { ...exampleRow("amenities"), shown_during });
    const { data } = await owner.client
      .from("amenities")
      .select("shown_during")
      .eq("id", id)
      .single()
      .throwOnError();
    expect(data.shown_during).toEqual(shown_during);
  });

  test.each([
    ["half a season", { from: "11-01", until: null, weekdays: EVERY }],
    ["a season that ends in one year", { from: "11-01", until: "2026-03-31", weekdays: EVERY }],
    ["a day there is not", { from: "2026-02-30", until: null, weekdays: EVERY }],
    ["an end before the beginning", { from: "2026-05-02", until: "2026-05-01", weekdays: EVERY }],
    ["no weekday", { from: null, until: null, weekdays: [] }],
    ["an eighth weekday", { from: null, until: null, weekdays: [8] }],
    ["a weekday twice", { from: null, until: null, weekdays: [1, 1] }],
    ["a number for a day", { from: 5, until: null, weekdays: EVERY }],
    ["more than that", { from: null, until: null, weekdays: EVERY, note: "" }],
    ["no object", []],
  ])("%s is refused", async (_what, shown_during) => {
    const row = { hotel_id: owner.hotelId, ...exampleRow("amenities"), shown_during };
    const { error } = await owner.client.from("amenities").insert(row as never);
    expect(error?.message).toContain("amenities_shown_during_days");
  });

  test("the page has an item of other days out of sight, and does not count it", async () => {
    const { year, month, day } = tomorrowIn(2);
    const later = `${year}-${month}-${day}`;
    await add("amenities", { ...exampleRow("amenities"), name: "Always here" });
    await add("amenities", {
      ...exampleRow("amenities"),
      name: "Ski room",
      shown_during: { from: later, until: null, weekdays: EVERY },
    });
    const html = await page();
    const tile = /<a class="tile" href="#amenities">(.*?)<\/a>/s.exec(html)?.[1] ?? "";
    expect(tile).toContain('<span class="unseen">1 ');
    expect(tile).not.toContain("Ski room");
    expect(html).toMatch(/<li class="card item away" data-starts=[^>]*>(?:(?!<\/li>).)*Ski room/s);
    expect(html).toMatch(/<li class="card item" id=[^>]*>(?:(?!<\/li>).)*Always here/s);
    expect(html).toContain(".away,");
  });
});

/** So many days ahead that it is not today anywhere. */
function tomorrowIn(days: number) {
  const [year = "", month = "", day = ""] = new Date(Date.now() + days * 86_400_000)
    .toISOString()
    .split(/[-T]/);
  return { year, month, day };
}
