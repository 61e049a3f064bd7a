/** Guests hold a phone. */
import { SAMPLE_HOTEL_ID } from "../../src/product.ts";
import { expectNoBarriers } from "./support/barriers.ts";
import { expect, test } from "./support/fixtures.ts";

test.describe("What guests see first", () => {
  test.use({ refusals: [404] });
  for (const path of [
    "/view/nosuchhotel",
    "/qr-scanner",
    `/view/${SAMPLE_HOTEL_ID}`,
    `/view/${SAMPLE_HOTEL_ID}/privacy`,
  ]) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoBarriers(page);
    });
  }
});
