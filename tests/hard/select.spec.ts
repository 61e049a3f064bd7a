/** Several items of a section at once: chosen, deleted, and brought back. */
import type { Page } from "@playwright/test";
import { FREE_PLAN } from "../../src/product.ts";
import { amenities } from "../../src/sections/amenities.ts";
import { SECTIONS, type Section } from "../../src/sections/index.ts";
import type { Owner } from "../../testbed/owner.ts";
import { makeEntry, titleOf } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { holdNotice } from "../e2e/support/message.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { proTest } from "../e2e/support/pro.ts";
import { addCustomSection, addRow } from "../e2e/support/rows.ts";

const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const selectAll = (page: Page) => page.getByRole("checkbox", { name: /^Select all/ });

/** As the API lists them: by place, with all that an owner has typed. */
async function stored({ api }: Owner, section: Section): Promise<unknown> {
  const columns = ["id", "position", ...Object.keys(section.fields)].join(",");
  const { data } = await api
    .from(section.table)
    .select(columns as "*")
    .order("position")
    .throwOnError();
  return data;
}

async function deletesAndRestores(page: Page, owner: Owner, section: Section): Promise<void> {
  const entries = [1, 2, 3].map((number) => ({
    ...makeEntry(section, number),
    ...(section.fields.details && { details: [{ name: "Open", value: `Always ${number}` }] }),
  }));
  for (const entry of entries) await addRow(owner, section, entry);
  const [first = "", second = "", third = ""] = entries.map((entry) => titleOf(section, entry));
  const before = await stored(owner, section);
  await new SectionPage(page, section).open();
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await box(page, first).check();
  await box(page, third).check();
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Delete Selected" }).click();
  const question = page.getByRole("dialog", { name: "Confirm Delete" });
  await expect(question).toContainText(`Are you sure you want to delete these 2 ${section.many}?`);
  await question.getByRole("button", { name: "Delete" }).click();
  await holdNotice(page, `2 ${section.many} deleted successfully!`);
  await expect(page.getByText(`1 ${section.one}`, { exact: true })).toBeVisible();
  await expect(page.getByText(second, { exact: true }).first()).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`2 ${section.many} restored`)).toBeVisible();
  await expect(page.getByText(`3 ${section.many}`, { exact: true })).toBeVisible();
  expect(await stored(owner, section)).toEqual(before);
}

for (const section of SECTIONS) {
  ownerTest(`Several ${section.many} are deleted, and come back where they were`, ({ page, owner }) =>
    deletesAndRestores(page, owner, section),
  );
}

proTest("Several items of a custom section are deleted, and come back", async ({ page, owner }) => {
  await deletesAndRestores(page, owner, await addCustomSection(owner, { name: "Wellness" }));
});

ownerTest(
  "As many as a section holds are deleted and restored, from the keyboard",
  async ({ page, owner }) => {
    const { items: most } = FREE_PLAN.limits;
    const rows = Array.from({ length: most }, (_, i) => ({
      ...{ hotel_id: owner.hotel.id, name: `Room ${i}`, description: "x", timing: "x", location: "x" },
    }));
    await owner.api.from("amenities").insert(rows).throwOnError();
    const before = await stored(owner, amenities);
    await new SectionPage(page, amenities).open();
    await page.getByRole("button", { name: "Select", exact: true }).press("Enter");
    await selectAll(page).press("Space");
    await expect(page.getByText(`${most} selected`)).toBeVisible();
    await page.getByRole("button", { name: "Delete Selected" }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
    await expect(page.getByText("No Amenities Added")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(page.getByText(`${most} amenities restored`)).toBeVisible();
    expect(await stored(owner, amenities)).toEqual(before);
  },
);

ownerTest.describe("A deletion that fails half way", () => {
  ownerTest.use({ refusals: [503] });

  ownerTest("says how far it came, and that much can be undone", async ({ page, owner }) => {
    const rows = Array.from({ length: 150 }, (_, i) => ({
      ...{ hotel_id: owner.hotel.id, name: `Room ${i}`, description: "x", timing: "x", location: "x" },
    }));
    await owner.api.from("amenities").insert(rows).throwOnError();
    const before = await stored(owner, amenities);
    await new SectionPage(page, amenities).open();
    await page.getByRole("button", { name: "Select", exact: true }).click();
    await selectAll(page).check();
    let requests = 0;
    await page.route("**/rest/v1/amenities*", (route) => {
      if (route.request().method() === "DELETE") requests += 1;
      return route.request().method() === "DELETE" && requests === 2
        ? route.fulfill({ status: 503, json: { code: "XX000", message: "away" } })
        : route.fallback();
    });
    await page.getByRole("button", { name: "Delete Selected" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    const error = page.getByRole("dialog", { name: "Error" });
    await expect(error).toContainText("100 of 150 amenities have been deleted.");
    await error.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("100 amenities restored")).toBeVisible();
    expect(await stored(owner, amenities)).toEqual(before);
  });
});

ownerTest("Only what a search shows is selected and deleted", async ({ page, owner }) => {
  for (let number = 1; number <= 9; number++) {
    await addRow(owner, amenities, { ...makeEntry(amenities, number), name: `Room ${number}` });
  }
  await new SectionPage(page, amenities).open();
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await box(page, "Room 1").check();
  await page.getByRole("searchbox", { name: "Search amenities" }).fill("room 7");
  await expect(page.getByText("0 selected")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete Selected" })).toBeDisabled();
  await selectAll(page).check();
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.getByRole("button", { name: "Delete Selected" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("1 amenity deleted successfully!")).toBeVisible();
  const { data } = await owner.api.from("amenities").select("name").order("name").throwOnError();
  expect(data.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6, 8, 9].map((number) => `Room ${number}`));
});
