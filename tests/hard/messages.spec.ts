/** A notice after an action: it blocks nobody, and a deletion can be undone from one place. */
import { devices, type Page } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import { importantContacts } from "../../src/sections/important-contacts.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { deletedNotice } from "../e2e/support/message.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { addRow } from "../e2e/support/rows.ts";
import { stopClock } from "../e2e/support/stop-clock.ts";

const NAMES = ["Bar", "Gym", "Pool"];
const amenity = (name: string) => ({ ...makeEntry(amenities, 1), name });

const titles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const added = (page: Page) => page.getByRole("dialog", { name: "Amenity added successfully!" });
const ok = (page: Page) => added(page).getByRole("button", { name: "OK" });

/** Adds an amenity by a press that `send` makes; the clock stands still, the pointer is where nothing is. */
async function addPool(
  page: Page,
  send = (screen: SectionPage) => screen.submit("Add"),
): Promise<SectionPage> {
  await page.clock.install();
  const screen = new SectionPage(page, amenities);
  await screen.open();
  await page.getByRole("button", { name: "Add Your First Amenity" }).click();
  await screen.fill(screen.form("Add"), amenity("Pool"));
  await stopClock(page);
  await send(screen);
  await expect(added(page)).toBeVisible();
  await page.mouse.move(2, 2);
  // The form hands its focus on.
  await page.clock.runFor(100);
  return screen;
}

