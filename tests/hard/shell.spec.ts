import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { MENU } from "../e2e/support/menu.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";

ownerTest("No screen is wider than the window", async ({ page }) => {
  const shell = new AdminShell(page);
  for (const path of Object.values(MENU).flatMap((entries) => Object.values(entries))) {
    await shell.open(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
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
