/** Guests hold a phone. */
import { SAMPLE_HOTEL_ID } from "../../src/product.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { GuestPage } from "../e2e/support/pages/guest-page.ts";

for (const { title } of SECTIONS) {
  test(`${title}, as guests read them`, async ({ page }) => {
    const guest = new GuestPage(page);
    await guest.open(SAMPLE_HOTEL_ID);
    await expect(await guest.openSection(title)).toBeVisible();
    await expectNoBarriers(page);
  });
}
