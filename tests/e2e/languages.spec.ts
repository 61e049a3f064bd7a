/** Guests from two countries read the sample hotel, which writes English. */
import { readFileSync } from "node:fs";
import type { Catalogue } from "../../src/lib/messages/message.ts";
import { expect, test } from "./support/fixtures.ts";

const [de, ar, ja] = ["de", "ar", "ja"].map(
  (tag) =>
    JSON.parse(
      readFileSync(new URL(`../../src/lib/messages/${tag}.json`, import.meta.url), "utf8"),
    ) as Catalogue,
) as [Catalogue, Catalogue, Catalogue];

test.describe("An Arab guest without JavaScript", () => {
  test.use({ locale: "ar-JO", javaScriptEnabled: false });

  test("reads from right to left, and chooses another language from a list", async ({ page }) => {
    await page.goto("/view/1");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    // Only paper lists emergency numbers as answers; a screen has them where they can be called.
    const onPaper = page.locator(".reach").getByText("911");
    await expect(onPaper).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(onPaper).toBeVisible();
    await expect(page.locator(".speak"), "paper is in one language").toBeHidden();
    await page.emulateMedia({ media: "screen" });
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

test.describe("A Japanese guest", () => {
  test.use({ locale: "ja-JP" });

  test("keeps the language that was chosen on the next visit, and shares the address without it", async ({
    page,
  }) => {
    await page.goto("/view/1");
    await expect(page.locator(".times")).toContainText(ja.messages["page.checkIn"]);
    await page.getByRole("link", { name: "日本語" }).click();
    await page.getByRole("link", { name: "Deutsch" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    const kept = () => page.evaluate(() => localStorage.getItem("innfo-language"));
    await expect.poll(kept).toBe("de");
    // The page's script navigates while the page is still loading, which interrupts goto().
    await page.evaluate(() => void setTimeout(() => location.assign("/view/1#q")));
    await expect(page).toHaveURL(/\/view\/1\?lang=de/);
    await expect(page.locator(".times")).toContainText(de.messages["page.checkIn"]);
    await expect(page.locator("meta[property='og:url']")).toHaveAttribute("content", /\/view\/1$/);
  });
});
