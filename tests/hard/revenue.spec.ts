import { expect, ownerTest } from "../e2e/support/fixtures.ts";

ownerTest(
  "Each of the four strategies leads to the screen where it is put into practice",
  async ({ page, shell }) => {
    for (const [strategy, screen] of [
      ["Restaurant partnerships", "Restaurants"],
      ["Shopping partners", "Shopping"],
      ["Tours and guides", "Tour Guides"],
      ["Your own amenities", "Amenities"],
    ] as const) {
      await shell.open("/admin/revenue");
      await page.getByRole("tab", { name: "Revenue Strategies" }).click();
      await expect(page.getByRole("heading", { name: strategy })).toBeVisible();
      await page.getByRole("link", { name: `Open ${screen}` }).click();
      await expect(shell.heading).toHaveText(screen);
    }
  },
);

ownerTest("The tab for success shows to those with a link to it", async ({ page, shell }) => {
  await shell.open("/admin/revenue");
  await expect(page.getByRole("tab")).toHaveText(["Overview", "Revenue Strategies"]);
  await shell.open("/admin/revenue?tab=success");
  await expect(page.getByRole("tab")).toHaveText(["Overview", "Revenue Strategies", "Success"]);
  await expect(page.getByRole("heading", { name: "Does it work?" })).toBeVisible();
});
