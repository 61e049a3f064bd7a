import { amenities } from "../../src/sections/amenities.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { CsvDialog, toast } from "./support/pages/csv-dialog.ts";
import { GuestPage } from "./support/pages/guest-page.ts";
import { SectionPage } from "./support/pages/section-page.ts";
import { showOnly } from "./support/rows.ts";

/** A message in passing. */
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
