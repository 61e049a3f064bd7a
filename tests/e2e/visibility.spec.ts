import { amenities } from "../../src/sections/amenities.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { GuestPage } from "./support/pages/guest-page.ts";
import { VisibilityPage } from "./support/pages/visibility-page.ts";
import { addRow, showOnly } from "./support/rows.ts";

const LIMIT_REACHED =
  "You can only show up to 3 sections with your current plan. Upgrade to show unlimited sections.";

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

ownerTest.describe("The plan's limit", () => {
  ownerTest.use({ refusals: [403] });

  ownerTest(
    "refuses one section more, says why and leads to the plans; with one less there is room again",
    async ({ page, owner }) => {
      await showOnly(owner, "amenities", "restaurants", "tours");
      const screen = new VisibilityPage(page);
      await screen.open();
      await expect(page.getByText("You can show up to 3 sections to your guests.")).toBeVisible();
      await screen.switch("FAQs").click();
      await expect(screen.error).toContainText(LIMIT_REACHED);
      await expect(screen.error).toContainText("count even while they are empty");
      await screen.closeError();
      await expect(screen.switch("FAQs")).not.toBeChecked();
      await expect(screen.row("FAQs")).toContainText("Hidden from guests");

      await screen.switch("Restaurants").click();
      await screen.switch("FAQs").click();
      await expect(screen.switch("FAQs")).toBeChecked();
      await expect(screen.updated).toBeVisible();
      await screen.expectStored(owner, { faqs: true, restaurants: false });
      await page.reload();
      await expect(screen.switch("FAQs")).toBeChecked();
      await expect(screen.switch("Restaurants")).not.toBeChecked();

      await screen.switch("Restaurants").click();
      await screen.error.getByRole("link", { name: "Upgrade Plan" }).click();
      await expect(page).toHaveURL("/admin/subscription");
      await expect(page.getByRole("button", { name: "Upgrade to Innfo Pro" })).toBeVisible();
    },
  );
});
