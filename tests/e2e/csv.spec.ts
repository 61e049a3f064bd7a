import { amenities } from "../../src/sections/amenities.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { makeEntry, titleOf } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { confirmMessage } from "./support/message.ts";
import { CsvDialog } from "./support/pages/csv-dialog.ts";
import { GuestPage } from "./support/pages/guest-page.ts";
import { SectionPage } from "./support/pages/section-page.ts";
import { addRow, showOnly } from "./support/rows.ts";

const HEADER = "Amenity Name,Description,Timing,Location";

ownerTest("Rows of a file are added, and guests read them", async ({ page, owner, phone }) => {
  await showOnly(owner, amenities.id);
  const csv = new CsvDialog(page);
  await new SectionPage(page, amenities).open();
  await csv.open();
  await csv.chooseFile(`${HEADER}\nPool,"Warm, ""salt"" water",Always,Roof\n'=Sauna,Hot,Evenings,Cellar\n`);
  await csv.importButton.click();
  await confirmMessage(page, "2 amenities imported successfully!");
  await expect(page.getByText('Warm, "salt" water', { exact: true })).toBeVisible();

  const guest = new GuestPage(phone);
  await guest.open(owner.hotel.id);
  const shown = await guest.openSection(amenities.title);
  await expect(shown.getByText("Pool", { exact: true })).toBeVisible();
  await expect(shown.getByText("=Sauna", { exact: true })).toBeVisible();
});

ownerTest("A file with mistakes shows each at its cell and adds nothing", async ({ page, owner }) => {
  const csv = new CsvDialog(page);
  const screen = new SectionPage(page, amenities);
  await screen.open();
  await csv.open();
  await csv.chooseFile(`${HEADER},Stars\nPool,Warm,Always,Roof,5\n,Hot,Evenings,Cellar,4\n`);
  await expect(csv.dialog.getByText("These columns are left out: Stars.")).toBeVisible();
  await expect(csv.dialog.getByRole("alert")).toContainText("1 row needs a correction.");
  await expect(csv.line(3)).toContainText("Amenity Name is required");
  await expect(csv.line(2)).not.toContainText("required");
  await expect(csv.importButton).toBeDisabled();

  await csv.chooseFile("Pool;Warm");
  await expect(csv.dialog.getByRole("alert")).toContainText("The first line has to name the columns");
  await csv.dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(screen.emptyState).toBeVisible();
  const { data } = await owner.api.from("amenities").select("id").throwOnError();
  expect(data).toEqual([]);
});

ownerTest.describe("Rows the server refuses", () => {
  ownerTest.use({ refusals: [409] });

  ownerTest("are not half added, and can be sent again", async ({ page, owner }) => {
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
    const csv = new CsvDialog(page);
    await new SectionPage(page, amenities).open();
    await csv.open();
    const file = `${HEADER}\nSauna,Hot,Evenings,Cellar\nPool,Warm,Always,Roof\n`;
    await csv.chooseFile(file);
    await csv.importButton.click();
    await expect(csv.dialog.getByRole("alert")).toHaveText(
      "An amenity with this name already exists. Please use a different name. Nothing has been imported.",
    );
    await expect(csv.preview).toContainText("Sauna");

    await owner.api.from("amenities").delete().eq("name", "Pool").throwOnError();
    await csv.importButton.click();
    await confirmMessage(page, "2 amenities imported successfully!");
    const { data } = await owner.api.from("amenities").select("name").order("name").throwOnError();
    expect(data).toEqual([{ name: "Pool" }, { name: "Sauna" }]);
  });
});

ownerTest("An export holds what a search leaves on the screen", async ({ page, owner }) => {
  for (let number = 1; number <= 9; number++) {
    await addRow(owner, amenities, { ...makeEntry(amenities, number), name: `Room ${number}` });
  }
  const csv = new CsvDialog(page);
  await new SectionPage(page, amenities).open();
  await page.getByRole("searchbox", { name: "Search amenities" }).fill("room 7");
  await expect(page.getByText("1 of 9 amenities")).toBeVisible();
  const { name, text } = await csv.export();
  expect(name).toBe(`${owner.hotel.name} Amenities.csv`);
  expect(text.split("\r\n").map((line) => line.split(",")[0])).toEqual(['\ufeff"Amenity Name"', '"Room 7"']);
});

for (const section of SECTIONS) {
  ownerTest(`${section.title} come back from a file after they were deleted`, async ({ page, owner }) => {
    const titles = [1, 2].map((number) => titleOf(section, makeEntry(section, number)));
    for (const number of [1, 2]) await addRow(owner, section, makeEntry(section, number));
    const csv = new CsvDialog(page);
    const screen = new SectionPage(page, section);
    await screen.open();
    await expect(page.getByText(titles[1] ?? "", { exact: true })).toBeVisible();
    const { text } = await csv.export();

    await owner.api.from(section.table).delete().eq("hotel_id", owner.hotel.id).throwOnError();
    await page.reload();
    await expect(screen.emptyState).toBeVisible();
    await csv.open();
    await csv.chooseFile(text);
    await csv.importButton.click();
    await confirmMessage(page, `2 ${section.many} imported successfully!`);
    for (const title of titles) await expect(page.getByText(title, { exact: true })).toBeVisible();
  });
}
