/** What an owner does without a network. */
import { amenities } from "../../src/sections/amenities.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { keptAdmin } from "./support/kept-admin.ts";
import { SectionPage } from "./support/pages/section-page.ts";
import { addRow } from "./support/rows.ts";

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
    await page.getByRole("navigation").getByRole("link", { name: "Amenities" }).click();
    await expect(page.getByRole("heading", { name: "Pool" })).toBeVisible();
    await expect(page.getByText(/No network\. You see what was here at/)).toBeVisible();

    await addRow(owner, amenities, { ...makeEntry(amenities, 2), name: "Sauna" });
    await page.context().setOffline(false);
    await expect(page.getByRole("heading", { name: "Sauna" })).toBeVisible();
    await expect(page.getByText("No network.")).toBeHidden();
  },
);
