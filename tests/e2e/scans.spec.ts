import { expect, ownerTest } from "./support/fixtures.ts";
import { analytics, reported } from "./support/scans.ts";

ownerTest(
  "An owner's own scan of the code ticks the last step, and counts nowhere",
  async ({ owner, page }) => {
    const scan = reported(page);
    await page.goto(`/view/${owner.hotel.id}#q`);
    expect((await scan).status()).toBe(204);
    expect(await analytics(owner)).toEqual({ total: 0, via: { qr: 0, link: 0 }, guests: 0, types: [] });
    await page.goto("/admin");
    await expect(page.getByText("Your test scan arrived, not counted").first()).toBeVisible();
    await page.getByText("Get your guest page ready").click();
    await expect(page.getByRole("listitem").filter({ hasText: "Get the first scan" })).toContainText(
      "Your test scan arrived, not counted",
    );
  },
);
