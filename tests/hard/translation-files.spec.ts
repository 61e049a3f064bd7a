/** All texts of a language leave as a file, come back translated, and lose nothing on the way. */
import Papa from "papaparse";
import { weekly } from "../../testbed/opening-hours.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { CsvDialog } from "../e2e/support/pages/csv-dialog.ts";
import { proTest as test } from "../e2e/support/pro.ts";
import { setHotel } from "../e2e/support/rows.ts";

test("An owner sends a file to a translator and reads it in, also texts that changed meanwhile", async ({
  page,
  owner: { api, hotel },
}) => {
  const row = { hotel_id: hotel.id, timing: "Always", location: "Garden" };
  const { data: pool } = await api
    .from("amenities")
    // A spreadsheet would take it for a formula.
    .insert({ ...row, name: "=Pool", description: 'Heated, "warm"', hours: weekly({ note: "No towels" }) })
    .select("id")
    .single()
    .throwOnError();
  await setHotel({ api, hotel }, { languages: ["de"] });
  await page.goto("/admin/languages?language=de");
  const csv = new CsvDialog(page);
  const { name, text } = await csv.export();
  expect(name).toMatch(/deutsch\.csv$/i);
  const lines = Papa.parse<string[]>(text.trim()).data;
  const inGerman: Record<string, string> = {
    "'=Pool": "'=Becken",
    'Heated, "warm"': "Warm",
    "No towels": "Keine Tücher",
  };
  // Where it stands, the text, its translation, and which text it is.
  const filled = lines.map(([where, source = "", written, key]) => [
    where,
    source,
    inGerman[source] ?? written,
    key,
  ]);
  await api.from("amenities").update({ description: "Heated" }).eq("id", pool.id).throwOnError();

  await csv.open();
  await csv.chooseFile("Name,Price\nPool,3\n");
  await expect(csv.dialog).toContainText("The columns “Key” and “Translation” are missing");
  await expect(csv.importButton).toBeDisabled();
  const gone = ["Amenities", "Text", "Übersetzung", "amenities/gone/name/0"];
  await csv.chooseFile(Papa.unparse([...filled, gone]));
  await expect(csv.dialog).toContainText("3 translations to import. 1 line belongs to none of your texts");
  await csv.importButton.click();
  await expect(page.getByText("3 translations imported successfully!")).toBeVisible();
  await page.getByRole("button", { name: /^All \d/ }).click();
  await expect(page.getByLabel("=Pool: Amenity Name")).toHaveValue("=Becken");
  await expect(page.getByLabel("=Pool: Weekly Hours: Note")).toHaveValue("Keine Tücher");
  await page.getByRole("button", { name: "May be out of date" }).click();
  await expect(page.getByLabel("=Pool: Description")).toHaveValue("Warm");
});
