/** A site with a translation service: an owner has it translate what is missing. */
import { PRO_PLAN } from "../../src/product.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { offerGerman } from "../e2e/support/offer-german.ts";
import { setHotel } from "../e2e/support/rows.ts";
import { deepLTest } from "../e2e/support/with-deepl.ts";

/** That an account has in a month. */
const CHARACTERS = 300;

const test = deepLTest({ LIMITS: `${PRO_PLAN.id}.translated_characters=${CHARACTERS}` });

test("What is missing is translated in the background, and what would lose a number is left to the owner", async ({
  page,
  owner: { api, hotel },
  site: { service },
}) => {
  const row = { hotel_id: hotel.id, name: "Pool", timing: "Always", location: "Garden" };
  await api
    .from("amenities")
    .insert({ ...row, description: "Heated, 28 °C" })
    .throwOnError();
  await setHotel({ api, hotel }, { languages: ["de"] });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  Object.assign(service, {
    before: () => asked,
    translate: (text: string) => `Deutsch: ${text.replace(/Heated, .*28.*C/, "viel")}`,
  });
  await page.goto("/admin/languages?language=de");
  await expect(page.getByText(/DeepL reads \d+ characters/)).toBeVisible();
  await page.getByRole("button", { name: "Translate with DeepL" }).click();
  await expect(page.getByText(/^0 of \d+ texts translated\.$/)).toBeVisible();
  // It goes on by itself, and a reload finds it.
  await page.reload();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  answer();
  await expect(page.getByRole("button", { name: "Stop" })).toBeHidden();
  await expect(page.getByText(/^4 of 5 texts translated · 1 missing/)).toBeVisible();
  await page.getByRole("button", { name: /^All \d/ }).click();
  await expect(page.getByLabel("Pool: Amenity Name")).toHaveValue("Deutsch: Pool");
  await expect(page.getByLabel("Pool: Description")).toHaveValue("");
});

test("A service that takes no more says so, what it did stays, and the owner goes on later", async ({
  page,
  owner: { api, hotel },
  site: { service },
}) => {
  await setHotel({ api, hotel }, { languages: ["de"] });
  Object.assign(service, { before: async () => {}, translate: (text: string) => `«${text}»`, fails: [456] });
  await page.goto("/admin/languages?language=de");
  const start = page.getByRole("button", { name: "Translate with DeepL" });
  await start.click();
  await expect(page.getByText("DeepL stopped")).toBeVisible();
  await start.click();
  await expect(page.getByText("1 of 1 text translated.")).toBeVisible();
  await expect(page.getByText("DeepL stopped")).toBeHidden();
});

test("What is left of the month is said before; a run goes as far as it lasts", async ({
  page,
  owner: { api, hotel },
  site: { service },
}) => {
  await offerGerman({ api, hotel });
  const row = { hotel_id: hotel.id, name: "Pool", timing: "Always", location: "Garden" };
  await api
    .from("amenities")
    .insert({ ...row, description: "Heated ".repeat(60).trim() })
    .throwOnError();
  Object.assign(service, { before: async () => {}, translate: (text: string) => `«${text}»`, fails: [] });
  await page.goto("/admin/languages?language=de");
  await expect(page.getByText("300 characters left this month")).toBeVisible();
  await page.getByRole("button", { name: "Translate with DeepL" }).click();
  await expect(page.getByText("DeepL stopped: Your plan translates 300 characters a month")).toBeVisible();
  // "Quiet" and "Pool" came before what is too long.
  await expect(page.getByText("291 characters left this month")).toBeVisible();
});
