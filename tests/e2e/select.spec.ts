/** Several items of a section at once: chosen, deleted, and brought back. */

import type { Page } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { SectionPage } from "./support/pages/section-page.ts";
import { addRow } from "./support/rows.ts";

const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const selectAll = (page: Page) => page.getByRole("checkbox", { name: /^Select all/ });

ownerTest("Only what a search shows is selected and deleted", async ({ page, owner }) => {
  for (let number = 1; number <= 9; number++) {
    await addRow(owner, amenities, { ...makeEntry(amenities, number), name: `Room ${number}` });
  }
  await new SectionPage(page, amenities).open();
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await box(page, "Room 1").check();
  await page.getByRole("searchbox", { name: "Search amenities" }).fill("room 7");
  await expect(page.getByText("0 amenities selected")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete Selected" })).toBeDisabled();
  await selectAll(page).check();
  await expect(page.getByText("1 amenity selected")).toBeVisible();
  await page.getByRole("button", { name: "Delete Selected" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("1 amenity deleted successfully!")).toBeVisible();
  const { data } = await owner.api.from("amenities").select("name").order("name").throwOnError();
  expect(data.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6, 8, 9].map((number) => `Room ${number}`));
});
