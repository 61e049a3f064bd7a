import { amenities } from "../../src/sections/amenities.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { GuestPage } from "./support/pages/guest-page.ts";
import { VisibilityPage } from "./support/pages/visibility-page.ts";
import { addRow, showOnly } from "./support/rows.ts";

ownerTest(
  "A section that is switched off leaves the guest page at once, and comes back when it is switched on",
  async ({ page, owner, phone }) => {
    await showOnly(owner, "amenities");
    await addRow(owner, amenities, makeEntry(amenities, 1));
    const guest = new GuestPage(phone);
    await guest.open(owner.hotel.id);
    await expect(guest.tile("Amenities")).toBeVisible();

    const screen = new VisibilityPage(page);
    await screen.open();
    await expect(screen.row("Amenities")).toContainText("1 amenity");
    await expect(screen.row("Amenities")).toContainText("Visible to guests");
    await screen.switch("Amenities").click();
    await expect(screen.updated).toBeVisible();
    await expect(screen.switch("Amenities")).not.toBeChecked();
    await expect(screen.row("Amenities")).toContainText("Hidden from guests");
    await phone.reload();
    await expect(guest.hotelName).toBeVisible();
    await expect(guest.tile("Amenities")).toBeHidden();

    await screen.switch("Amenities").click();
    await expect(screen.row("Amenities")).toContainText("Visible to guests");
    await screen.expectStored(owner, { amenities: true });
    await page.reload();
    await expect(screen.switch("Amenities")).toBeChecked();
    await phone.reload();
    await expect(guest.tile("Amenities")).toBeVisible();
  },
);
