/** Guests from three countries read the sample hotel, which writes English. */
import { readFileSync } from "node:fs";
import type { Catalogue } from "../../src/lib/messages/message.ts";
import { expect, test } from "./support/fixtures.ts";

const [de, ar, ja] = ["de", "ar", "ja"].map(
  (tag) =>
    JSON.parse(
      readFileSync(new URL(`../../src/lib/messages/${tag}.json`, import.meta.url), "utf8"),
    ) as Catalogue,
) as [Catalogue, Catalogue, Catalogue];

test.describe("A German guest", () => {
  test.use({ locale: "de-DE", refusals: ["no answer"] });

  test("reads, searches and filters in German, and finds what the hotel says in English, also without a network", async ({
    page,
    context,
  }) => {
    const open = async () => {
      await page.goto("/view/1");
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await expect(page.locator(".times")).toContainText(de.messages["page.checkIn"]);
      await expect(page.locator(".times")).toContainText("15:00");
    };
    await open();
    await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
    await page.getByRole("searchbox").fill("handtuch");
    await expect(page.getByRole("search").getByRole("status")).toHaveText(/^(?!.*0$).+\d$/);
    await page.getByRole("searchbox").fill("xyzxyz");
    await expect(page.getByRole("search")).toContainText(de.messages["script.callReception"]);
    await page.evaluate(async () => {
      const { serviceWorker } = navigator;
      if (serviceWorker.controller) return;
      await new Promise((resolve) =>
        serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
    });
    await context.setOffline(true);
    await open();
    await expect(page.getByRole("link", { name: de.messages["script.tryAgain"] })).toBeInViewport();
    await page.goto("/view/never");
    await expect(page.getByRole("heading")).toHaveText(de.messages["offline.title"]);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});

test.describe("An Arab guest without JavaScript", () => {
  test.use({ locale: "ar-JO", javaScriptEnabled: false });

  test("reads from right to left, and chooses another language from a list", async ({ page }) => {
    await page.goto("/view/1");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
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
    await page.goto("/view/1#q");
    await expect(page).toHaveURL(/\/view\/1\?lang=de/);
    await expect(page.locator(".times")).toContainText(de.messages["page.checkIn"]);
    await expect(page.locator("meta[property='og:url']")).toHaveAttribute("content", /\/view\/1$/);
  });
});
