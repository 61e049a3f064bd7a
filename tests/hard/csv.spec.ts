import { amenities } from "../../src/sections/amenities.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { transport } from "../../src/sections/transport.ts";
import { xlsx } from "../../testbed/xlsx.ts";
import { makeEntry, titleOf } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { CsvDialog, toast } from "../e2e/support/pages/csv-dialog.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { addRow } from "../e2e/support/rows.ts";

/** A message in passing. */
const HEADER = "Amenity Name,Description,Timing,Location";

ownerTest("An import can be undone, and what was there stays", async ({ page, owner }) => {
  await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Library" });
  const csv = new CsvDialog(page);
  const screen = new SectionPage(page, amenities);
  await screen.open();
  await csv.open();
  await csv.chooseFile(`${HEADER}\nPool,Warm,Always,Roof\nSauna,Hot,Evenings,Cellar\n`);
  await csv.importButton.click();
  await expect(page.getByText("3 amenities", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Import undone")).toBeVisible();
  await expect(page.getByText("1 amenity", { exact: true })).toBeVisible();
  await expect(page.getByText("Library", { exact: true })).toBeVisible();
});

ownerTest("A file that is no table of the section adds nothing", async ({ owner, csv, amenityScreen }) => {
  await amenityScreen.open();
  await csv.open();
  await csv.chooseFile("Pool;Warm\nSauna;Hot");
  await expect(csv.dialog.getByRole("alert")).toContainText(
    "Please choose the file's column for Amenity Name",
  );
  await expect(csv.importButton).toBeDisabled();
  await csv.chooseFile(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0]), "broken.xlsx");
  await expect(csv.dialog.getByRole("alert")).toHaveText("The file is damaged, or protected by a password.");
  await csv.dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(amenityScreen.emptyState).toBeVisible();
  const { data } = await owner.api.from("amenities").select("id").throwOnError();
  expect(data).toEqual([]);
});

ownerTest.describe("Rows the server refuses", () => {
  ownerTest.use({ refusals: [409] });

  ownerTest("are not half added, and can be sent again", async ({ page, owner, csv }) => {
    await new SectionPage(page, amenities).open();
    // Somebody else adds it after this screen has loaded.
    await expect(page.getByText("No Amenities Added")).toBeVisible();
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
    await csv.open();
    await csv.chooseFile(`${HEADER}\nSauna,Hot,Evenings,Cellar\nPool,Warm,Always,Roof\n`);
    await csv.importButton.click();
    await expect(csv.dialog.getByRole("alert").first()).toHaveText(
      "An amenity with this name already exists. Please use a different name. Nothing has been imported.",
    );
    // By now the screen knows the row and names it.
    await expect(csv.refusedLine(3)).toContainText("An amenity with this name already exists.");
    await csv.importButton.click();
    await expect(toast(page, "1 amenity imported successfully! 1 row was left out.")).toBeVisible();
    const { data } = await owner.api.from("amenities").select("name").order("name").throwOnError();
    expect(data).toEqual([{ name: "Pool" }, { name: "Sauna" }]);
  });
});

ownerTest.describe("A large import", () => {
  ownerTest.use({ refusals: [503] });
  const LARGE = 350;
  const rows = (count: number) =>
    Array.from({ length: count }, (_, i) => `Room ${i + 1},${"長い説明。".repeat(347)},Always,Roof`).join(
      "\n",
    );

  ownerTest("goes on where it stopped, and no row is added twice", async ({ page, owner, csv }) => {
    await new SectionPage(page, amenities).open();
    await csv.open();
    await csv.chooseFile(`${HEADER}\n${rows(LARGE)}\n`);
    await expect(csv.importButton).toHaveText(`Import ${LARGE} amenities`);
    // The first request is stored. The second is stored too, but its answer gets lost.
    let requests = 0;
    await page.route("**/rest/v1/amenities*", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      expect(route.request().postDataBuffer()?.length).toBeLessThanOrEqual(1024 * 1024);
      requests += 1;
      if (requests !== 2) return route.fallback();
      await route.fetch();
      return route.fulfill({ status: 503, json: { code: "XX000", message: "away" } });
    });
    await csv.importButton.click();
    const alert = csv.dialog.getByRole("alert").first();
    await expect(alert).toContainText(new RegExp(`^\\d+ of ${LARGE} rows have been imported\\.`));
    await expect(alert).toContainText("Import again: no row is added twice.");
    await expect(csv.importButton).toHaveText(/^Import the other \d+$/);
    await csv.importButton.click();
    await expect(toast(page, `${LARGE} amenities imported successfully!`)).toBeVisible();

    const { data } = await owner.api.from("amenities").select("name").order("position").throwOnError();
    expect(data.map(({ name }) => name)).toEqual(Array.from({ length: LARGE }, (_, i) => `Room ${i + 1}`));
  });
});

