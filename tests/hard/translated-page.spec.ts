/** What a browser that translates the admin would break: src/admin/ui/jsx-runtime.ts. */
import type { Page } from "@playwright/test";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { ProfilePage } from "../e2e/support/pages/profile-page.ts";
import { SCREEN_PATHS, screensTest } from "../e2e/support/screens.ts";
import { textsBesideElements } from "../e2e/support/translator.ts";

for (const path of SCREEN_PATHS) {
  screensTest(`${path}: no text stands beside something that may come or go`, async ({ page, addressOf }) => {
    await page.goto(addressOf(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main [role=status][aria-label=Loading]")).toHaveCount(0);
    expect(await textsBesideElements(page)).toEqual([]);
  });
}

ownerTest.describe("A screen that fails all the same", () => {
  // React tells of it.
  ownerTest.use({ isWatched: false });

  ownerTest("is made anew with what was typed", async ({ page }) => {
    const told: string[] = [];
    page.on("console", (message) => told.push(message.text()));
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.field("Description").fill("A quiet house by the harbour.");
    await failOnce(page);
    await profile.save();
    await expect.poll(() => told.join()).toContain("is not a child of this node");
    await expect(profile.field("Description")).toHaveValue("A quiet house by the harbour.");
    await expect(page.getByText("This screen did not open")).toBeHidden();
  });
});

/** The next change that React makes to the page fails, as it does where something else has moved an element. */
async function failOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { insertBefore, appendChild, removeChild } = Node.prototype;
    const own = { insertBefore, appendChild, removeChild };
    for (const [name, change] of Object.entries(own))
      Object.defineProperty(Node.prototype, name, {
        configurable: true,
        value(this: Node, ...given: never[]) {
          if (!this.isConnected) return Reflect.apply(change, this, given);
          for (const [again, value] of Object.entries(own))
            Object.defineProperty(Node.prototype, again, { configurable: true, writable: true, value });
          throw new DOMException("The node is not a child of this node", "NotFoundError");
        },
      });
  });
}
