/** A file that takes long to read holds up no page, and ends with a sentence. */
import { strToU8 } from "fflate";
import { amenities } from "../../src/sections/amenities.ts";
import { xlsx } from "../../testbed/xlsx.ts";
import { expect, ownerTest as test } from "../e2e/support/fixtures.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";

const MINUTE = 60_000;

test("A workbook of nothing but tags that do not end", async ({ page, csv }) => {
  await page.clock.install();
  await new SectionPage(page, amenities).open();
  await csv.open();
  const isRead = page.waitForEvent("worker");
  await csv.chooseFile(
    xlsx({ Sheet1: [] }, { "xl/worksheets/sheet1.xml": strToU8("<".repeat(2 ** 25)) }),
    "rows.xlsx",
  );
  // Seconds of work, of which the clock makes a minute.
  await isRead;
  await expect(csv.dialog.getByText("Reading the file…")).toBeVisible();
  await page.clock.fastForward(MINUTE);
  await expect(csv.dialog.getByRole("alert")).toHaveText("This takes too long. Please split the file.");
  await csv.chooseFile("Amenity Name,Description,Timing,Location\nPool,Warm,Always,Roof\n");
  await expect(csv.importButton).toHaveText("Import 1 amenity");
});

test("A folder's lines of digits without end, and text that is pasted meanwhile", async ({ page }) => {
  await page.goto("/admin/setup");
  await page.getByRole("button", { name: "Bring Your Folder" }).click();
  await page.getByLabel("Folder file").setInputFiles({
    name: "folder.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(`${"1".repeat(2000)}\n\n`.repeat(2900)),
  });
  await expect(page.getByText("Reading folder.txt…")).toBeVisible();
  await page.getByLabel("Or paste its text").fill("Where can I park?\nBehind the house.");
  await expect(page.getByRole("checkbox", { name: /^Where can I park\?/ })).toBeChecked();
  await expect(page.getByText("Reading folder.txt…")).toBeHidden();
});
