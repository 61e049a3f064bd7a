/** The camera and the home indicator of a phone take room of the page: nothing to read or to press lies under them. */
import type { Page } from "@playwright/test";
import { expect, test } from "../e2e/support/fixtures.ts";
import { type Insets, setInsets, underInsets } from "../e2e/support/safe-area.ts";
import { screensTest } from "../e2e/support/screens.ts";

const PHONES: [width: number, height: number, insets: Insets][] = [
  [844, 390, { left: 47, right: 47, bottom: 21 }],
  // Wide enough for what desktops see.
  [956, 440, { left: 62, right: 62, bottom: 21 }],
  [390, 844, { bottom: 34 }],
];
const GUEST_PATHS = ["", "#amenities", "#restaurants", "?lang", "/privacy", "/letters", "?lang=ar"];
const OWNER_PATHS = ["/admin", "/admin/restaurants", "/admin/inbox", "/admin/profile", "/admin/qr-code"];

async function expectClear(page: Page, insets: Insets): Promise<void> {
  await setInsets(page, insets);
  await expect.poll(() => underInsets(page, insets)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => underInsets(page, insets)).toEqual([]);
}

for (const [width, height, insets] of PHONES) {
  test.describe(`At ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("guests read every page beside the camera", async ({ page }) => {
      for (const path of GUEST_PATHS)
        await test.step(path, async () => {
          await page.goto("about:blank");
          await page.goto(`/view/1${path}`);
          await expectClear(page, insets);
        });
    });
  });

  screensTest.describe(`At ${width} × ${height}`, () => {
    screensTest.use({ viewport: { width, height }, serviceWorkers: "block" });

    screensTest("an owner works beside the camera", async ({ page }) => {
      for (const path of OWNER_PATHS)
        await screensTest.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(page.locator("main [role=status][aria-label=Loading]")).toHaveCount(0);
          await expectClear(page, insets);
        });
      await page.goto("/admin/restaurants");
      await page.getByRole("button", { name: "Add Restaurant" }).click();
      const form = page.getByRole("dialog", { name: "Add Restaurant" });
      await expect(form).toBeVisible();
      await expectClear(page, insets);
      await form.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
      await expectClear(page, insets);
    });
  });
}
