import { amenities } from "../../src/sections/amenities.ts";
import { faqs } from "../../src/sections/faqs.ts";
import { importantContacts } from "../../src/sections/important-contacts.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { tours } from "../../src/sections/tours.ts";
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

ownerTest(
  "A new hotel has all sections on; the screen names those that guests see, those with content first",
  async ({ page, owner, phone }) => {
    const screen = new VisibilityPage(page);
    await screen.open();
    const hint = page.getByRole("status").filter({ hasText: "8 sections are on and your plan shows 3." });
    await expect(hint).toContainText("Those with something in them come first.");
    await expect(screen.row("Transportation")).toContainText("once there is something in it");
    for (const section of [restaurants, tours, faqs, importantContacts]) {
      await addRow(owner, section, makeEntry(section, 1));
    }
    await page.reload();
    await expect(hint).toContainText("Restaurants, Tour Guides, and FAQs");
    await expect(screen.row("FAQs")).not.toContainText("once");
    await expect(screen.row("Important Contacts")).toContainText("once your plan has room");
    const guest = new GuestPage(phone);
    await guest.open(owner.hotel.id);
    await expect(guest.tiles.getByRole("link")).toContainText(["FAQs", "Restaurants", "Tour Guides"]);
    await expect(guest.tiles.getByRole("link")).toHaveCount(3);

    await screen.switch("Restaurants").click();
    await expect(
      page.getByRole("status").filter({ hasText: "Tour Guides, FAQs, and Important Contacts" }),
    ).toBeVisible();
    await phone.reload();
    await expect(guest.tiles.getByRole("link")).toContainText(["FAQs", "Important Contacts", "Tour Guides"]);
  },
);

ownerTest("One switch takes empty sections off the guest page, and back", async ({ page, owner, phone }) => {
  await addRow(owner, faqs, makeEntry(faqs, 1));
  const screen = new VisibilityPage(page);
  await screen.open();
  const empty = screen.switch("Leave empty sections off the guest page");
  await expect(empty).toBeChecked();
  const guest = new GuestPage(phone);
  await guest.open(owner.hotel.id);
  await expect(guest.tiles.getByRole("link")).toHaveText([/^FAQs/]);

  await empty.click();
  await expect(screen.updated).toBeVisible();
  await expect(empty).not.toBeChecked();
  await expect(screen.row("Restaurants")).not.toContainText("once");
  await phone.reload();
  await expect(guest.tiles.getByRole("link")).toHaveText([/^Amenities/, /^FAQs/, /^Restaurants/]);
  await page.reload();
  await empty.click();
  await expect(screen.updated).toBeVisible();
  await phone.reload();
  await expect(guest.tiles.getByRole("link")).toHaveText([/^FAQs/]);
});
