/** The questions of Import: about one unknown column after the other, and about each question's category. */
import { faqs } from "../../src/sections/faqs.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect, ownerTest as test } from "../e2e/support/fixtures.ts";
import { CsvDialog } from "../e2e/support/pages/csv-dialog.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";

const QUESTIONS = [
  "Frage;Antwort",
  "Wo kann ich parken?;Vor dem Haus, kostenlos.",
  "Darf mein Hund mit?;Ja, an der Leine.",
  "Wo ist der Skikeller?;Neben der Werkstatt.",
  "Fährt der Skibus sonntags?;Ja, alle 20 Minuten.",
].join("\n");

const LIST = [
  "Nr;Betrieb;Küche;Straße;Ortsteil;Tel.;Chef",
  "1;Gasthof Löwen;Regional;Dorfstraße 12;Dorf;05555 0188;Anna",
  "2;Café Grüß Gott;Café;Jochweg 3;Unterberg;05555 0190;Otto",
].join("\n");

test("Questions have their categories as chips, the unsure ones in brass", async ({ page, owner, csv }) => {
  await new SectionPage(page, faqs).open();
  await csv.open();
  await csv.chooseFile(QUESTIONS);
  const category = (question: string) => csv.preview.getByLabel(`Category of “${question}”`);
  await expect(csv.dialog.getByRole("heading", { name: "Category from the words" })).toBeVisible();
  await expect(category("Wo kann ich parken?")).toHaveValue("Parking");
  await expect(category("Darf mein Hund mit?")).toHaveValue("Policies");
  await expect(category("Wo ist der Skikeller?")).toHaveValue("General");
  await expect(csv.preview).toContainText("2 are unsure.");
  await expectNoBarriers(page);

  await category("Wo ist der Skikeller?").selectOption("Amenities");
  await expect(csv.preview).toContainText("1 is unsure.");
  await csv.preview.getByRole("checkbox", { name: /Fährt der Skibus/ }).uncheck();
  await expect(csv.importButton).toHaveText("Import 3 FAQs");
  await csv.preview.getByRole("button", { name: "Swap" }).click();
  await expect(csv.preview.getByRole("checkbox", { name: /^Vor dem Haus, kostenlos/ })).toBeVisible();
  await csv.preview.getByRole("button", { name: "Swap" }).click();
  await csv.importButton.click();
  await expect(page.getByText("3 FAQs imported successfully! 1 row was left out.")).toBeVisible();
  const { data } = await owner.api.from("faqs").select("question, category").order("position").throwOnError();
  expect(data).toEqual([
    { question: "Wo kann ich parken?", category: "Parking" },
    { question: "Darf mein Hund mit?", category: "Policies" },
    { question: "Wo ist der Skikeller?", category: "Amenities" },
  ]);
});

test("One unknown column is asked about after the other, and answers are kept", async ({ page, owner }) => {
  const csv = new CsvDialog(page);
  await new SectionPage(page, restaurants).open();
  await csv.open();
  await csv.chooseFile(LIST);
  const asked = csv.dialog.getByRole("region", { name: /^What is in/ });
  await expect(asked).toHaveCount(1);
  await expect(asked.getByRole("heading")).toHaveText("What is in “Ortsteil”?");
  await expect(asked).toContainText("Your list says: Dorf · Unterberg");
  await expectNoBarriers(page);
  await asked.getByRole("button", { name: "Part of the address" }).click();
  await expect(asked.getByRole("heading")).toHaveText("What is in “Chef”?");
  await asked.getByRole("button", { name: "Leave it out" }).click();
  await expect(asked).toHaveCount(0);
  await expect(csv.line(2)).toContainText("Dorfstraße 12, Dorf");
  await csv.importButton.click();
  await page
    .getByRole("dialog", { name: "2 restaurants wait" })
    .getByRole("button", { name: "Later" })
    .click();
  const { data } = await owner.api.from("restaurants").select("address").order("position").throwOnError();
  expect(data).toEqual([{ address: "Dorfstraße 12, Dorf" }, { address: "Jochweg 3, Unterberg" }]);

  await csv.open();
  await csv.chooseFile(
    LIST.replaceAll("Gasthof Löwen", "Zum Hirsch").replaceAll("Café Grüß Gott", "Almhütte"),
  );
  await expect(csv.line(2)).toContainText("Dorfstraße 12, Dorf");
  await expect(asked).toHaveCount(0);
});

for (const width of [390, 1280]) {
  for (const [section, file] of [
    [faqs, QUESTIONS],
    [restaurants, LIST],
  ] as const) {
    test(`Nothing of ${section.title} is cut off at ${width} pixels and 200 % text`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const csv = new CsvDialog(page);
      await new SectionPage(page, section).open();
      await csv.open();
      await csv.chooseFile(file);
      await expect(csv.preview).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      const wide = await csv.dialog.evaluate((dialog) =>
        [dialog, ...dialog.querySelectorAll("li, fieldset, select, button, h3")]
          .filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1)
          .map((part) => part.textContent),
      );
      expect(wide).toEqual([]);
    });
  }
}
