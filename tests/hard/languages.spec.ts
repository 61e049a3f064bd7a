/** Guests of three languages read the sample hotel, which writes English: with a network, without, and without a script. */
import type { Page } from "@playwright/test";
import { soonAt } from "../../testbed/soon.ts";
import { catalogueOf } from "../e2e/support/catalogue.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { keptOffline } from "../e2e/support/pages/guest-page.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";
import type { takerAt } from "../e2e/support/taker.ts";

const GUESTS = [
  {
    who: "A German",
    tag: "de",
    locale: "de-DE",
    dir: "ltr",
    checkIn: "15:00",
    asks: "schwimmbad",
    wish: "Bitte leise klopfen",
    at: " um 07:30",
  },
  {
    who: "An Arab",
    tag: "ar",
    locale: "ar-JO",
    dir: "rtl",
    checkIn: "3 م",
    asks: "مسبح",
    wish: "بهدوء من فضلكم",
    at: "",
  },
  {
    who: "A Japanese",
    tag: "ja",
    locale: "ja-JP",
    dir: "ltr",
    checkIn: "15:00",
    asks: "プール",
    wish: "静かにお願いします",
    at: " 7:30",
  },
] as const;

for (const { who, tag, locale, dir, checkIn, asks, wish, at } of GUESTS) {
  const soon = soonAt("07:30");
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "full", timeZone: "UTC", numberingSystem: "latn" });
  const { messages, declared } = catalogueOf(tag);

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

  const word = (english: string) => declared[english] ?? "";

  async function openForm(page: Page, hotelId: string): Promise<void> {
    await page.goto(`/view/${hotelId}`);
    await page.getByRole("link", { name: word("Ask for something"), exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.locator("body")).toHaveCSS("direction", dir);
  }

  async function fillIn(page: Page, room: string): Promise<void> {
    await page.getByRole("radio", { name: word("A wake-up call"), exact: true }).check();
    await page.getByLabel(word("Room number")).fill(room);
    await page.getByLabel(word("When?")).fill(soon);
    await page.getByLabel(word("Anything else we should know?")).fill(wish);
  }

  /** The guest's page, and the hotel's message. */
  async function expectArrived(page: Page, { api }: Awaited<ReturnType<typeof takerAt>>): Promise<void> {
    await expect(page.getByText(messages["sent.new"], { exact: true })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.locator("body")).toHaveCSS("direction", dir);
    await expect(page.getByText(word("A wake-up call"), { exact: true })).toBeVisible();
    await expect(page.getByText(day.format(new Date(`${soon}Z`)) + at)).toBeVisible();
    await expect(page.getByText(wish, { exact: true })).toBeVisible();
    const { data } = await api.from("messages").select("topic, text, language").throwOnError();
    expect(data).toEqual([{ topic: "wake_up_call", text: wish, language: tag }]);
  }

  test.describe(`${who} guest`, () => {
    test.use({ locale, refusals: ["no answer", 422] });

    test("reads and searches, and finds what the hotel says in English", async ({ page }) => {
      await open(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
      await page.getByRole("searchbox").fill(asks);
      await expect(page.getByRole("search").getByRole("status")).toHaveText(/\S/);
      const found = page.getByRole("search").getByText(/Garden pool|Pool im Garten/);
      await expect(found.first()).toBeVisible();
      await page.getByRole("searchbox").fill("xyzxyz");
      await expect(page.getByRole("search")).toContainText(messages["search.call"]);
      await page.getByRole("searchbox").fill("");
      await openAmenities(page);
    });

    test("asks for something, is told what is wrong, and follows it", async ({ page, taker }) => {
      await openForm(page, taker.hotel.id);
      await page.goBack();
      const way = page.getByRole("link", { name: word("Ask for something"), exact: true });
      await page.emulateMedia({ media: "print" });
      await expect(way, "leads nowhere on paper").toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await way.click();
      // More than nothing, which the browser itself refuses.
      await fillIn(page, " ");
      await sendAsAPerson(page, messages["form.send"]);
      await expect(page.getByLabel(word("Room number"))).toHaveAccessibleDescription(
        messages["form.required"],
      );
      await expect(page.getByLabel(word("Anything else we should know?"))).toHaveValue(wish);
      await page.getByLabel(word("Room number")).fill("12");
      await page.getByRole("button", { name: messages["form.send"] }).click();
      await expectArrived(page, taker);
    });

    test("asks without a network, and it comes once there is one", async ({ page, context, taker }) => {
      await page.goto(`/view/${taker.hotel.id}`);
      await keptOffline(page);
      const form = `/view/${taker.hotel.id}/request?lang=${tag}`;
      await expect
        .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, form))
        .toBe(true);
      await context.setOffline(true);
      await page.goto(form);
      await fillIn(page, "12");
      await page.getByRole("button", { name: messages["form.send"] }).click();
      await expect(page.getByRole("heading", { name: messages["kept.title"] })).toBeVisible();
      await page.goto(`/view/${taker.hotel.id}`);
      await page.getByRole("link", { name: messages["kept.waiting"] }).click();
      await expect(page.getByText(messages["kept.text"])).toBeVisible();
      await context.setOffline(false);
      await expectArrived(page, taker);
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

      test("asks for something, and follows it", async ({ page, taker }) => {
        await openForm(page, taker.hotel.id);
        await fillIn(page, "12");
        await sendAsAPerson(page, messages["form.send"]);
        await expectArrived(page, taker);
      });
    });
  });
}

test.describe("A guest who chooses another language", () => {
  test.use({ locale: "ja-JP" });

  test("keeps it on the next visit, and shares the address without it", async ({ page }) => {
    await page.goto("/view/1");
    await expect(page.locator(".times")).toContainText(catalogueOf("ja").messages["page.checkIn"]);
    await page.getByRole("link", { name: "日本語" }).click();
    await page.getByRole("link", { name: "Deutsch" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    const kept = () => page.evaluate(() => localStorage.getItem("innfo-language"));
    await expect.poll(kept).toBe("de");
    // The page's script navigates while the page is still loading, which interrupts goto().
    await page.evaluate(() => void setTimeout(() => location.assign("/view/1#q")));
    await expect(page).toHaveURL(/\/view\/1\?lang=de/);
    await expect(page.locator(".times")).toContainText(catalogueOf("de").messages["page.checkIn"]);
    await expect(page.locator("meta[property='og:url']")).toHaveAttribute("content", /\/view\/1$/);
  });
});
