import { amenities } from "../../src/sections/amenities.ts";
import { uploadPhoto } from "../../testbed/give-photo.ts";
import { addHotel } from "../../testbed/owner.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { holdNotice } from "../e2e/support/message.ts";
import { HotelsPage } from "../e2e/support/pages/hotels-page.ts";
import { proTest } from "../e2e/support/pro.ts";
import { addRow, setHotel } from "../e2e/support/rows.ts";

ownerTest(
  "The look is copied to another hotel, and the other one's own comes back with Undo",
  async ({ page, owner }) => {
    const cover_path = await uploadPhoto(owner.api, owner.hotel.id);
    const look = { cover_path, accent: "#7a3b1d", type_mood: "classic" };
    await setHotel(owner, look);
    const other = await addHotel(owner);
    const theirs = async () =>
      (await owner.api.from("hotels").select("cover_path, accent, type_mood").eq("id", other.id).single())
        .data;
    const before = await theirs();
    await page.goto("/admin/look");
    await new HotelsPage(page).switchTo(owner.hotel.name);
    await page.getByRole("button", { name: "Copy to Another Hotel" }).click();
    await page
      .getByRole("dialog", { name: "Copy This Look" })
      .getByRole("button", { name: "Copy Look" })
      .click();
    await holdNotice(page, `${other.name} has this look now`);
    expect(await theirs()).toEqual({ ...look, cover_path: cover_path.replace(/^[^/]+/, other.id) });
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(`${other.name} has its own look again`)).toBeVisible();
    expect(await theirs()).toEqual(before);
  },
);

proTest(
  "A section of one's own is copied with its items, and taken out again with Undo",
  async ({ page, owner }) => {
    const section = { hotel_id: owner.hotel.id, name: "Wellness", description: "Warm and quiet" };
    const { data: own } = await owner.api
      .from("custom_sections")
      .insert(section)
      .select("id")
      .single()
      .throwOnError();
    const item = { hotel_id: owner.hotel.id, section_id: own.id, title: "Hammam", description: "Steam" };
    await owner.api.from("custom_section_items").insert(item).throwOnError();
    const other = await addHotel(owner);
    await page.goto("/admin");
    await new HotelsPage(page).switchTo(owner.hotel.name);
    await page.goto(`/admin/sections/${own.id}`);
    await page.getByRole("button", { name: "Import or export" }).click();
    await page.getByRole("menuitem", { name: "Copy to another hotel" }).click();
    const dialog = page.getByRole("dialog", { name: "Copy Wellness" });
    await expect(dialog.getByText(`1 item will be added to ${other.name}: Hammam.`)).toBeVisible();
    await expect(dialog.getByText("With them: the section itself.")).toBeVisible();
    await dialog.getByRole("button", { name: "Copy 1 item" }).click();
    await holdNotice(page, `“Wellness” with 1 item copied to ${other.name}`);
    const { data: copies } = await owner.api
      .from("custom_sections")
      .select("id, name")
      .eq("hotel_id", other.id);
    expect(copies).toMatchObject([{ name: "Wellness" }]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(`“Wellness” with 1 item taken out of ${other.name} again`)).toBeVisible();
    expect((await owner.api.from("custom_sections").select("id").eq("hotel_id", other.id)).data).toEqual([]);
  },
);

ownerTest(
  "A section is copied to another hotel with its photo, and taken out again with Undo",
  async ({ page, owner, amenityScreen }) => {
    const photo_path = await uploadPhoto(owner.api, owner.hotel.id);
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool", photo_path });
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Sauna" });
    await amenityScreen.open();
    await page.getByRole("button", { name: "Import or export" }).click();
    await expect(page.getByRole("menuitem", { name: "Export as CSV" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Copy to another hotel" })).toBeHidden();

    const other = await addHotel(owner);
    const there = () => owner.api.from("amenities").select("name, photo_path").eq("hotel_id", other.id);
    await owner.api
      .from("amenities")
      .insert({ hotel_id: other.id, name: "sauna", description: "Hot", timing: "Late", location: "Roof" })
      .throwOnError();
    await page.reload();
    await new HotelsPage(page).switchTo(owner.hotel.name);
    await page.getByRole("button", { name: "Import or export" }).click();
    await page.getByRole("menuitem", { name: "Copy to another hotel" }).click();
    const dialog = page.getByRole("dialog", { name: "Copy Amenities" });
    await expect(dialog.getByText(`1 amenity will be added to ${other.name}: Pool.`)).toBeVisible();
    await expect(dialog.getByText("With them: 1 photo.")).toBeVisible();
    await expect(dialog.getByText(/keeps its own Sauna\./)).toBeVisible();
    await dialog.getByRole("button", { name: "Copy 1 amenity" }).click();
    await holdNotice(page, `1 amenity copied to ${other.name}`);
    expect((await there().order("name")).data).toEqual([
      { name: "Pool", photo_path: expect.stringMatching(`^${other.id}/`) },
      { name: "sauna", photo_path: null },
    ]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(`1 amenity taken out of ${other.name} again`)).toBeVisible();
    expect((await there()).data).toEqual([{ name: "sauna", photo_path: null }]);
  },
);