ownerTest.describe("a success", () => {
  ownerTest("goes by itself after a few seconds, and focus is where it was", async ({ page }) => {
    await addPool(page);
    await expect(ok(page)).toBeFocused();
    await page.clock.runFor(5000);
    await expect(added(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(added(page)).toBeHidden();
    await page.clock.resume();
    await expect(page.locator(":focus")).toHaveCount(1);
    await expect(titles(page)).toHaveText(["Pool"]);
  });

  ownerTest("stays while the pointer is on it, and goes once it has left", async ({ page }) => {
    await addPool(page);
    await added(page).hover();
    await page.clock.runFor(60_000);
    await expect(added(page)).toBeVisible();
    await page.mouse.move(2, 2);
    await page.clock.runFor(6500);
    await expect(added(page)).toBeHidden();
  });

  ownerTest("stays while a keyboard is on it", async ({ page }) => {
    await addPool(page);
    await page.keyboard.press("Shift+Tab");
    await expect(added(page).getByRole("button", { name: "Add another" })).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(added(page)).toBeVisible();
  });

  ownerTest("stays for who sent the form from the keyboard, until they press a key", async ({ page }) => {
    await addPool(page, async (screen) => {
      await screen.form("Add").getByRole("button", { name: "Add Amenity" }).focus();
      await page.keyboard.press("Enter");
    });
    await page.clock.runFor(60_000);
    await expect(added(page)).toBeVisible();
  });

  for (const key of ["Enter", "Escape"]) {
    ownerTest(`is put away with ${key}`, async ({ page }) => {
      await addPool(page);
      await page.keyboard.press(key);
      await expect(added(page)).toBeHidden();
      await expect(page.getByRole("dialog")).toBeHidden();
    });
  }

  ownerTest("is put away by a press beside it, which does what it says", async ({ page }) => {
    const screen = await addPool(page);
    await page.getByRole("button", { name: "Edit Pool" }).click();
    await page.clock.resume();
    await expect(added(page)).toBeHidden();
    await expect(screen.form("Edit")).toBeVisible();
    await expect(screen.form("Edit").getByLabel("Amenity Name")).toBeFocused();
  });

  ownerTest("of adding offers the empty form for another one", async ({ page }) => {
    const screen = await addPool(page);
    await added(page).getByRole("button", { name: "Add another" }).click();
    await page.clock.resume();
    await expect(added(page)).toBeHidden();
    await expect(screen.form("Add").getByLabel("Amenity Name")).toBeFocused();
    await expect(screen.form("Add").getByLabel("Amenity Name")).toHaveValue("");
    await screen.fill(screen.form("Add"), amenity("Sauna"));
    await screen.submit("Add");
    await screen.confirmMessage("Amenity added successfully!");
    await expect(titles(page)).toHaveText(["Pool", "Sauna"]);
  });

  ownerTest("of changing offers no other one", async ({ page, owner, amenityScreen }) => {
    await addRow(owner, amenities, amenity("Pool"));
    await amenityScreen.open();
    await amenityScreen.edit("Pool");
    await amenityScreen.submit("Edit");
    const updated = page.getByRole("dialog", { name: "Amenity updated successfully!" });
    await expect(updated.getByRole("button")).toHaveText(["OK"]);
  });

  ownerTest.describe("on a phone", () => {
    const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
    ownerTest.use(phone);

    ownerTest("goes by itself also after the keyboard's Go", async ({ page }) => {
      await page.clock.install();
      const screen = new SectionPage(page, importantContacts);
      await screen.open();
      await page.getByRole("button", { name: "Add Your First Contact" }).tap();
      await screen.fill(screen.form("Add"), { type: "other", label: "Desk", number: "9" });
      await stopClock(page);
      await screen.form("Add").getByLabel("Phone Number").press("Enter");
      const contactAdded = page.getByRole("dialog", { name: "Contact added successfully!" });
      await expect(contactAdded).toBeVisible();
      await page.clock.runFor(6500);
      await expect(contactAdded).toBeHidden();
    });
  });
});

ownerTest.describe("a deletion", () => {
  ownerTest.beforeEach(async ({ owner, page, amenityScreen }) => {
    for (const name of NAMES) await addRow(owner, amenities, amenity(name));
    await page.clock.install();
    await amenityScreen.open();
    await expect(titles(page)).toHaveText(NAMES);
    await stopClock(page);
    await amenityScreen.delete("Gym");
    await page.mouse.move(2, 2);
    // The question hands its focus on, and the list is told.
    await page.clock.runFor(100);
  });

  const deleted = (page: Page) => deletedNotice(page, "Amenity deleted successfully!");
  const undo = (page: Page) => page.getByRole("button", { name: "Undo" });

  ownerTest(
    "is said in one place, which undoes it: the row is back in its place",
    async ({ page, owner }) => {
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(undo(page)).toHaveCount(1);
      await expect(titles(page)).toHaveText(["Bar", "Pool"]);
      await undo(page).click();
      await page.clock.resume();
      await expect(page.getByText("Amenity restored")).toBeVisible();
      await expect(titles(page)).toHaveText(NAMES);
      const { data } = await owner.api.from("amenities").select("name").order("position").throwOnError();
      expect(data.map(({ name }) => name)).toEqual(NAMES);
    },
  );

  ownerTest("can be undone for ten seconds", async ({ page }) => {
    await page.clock.runFor(9000);
    await expect(deleted(page)).toBeVisible();
    await page.clock.runFor(2000);
    await expect(deleted(page)).toBeHidden();
  });

  ownerTest("can be undone for as long as the pointer is there", async ({ page }) => {
    await deleted(page).hover();
    await page.clock.runFor(60_000);
    await undo(page).click();
    await page.clock.resume();
    await expect(titles(page)).toHaveText(NAMES);
  });

  ownerTest("can be undone from the keyboard, with time to find the button", async ({ page }) => {
    await expect(deleted(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(undo(page)).toBeFocused();
    await page.clock.runFor(60_000);
    await page.keyboard.press("Enter");
    await page.clock.resume();
    await expect(titles(page)).toHaveText(NAMES);
    // Focus did not go with the button.
    await expect(page.getByRole("main")).toBeFocused();
  });

  ownerTest("can be undone on another screen", async ({ page }) => {
    await page.getByRole("navigation").getByRole("link", { name: "Restaurants" }).click();
    // However late the screen's code arrives: React shows it after a moment of the page's time.
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(page.getByRole("heading", { name: "Restaurants", level: 1 })).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    await undo(page).click();
    await page.clock.resume();
    await expect(page.getByText("Amenity restored")).toBeVisible();
    await page.goBack();
    await expect(titles(page)).toHaveText(NAMES);
  });

  ownerTest.describe("whose undoing gets no answer", () => {
    ownerTest.use({ refusals: ["no answer"] });

    ownerTest("can be undone once the network is back", async ({ page }) => {
      await page.route("**/rest/v1/rpc/undo_changes", (route) => route.abort(), { times: 1 });
      await undo(page).click();
      await page.clock.resume();
      const message = page.getByRole("dialog", { name: "Error" });
      await expect(message).toContainText("Network error.");
      await message.getByRole("button", { name: "Try Again" }).click();
      await expect(titles(page)).toHaveText(NAMES);
    });
  });
});
