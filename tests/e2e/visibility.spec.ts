import { amenities } from "../../src/sections/amenities.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { addRow, showOnly } from "./support/rows.ts";

ownerTest(
  "A section that is switched off leaves the guest page at once, and comes back when it is switched on",
  async ({ page, owner, phone, guest, visibility }) => {
    await showOnly(owner, "amenities");
    await addRow(owner, amenities, makeEntry(amenities, 1));
    await guest.open(owner.hotel.id);
    await expect(guest.tile("Amenities")).toBeVisible();
    await visibility.open();
    await expect(visibility.row("Amenities")).toContainText("1 amenity");
    await expect(visibility.row("Amenities")).toContainText("Visible to guests");
    await visibility.switch("Amenities").click();
    await expect(visibility.updated).toBeVisible();
    await expect(visibility.switch("Amenities")).not.toBeChecked();
    await expect(visibility.row("Amenities")).toContainText("Hidden from guests");
    await phone.reload();
    await expect(guest.hotelName).toBeVisible();
    await expect(guest.tile("Amenities")).toBeHidden();

    await visibility.switch("Amenities").click();
    await expect(visibility.row("Amenities")).toContainText("Visible to guests");
    await visibility.expectStored(owner, { amenities: true });
    await page.reload();
    await expect(visibility.switch("Amenities")).toBeChecked();
    await phone.reload();
    await expect(guest.tile("Amenities")).toBeVisible();
  },
);
