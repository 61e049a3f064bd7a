/** Guests of three languages read the sample hotel, which writes English: with a network, without, and without a script. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Catalogue } from "../../src/lib/messages/message.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { keptOffline } from "../e2e/support/pages/guest-page.ts";

const GUESTS = [
  { who: "A German", tag: "de", locale: "de-DE", dir: "ltr", checkIn: "15:00", asks: "handtuch" },
  { who: "An Arab", tag: "ar", locale: "ar-JO", dir: "rtl", checkIn: "3 م", asks: "مناشف" },
  { who: "A Japanese", tag: "ja", locale: "ja-JP", dir: "ltr", checkIn: "15:00", asks: "タオル" },
] as const;

for (const { who, tag, locale, dir, checkIn, asks } of GUESTS) {
  const { messages, declared } = JSON.parse(
    readFileSync(new URL(`../../src/lib/messages/${tag}.json`, import.meta.url), "utf8"),
  ) as Catalogue;

  async function open(page: Page): Promise<void> {
    await page.goto("/view/1");
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.locator("body")).toHaveCSS("direction", dir);
    await expect(page.locator(".times")).toContainText(messages["page.checkIn"]);
    await expect(page.locator(".times")).toContainText(checkIn);
  }

  async function openAmenities(page: Page): Promise<void> {
    const title = declared.Amenities ?? "";
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
  }

  test.describe(`${who} guest`, () => {
    test.use({ locale, refusals: ["no answer"] });

    test("reads and searches, and finds what the hotel says in English", async ({ page }) => {
      await open(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
      await page.getByRole("searchbox").fill(asks);
      await expect(page.getByRole("search").getByRole("status")).toHaveText(/[1-9]/);
      await expect(page.locator(".item").filter({ hasText: /towel/i, visible: true })).not.toHaveCount(0);
      await page.getByRole("searchbox").fill("xyzxyz");
      await expect(page.getByRole("search")).toContainText(messages["script.callReception"]);
      await page.getByRole("searchbox").fill("");
      await openAmenities(page);
    });

    test("reads the same without a network", async ({ page, context }) => {
      await open(page);
      await keptOffline(page);
      await context.setOffline(true);
      await page.goto("/view/never");
      await expect(page.getByRole("heading")).toHaveText(messages["offline.title"]);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await open(page);
      await expect(page.getByRole("link", { name: messages["script.tryAgain"] })).toBeInViewport();
      await openAmenities(page);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("reads the same", async ({ page }) => {
        await open(page);
        await openAmenities(page);
        await page.getByRole("link", { name: messages["page.back"] }).first().click();
        await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      });
    });
  });
}
