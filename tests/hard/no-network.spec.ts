import { amenities } from "../../src/sections/amenities.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { keptAdmin } from "../e2e/support/kept-admin.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { addRow } from "../e2e/support/rows.ts";

ownerTest.use({ serviceWorkers: "allow", refusals: ["no answer"] });

ownerTest(
  "The admin opens without a network, with the lists that were seen last",
  async ({ page, owner }) => {
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
    const screen = new SectionPage(page, amenities);
    await screen.open();
    await expect(page.getByRole("heading", { name: "Pool" })).toBeVisible();
    await keptAdmin(page);
    await page.context().setOffline(true);
    await page.goto("/admin");
    await new AdminShell(page).goTo("Amenities");
    await expect(page.getByRole("heading", { name: "Pool" })).toBeVisible();
    await expect(page.getByText(/No network\. You see what was here at/)).toBeVisible();

    await addRow(owner, amenities, { ...makeEntry(amenities, 2), name: "Sauna" });
    await page.getByRole("button", { name: "More for Pool" }).click();
    await page.context().setOffline(false);
    await expect(page.getByText("Sauna", { exact: true })).toBeVisible();
    // Its disappearing would move the menu under the finger.
    await expect(page.getByText("No network.")).toBeVisible();
    await page.getByRole("menu").press("Escape");
    await expect(page.getByText("No network.")).toBeHidden();
  },
);
