import { faqs } from "../../src/sections/faqs.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { MENU } from "./support/menu.ts";
import { AdminShell } from "./support/pages/admin-shell.ts";
import { addRow } from "./support/rows.ts";

/** On a phone, where what is opened every day comes first. */
const PHONE_MENU = {
  Main: { Dashboard: "/admin", "Hotel Profile": "/admin/profile" },
  Content: MENU.Content,
  Settings: MENU.Settings,
  More: { "Revenue Guide": "/admin/revenue", Subscription: "/admin/subscription" },
};

ownerTest("The menu leads to every screen, whose header says its name", async ({ page, isMobile }) => {
  const shell = new AdminShell(page);
  await shell.open();
  const groups = isMobile ? PHONE_MENU : MENU;
  if (isMobile) await shell.openMenu.click();
  await expect(shell.menu.getByRole("heading")).toHaveText(Object.keys(groups));
  if (isMobile) await shell.closeMenu.click();
  for (const [group, entries] of Object.entries(groups)) {
    for (const [title, path] of Object.entries(entries)) {
      await shell.goTo(title);
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(new RegExp(`^${title}\\b`));
    }
    if (isMobile) await shell.openMenu.click();
    await expect(
      shell.menu.getByRole("region", { name: group }).getByRole("link"),
      `the group ${group}`,
    ).toHaveText(Object.keys(entries));
    if (isMobile) await shell.closeMenu.click();
  }
});

ownerTest("The menu marks the screen one is on", async ({ page, isMobile }) => {
  const shell = new AdminShell(page);
  await shell.open("/admin/amenities");
  if (isMobile) await shell.openMenu.click();
  await expect(shell.menu.locator("[aria-current=page]")).toHaveText(["Amenities"]);
});

ownerTest("The menu says how much is in a section", async ({ page, owner, isMobile }) => {
  for (const number of [1, 2]) await addRow(owner, faqs, makeEntry(faqs, number));
  const shell = new AdminShell(page);
  await shell.open();
  if (isMobile) await shell.openMenu.click();
  await expect(shell.menu.getByRole("link", { name: "FAQs (2 FAQs)", exact: true })).toBeVisible();
  await expect(shell.menu.getByRole("link", { name: "Amenities", exact: true })).toBeVisible();
});

ownerTest("The bar of a phone names the hotel", async ({ page, owner, isMobile }) => {
  await new AdminShell(page).open();
  const name = page.getByRole("banner").getByRole("link", { name: owner.hotel.name });
  await expect(name).toBeVisible({ visible: isMobile });
});

ownerTest("On the account's screen the user menu, which led there, is marked", async ({ page }) => {
  const shell = new AdminShell(page);
  const button = page.getByRole("button", { name: "User menu" });
  await shell.open("/admin/profile");
  await expect(button).not.toHaveAttribute("aria-current");
  await shell.open("/admin/account");
  await expect(button).toHaveAttribute("aria-current", "page");
});

ownerTest(
  "On a phone the menu is a sheet that opens, closes and gives focus back",
  async ({ page, isMobile }) => {
    const shell = new AdminShell(page);
    await shell.open();
    if (!isMobile) {
      await expect(shell.openMenu).toBeHidden();
      await expect(shell.menu).toBeVisible();
      return;
    }
    await expect(shell.menu).toBeHidden();
    await shell.openMenu.click();
    await expect(shell.menu).toBeVisible();
    await shell.closeMenu.click();
    await expect(shell.menu).toBeHidden();
    await expect(shell.openMenu).toBeFocused();
    await shell.openMenu.click();
    await page.keyboard.press("Escape");
    await expect(shell.menu).toBeHidden();
  },
);

ownerTest("The user menu says who is signed in, and leads to the account", async ({ page, owner }) => {
  const shell = new AdminShell(page);
  await shell.open();
  const menu = await shell.userMenu();
  for (const fact of [owner.hotel.name, owner.email, "Free"]) await expect(menu).toContainText(fact);
  await menu.getByRole("menuitem", { name: "Account Settings" }).click();
  await expect(page).toHaveURL("/admin/account");
});

ownerTest("An address without a screen says so and leads back", async ({ page }) => {
  const shell = new AdminShell(page);
  await shell.open("/admin/no-such-screen");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(shell.heading).toHaveText("Dashboard");
});
