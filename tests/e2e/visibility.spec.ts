import { amenities } from "../../src/sections/amenities.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { GuestPage } from "./support/pages/guest-page.ts";
import { VisibilityPage } from "./support/pages/visibility-page.ts";
import { proTest } from "./support/pro.ts";
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
    await page.reload();
    await expect(screen.switch("Amenities")).toBeChecked();
    await phone.reload();
    await expect(guest.tile("Amenities")).toBeVisible();
  },
);

ownerTest.describe("The plan's limit", () => {
  ownerTest.use({ refusals: [403] });

  ownerTest(
    "refuses one section more and says why; with one less there is room again",
    async ({ page, owner }) => {
      await showOnly(owner, "amenities", "restaurants", "tours");
      const screen = new VisibilityPage(page);
      await screen.open();
      await expect(page.getByText("You can show up to 3 sections to your guests.")).toBeVisible();
      await screen.switch("FAQs").click();
      await expect(screen.error).toContainText(LIMIT_REACHED);
      await screen.closeError();
      await expect(screen.switch("FAQs")).not.toBeChecked();
      await expect(screen.row("FAQs")).toContainText("Hidden from guests");

      await screen.switch("Restaurants").click();
      await screen.switch("FAQs").click();
      await expect(screen.switch("FAQs")).toBeChecked();
      await expect(screen.updated).toBeVisible();
      await page.reload();
      await expect(screen.switch("FAQs")).toBeChecked();
      await expect(screen.switch("Restaurants")).not.toBeChecked();
    },
  );

  ownerTest("leads to the plans", async ({ page, owner }) => {
    await showOnly(owner, "amenities", "restaurants", "tours");
    const screen = new VisibilityPage(page);
    await screen.open();
    await screen.switch("FAQs").click();
    await screen.error.getByRole("link", { name: "Upgrade Plan" }).click();
    await expect(page).toHaveURL("/admin/subscription");
    await expect(page.getByRole("button", { name: "Upgrade to Innfo Pro" })).toBeVisible();
  });
});

ownerTest(
  "A new hotel has all sections on; the screen names those that guests see",
  async ({ page, owner, phone }) => {
    const screen = new VisibilityPage(page);
    await screen.open();
    const hint = page.getByRole("status").filter({ hasText: "8 sections are on and your plan shows 3." });
    await expect(hint).toContainText("Amenities, Restaurants, and Transportation");
    await expect(screen.row("Transportation")).not.toContainText("once your plan has room");
    await expect(screen.row("Tour Guides")).toContainText("once your plan has room");
    const guest = new GuestPage(phone);
    await guest.open(owner.hotel.id);
    await expect(guest.tiles.getByRole("link")).toContainText(["Amenities", "Restaurants", "Transportation"]);
    await expect(guest.tiles.getByRole("link")).toHaveCount(3);

    await screen.switch("Restaurants").click();
    await expect(
      page.getByRole("status").filter({ hasText: "Amenities, Transportation, and Tour Guides" }),
    ).toBeVisible();
    await phone.reload();
    await expect(guest.tiles.getByRole("link")).toContainText(["Amenities", "Transportation", "Tour Guides"]);
  },
);

proTest("On the Pro plan all eight are shown", async ({ page, owner, phone }) => {
  const screen = new VisibilityPage(page);
  await screen.open();
  await expect(page.getByText("You can show unlimited sections to your guests.")).toBeVisible();
  await expect(page.getByRole("switch", { checked: true })).toHaveCount(8);
  await expect(page.getByText("once your plan has room")).toBeHidden();
  const guest = new GuestPage(phone);
  await guest.open(owner.hotel.id);
  await expect(guest.tiles.getByRole("link")).toHaveCount(8);
});

ownerTest.describe("Without a connection", () => {
  ownerTest.use({ refusals: ["no answer"] });

  ownerTest("a switch goes back to where it was", async ({ page, owner }) => {
    await showOnly(owner, "amenities");
    const screen = new VisibilityPage(page);
    await screen.open();
    await page.route("**/rest/v1/section_visibility*", (route) => route.abort());
    await screen.switch("Amenities").click();
    await expect(screen.error).toContainText("Failed to update section visibility.");
    await screen.closeError();
    await expect(screen.switch("Amenities")).toBeChecked();

    await page.unroute("**/rest/v1/section_visibility*");
    await screen.switch("Amenities").click();
    await expect(screen.updated).toBeVisible();
    await expect(screen.switch("Amenities")).not.toBeChecked();
  });

  ownerTest("the screen says what it could not load, and loads it later", async ({ page }) => {
    await page.route("**/rest/v1/rpc/section_overview", (route) => route.abort());
    await page.goto("/admin/sections");
    await expect(page.getByRole("alert")).toContainText("Failed to load section data.");
    await page.unroute("**/rest/v1/rpc/section_overview");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("switch")).toHaveCount(8);
  });
});

for (const { path, title } of [
  { path: "/admin/visibility", title: "Section Visibility" },
  { path: "/admin/custom-sections", title: "Custom Sections" },
]) {
  ownerTest(`${path} is section management by the name of ${title}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("switch")).toHaveCount(8);
  });
}
