import { expect } from "./support/fixtures.ts";
import { proTest as test } from "./support/pro.ts";
import { addAmenity } from "./support/rows.ts";

const NAME = "Garden pool";
const SOURCE = "Heated, 28 °C, from May on";

const ADDED = { description: SOURCE, timing: "7 to 20", location: "Garden" };

test("An owner translates a text by hand, a German guest reads it, and learns nothing of a change until it is translated", async ({
  page,
  owner,
  phone,
}) => {
  const { api, hotel } = owner;
  const amenityId = await addAmenity(owner, NAME, ADDED);
  await page.goto("/admin/languages");
  await expect(page.getByLabel("Add a language")).toBeVisible();
  await page.getByLabel("Add a language").selectOption("de");
  await page.getByRole("link", { name: "Translate Deutsch" }).click();
  const german = page.getByLabel(`${NAME}: Description`);
  await expect(german).toHaveAttribute("lang", "de");
  await german.fill("Beheizt, 28 °C, ab Mai");
  await german.press("Tab");
  await expect(german).toHaveAccessibleDescription("Saved.");

  const guestPage = `/view/${hotel.id}?lang=de`;
  const guestReads = (text: string) =>
    expect.poll(async () => (await phone.request.get(guestPage)).text()).toContain(text);
  await phone.goto(`${guestPage}#amenities`);
  await expect(phone.getByText("Beheizt, 28 °C, ab Mai")).toBeVisible();

  // Their words change: the translation stays, marked, until somebody looks at it.
  await api.from("amenities").update({ description: "Heated, 30 °C" }).eq("id", amenityId).throwOnError();
  await page.reload();
  await page.getByRole("button", { name: "May be out of date" }).click();
  await expect(page.getByText("Heated, 30 °C")).toBeVisible();
  await expect(german).toHaveValue("Beheizt, 28 °C, ab Mai");
  await guestReads("Beheizt, 28 °C, ab Mai");

  // Somebody else was faster.
  await api
    .from("translations")
    .update({ text: "Warm" })
    .match({ hotel_id: hotel.id, row_id: amenityId, column_name: "description", language: "de" })
    .throwOnError();
  await german.fill("Beheizt, 30 °C");
  await german.press("Tab");
  await expect(page.getByText(/^Another window has saved:\s+“Warm”/)).toBeVisible();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(german).toHaveAccessibleDescription("Saved.");
  await guestReads("Beheizt, 30 °C");

  // The preview is in the language that is open here, follows what is saved, and shows the others.
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByTitle("Your guest page").contentFrame();
  await expect(preview.locator("html")).toHaveAttribute("lang", "de");
  await expect(preview.locator("main")).toContainText("Beheizt, 30 °C");
  await german.fill("Beheizt auf 30 °C");
  await german.press("Tab");
  await expect(preview.locator("main")).toContainText("Beheizt auf 30 °C");
  await page.getByLabel("Language of the preview").selectOption("English");
  await expect(preview.locator("html")).toHaveAttribute("lang", "en");
  await expect(preview.locator("main")).toContainText("Heated, 30 °C");
});
