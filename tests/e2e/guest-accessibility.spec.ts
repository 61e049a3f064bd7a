/** Guests hold a phone. */
import { SAMPLE_HOTEL_ID } from "../../src/product.ts";
import { expectNoBarriers } from "./support/barriers.ts";
import { expect, test } from "./support/fixtures.ts";

test("What guests see first", async ({ page }) => {
  await page.goto(`/view/${SAMPLE_HOTEL_ID}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoBarriers(page);
});
