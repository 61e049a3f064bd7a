/** A list without distances and stars: its rows come in hidden, and are completed on one screen. */
import type { Page } from "@playwright/test";
import { restaurants } from "../../src/sections/restaurants.ts";
import type { Owner } from "../../testbed/owner.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { CsvDialog } from "../e2e/support/pages/csv-dialog.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { mapsTest as test } from "../e2e/support/with-maps.ts";

const LIST = [
  "Betrieb;Küche;Straße;Tel.",
  "Taberna da Rua;Regional;Rua Nova 12;05555 0188",
  "Gasthof Löwen;Regional;Dorfstraße 12;05555 0189",
  "Café Grüß Gott;Café;Jochweg 3;05555 0190",
  "Käsknöpfle-Stube;Regional;Unterberg 7;05555 0191",
  "Zum Grünen Baum;Regional;;05555 0192",
].join("\n");

/** Import of restaurants, at a hotel whose address the map knows. */
async function importOf(page: Page, owner: Owner): Promise<CsvDialog> {
  await owner.api
    .from("hotels")
    .update({ address: "1 Harbour Quay, 1100-148 Lisboa" })
    .eq("id", owner.hotel.id);
  const csv = new CsvDialog(page);
  await new SectionPage(page, restaurants).open();
  await csv.open();
  return csv;
}

test("131 rows wait for distance and stars: the map gives distances, and chosen rows get one value", async ({
  page,
  owner,
  site: { maps },
}) => {
  const csv = await importOf(page, owner);
  await csv.chooseFile(LIST);
  await csv.importButton.click();

  const dialog = page.getByRole("dialog", { name: "5 restaurants wait" });
  await expect(dialog).toContainText("Hidden until they have Distance, Rating, and Address.");
  await expect(dialog.getByRole("button", { name: "No address 1" })).toBeVisible();
  await dialog.getByRole("button", { name: "Ask the map" }).click();
  await dialog.getByRole("button", { name: "Look Up" }).click();
  await dialog.getByRole("button", { name: "1, Harbour Quay, Baixa" }).click();
  await expect(dialog.getByText("The map gave 4 distances")).toBeVisible({ timeout: 20_000 });

  // By its name on the map, and by an address in the hotel's town.
  await expect(dialog.getByRole("checkbox", { name: /^Taberna da Rua .* 300 m on the map/ })).toBeVisible();
  expect(maps.asked.map(({ query }) => query.get("q")).filter(Boolean)).toContain("Dorfstraße 12, Lisboa");

  await dialog.getByRole("button", { name: "Choose all", exact: true }).click();
  await dialog.getByRole("button", { name: "As the map says" }).click();
  await dialog.getByRole("button", { name: "4 stars" }).click();
  await dialog.getByRole("button", { name: "Save for 5 rows" }).click();
  await expect(page.getByRole("dialog", { name: "1 restaurant waits" })).toBeVisible();
  await page.getByRole("button", { name: "Show 4 to guests" }).click();

  await page.getByRole("button", { name: "No address 1" }).click();
  await page.getByRole("checkbox", { name: /^Zum Grünen Baum/ }).check();
  await page.getByRole("button", { name: "5 min walk" }).click();
  await page.getByRole("textbox", { name: "Address" }).fill("Jochweg 9");
  await page.getByRole("button", { name: "Save for 1 row" }).click();
  await expect(page.getByRole("dialog", { name: "Nothing waits any more" })).toBeVisible();
  await page.getByRole("button", { name: "Show 1 to guests" }).click();

  const rows = async () =>
    (await owner.api.from("restaurants").select("name, distance, rating, is_hidden").order("position")).data;
  await expect.poll(rows).toEqual([
    { name: "Taberna da Rua", distance: "300 m", rating: 4, is_hidden: false },
    ...["Gasthof Löwen", "Café Grüß Gott", "Käsknöpfle-Stube"].map((name) => ({
      ...{ name, distance: "50 m", rating: 4, is_hidden: false },
    })),
    { name: "Zum Grünen Baum", distance: "5 min walk", rating: 4, is_hidden: false },
  ]);
});

test("Places of a map's file come in with their points, which say how far they are", async ({
  page,
  owner,
}) => {
  const csv = await importOf(page, owner);
  const features = ["Tasca Um", "Tasca Dois"].map((name, index) => ({
    type: "Feature",
    properties: { name, cuisine: "regional", amenity: "restaurant" },
    geometry: { type: "Point", coordinates: [-9.1393, 38.7136 + index / 100] },
  }));
  await csv.chooseFile(JSON.stringify({ type: "FeatureCollection", features }), "places.geojson");
  await expect(csv.line(2)).toContainText("38.71360, -9.13930");
  await csv.importButton.click();
  const dialog = page.getByRole("dialog", { name: "2 restaurants wait" });
  await dialog.getByRole("button", { name: "Ask the map" }).click();
  await dialog.getByRole("button", { name: "Look Up" }).click();
  await dialog.getByRole("button", { name: "1, Harbour Quay, Baixa" }).click();
  await expect(dialog.getByText("The map gave 2 distances")).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByRole("checkbox", { name: /^Tasca Dois .* 1\.5 km on the map/ })).toBeVisible();
});
