/** Guests read the columns of a hotel that are declared for them, and no column that was added since. */
import { beforeAll, expect, test } from "vitest";
import { DECLARATIONS } from "../../scripts/support/declarations.ts";
import type { GuestDocument } from "../../src/lib/documents/guest-document.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { uploadPhoto } from "../../testbed/give-photo.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();
let hotelId: string;

/** A hotel with a row in everything that guests read. */
beforeAll(async () => {
  const owner = await makeHotel(server);
  hotelId = owner.hotelId;
  await giveProPlan(server, owner.userId);
  const add = async (table: string, more: object = {}) => {
    const row = { ...exampleRow(table), hotel_id: hotelId, ...more };
    await owner.client
      .from(table as "faqs")
      .insert(row as never)
      .throwOnError();
  };
  for (const { table } of SECTIONS) await add(table);
  await add("important_contacts", { type: "emergency" });
  const id = "0198c0de-0000-7000-8000-000000000001";
  await add("custom_sections", { id });
  await add("custom_section_items", { section_id: id, hotel_id: undefined });
  await add("announcements", { ends_at: "2090-01-01T00:00:00" });
  await add("secrets");
  const cover_path = await uploadPhoto(owner.client, hotelId);
  const wifi = [{ name: "House", password: "saltandthyme", shown_to: "everybody" }];
  await owner.client.from("hotels").update({ cover_path, wifi }).eq("id", hotelId).throwOnError();
});

/** As the database answers, without what the server has kept of it. */
async function read(): Promise<GuestDocument> {
  const [row] = await server.sql<
    { document: GuestDocument }[]
  >`select public.guest_hotel(${hotelId}) as document`;
  if (!row) throw new Error("guest_hotel answered nothing");
  return row.document;
}

async function declare(table: string, columns: readonly string[]): Promise<void> {
  await server.sql`call innfo.guests_read(${table}, string_to_array(${columns.join()}, ','))`;
}

const keysOf = (value: object | undefined) => Object.keys(value ?? {}).sort();
const declaredFor = (table: string) => [
  ...(DECLARATIONS.find((one) => one.table === table)?.forGuests ?? []),
];

test("the whole document has exactly these keys", async () => {
  const { hotel, sections, custom_sections, order, parts, ...more } = await read();
  expect(more).toEqual({});
  expect(order).toEqual([]);
  expect(keysOf(hotel)).toEqual(declaredFor("hotels").sort());
  expect(sections.map(({ id }) => id)).toEqual(SECTIONS.map(({ id }) => id));
  for (const section of sections) {
    const { fields } = SECTIONS.find(({ id }) => id === section.id) ?? {};
    expect(keysOf(section)).toEqual(["id", "items"]);
    for (const item of section.items)
      expect(keysOf(item), section.id).toEqual(["id", "shown_during", ...keysOf(fields)].sort());
  }
  const [custom] = custom_sections;
  expect(keysOf(custom)).toEqual(["color", "description", "icon", "id", "items", "name"]);
  expect(keysOf(custom?.items[0])).toEqual(declaredFor("custom_section_items").sort());
  expect(keysOf(parts)).toEqual([
    ...["announcements", "domain", "emergency", "languages", "messages", "photos", "privacy", "room_codes"],
    ...["secrets", "sources", "topics", "updated", "wifi"],
  ]);
  expect(keysOf(parts.announcements[0])).toEqual([
    ...["closes", "closes_breakfast", "ends_at", "id", "opens_again", "starts_at", "text", "times"],
  ]);
  expect(keysOf(parts.emergency[0])).toEqual(["id", "label", "number", "shown_during", "type"]);
  expect(keysOf(Object.values(parts.photos)[0])).toEqual(["bottom_color", "height", "top_color", "width"]);
  expect(keysOf(parts.privacy)).toEqual(["announces", "keep_days"]);
  expect(keysOf(parts.wifi[0])).toEqual(["name", "password", "shown_to"]);
  expect(keysOf(parts.secrets[0])).toEqual(["code", "kind", "name", "shown_to"]);
});

test("what only those who work there may know is declared for no guest", () => {
  for (const column of ["user_id", "creation_key", "figures_mail", "owners_need_factor", "wifi", "languages"])
    expect(declaredFor("hotels")).not.toContain(column);
});

test.each([["hotels"], ["amenities"], ["custom_sections"], ["custom_section_items"]])(
  "a new column of %s is read by guests once it is declared",
  async (table) => {
    await server.sql.unsafe(
      `alter table public.${table} add column made_up text default 'No guest may read it'`,
    );
    expect(JSON.stringify(await read())).not.toContain("made_up");
    await declare(table, [...declaredFor(table), "made_up"]);
    expect(JSON.stringify(await read())).toContain('"made_up":"No guest may read it"');
    await declare(table, declaredFor(table));
    await server.sql.unsafe(`alter table public.${table} drop column made_up`);
  },
);
