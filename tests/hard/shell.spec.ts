import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { MENU } from "../e2e/support/menu.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";

const BELOW = ["/admin/announcements", "/admin/hotel", "/admin/account", "/admin/inbox/settings"];

ownerTest(
  "No screen is wider than the window, on a phone also with letters twice as large",
  async ({ page, isMobile }) => {
    const shell = new AdminShell(page);
    for (const path of [...Object.values(MENU).flatMap((entries) => Object.values(entries)), ...BELOW]) {
      await shell.open(path);
      await page.waitForLoadState("networkidle");
      for (const size of isMobile ? ["100%", "200%"] : ["100%"]) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        // A phone widens its layout, and with it window.innerWidth, to what does not fit.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${size}`)
          .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      }
    }
  },
);

ownerTest("Letters twice as large leave a phone's bars legible", async ({ page, owner }) => {
  // Also in a desktop's browser: a narrow window has the same bars.
  await page.setViewportSize({ width: 390, height: 844 });
  await new AdminShell(page).open();
  const hotelName = page.getByRole("banner").getByRole("link", { name: owner.hotel.name });
  const tooWide = () =>
    page
      .getByRole("navigation", { name: "Shortcuts" })
      .getByRole("link")
      .evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth).length);
  await expect(hotelName).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expect.poll(tooWide).toBe(0);
  // There was room for its first letter.
  await expect(hotelName).toBeHidden();
});

ownerTest("The open menus are no barrier", async ({ page }) => {
  const shell = new AdminShell(page);
  await shell.open();
  if (await shell.openMenu.isVisible()) {
    await shell.openMenu.click();
    await expectNoBarriers(page);
    await shell.closeMenu.click();
  }
  await expect(await shell.userMenu()).toBeVisible();
  // The open menu lies at the end of the document, outside every landmark, and holds focus itself.
  await expectNoBarriers(page, { except: ["region"] });
});

ownerTest(
  "The menu leads to every screen and marks it; the header says its name, a phone's bar the hotel's",
  async ({ page, owner, isMobile }) => {
    const shell = new AdminShell(page);
    await shell.open();
    const hotelName = page.getByRole("banner").getByRole("link", { name: owner.hotel.name });
    await expect(hotelName).toBeVisible({ visible: isMobile });
    await expect(shell.openMenu).toBeVisible({ visible: isMobile });
    await expect(shell.menu).toBeVisible({ visible: !isMobile });
    if (isMobile) {
      await shell.openMenu.click();
      await expect(shell.menu.getByRole("heading")).toHaveText(Object.keys(MENU));
      await page.keyboard.press("Escape");
      await expect(shell.menu).toBeHidden();
      await expect(shell.openMenu).toBeFocused();
    }
    for (const [group, entries] of Object.entries(MENU)) {
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

ownerTest("An address without a screen says so and leads back", async ({ page }) => {
  const shell = new AdminShell(page);
  await shell.open("/admin/no-such-screen");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(shell.heading).toHaveText("Dashboard");
});