ownerTest("On a phone the field that needs a correction is in view", async ({ page, csv }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new SectionPage(page, restaurants).open();
  await csv.open();
  await csv.chooseFile("name,cuisine,distance,phone,address,rating\nLina,Italian,1 km,112,Quay,6\n");
  const field = csv.refusedLine(2).getByLabel("Rating");
  await expect(field).toHaveValue("6");
  await expect(csv.refusedLine(2)).toContainText("Rating must be 1 to 5");
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 390)).toBeLessThanOrEqual(390);
});

ownerTest("An export holds what a search leaves on the screen", async ({ page, owner, csv }) => {
  for (let number = 1; number <= 9; number++) {
    await addRow(owner, amenities, { ...makeEntry(amenities, number), name: `Room ${number}` });
  }
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
    await expect(toast(page, `2 ${section.many} imported successfully!`)).toBeVisible();
    for (const title of titles) await expect(page.getByText(title, { exact: true })).toBeVisible();
  });
}

ownerTest(
  "An Excel workbook is read, and its unknown columns are matched by hand",
  async ({ page, owner, csv }) => {
    await new SectionPage(page, amenities).open();
    const workbook = xlsx({
      Sheet1: [
        ["Everything in the house"],
        [],
        ["Was", "Beschreibung", "Öffnungszeiten", "Etage", "Preis"],
        ["Pool", "Warm", "Always", "Roof", 12],
        ["Sauna", "Hot", "Evenings", "Cellar", 20],
      ],
    });
    await csv.open();
    await csv.chooseFile(workbook, "House.xlsx");
    // The names are known by what stands in them.
    await expect(csv.dialog.getByText("We know 3 of 5 columns, 2 rows")).toBeVisible();
    const asked = csv.dialog.getByRole("region", { name: "What is in “Etage”?" });
    await expect(asked).toContainText("Your list says: Roof · Cellar");
    await expect(csv.dialog.getByText("2 amenities wait for Location.")).toBeVisible();
    await asked.getByRole("button", { name: "Location" }).click();
    const next = csv.dialog.getByRole("region", { name: "What is in “Preis”?" });
    await expect(next).toBeFocused();
    await next.getByRole("button", { name: "Leave it out" }).click();
    await expect(next).toHaveCount(0);
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
    await csv.drop("Was,Beschreibung,Öffnungszeiten,Etage,Preis\nSpa,Quiet,Always,Attic,8\n");
    await expect(csv.dialog.getByText("We know 4 of 5 columns, 1 row")).toBeVisible();
    await expect(csv.dialog.getByRole("region", { name: /^What is in/ })).toHaveCount(0);
    await expect(csv.importButton).toHaveText("Import 1 amenity");
  },
);

ownerTest("Rows with mistakes are put right, or left out", async ({ page, owner, csv }) => {
  await new SectionPage(page, amenities).open();
  await csv.open();
  await csv.chooseFile(
    `${HEADER},Stars\nPool,Warm,Always,Roof,5\n,Hot,Evenings,Cellar,4\nSpa,,Always,Attic,3\nPOOL,Cold,Always,Yard,2\n`,
  );
  await expect(csv.dialog.getByRole("alert")).toHaveText("2 rows need a correction.");
  await expect(csv.refusedLine(3)).toContainText("Amenity Name is required");
  await expect(csv.dialog.getByText("1 amenity waits for Description.")).toBeVisible();
  await expect(csv.refusedLine(5)).toContainText("Amenity Name is the same as in line 2");
  await expect(csv.importButton).toHaveText("Import the other 2");

  await csv.refusedLine(3).getByLabel("Amenity Name").fill("Sauna");
  await csv.refusedLine(3).getByLabel("Amenity Name").press("Enter");
  await expect(csv.refusedLine(3)).toHaveCount(0);
  await expect(csv.line(3)).toContainText("Sauna");
  await expect(csv.importButton).toHaveText("Import the other 3");
  await csv.importButton.click();
  await page.getByRole("dialog", { name: "1 amenity waits" }).getByRole("button", { name: "Later" }).click();
  await expect(
    toast(page, "3 amenities imported successfully! 1 hidden until complete. 1 row was left out."),
  ).toBeVisible();
  const { data } = await owner.api
    .from("amenities")
    .select("name,is_hidden")
    .order("position")
    .throwOnError();
  expect(data).toEqual([
    { name: "Pool", is_hidden: false },
    { name: "Sauna", is_hidden: false },
    { name: "Spa", is_hidden: true },
  ]);
});

