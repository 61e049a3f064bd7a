import { expect, test } from "../e2e/support/fixtures.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";
import { REVIEWS, takerAt } from "../e2e/support/taker.ts";

test.use({ viewport: { width: 390, height: 844 }, refusals: [404, 422] });

test.describe("Without JavaScript, in German", () => {
  test.use({ javaScriptEnabled: false, locale: "de-DE" });

  test("a guest complains, is led to the reviews like everybody, and reports a loss", async ({
    page,
    url,
  }) => {
    const { api, hotel } = await takerAt(url);
    await page.goto(`/view/${hotel.id}`);
    await page.getByRole("link", { name: "Ihre Meinung" }).click();
    await page.getByRole("radio", { name: "Sehr schlecht" }).check();
    await page.getByRole("checkbox", { name: "WLAN" }).check();
    await page.getByRole("checkbox", { name: "Ruhe" }).check();
    await sendAsAPerson(page, "Senden");
    await expect(page.getByText("Angekommen")).toBeVisible();
    await expect(page.getByText("Ruhe, WLAN")).toBeVisible();
    const reviews = page.getByRole("link", { name: "Erzählen Sie es auch anderen Reisenden" });
    await expect(reviews).toHaveAttribute("href", REVIEWS);

    await page.getByRole("link", { name: hotel.name }).click();
    await page.getByRole("link", { name: "Etwas verloren?" }).click();
    await page.getByLabel("Was haben Sie verloren?").fill("Grüner Schal");
    await page.getByLabel("Wie erreichen wir Sie?").fill("ada@example.com");
    await page.getByLabel("Sie dürfen diese Angaben bis dahin aufbewahren").check();
    await sendAsAPerson(page, "Senden");
    await expect(page.getByText("Grüner Schal")).toBeVisible();
    const { data } = await api
      .from("messages")
      .select("kind, rating, item, language")
      .order("kind")
      .throwOnError();
    expect(data).toEqual([
      { kind: "feedback", rating: 1, item: null, language: "de" },
      { kind: "lost", rating: null, item: "Grüner Schal", language: "de" },
    ]);
  });
});
