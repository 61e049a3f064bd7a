import { amenities } from "../../src/sections/amenities.ts";
import { faqs } from "../../src/sections/faqs.ts";
import { importantContacts } from "../../src/sections/important-contacts.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { tours } from "../../src/sections/tours.ts";
import type { Owner } from "../../testbed/owner.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { VisibilityPage } from "../e2e/support/pages/visibility-page.ts";
import { proTest } from "../e2e/support/pro.ts";
import { addRow, showEmpty, showOnly } from "../e2e/support/rows.ts";

const LIMIT_REACHED =
  "You can only show up to 3 sections with your current plan. Upgrade to show unlimited sections.";

/** One more than the Free plan shows. */
async function fillFour(owner: Owner): Promise<void> {
  for (const section of [amenities, restaurants, tours, faqs]) {
    await addRow(owner, section, makeEntry(section, 1));
  }
}

ownerTest(
  "A section that guests do not see says so, and takes another's place at a press",
  async ({ page, owner, shell, guest }) => {
    await fillFour(owner);
    await shell.open("/admin/faqs");
    const notice = page.getByRole("status").filter({ hasText: "Guests do not see this section" });
    await expect(notice).toContainText("They see Amenities, Restaurants, and Tour Guides.");
    await expect(shell.menu.getByRole("link", { name: "FAQs (1 FAQ, not shown to guests)" })).toHaveCount(1);
    await notice.getByRole("button", { name: "Show instead of Tour Guides" }).click();
    await expect(page.getByText("Section visibility updated successfully!")).toBeVisible();
    await expect(notice).toBeHidden();
    await guest.open(owner.hotel.id);
    await expect(guest.tiles.getByRole("link")).toHaveText([/^Amenities/, /^FAQs/, /^Restaurants/]);

    await shell.goTo("Tour Guides");
    await expect(notice).toContainText("They see Amenities, Restaurants, and FAQs.");
    await expect(notice.getByRole("button", { name: "Show instead of Restaurants" })).toBeVisible();
    await shell.goTo("Shopping");
    await expect(page.getByText("You can show this one instead.")).toBeVisible();
    await expect(page.getByText("at once.")).toBeHidden();
  },
);

ownerTest("Where the plan has room a hidden section is shown for none", async ({ page, owner, guest }) => {
  await addRow(owner, amenities, makeEntry(amenities, 1));
  await showOnly(owner, "restaurants", "faqs", "tours");
  await page.goto("/admin/amenities");
  await page.getByRole("button", { name: "Show to Guests" }).click();
  await expect(page.getByText("Guests do not see this section")).toBeHidden();
  await guest.open(owner.hotel.id);
  await expect(guest.tiles.getByRole("link")).toHaveText([/^Amenities/]);
});

ownerTest("The first item of a section that guests will see is announced for at once", async ({ page }) => {
  await page.goto("/admin/faqs");
  await expect(page.getByText("Guests see it at once.")).toBeVisible();
  const screen = new SectionPage(page, faqs);
  await screen.add(makeEntry(faqs, 1));
  await screen.confirmMessage("FAQ added successfully!");
  await expect(page.getByRole("link", { name: "FAQs (1 FAQ)" })).toHaveCount(1);
});

proTest("On the Pro plan all of them are shown", async ({ page, owner, visibility, guest }) => {
  await showEmpty(owner);
  await visibility.open();
  await expect(page.getByText("Guests see all your sections.")).toBeVisible();
  await expect(visibility.ofSections({ checked: true })).toHaveCount(SECTIONS.length);
  await expect(page.getByText("plan full")).toBeHidden();
  await guest.open(owner.hotel.id);
  await expect(guest.tiles.getByRole("link")).toHaveCount(SECTIONS.length);
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
    await page.getByRole("main").getByRole("button", { name: "Try Again" }).click();
    await expect(new VisibilityPage(page).ofSections()).toHaveCount(SECTIONS.length);
  });
});

for (const { path, title } of [
  { path: "/admin/visibility", title: "Section Visibility" },
  { path: "/admin/custom-sections", title: "Custom Sections" },
]) {
  ownerTest(`${path} is section management by the name of ${title}`, async ({ page, isMobile, shell }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(new VisibilityPage(page).ofSections()).toHaveCount(SECTIONS.length);
    if (isMobile) await shell.openMenu.click();
    await expect(shell.menu.locator("[aria-current=page]")).toHaveText(["Section Management"]);
  });
}