ownerTest(
  "Restaurants without distance and stars come in hidden, and get one value on the next screen",
  async ({ page, owner, csv }) => {
    await new SectionPage(page, restaurants).open();
    await csv.open();
    await csv.chooseFile("Betrieb,Küche,Straße,Tel.\nLina,Italian,Quay 1,112\nOtto,Regional,Quay 2,113\n");
    await expect(csv.dialog.getByText("2 restaurants wait for Distance and Rating.")).toBeVisible();
    await expect(csv.importButton).toHaveText("Import 2 restaurants");
    await csv.importButton.click();
    const waiting = page.getByRole("dialog", { name: "2 restaurants wait" });
    await waiting.getByRole("button", { name: "Choose all 2" }).click();
    await waiting.getByRole("button", { name: "5 min walk" }).click();
    await waiting.getByRole("button", { name: "Save for 2 rows" }).click();
    await expect(waiting.getByText("Hidden until they have Rating.")).toBeVisible();
    await waiting.getByRole("button", { name: "Later" }).click();
    await expect(toast(page, "2 restaurants imported successfully! 2 hidden until complete.")).toBeVisible();
    const { data } = await owner.api
      .from("restaurants")
      .select("name,distance,rating,is_hidden")
      .order("position")
      .throwOnError();
    expect(data).toEqual([
      { name: "Lina", distance: "5 min walk", rating: null, is_hidden: true },
      { name: "Otto", distance: "5 min walk", rating: null, is_hidden: true },
    ]);
  },
);

ownerTest(
  "An owner says which letters read right, before anything can be imported",
  async ({ page, owner, csv }) => {
    await new SectionPage(page, amenities).open();
    await csv.open();
    // The byte is a euro on Windows and another letter on a Macintosh.
    await csv.chooseFile(Buffer.from(`${HEADER}\nSauna,12 \u0080,Always,Roof\n`, "latin1"));
    await expect(csv.dialog.getByRole("heading", { name: "Which reads right?" })).toBeVisible();
    await expect(csv.importButton).toBeDisabled();
    await csv.dialog.getByRole("listitem").filter({ hasText: "12 €" }).getByRole("button").click();
    await expect(csv.line(2)).toContainText("12 €");
    await csv.importButton.click();
    await expect(toast(page, "1 amenity imported successfully!")).toBeVisible();
    const { data } = await owner.api.from("amenities").select("description").throwOnError();
    expect(data).toEqual([{ description: "12 €" }]);
  },
);

ownerTest("What the plan has no room for is said before the import", async ({ page, owner, csv }) => {
  await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Library" });
  await new SectionPage(page, amenities).open();
  await csv.open();
  const rows = Array.from({ length: 502 }, (_, index) => `Thing ${index},Good,Always,Roof`);
  await csv.chooseFile([HEADER, ...rows.slice(0, 499)].join("\n"));
  await expect(csv.importButton).toHaveText("Import 499 amenities");
  await expect(page.getByText("do not fit")).toHaveCount(0);
  await csv.chooseFile([HEADER, ...rows].join("\n"));
  await expect(page.getByText("3 do not fit. You have 1 of 500.")).toBeVisible();
});

ownerTest("Rows that the section has already are left out, and added at a press", async ({ page, owner }) => {
  await addRow(owner, transport, { name: "Taxi Lima", type: "Taxi", phone: "+351 21 555 0101" });
  const csv = new CsvDialog(page);
  await new SectionPage(page, transport).open();
  await csv.open();
  await csv.chooseFile(
    "Service Name,Type,Phone\nTAXI LIMA,Taxi,21 555 0101\nTaxi Lima,Taxi,21 555 0999\nTaxi Rosa,Taxi,21 555 0102\n",
  );
  await expect(page.getByText("1 row is unticked: you have it,")).toBeVisible();
  await expect(csv.importButton).toHaveText("Import 2 car services");
  // The row to look at stands first.
  await expect(csv.preview.getByRole("listitem").first()).toContainText("TAXI LIMA You have it already.");
  const alike = csv.line(2).getByRole("checkbox");
  await expect(alike).not.toBeChecked();
  await alike.check();
  await expect(csv.importButton).toHaveText("Import 3 car services");
  await alike.uncheck();
  await csv.importButton.click();
  await expect(page.getByText("2 car services imported successfully! 1 row was left out.")).toBeVisible();
});
