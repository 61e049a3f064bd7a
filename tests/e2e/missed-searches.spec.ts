import { amenities } from "../../src/sections/amenities.ts";
import { aVisit, track } from "../../testbed/scans.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { leave, lookFrom, missed, NETWORKS } from "./support/missed.ts";
import { DashboardPage } from "./support/pages/dashboard-page.ts";
import { addRow } from "./support/rows.ts";

ownerTest.beforeEach(async ({ owner, url }) => {
  await addRow(owner, amenities, makeEntry(amenities, 1));
  await track(url, aVisit(owner.hotel.id));
});

ownerTest(
  "What guests look for in vain is one press away from being on the page",
  async ({ page, phone, owner, url }) => {
    await lookFrom(url, owner.hotel.id, "gym", NETWORKS);
    await phone.goto(`/view/${owner.hotel.id}`);
    await phone.getByRole("link", { name: "Search" }).click();
    const search = phone.getByRole("searchbox");
    await search.fill("Gym");
    await search.press("Enter");
    expect(await leave(phone)).toContain("missed/en/gym");

    await new DashboardPage(page).open();
    await expect(missed(page)).toHaveText([/^gym4 guests/]);
    await page.getByRole("button", { name: "Add “gym” to your page" }).click();
    await page.getByRole("menuitem", { name: "Amenities" }).click();
    const form = page.getByRole("dialog", { name: "Add Amenity" });
    await expect(form.getByLabel("Name")).toHaveValue("Gym");
    await form.getByLabel("Description").fill("Three machines and a view.");
    for (const label of ["Timing", "Location"]) await form.getByLabel(label).fill("Third floor, all day");
    await form.getByRole("button", { name: "Add Amenity" }).click();
    await expect(form).toBeHidden();
    await expect(missed(page)).toHaveCount(0);
    await expect(page.getByText("Nothing is missing.")).toBeVisible();

    await phone.reload();
    await phone.getByRole("link", { name: "Search" }).click();
    await search.fill("Gym");
    await expect(phone.getByRole("heading", { name: "Gym" })).toBeVisible();
  },
);