ownerTest(
  "Empty sections are off the guest page; hotels of before take theirs off by one switch",
  async ({ owner, phone, visibility, guest }) => {
    await addRow(owner, faqs, makeEntry(faqs, 1));
    await visibility.open();
    const empty = visibility.switch("Leave empty sections off the guest page");
    await expect(visibility.switch("FAQs")).toBeVisible();
    await expect(empty).toHaveCount(0);
    await guest.open(owner.hotel.id);
    await expect(guest.tiles.getByRole("link")).toHaveText([/^FAQs/]);

    await showEmpty(owner);
    await visibility.open();
    await expect(empty).not.toBeChecked();
    await expect(visibility.row("Restaurants")).not.toContainText("once");
    await phone.reload();
    await expect(guest.tiles.getByRole("link")).toHaveText([/^Amenities/, /^FAQs/, /^Restaurants/]);
    await empty.click();
    await expect(visibility.updated).toBeVisible();
    await expect(empty).toHaveCount(0);
    await phone.reload();
    await expect(guest.tiles.getByRole("link")).toHaveText([/^FAQs/]);
  },
);

ownerTest(
  "A new hotel has all sections on; the screen names those that guests see, those with content first",
  async ({ page, owner, phone, visibility, guest }) => {
    await visibility.open();
    const hint = page.getByRole("status").filter({ hasText: LIMIT_REACHED });
    await expect(page.getByRole("link", { name: "Upgrade Plan" })).toBeVisible();
    await expect(hint).toBeHidden();
    await expect(visibility.row("Transportation")).toContainText("Visible once filled");
    for (const section of [restaurants, tours, faqs, importantContacts]) {
      await addRow(owner, section, makeEntry(section, 1));
    }
    await page.reload();
    await expect(hint).toContainText("Guests see Restaurants, Tour Guides, and FAQs. To show another");
    // It stands where the limit bites.
    await expect(visibility.list).toContainText([
      "Restaurants",
      "Tour Guides",
      "FAQs",
      LIMIT_REACHED,
      "Important",
    ]);
    await expect(visibility.row("FAQs")).not.toContainText("once");
    await expect(visibility.row("Important Contacts")).toContainText("On, not shown: plan full");
    await expect(visibility.row("Important Contacts")).not.toContainText("Visible to guests");
    await guest.open(owner.hotel.id);
    await expect(guest.tiles.getByRole("link")).toContainText(["FAQs", "Restaurants", "Tour Guides"]);
    await expect(guest.tiles.getByRole("link")).toHaveCount(3);

    await visibility.switch("Restaurants").click();
    await expect(
      page.getByRole("status").filter({ hasText: "Tour Guides, FAQs, and Important Contacts" }),
    ).toBeVisible();
    await phone.reload();
    await expect(guest.tiles.getByRole("link")).toContainText(["FAQs", "Important Contacts", "Tour Guides"]);
  },
);

ownerTest.describe("The plan's limit", () => {
  ownerTest.use({ refusals: [403] });

  ownerTest(
    "refuses one section more, says why and leads to the plans; with one less there is room again",
    async ({ page, owner, visibility }) => {
      await showOnly(owner, "amenities", "restaurants", "tours");
      await visibility.open();
      await expect(page.getByText("Guests see up to 3 sections.")).toBeVisible();
      await visibility.switch("FAQs").click();
      await expect(visibility.error).toContainText(LIMIT_REACHED);
      await expect(visibility.error).toContainText("Empty sections count, too.");
      await visibility.closeError();
      await expect(visibility.switch("FAQs")).not.toBeChecked();
      await expect(visibility.row("FAQs")).toContainText("Hidden from guests");

      await visibility.switch("Restaurants").click();
      await visibility.switch("FAQs").click();
      await expect(visibility.switch("FAQs")).toBeChecked();
      await expect(visibility.updated).toBeVisible();
      await visibility.expectStored(owner, { faqs: true, restaurants: false });
      await page.reload();
      await expect(visibility.switch("FAQs")).toBeChecked();
      await expect(visibility.switch("Restaurants")).not.toBeChecked();

      await visibility.switch("Restaurants").click();
      await visibility.error.getByRole("link", { name: "Upgrade Plan" }).click();
      await expect(page).toHaveURL("/admin/subscription");
      await expect(page.getByRole("button", { name: "Upgrade to Innfo Pro" })).toBeVisible();
    },
  );
});

