import { beforeEach, expect, test } from "vitest";
import type { GuestDocument } from "../../src/lib/documents/guest-document.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { uploadPhoto } from "../../testbed/give-photo.ts";
import { image } from "../../testbed/images.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer();
let owner: Owner & { hotelId: string };
beforeEach(async () => {
  owner = await makeHotel(server);
});

const IDS = SECTIONS.map(({ id }) => id);

/** As a guest. */
async function read(hotel_id: string): Promise<GuestDocument | null> {
  const { data } = await server.client().rpc("guest_hotel", { hotel_id }).throwOnError();
  // The function's declared type is any JSON.
  return data as GuestDocument | null;
}
const sectionIds = async () => (await read(owner.hotelId))?.sections.map(({ id }) => id);
const hide = (section_name: string) =>
  server.sql`insert into section_visibility ${server.sql({ hotel_id: owner.hotelId, section_name, is_visible: false })}`;

test("a guest reads the hotel, but neither whose it is nor when it was edited", async () => {
  await server.sql`insert into faqs (hotel_id, category, question, answer) values (${owner.hotelId}, 'General', 'Pets?', 'Yes')`;
  await giveProPlan(server, owner.userId);
  const document = await read(owner.hotelId);
  expect(document?.hotel).toMatchObject({ id: owner.hotelId, address: "1 Quay", check_in: "02:00 PM" });
  const text = JSON.stringify(document);
  expect(text).toContain("Pets?");
  expect(text).not.toContain(owner.userId);
  for (const column of ["user_id", "hotel_id", "section_id", "created_at", "updated_at", "creation_key"]) {
    expect(text).not.toContain(`"${column}"`);
  }
});

test("a guest reads the passwords of the Wi-Fi that the owner shows, and no other", async () => {
  const wifi = [
    { name: "Guests", password: "saltandthyme", shown_to: "everybody" },
    { name: "Suites", password: "given-at-the-desk", shown_to: "reception" },
    { name: "Café", password: null, shown_to: "everybody" },
  ];
  await owner.client.from("hotels").update({ wifi }).eq("id", owner.hotelId).throwOnError();
  const document = await read(owner.hotelId);
  expect(document?.parts.wifi).toEqual([
    { name: "Guests", password: "saltandthyme", shown_to: "everybody" },
    { name: "Suites", password: null, shown_to: "reception" },
    { name: "Café", password: null, shown_to: "everybody" },
  ]);
  expect(JSON.stringify(document)).not.toContain("given-at-the-desk");
});

test("a guest reads the size and the colors of the hotel's cover, and of no photo that nothing shows", async () => {
  const cover_path = await uploadPhoto(owner.client, owner.hotelId);
  await uploadPhoto(owner.client, owner.hotelId, await image("png"));
  expect((await read(owner.hotelId))?.parts.photos).toEqual({});
  await owner.client.from("hotels").update({ cover_path }).eq("id", owner.hotelId).throwOnError();
  expect((await read(owner.hotelId))?.parts.photos).toEqual({
    [cover_path]: { width: 900, height: 600, top_color: "#26596b", bottom_color: "#26596b" },
  });
});

test("a guest reads an item's photo only while its section is shown", async () => {
  const photo_path = await uploadPhoto(owner.client, owner.hotelId);
  const row = { ...exampleRow("restaurants"), hotel_id: owner.hotelId, photo_path };
  await owner.client
    .from("restaurants")
    .insert(row as never)
    .throwOnError();
  expect(Object.keys((await read(owner.hotelId))?.parts.photos ?? {})).toEqual([photo_path]);
  await hide("restaurants");
  expect(JSON.stringify(await read(owner.hotelId))).not.toContain(photo_path);
});

test("an unknown hotel and a malformed id both give null", async () => {
  for (const id of ["zzzzzzzzzz", "", "' or true --", "1".repeat(5000)]) expect(await read(id)).toBeNull();
});

test("the id is found in upper case too", async () => {
  expect((await read(owner.hotelId.toUpperCase()))?.hotel.id).toBe(owner.hotelId);
});

test("the free plan shows the first three visible sections", async () => {
  expect(await sectionIds()).toEqual(IDS.slice(0, 3));
  await hide(IDS[1] ?? "");
  expect(await sectionIds()).toEqual([IDS[0], IDS[2], IDS[3]]);
});

test("the Pro plan shows all visible sections and the custom ones", async () => {
  await giveProPlan(server, owner.userId);
  await server.sql`insert into custom_sections (hotel_id, name, description) values (${owner.hotelId}, 'Spa', 'Baths')`;
  await hide(IDS[1] ?? "");
  const document = await read(owner.hotelId);
  expect(document?.sections.map(({ id }) => id)).toEqual(IDS.filter((id) => id !== IDS[1]));
  expect(document?.custom_sections).toMatchObject([{ name: "Spa", items: [] }]);
});

test("nothing of a hidden section is in the document", async () => {
  await giveProPlan(server, owner.userId);
  const row = { ...exampleRow("faqs"), hotel_id: owner.hotelId, question: "Where is the key?" };
  await owner.client
    .from("faqs")
    .insert(row as never)
    .throwOnError();
  expect(JSON.stringify(await read(owner.hotelId))).toContain("Where is the key?");
  await hide("faqs");
  expect(JSON.stringify(await read(owner.hotelId))).not.toContain("Where is the key?");
});

test("custom sections go with the plan that allowed them, and come back with it", async () => {
  await giveProPlan(server, owner.userId);
  await server.sql`insert into custom_sections (hotel_id, name, description) values (${owner.hotelId}, 'Spa', 'Baths')`;
  const shown = async () => (await read(owner.hotelId))?.custom_sections.length;
  expect(await shown()).toBe(1);
  await server.sql`update subscriptions set subscription_status = 'past_due' where user_id = ${owner.userId}`;
  expect(await shown()).toBe(0);
  await server.sql`update subscriptions set subscription_status = 'active' where user_id = ${owner.userId}`;
  expect(await shown()).toBe(1);
});

test("items come in the owner's order, those without a place last and oldest first", async () => {
  const add = (question: string, position: number | null) =>
    server.sql`insert into faqs ${server.sql({ hotel_id: owner.hotelId, category: "General", question, answer: "…", position })}`;
  await giveProPlan(server, owner.userId);
  await add("third", null);
  await add("fourth", null);
  await add("second", 2);
  await add("first", 1);
  const faqs = (await read(owner.hotelId))?.sections.find(({ id }) => id === "faqs");
  expect(faqs?.items.map(({ question }) => question)).toEqual(["first", "second", "third", "fourth"]);
});

test("a custom item's names and values are in the order they were typed", async () => {
  await giveProPlan(server, owner.userId);
  const details = { "Opening hours": "9–17", Price: "€ 40", "A b": "sorted by name it would come first" };
  await server.sql`
    with section as (
      insert into custom_sections (hotel_id, name, description) values (${owner.hotelId}, 'Spa', 'Baths') returning id
    )
    insert into custom_section_items (section_id, title, description, details)
    select id, 'Massage', 'An hour', ${JSON.stringify(details)}::text::json from section`;
  const [item] = (await read(owner.hotelId))?.custom_sections[0]?.items ?? [];
  expect(item).toMatchObject({ title: "Massage", details });
  expect(Object.keys(item?.details ?? {})).toEqual(Object.keys(details));
});
