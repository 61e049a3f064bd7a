/** The browser's Back and Forward, with something open in front of a screen. */
import type { Page } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest, test } from "../e2e/support/fixtures.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { addRow } from "../e2e/support/rows.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** As a person navigates, who sees that one step is made before the next: none of them loads a page. */
async function step(page: Page, direction: "back" | "forward"): Promise<void> {
  await page.evaluate(
    (way) =>
      new Promise<void>((resolve) => {
        addEventListener("popstate", () => resolve(), { once: true });
        history[way]();
      }),
    direction,
  );
}

async function openForm(page: Page): Promise<SectionPage> {
  await page.goto("/admin");
  await new AdminShell(page).goTo("Restaurants");
  await new AdminShell(page).goTo("Amenities");
  const screen = new SectionPage(page, amenities);
  await page.getByRole("button", { name: "Add Your First Amenity" }).click();
  await expect(screen.form("Add")).toBeVisible();
  return screen;
}

ownerTest(
  "Back closes a form in which nothing was typed, the next one leaves the screen",
  async ({ page }) => {
    const screen = await openForm(page);
    await step(page, "back");
    await expect(screen.form("Add")).toBeHidden();
    await expect(heading(page)).toHaveText("Amenities");
    await expect(page.getByRole("button", { name: "Add Your First Amenity" })).toBeFocused();
    await step(page, "back");
    await expect(heading(page)).toHaveText("Restaurants");
    await step(page, "forward");
    await expect(heading(page)).toHaveText("Amenities");
    await step(page, "forward");
    await expect(heading(page)).toHaveText("Amenities");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await step(page, "back");
    await expect(heading(page)).toHaveText("Restaurants");
    await step(page, "back");
    await expect(heading(page)).toHaveText("Dashboard");
  },
);

ownerTest("Back asks before it drops what was typed", async ({ page }) => {
  const screen = await openForm(page);
  const question = page.getByRole("dialog", { name: "Discard changes?" });
  await screen.fill(screen.form("Add"), { name: "Pool" });
  await step(page, "back");
  await expect(question).toBeVisible();
  // The topmost of the two that are open is closed.
  await step(page, "back");
  await expect(question).toBeHidden();
  await expect(screen.form("Add").getByLabel("Amenity Name")).toHaveValue("Pool");
  await step(page, "back");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(heading(page)).toHaveText("Amenities");
  await step(page, "back");
  await expect(heading(page)).toHaveText("Restaurants");
});

ownerTest("Back closes a form on the first page of a tab", async ({ page, owner, amenityScreen }) => {
  await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
  await amenityScreen.open();
  await amenityScreen.edit("Pool");
  await step(page, "back");
  await expect(amenityScreen.form("Edit")).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/amenities$/);
  await amenityScreen.edit("Pool");
  await page.keyboard.press("Escape");
  await expect(amenityScreen.form("Edit")).toBeHidden();
  const question = await amenityScreen.askToDelete("Pool");
  await step(page, "back");
  await expect(question).toBeHidden();
  await expect(page.getByRole("heading", { name: "Pool" })).toBeVisible();
});

ownerTest("One step leads away from a screen on which something was saved", async ({ page }) => {
  const screen = await openForm(page);
  await screen.fill(screen.form("Add"), makeEntry(amenities, 1));
  await screen.submit("Add");
  await screen.confirmMessage("Amenity added successfully!");
  await new AdminShell(page).goTo("FAQs");
  await step(page, "back");
  await expect(heading(page)).toHaveText("Amenities");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await step(page, "back");
  await expect(heading(page)).toHaveText("Restaurants");
  await step(page, "forward");
  await expect(heading(page)).toHaveText("Amenities");
  await step(page, "forward");
  await expect(heading(page)).toHaveText("FAQs");
});

ownerTest("After a reload, too, one step leads past a form that was open", async ({ page }) => {
  const screen = await openForm(page);
  await page.keyboard.press("Escape");
  await expect(screen.form("Add")).toBeHidden();
  await new AdminShell(page).goTo("FAQs");
  await step(page, "back");
  await expect(heading(page)).toHaveText("Amenities");
  await step(page, "back");
  await expect(heading(page)).toHaveText("Restaurants");
  await page.reload();
  await expect(heading(page)).toHaveText("Restaurants");
  await step(page, "forward");
  await expect(heading(page)).toHaveText("Amenities");
  await step(page, "forward");
  await expect(heading(page)).toHaveText("FAQs");
});

ownerTest("Back asks before it leaves a form with unsaved changes", async ({ page, profile }) => {
  await page.goto("/admin");
  await new AdminShell(page).goTo("Restaurants");
  await new AdminShell(page).goTo("Hotel Profile");
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await profile.fill({ Phone: "+351 21 555 0111" });
  await step(page, "back");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(profile.field("Phone")).toHaveValue("+351 21 555 0111");
  await step(page, "back");
  await expect(question).toBeVisible();
  await step(page, "back");
  await expect(question).toBeHidden();
  await expect(heading(page)).toHaveText("Hotel Profile");
  await step(page, "back");
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(heading(page)).toHaveText("Restaurants");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await step(page, "back");
  await expect(heading(page)).toHaveText("Dashboard");
});

ownerTest.describe("the menu of a phone", () => {
  ownerTest.use({ viewport: { width: 390, height: 844 } });

  ownerTest("is closed by Back, and left behind by its links", async ({ page }) => {
    await page.goto("/admin");
    const menu = page.getByRole("dialog", { name: "Menu" });
    const open = () => page.getByRole("button", { name: "Open menu" }).click();
    await open();
    await menu.getByRole("button", { name: "Content" }).click();
    await menu.getByRole("link", { name: "Amenities" }).click();
    await expect(heading(page)).toHaveText("Amenities");
    await open();
    await expect(menu).toBeVisible();
    await step(page, "back");
    await expect(menu).toBeHidden();
    await expect(heading(page)).toHaveText("Amenities");
    await step(page, "back");
    await expect(heading(page)).toHaveText("Today");
    await expect(menu).toBeHidden();
  });
});

test("Back closes the dialog of the login screen", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  const dialog = page.getByRole("dialog", { name: "Reset Password" });
  await expect(dialog).toBeVisible();
  await step(page, "back");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
});
