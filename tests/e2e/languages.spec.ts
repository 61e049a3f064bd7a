/** A guest from another country reads the sample hotel, which writes English. */
import { isDriven, without } from "../../testbed/engines/limits.ts";
import { catalogueOf } from "./support/catalogue.ts";
import { expect, test } from "./support/fixtures.ts";

const [ar, ja] = [catalogueOf("ar"), catalogueOf("ja")];

test.describe("An Arab guest without JavaScript", () => {
  test.use({ locale: "ar-JO", javaScriptEnabled: false });

  test(`reads from right to left, and chooses another language from a list${without("the look on paper")}`, async ({
    page,
  }) => {
    await page.goto("/view/1");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    // Only paper lists emergency numbers as answers; a screen has them where they can be called.
    const onPaper = page.locator(".reach").getByText("911");
    await expect(onPaper).toBeHidden();
    if (isDriven("the look on paper")) {
      await page.emulateMedia({ media: "print" });
      await expect(onPaper).toBeVisible();
      await expect(page.locator(".speak"), "paper is in one language").toBeHidden();
      await page.emulateMedia({ media: "screen" });
    }
    const back = page.getByRole("link", { name: ar.messages["page.back"] });
    await page.getByRole("link", { name: ar.declared.Amenities ?? "" }).click();
    await expect(page.getByRole("heading", { name: ar.declared.Amenities ?? "" })).toBeInViewport();
    await back.first().click();
    await page.getByRole("link", { name: "العربية" }).click();
    await page.getByRole("link", { name: "日本語" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
    await expect(page.locator(".times")).toContainText(ja.messages["page.checkIn"]);
  });
});
