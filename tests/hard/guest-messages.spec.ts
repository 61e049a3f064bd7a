import { amenities } from "../../src/sections/amenities.ts";
import { faqs } from "../../src/sections/faqs.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { answerMessages } from "../../testbed/answer-messages.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { setTextSize } from "../e2e/support/large-text.ts";
import { addRow, setHotel } from "../e2e/support/rows.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";
import { REVIEWS, takerAt } from "../e2e/support/taker.ts";

test.use({ viewport: { width: 390, height: 844 }, refusals: [404, 422, "no answer"] });

test.describe("Without JavaScript, in German", () => {
  test.use({ javaScriptEnabled: false, locale: "de-DE" });

  test("a guest complains, is led to the reviews like everybody, and reports a loss", async ({
    page,
    taker: { api, hotel },
  }) => {
    await page.goto(`/view/${hotel.id}`);
    await page.getByRole("link", { name: "Ihre Meinung" }).click();
    await page.getByRole("radio", { name: "Sehr schlecht" }).check();
    await page.getByRole("checkbox", { name: "WLAN" }).check();
    await page.getByRole("checkbox", { name: "Ruhe" }).check();
    await sendAsAPerson(page, "Senden");
    await expect(page.getByText("Angekommen")).toBeVisible();
    await expect(page.locator("meta[http-equiv=refresh]")).toHaveAttribute("content", "30");
    await expect(page.getByText("Ruhe, WLAN")).toBeVisible();
    // The page that loads itself again would take away what is typed.
    await expect(page.getByLabel("Noch einmal schreiben")).toBeHidden();
    await page.getByRole("link", { name: "Noch einmal schreiben" }).click();
    await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);
    await page.getByLabel("Noch einmal schreiben").fill("Die Bar war laut.");
    await sendAsAPerson(page, "Senden");
    await expect(page.getByRole("listitem").filter({ hasText: "Die Bar war laut." })).toContainText("Sie · ");
    await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(1);
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

test("In German and large text, the heading above the letters is one line", async ({ page, url }) => {
  const { hotel } = await takerAt(url);
  await page.goto(`/view/${hotel.id}/letters?lang=de`);
  await setTextSize(page, 200);
  const heading = page.getByRole("heading", { level: 1, name: "Gästeinformationen" });
  expect(
    await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    }),
  ).toBe(1);
});

test("A guest who waits reads the answer without touching the phone, unless about to delete the message", async ({
  page,
  taker: { api, hotel },
}) => {
  await page.goto(`/view/${hotel.id}/request`);
  await page.getByRole("radio", { name: "Fresh towels" }).check();
  await page.getByLabel("Room number").fill("12");
  await sendAsAPerson(page, "Send");
  await expect(page.getByText("It has arrived")).toBeVisible();
  await page.clock.install();
  await page.reload();
  await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);
  const say = (words: string) => answerMessages(api, hotel.id, words);

  await page.getByLabel("Write again").fill("And a kettle");
  await say("On our\n“way” & fast");
  await page.clock.fastForward(16_000);
  await expect(page.getByText("“way” & fast")).toBeVisible();
  await expect(page.getByLabel("Write again"), "typed words stay").toHaveValue("And a kettle");

  const summary = page.locator("summary", { hasText: "Delete my message" });
  await summary.click();
  // Questions of the page's clock, which goes on, count for nothing before that.
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/message/") && asked.push(request.url()));
  await say("At your door");
  await page.clock.fastForward(16_000);
  // Comes after what the script would have asked.
  await page.evaluate(() => fetch("/robots.txt"));
  expect(asked).toEqual([]);
  await summary.click();
  await page.clock.fastForward(16_000);
  await expect(page.getByText("At your door")).toBeVisible();
});

