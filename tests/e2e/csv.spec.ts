import type { Locator, Page } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import { xlsx } from "../../testbed/xlsx.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { CsvDialog } from "./support/pages/csv-dialog.ts";
import { GuestPage } from "./support/pages/guest-page.ts";
import { SectionPage } from "./support/pages/section-page.ts";
import { showOnly } from "./support/rows.ts";

/** What is said in passing. */
function toast(page: Page, title: string): Locator {
  // Where toasts are: searching everything would keep the page busy that holds long texts.
  return page.getByRole("status").getByText(title, { exact: true });
}

const HEADER = "Amenity Name,Description,Timing,Location";

ownerTest("Rows of a file are added in its order, and guests read them", async ({ page, owner, phone }) => {
  await showOnly(owner, amenities.id);
  const csv = new CsvDialog(page);
  await new SectionPage(page, amenities).open();
  await csv.open();
  await csv.chooseFile(`${HEADER}\nPool,"Warm, ""salt"" water",Always,Roof\n'=Sauna,Hot,Evenings,Cellar\n`);
  await csv.importButton.click();
  await expect(toast(page, "2 amenities imported successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit =Sauna" })).toBeVisible();

  const guest = new GuestPage(phone);
  await guest.open(owner.hotel.id);
  const shown = await guest.openSection(amenities.title);
  await expect(shown.getByRole("heading")).toContainText(["Pool", "=Sauna"]);
  await expect(shown.getByText('Warm, "salt" water', { exact: true })).toBeVisible();
});

ownerTest(
  "An Excel workbook is read, and its unknown columns are matched by hand",
  async ({ page, owner }) => {
    const csv = new CsvDialog(page);
    await new SectionPage(page, amenities).open();
    const workbook = xlsx({
      Sheet1: [
        ["Everything in the house"],
        [],
        ["Was", "Beschreibung", "Öffnungszeiten", "Ort", "Preis"],
        ["Pool", "Warm", "Always", "Roof", 12],
        ["Sauna", "Hot", "Evenings", "Cellar", 20],
      ],
    });
    await csv.open();
    await csv.chooseFile(workbook, "House.xlsx");
    await expect(csv.dialog.getByRole("alert")).toHaveText(
      "Please choose the file's column for Amenity Name.",
    );
    await expect(csv.dialog.getByText("3 of 5 columns found, 2 rows")).toBeVisible();
    await expect(csv.dialog.getByText("Left out: Was, Preis")).toBeVisible();
    await expect(csv.dialog.getByText("e.g. Pool · Sauna")).toBeVisible();
    await expect(csv.importButton).toBeDisabled();
    await csv.dialog.getByLabel("Was", { exact: true }).selectOption("Amenity Name");
    await expect(csv.line(5)).toContainText("Sauna");
    await csv.importButton.click();
    await expect(toast(page, "2 amenities imported successfully!")).toBeVisible();
    const { data } = await owner.api
      .from("amenities")
      .select("name, location")
      .order("position")
      .throwOnError();
    expect(data).toEqual([
      { name: "Pool", location: "Roof" },
      { name: "Sauna", location: "Cellar" },
    ]);

    // Next time it is known.
    await csv.open();
    await csv.drop("Was,Beschreibung,Öffnungszeiten,Ort\nSpa,Quiet,Always,Attic\n");
    await expect(csv.dialog.getByText("4 of 4 columns found, 1 row")).toBeVisible();
    await expect(csv.importButton).toHaveText("Import 1 amenity");
  },
);

ownerTest("Rows with mistakes are put right, left out, or saved for later", async ({ page, owner }) => {
  const csv = new CsvDialog(page);
  await new SectionPage(page, amenities).open();
  await csv.open();
  await csv.chooseFile(
    `${HEADER},Stars\nPool,Warm,Always,Roof,5\n,Hot,Evenings,Cellar,4\nSpa,,Always,Attic,3\nPOOL,Cold,Always,Yard,2\n`,
  );
  await expect(csv.dialog.getByRole("alert")).toHaveText("3 rows need a correction.");
  await expect(csv.refusedLine(3)).toContainText("Amenity Name is required");
  await expect(csv.refusedLine(4)).toContainText("Description is required");
  await expect(csv.refusedLine(5)).toContainText("Amenity Name is the same as in line 2");
  await expect(csv.importButton).toHaveText("Import the other 1");

  const { name, text } = await csv.saved(() =>
    csv.dialog.getByRole("button", { name: "Download these 3 rows" }).click(),
  );
  expect(name).toBe("Amenities to correct.csv");
  expect(text.split("\r\n")[1]).toBe('"","Hot","Evenings","Cellar","4","3","Amenity Name is required"');

  await csv.refusedLine(3).getByLabel("Amenity Name").fill("Sauna");
  await csv.refusedLine(3).getByLabel("Amenity Name").press("Enter");
  await expect(csv.refusedLine(3)).toHaveCount(0);
  await expect(csv.line(3)).toContainText("Sauna");
  await expect(csv.importButton).toHaveText("Import the other 2");
  await csv.importButton.click();
  await expect(toast(page, "2 amenities imported successfully! 2 rows were left out.")).toBeVisible();
  const { data } = await owner.api.from("amenities").select("name").order("position").throwOnError();
  expect(data).toEqual([{ name: "Pool" }, { name: "Sauna" }]);
});
