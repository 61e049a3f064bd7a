import { expect, ownerTest } from "./support/fixtures.ts";
import { AdminShell } from "./support/pages/admin-shell.ts";

ownerTest("The tab for success shows to those with a link to it", async ({ page }) => {
  const shell = new AdminShell(page);
  await shell.open("/admin/revenue");
  await expect(page.getByRole("tab")).toHaveText(["Overview", "Revenue Strategies"]);
  await shell.open("/admin/revenue?tab=success");
  await expect(page.getByRole("tab")).toHaveText(["Overview", "Revenue Strategies", "Success"]);
  await expect(page.getByRole("heading", { name: "How to tell that it works" })).toBeVisible();
});
