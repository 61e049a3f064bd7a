/** A tab that comes back after a while offers what has changed meanwhile, and does not load it by itself. */
import type { Page } from "@playwright/test";
import { expect, test } from "../e2e/support/fixtures.ts";
import { setTextSize } from "../e2e/support/large-text.ts";
import { keptOffline } from "../e2e/support/pages/guest-page.ts";
import { addAmenity, setHotel } from "../e2e/support/rows.ts";
import { takerAt } from "../e2e/support/taker.ts";

test.use({ viewport: { width: 390, height: 844 }, refusals: ["no answer"] });

const MINUTE_MS = 60_000;

/** As a phone does whose guest looks at something else for so long. */
async function away(page: Page, minutes: number) {
  const turn = (state: "hidden" | "visible") =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await turn("hidden");
  await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + minutes * MINUTE_MS);
  await turn("visible");
}

test("After five minutes one small question, and a line only if something changed", async ({ page, url }) => {
  const { api, hotel } = await takerAt(url);
  await addAmenity({ api, hotel }, "Sauna");
  const asked: number[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "HEAD") asked.push(response.status());
  });
  await page.clock.setFixedTime(Date.now());
  await page.goto(`/view/${hotel.id}?lang=en`);
  const line = page.getByRole("status").filter({ hasText: "Updated" });

  await away(page, 4);
  await away(page, 4);
  await expect.poll(() => asked).toEqual([304]);
  await expect(line).toBeHidden();

  await setHotel({ api, hotel }, { breakfast: "from seven" });
  await page.getByRole("searchbox").fill("tow");
  await away(page, 6);
  await expect(line).toBeHidden();
  await page.getByRole("searchbox").fill("");
  await page.context().setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
  await away(page, 1);
  await failed;
  await page.context().setOffline(false);
  // Until the page knows that it failed it asks nothing.
  await expect(async () => {
    await away(page, 1);
    expect(asked.at(-1)).toBe(200);
  }).toPass();
  await expect(line).toBeVisible();
  expect(asked, "nothing was asked while a word was typed").toHaveLength(2);
  await expect(page.getByText("from seven"), "not by itself").toBeHidden();

  await line.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("from seven")).toBeVisible();
  await expect(line).toBeHidden();
});

test("A saved copy says what is there once there is a network, and takes nothing from the guest's hand", async ({
  page,
  taker: { api, hotel },
}) => {
  await addAmenity({ api, hotel }, "Sauna");
  await page.goto(`/view/${hotel.id}?lang=en`);
  await keptOffline(page);
  const copy = page.getByText("This is your saved copy");
  const line = page.getByRole("status").filter({ hasText: "Updated" });
  const words = page.getByRole("searchbox");
  for (const isChanged of [false, true]) {
    await page.context().setOffline(true);
    await page.reload();
    await expect(copy).toBeVisible();
    await words.fill("tow");
    await page.evaluate(() => {
      document.body.dataset.stayed = "";
    });
    if (isChanged) await setHotel({ api, hotel }, { breakfast: "from seven" });
    await page.context().setOffline(false);
    await expect(copy).toBeHidden();
    await expect(line).toBeVisible({ visible: isChanged });
    await expect(page.locator("body[data-stayed]")).toHaveCount(1);
    await expect(words).toHaveValue("tow");
  }
  await words.fill("");
  await line.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("from seven")).toBeVisible();
  await expect(copy).toBeHidden();
});

test("The guest stays in the section that is open", async ({ page, taker: owner }) => {
  await addAmenity(owner, "Sauna");
  await page.clock.setFixedTime(Date.now());
  await page.goto(`/view/${owner.hotel.id}?lang=en#amenities`);
  await addAmenity(owner, "Steam bath");
  await away(page, 6);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("heading", { name: "Steam bath" })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("#amenities");
});

/** Elements that could be pressed if no line lay on them. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("a, button, input, summary")]
      .filter(
        (control) => !control.closest(".saved") && control.checkVisibility({ visibilityProperty: true }),
      )
      .filter((control) =>
        Array.from(control.getClientRects()).some(({ x, y, width, height }) =>
          document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".saved"),
        ),
      )
      .map(({ textContent }) => textContent),
  );

test("That the page is a copy stands on nothing that can be pressed, in large text neither", async ({
  page,
  context,
  taker: { api, hotel },
}) => {
  await addAmenity({ api, hotel }, "Sauna");
  await page.goto(`/view/${hotel.id}?lang=en`);
  await keptOffline(page);
  await context.setOffline(true);
  await page.reload();
  const copy = page.getByText("This is your saved copy");
  const chip = page.getByRole("link", { name: "Late check-out" });
  const topOf = () => chip.evaluate((link) => link.getBoundingClientRect().top);
  for (const percent of [100, 200]) {
    await setTextSize(page, percent);
    for (const top of [0, 1_000_000]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect(copy).toBeVisible();
      expect(await covered(page), `${percent} %, from ${top}`).toEqual([]);
    }
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(copy).toBeInViewport();
  const before = await topOf();
  await context.setOffline(false);
  await expect(copy).toBeHidden();
  await expect.poll(topOf, "nothing moves").toBe(before);
});

test.describe(() => {
  // A slow machine's worker would show the copy.
  test.use({ serviceWorkers: "block" });

  test("What is offered stands on nothing at the page's end, in large text neither", async ({
    page,
    context,
    taker: { api, hotel },
  }) => {
    await addAmenity({ api, hotel }, "Sauna");
    await page.goto(`/view/${hotel.id}?lang=en`);
    const later = await context.newPage();
    await later.clock.setFixedTime(Date.now());
    await later.goto(`/view/${hotel.id}?lang=en`);
    await later.evaluate(() => dispatchEvent(new Event("beforeinstallprompt", { cancelable: true })));
    const atTheEnd = async (text: string) => {
      await expect(later.getByRole("status").filter({ hasText: text })).toBeVisible();
      for (const percent of [100, 200]) {
        await setTextSize(later, percent);
        await later.evaluate(() => scrollTo(0, 1_000_000));
        expect(await covered(later), `${text}, ${percent} %`).toEqual([]);
      }
    };
    await atTheEnd("home screen");
    await setTextSize(later, 100);
    await later.setViewportSize({ width: 1280, height: 844 });
    // Beside a short page's column, it would take half of the cover.
    await expect(later.locator(".cover")).toHaveCSS("inline-size", "1280px");
    await later.setViewportSize({ width: 390, height: 844 });
    await addAmenity({ api, hotel }, "Steam bath");
    await away(later, 6);
    await atTheEnd("Updated");
  });
});
