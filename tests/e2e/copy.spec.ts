/** What an owner of two hotels copies from one to the other. */

import { amenities } from "../../src/sections/amenities.ts";
import { uploadPhoto } from "../../testbed/give-photo.ts";
import { addHotel } from "../../testbed/owner.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { HotelsPage } from "./support/pages/hotels-page.ts";
import { SectionPage } from "./support/pages/section-page.ts";
import { addRow } from "./support/rows.ts";

ownerTest(
  "A section is copied to another hotel with its photo, and taken out again with Undo",
  async ({ page, owner }) => {
    const photo_path = await uploadPhoto(owner.api, owner.hotel.id);
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool", photo_path });
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Sauna" });
    const screen = new SectionPage(page, amenities);
    await screen.open();
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
    await expect(dialog.getByText(/has one of that name already.*: Sauna\./)).toBeVisible();
    await dialog.getByRole("button", { name: "Copy 1 amenity" }).click();
    await expect(page.getByText(`1 amenity copied to ${other.name}`)).toBeVisible();
    expect((await there().order("name")).data).toEqual([
      { name: "Pool", photo_path: expect.stringMatching(`^${other.id}/`) },
      { name: "sauna", photo_path: null },
    ]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(`1 amenity taken out of ${other.name} again`)).toBeVisible();
    expect((await there()).data).toEqual([{ name: "sauna", photo_path: null }]);
  },
);
