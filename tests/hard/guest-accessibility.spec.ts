/** Guests hold a phone. */
import { LEGAL_PAGES } from "../../src/lib/legal.ts";
import { SAMPLE_HOTEL_ID } from "../../src/product.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect, test } from "../e2e/support/fixtures.ts";

for (const page of LEGAL_PAGES) {
  test(`${page}, in a language without a text of its own`, async ({ page: phone }) => {
    await phone.goto(`/view/${SAMPLE_HOTEL_ID}/${page}?lang=ar`);
    await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoBarriers(phone);
  });
}

for (const { title } of SECTIONS) {
  test(`${title}, as guests read them`, async ({ page, guestPage }) => {
    await guestPage.open(SAMPLE_HOTEL_ID);
    await expect(await guestPage.openSection(title)).toBeVisible();
    await expectNoBarriers(page);
  });
}

test.describe("What guests see first elsewhere", () => {
  test.use({ refusals: [404] });
  for (const path of ["/view/nosuchhotel", "/qr-scanner", `/view/${SAMPLE_HOTEL_ID}/privacy`]) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoBarriers(page);
    });
  }
});
