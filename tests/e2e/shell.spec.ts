import { faqs } from "../../src/sections/faqs.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { MENU } from "./support/menu.ts";
import { AdminShell } from "./support/pages/admin-shell.ts";
import { addRow } from "./support/rows.ts";

/** On a phone, daily entries come first. */
const PHONE_MENU = {
  Main: { Dashboard: "/admin", Inbox: "/admin/inbox", "Hotel Profile": "/admin/profile" },
  Content: MENU.Content,
  Settings: MENU.Settings,
  More: { "Revenue Guide": "/admin/revenue", Subscription: "/admin/subscription" },
};

ownerTest(
  "The menu leads to every screen and marks it; the header says its name, a phone's bar the hotel's",
  async ({ page, owner, isMobile }) => {
    const shell = new AdminShell(page);
    await shell.open();
    const groups = isMobile ? PHONE_MENU : MENU;
    const hotelName = page.getByRole("banner").getByRole("link", { name: owner.hotel.name });
    await expect(hotelName).toBeVisible({ visible: isMobile });
    await expect(shell.openMenu).toBeVisible({ visible: isMobile });
    await expect(shell.menu).toBeVisible({ visible: !isMobile });
    if (isMobile) {
      await shell.openMenu.click();
      await expect(shell.menu.getByRole("heading")).toHaveText(Object.keys(groups));
      await page.keyboard.press("Escape");
      await expect(shell.menu).toBeHidden();
      await expect(shell.openMenu).toBeFocused();
    }
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
      await expect(shell.menu.locator("[aria-current=page]")).toHaveText(Object.keys(entries).slice(-1));
      if (!isMobile) continue;
      await shell.closeMenu.click();
      await expect(shell.menu).toBeHidden();
      await expect(shell.openMenu).toBeFocused();
    }
  },
);

ownerTest(
  "The menus say how much is in a section, and who is signed in; the account is marked in the latter",
  async ({ page, owner, isMobile }) => {
    for (const number of [1, 2]) await addRow(owner, faqs, makeEntry(faqs, number));
    const shell = new AdminShell(page);
    await shell.open();
    if (isMobile) await shell.openMenu.click();
    await expect(shell.menu.getByRole("link", { name: "FAQs (2 FAQs)", exact: true })).toBeVisible();
    await expect(shell.menu.getByRole("link", { name: "Amenities", exact: true })).toBeVisible();
    if (isMobile) await shell.closeMenu.click();

    const button = page.getByRole("button", { name: "User menu" });
    await expect(button).not.toHaveAttribute("aria-current");
    const menu = await shell.userMenu();
    for (const fact of [owner.hotel.name, owner.email, "Free"]) await expect(menu).toContainText(fact);
    await menu.getByRole("menuitem", { name: "Account Settings" }).click();
    await expect(page).toHaveURL("/admin/account");
    await expect(button).toHaveAttribute("aria-current", "page");
  },
);

ownerTest("An address without a screen says so and leads back", async ({ page }) => {
  const shell = new AdminShell(page);
  await shell.open("/admin/no-such-screen");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(shell.heading).toHaveText("Dashboard");
});