test("What a guest writes again without a network stays on the page, and goes once", async ({
  page,
  context,
  taker: { api, hotel },
}) => {
  await page.goto(`/view/${hotel.id}/request`);
  await page.getByRole("radio", { name: "Fresh towels" }).check();
  await page.getByLabel("Room number").fill("12");
  await sendAsAPerson(page, "Send");
  await expect(page.getByText("It has arrived")).toBeVisible();
  const received = async () => (await api.from("message_texts").select("text").throwOnError()).data;
  // With its script.
  await page.waitForLoadState();
  await page.getByLabel("Write again").fill("And a kettle");
  await context.setOffline(true);
  await setTextSize(page, 200);
  await sendAsAPerson(page, "Send");
  // In sight, and without whom to dial: it is no danger.
  await expect(page.getByRole("heading", { name: "Kept on this phone" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("There is no network right now")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("heading", { name: "Dial first" })).toBeHidden();
  await expect(page.getByLabel("Write again")).toBeHidden();
  await setTextSize(page, 100);
  expect(await received()).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole("listitem").filter({ hasText: "And a kettle" })).toBeVisible();
  await expect(page.getByLabel("Write again")).toHaveValue("");
  expect(await received()).toEqual([{ text: "And a kettle" }]);

  // A page that is loaded again before it knows of the network has what was typed.
  await page.waitForLoadState();
  await page.getByLabel("Write again").fill("And sugar");
  await page.route("**/message/*", (route) => route.abort());
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { name: "Kept on this phone" })).toBeVisible();
  await page.unroute("**/message/*");
  await page.reload();
  await expect(page.getByLabel("Write again")).toHaveValue("And sugar");
  await sendAsAPerson(page, "Send");
  await expect(page.getByRole("listitem").filter({ hasText: "And sugar" })).toBeVisible();
  expect(await received()).toHaveLength(2);
});

test.describe(() => {
  // A slow machine's worker would show the copy, in another language.
  test.use({ serviceWorkers: "block" });

  test("The search finds what the hotel may be asked for, and leads to its form", async ({ page, url }) => {
    const owner = await takerAt(url);
    const { api, hotel } = owner;
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Garden pool" });
    const wifi = [{ name: "Harbour", password: "salt and thyme", shown_to: "everybody" }];
    await setHotel({ api, hotel }, { wifi });
    await api.from("topics").insert({ hotel_id: hotel.id, label: "Feather pillow" }).throwOnError();
    const [first, found] = [page.locator(".found > :first-child"), page.locator(".found")];
    for (const [language, questions] of [
      [
        "en",
        {
          taxi: "A taxi",
          "lost my ring": "Lost something?",
          "late check-out": "Late check-out",
          towels: "Fresh towels",
          "wake-up call": "A wake-up call",
          "feather pillow": "Feather pillow",
        },
      ],
      ["de", { Handtuch: "Frische Handtücher", "Ring verloren": "Etwas verloren?" }],
      ["ar", { تاكسي: "سيارة أجرة" }],
    ] as const) {
      await page.goto(`/view/${hotel.id}?lang=${language}`);
      for (const [asked, answer] of Object.entries(questions)) {
        await page.getByRole("searchbox").fill(asked);
        await expect(first.and(page.getByRole("link")), asked).toHaveText(answer);
      }
    }
    await addRow(owner, faqs, {
      ...makeEntry(faqs, 1),
      question: "What does a taxi to the airport cost?",
      answer: "35 €",
    });
    await addRow(owner, restaurants, { ...makeEntry(restaurants, 1), name: "Da Lina", cuisine: "Italian" });
    await page.goto(`/view/${hotel.id}?lang=en`);
    // The price stands before the request.
    await page.getByRole("searchbox").fill("call me a cab");
    await expect(first).toContainText("35 €");
    await expect(found.getByRole("link", { name: "A taxi" })).toBeVisible();
    await page.getByRole("searchbox").fill("pizza");
    await expect(first).toContainText("Da Lina");
    // The fact stands before what may be asked for, danger before both.
    await page.getByRole("searchbox").fill("check-out");
    await expect(first).toContainText("Noon");
    await expect(found.getByRole("link", { name: "Late check-out" })).toBeVisible();
    // Nobody asks for a part of a password: "Handtücher" found "bringyourowntowel".
    await page.getByRole("searchbox").fill("thyme");
    await expect(found.getByRole("heading", { name: "Nothing here says “thyme” yet." })).toBeVisible();
    await page.getByRole("searchbox").fill("lost my son at the pool");
    await expect(first).toContainText("112");
    await page.getByRole("searchbox").fill("wake-up call");
    await first.click();
    await expect(page.getByRole("radio", { name: "A wake-up call" })).toBeChecked();
  });
});
