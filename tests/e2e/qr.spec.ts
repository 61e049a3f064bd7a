import { expect, ownerTest } from "./support/fixtures.ts";
import { QrPage } from "./support/pages/qr-page.ts";

ownerTest("The guest view opens in a tab of its own", async ({ page, owner }) => {
  const qr = new QrPage(page);
  await qr.open();
  const opening = page.waitForEvent("popup");
  await qr.guestView.click();
  const guestView = await opening;
  await expect(guestView).toHaveURL(`/view/${owner.hotel.id}`);
  await expect(guestView.getByRole("heading", { level: 1 })).toHaveText(owner.hotel.name);
});