ownerTest(
  "What was hidden by mistake is shown again in its place, until another is shown",
  async ({ page, owner, phone, visibility, guest }) => {
    await fillFour(owner);
    await visibility.open();
    await guest.open(owner.hotel.id);
    const before = [/^Amenities/, /^Restaurants/, /^Tour Guides/];
    await expect(guest.tiles.getByRole("link")).toHaveText(before);
    await visibility.switch("Tour Guides").click();
    await expect(visibility.row("FAQs")).toContainText("Visible to guests");
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await expect(visibility.row("FAQs")).toContainText("On, not shown: plan full");
    await phone.reload();
    await expect(guest.tiles.getByRole("link")).toHaveText(before);
    // Nor is an empty one lost.
    await visibility.switch("Shopping").click();
    await expect(visibility.row("Shopping")).toContainText("Hidden from guests");
  },
);

ownerTest.describe("What was hidden before", () => {
  ownerTest.use({ refusals: [403] });

  ownerTest(
    "takes the last one's place, if its owner says so where the plan refuses it",
    async ({ page, owner, phone, visibility, guest }) => {
      await fillFour(owner);
      await visibility.open();
      await visibility.switch("Amenities").click();
      await expect(visibility.updated).toBeVisible();
      // As on another day.
      await page.reload();
      await visibility.switch("Amenities").click();
      await expect(visibility.error).toContainText(LIMIT_REACHED);
      await expect(visibility.error).not.toContainText("Empty sections count");
      await visibility.error.getByRole("button", { name: "Show instead of FAQs" }).click();
      await expect(visibility.switch("Amenities")).toBeChecked();
      await expect(visibility.row("FAQs")).toContainText("On, not shown: plan full");
      await guest.open(owner.hotel.id);
      await expect(phone.getByRole("link", { name: /^FAQs/ })).toHaveCount(0);
      await expect(guest.tiles.getByRole("link")).toHaveText([/^Amenities/, /^Restaurants/, /^Tour Guides/]);
    },
  );
});

ownerTest(
  "The order by hand is the guests', and decides what the plan shows",
  async ({ page, owner, visibility, guest }) => {
    await fillFour(owner);
    await visibility.open();
    const handle = page.getByRole("button", { name: "Move FAQs" });
    await handle.press("Home");
    await expect(visibility.list.first()).toContainText("FAQs");
    await handle.press("ArrowDown");
    await expect(page.getByText("FAQs moved to place 2 of 4")).toHaveCount(1);
    await expect(visibility.list).toContainText([
      "Amenities",
      "FAQs",
      "Restaurants",
      LIMIT_REACHED,
      "Tour Guides",
    ]);
    const seen = async (...titles: RegExp[]) => {
      await expect(async () => {
        await guest.open(owner.hotel.id);
        await expect(guest.tiles.getByRole("link")).toHaveText(titles, { timeout: 1000 });
      }).toPass();
    };
    await seen(/^Amenities/, /^FAQs/, /^Restaurants/);
    await visibility.drag("Tour Guides", "Amenities");
    await seen(/^Amenities/, /^FAQs/, /^Tour Guides/);

    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("dialog", { name: "Content" }).getByRole("button", { name: "Order" }).click();
    await page.getByRole("button", { name: "By name" }).click();
    await page.getByRole("button", { name: "Move Shopping up" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(visibility.list).toContainText([
      "Amenities",
      "FAQs",
      "Restaurants",
      LIMIT_REACHED,
      "Tour Guides",
    ]);
    await page.reload();
    await expect(visibility.list).toContainText([
      "Amenities",
      "FAQs",
      "Restaurants",
      LIMIT_REACHED,
      "Tour Guides",
    ]);
  },
);

ownerTest(
  "Add and the three dots stand above the list, and lead to all that fills it",
  async ({ page, owner, visibility }) => {
    await addRow(owner, amenities, makeEntry(amenities, 1));
    const choose = async (button: string, ...names: string[]) => {
      await visibility.open();
      await page.getByRole("button", { name: button, exact: true }).click();
      for (const name of names) await page.getByRole("dialog").getByText(name, { exact: true }).click();
    };
    await choose("Add", "Amenities");
    await expect(page).toHaveURL("/admin/amenities");
    await expect(page.getByRole("dialog", { name: "Add Amenity" })).toBeVisible();
    await choose("Add", "A section of your own");
    await expect(page.getByRole("dialog", { name: "Innfo Pro" })).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await choose("More", "From your folder");
    await expect(page.getByRole("dialog", { name: /folder/i })).toBeVisible();
    await choose("More", "Suggestions", "FAQs");
    await expect(page.getByRole("dialog", { name: "Suggestions for FAQs" })).toBeVisible();
    await choose("More", "Import a list", "Amenities");
    await expect(page.getByRole("dialog", { name: /^Import/ })).toBeVisible();
    await choose("More", "History");
    await expect(page).toHaveURL("/admin/history");
  },
);
