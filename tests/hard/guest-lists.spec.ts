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
