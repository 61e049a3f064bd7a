import { expect, ownerTest as test } from "../e2e/support/fixtures.ts";
import { GuestPage } from "../e2e/support/pages/guest-page.ts";

test("The home screen is offered on a later visit, until the guest declines", async ({ phone, owner }) => {
  const visit = async () => {
    const page = await phone.context().newPage();
    await new GuestPage(page).open(owner.hotel.id);
    await page.evaluate(() => dispatchEvent(new Event("beforeinstallprompt", { cancelable: true })));
    return page.getByRole("status").filter({ hasText: "home screen" });
  };
  await expect(await visit(), "first visit").toBeHidden();
  const offer = await visit();
  await expect(offer).toBeVisible();
  await offer.getByRole("button", { name: "No, thanks" }).click();
  await expect(offer).toBeHidden();
  await expect(await visit(), "declined").toBeHidden();
});

test.describe("A guest whose clocks count to 24", () => {
  test.use({ locale: "de-DE" });

  test("reads times so, and nothing moves", async ({ browser, url }) => {
    const context = await browser.newContext({ locale: "de-DE" });
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${url}/view/1`);
    await expect(page.locator(".times")).toContainText("15:00");
    await expect(page.locator(".times")).toContainText("11:00");
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01);
    await context.close();
  });
});
