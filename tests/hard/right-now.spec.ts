/** Below the cover and in the amenities' row the page says what is open now, by the hotel's clock, not the device's. */
import type { Page } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import { weekly } from "../../testbed/opening-hours.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { keptOffline } from "../e2e/support/pages/guest-page.ts";
import { pool, poolTest as test, WEEK } from "../e2e/support/pool.ts";
import { addRow, setHotel } from "../e2e/support/rows.ts";

/** Berlin is two hours ahead of UTC; 2026-06-24 is a Wednesday. */
const at = (time: string, day = 24) => new Date(`2026-06-${day}T${time}:00+02:00`);

const RECEPTION = weekly({
  week: Array.from({ length: 7 }, () => ["07:00-21:00"]),
  exceptions: [{ from: "2026-06-26", until: "2026-06-26", times: [], reason: "Village fair" }],
});

test.beforeEach(async ({ owner: { api, hotel } }) => {
  await setHotel({ api, hotel }, { reception_hours: RECEPTION, night_entry: "Garden door, dial 0" });
});

test("It follows the clock: open, shut, the way in at night, a holiday; pressed, it unfolds the day", async ({
  phone: page,
  owner,
}) => {
  await addRow(owner, amenities, pool(WEEK));
  await page.clock.install({ time: at("12:00") });
  await page.goto(`/view/${owner.hotel.id}`);
  const today = page.locator(".today");
  const line = today.locator("summary");
  const inRow = page.locator(".tile", { hasText: "Amenities" }).locator(".description");
  await expect(line).toHaveText("Reception open until 9 PM");
  await expect(inRow).toHaveText("Pool open until 9 PM");
  // No line ends within a time.
  expect(await line.textContent()).toContain("until 9\u00a0PM");
  await expect(today.getByText("At night")).toBeHidden();
  await line.click();
  const row = (name: string) => today.getByRole("term").filter({ hasText: name }).locator("..");
  await expect(row("Reception")).toContainText("7 AM – 9 PM");
  await expect(row("At night")).toContainText("Garden door, dial 0");
  await expect(row("Pool")).toContainText("7 AM – 9 PM");

  const turnTo = async (time: Date) => {
    await page.clock.setSystemTime(time);
    await page.clock.fastForward(61_000);
  };
  await turnTo(at("22:00"));
  await expect(line).toHaveText("Reception closed · Garden door, dial 0");
  await expect(inRow).toHaveText("Pool");
  // Green is what is open.
  await expect(line.locator("b")).toHaveCount(0);
  await turnTo(at("05:00", 25));
  await expect(line).toContainText("Reception closed · Garden door, dial 0");
  await turnTo(at("12:00", 25));
  await expect(line).toHaveText("Reception open until 9 PM");
  await expect(row("Pool")).toContainText("Closed today · Saturday 9 AM – noon");
  await expect(row("Pool")).toHaveClass(/special/);
  await turnTo(at("12:00", 26));
  await expect(line).toContainText("Reception closed · Garden door, dial 0 · Village fair");
  await turnTo(at("08:00", 27));
  await expect(inRow).toHaveText("Pool opens at 9 AM");
});

for (const { locale, lang, line, inRow, stay } of [
  {
    locale: "en-AU",
    lang: "en",
    line: "Reception open until 9 pm",
    inRow: "Pool open until 9 pm",
    stay: ["3 pm", "11 am"],
  },
  {
    locale: "de-AT",
    lang: "de",
    line: "Rezeption geöffnet bis 21:00",
    inRow: "Pool: geöffnet bis 21:00",
    stay: ["ab 15:00", "bis 11:00"],
  },
  {
    locale: "en-US",
    lang: "de",
    line: "Rezeption geöffnet bis 9 PM",
    inRow: "Pool: geöffnet bis 9 PM",
    stay: ["ab 3 PM", "bis 11 AM"],
  },
  {
    locale: "ja-JP",
    lang: "ja",
    line: "フロントは営業中 21:00まで",
    inRow: "Pool: 営業中 21:00まで",
    stay: ["15:00から", "11:00まで"],
  },
])
  test(`On a phone in ${locale} the page in ${lang} writes times in one way, in sentences of its own`, async ({
    browser,
    baseURL,
    owner,
  }) => {
    await addRow(owner, amenities, pool(WEEK));
    const { api, hotel } = owner;
    const times = { check_in: "03:00 PM", check_out: "11:00 AM" };
    await setHotel({ api, hotel }, times);
    const context = await browser.newContext({ baseURL: baseURL ?? "", locale });
    const page = await context.newPage();
    await page.clock.setFixedTime(at("12:00"));
    await page.goto(`/view/${hotel.id}?lang=${lang}`);
    await expect(page.locator(".today summary")).toHaveText(line);
    await expect(page.locator(".tile").first().locator(".description")).toHaveText(inRow);
    await expect(page.locator(".times dd").nth(0)).toHaveText(stay[0] ?? "");
    await expect(page.locator(".times dd").nth(1)).toHaveText(stay[1] ?? "");
    await context.close();
  });

test("Without a way in at night it says when reception opens; without hours it says nothing", async ({
  phone: page,
  owner: { api, hotel },
}) => {
  await setHotel({ api, hotel }, { night_entry: null });
  await page.clock.setFixedTime(at("05:00"));
  await page.goto(`/view/${hotel.id}`);
  await expect(page.locator(".today summary")).toHaveText("Reception opens at 7 AM");
  await setHotel({ api, hotel }, { reception_hours: null });
  await page.reload();
  await expect(page.getByText("Check-in")).toBeVisible();
  await expect(page.locator(".today")).toHaveCount(0);
});

test("Without reception's hours the line says what else is open; with breakfast's alone it offers the week", async ({
  phone: page,
  owner,
}) => {
  const { api, hotel } = owner;
  const hours = { reception_hours: null, breakfast: "7 to 10:30" };
  await setHotel({ api, hotel }, hours);
  await addRow(owner, amenities, { ...pool(BREAKFAST), name: "Breakfast room" });
  await page.clock.setFixedTime(at("12:00"));
  await page.goto(`/view/${hotel.id}`);
  await expect(page.locator(".times dt").last()).toHaveAttribute("data-day", "tomorrow");
  await expect(page.locator(".today summary")).toHaveText("All opening hours");
  await addRow(owner, amenities, pool(WEEK));
  await page.reload();
  await expect(page.locator(".today summary")).toHaveText("Pool open until 9 PM");
  await expect(page.locator(".tile .description").first()).toHaveText("Breakfast room, Pool");
});

test("The row keeps its names where what is open takes a second line, also once a phone is turned", async ({
  page,
  owner,
}) => {
  const name = "Garden pool below the old trees";
  await addRow(owner, amenities, { ...pool(WEEK), name });
  await page.clock.setFixedTime(at("12:00"));
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`/view/${owner.hotel.id}`);
  const row = page.locator(".tile .description").first();
  await expect(row).toHaveText(`${name} open until 9 PM`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row).toHaveText(name);
});

/** From Monday to Saturday until half past ten, on Sunday until half past eleven. */
const BREAKFAST = weekly({
  week: [...Array.from({ length: 6 }, () => ["07:00-10:30"]), ["07:00-11:30"]],
  exceptions: [{ from: "2026-06-29", until: "2026-06-29", times: ["08:00-12:00"], reason: "Marathon" }],
});

test("On a Saturday night breakfast is tomorrow's, in the figure, in the unfolded day and on its card", async ({
  phone: page,
  owner: { api, hotel, ...owner },
}) => {
  await setHotel({ api, hotel }, { breakfast: "7 to 10:30" });
  await addRow({ api, hotel, ...owner }, amenities, { ...pool(BREAKFAST), name: "Breakfast room" });
  const figure = page.locator(".times > div").filter({ hasText: "Breakfast" });
  const turnTo = async (time: Date) => {
    await page.clock.setSystemTime(time);
    await page.clock.fastForward(61_000);
  };
  await page.clock.install({ time: at("23:40", 27) });
  await page.goto(`/view/${hotel.id}`);
  await expect(figure.getByRole("term")).toHaveAttribute("data-day", "tomorrow");
  await expect(figure.getByRole("definition")).toHaveText("7 – 11:30");
  // Breakfast is said once.
  await expect(page.locator(".today summary")).not.toContainText("Breakfast");
  await page.locator(".today summary").click();
  await expect(page.locator(".today dl > div").filter({ hasText: "Breakfast" })).toContainText(
    "tomorrow 7 AM – 11:30 AM",
  );
  await page.locator(".tiles").getByRole("link", { name: "Amenities" }).click();
  await expect(page.getByText("Closed · opens tomorrow at 7 AM, until 11:30 AM")).toBeVisible();
  await page.goBack();

  await turnTo(at("08:00", 28));
  await expect(figure).toHaveText("Breakfastuntil 11:30 AM");
  await turnTo(at("06:00", 29));
  await expect(figure.getByRole("definition")).toHaveText(/^8\sAM – noon$/);
  await expect(figure).toHaveClass("special");
  await turnTo(at("06:00", 30));
  await expect(figure).not.toHaveClass("special");
});

test("In the whole week no word breaks: the dates of an exception wrap", async ({ phone: page, owner }) => {
  const hours = weekly({
    exceptions: [{ from: "2026-09-28", until: "2026-12-16", times: [], reason: null }],
  });
  await addRow(owner, amenities, pool(hours));
  await page.goto(`/view/${owner.hotel.id}?lang=de`);
  await page.locator(".tiles").getByRole("link", { name: "Ausstattung" }).click();
  await page.getByRole("heading", { name: "Pool" }).waitFor();
  const broken = await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    const lines = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    };
    const states = Array.from(document.querySelectorAll(".hours .special dd"));
    return states.map((state) => `${state.textContent}: ${lines(state)}`);
  });
  expect(broken).toEqual(["geschlossen: 1"]);
});

test("In the unfolded day a long name leaves room for when it opens again", async ({
  phone: page,
  owner,
}) => {
  await addRow(owner, amenities, { ...pool(WEEK), name: "Garden pool below the old plane trees" });
  await page.clock.setFixedTime(at("12:00", 25));
  await page.goto(`/view/${owner.hotel.id}`);
  await page.locator(".today summary").click();
  const state = page.locator(".today dd").filter({ hasText: "Closed today · Saturday 9 AM – noon" });
  await expect(state).toBeVisible();
  const lines = await state.evaluate(
    (dd) => dd.clientHeight / Number.parseFloat(getComputedStyle(dd).lineHeight),
  );
  expect(Math.round(lines)).toBeLessThanOrEqual(3);
});

/** Makes the page note what the line moves: not itself, nor in the letter, where reception's row is filled, too. */
async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const letterTop = () => document.querySelector(".letter")?.getBoundingClientRect().top ?? 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null; previousRect: DOMRect }[];
      })[])
        if (
          entry.sources.some(
            ({ node, previousRect: { top } }) =>
              top < letterTop() && !(node instanceof Element && node.closest(".today summary")),
          )
        )
          Object.assign(window, { moved: JSON.stringify(entry) });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function moved(page: Page): Promise<unknown> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => Object(window).moved);
}

test("What is below does not move when the line comes", async ({ phone: page, owner }) => {
  await addRow(owner, amenities, { ...pool(WEEK), name: "Garden pool below the old plane trees" });
  await addRow(owner, amenities, { ...pool(WEEK), name: "Sauna beside the garden pool" });
  await page.clock.setFixedTime(at("12:00"));
  await noteMoves(page);
  await page.goto(`/view/${owner.hotel.id}`);
  await expect(page.locator(".today summary")).toContainText("open until 9 PM");
  expect(await moved(page)).toBeUndefined();
});

for (const width of [900, 1280])
  test(`Nor on a desk of ${width} pixels where something is closed today: the figure says so in one line`, async ({
    page,
    owner,
  }) => {
    await addRow(owner, amenities, pool(WEEK));
    await page.setViewportSize({ width, height: 800 });
    await page.clock.setFixedTime(at("12:00", 25));
    await noteMoves(page);
    for (const [language, shut] of [
      ["en", "Closed today"],
      ["de", "Heute geschlossen"],
    ]) {
      await page.goto(`/view/${owner.hotel.id}?lang=${language}`);
      await expect(page.locator(".today .special dd")).toHaveText(new RegExp(`^${shut} · `));
      await expect(page.locator(".today .special dd")).toBeInViewport();
      // The line above says it.
      await expect(page.locator(".today .reception")).toBeHidden();
      await expect(page.locator(".today .special dd")).toHaveText(String(shut), { useInnerText: true });
      expect(await moved(page)).toBeUndefined();
    }
  });

test.describe("Without a network", () => {
  test.use({ refusals: ["no answer"] });

  test("the copy says what is open now, not when it was read", async ({ phone: page, owner }) => {
    await page.clock.setFixedTime(at("12:00"));
    await page.goto(`/view/${owner.hotel.id}`);
    await keptOffline(page);
    await page.context().setOffline(true);
    await page.clock.setFixedTime(at("23:30"));
    await page.reload();
    await expect(page.locator(".today summary")).toContainText("Reception closed · Garden door");
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is said about now, and the week unfolds", async ({ page, owner }) => {
    await addRow(owner, amenities, pool(WEEK));
    await page.goto(`/view/${owner.hotel.id}`);
    const today = page.locator(".today");
    await expect(today.locator("summary")).toHaveText("All opening hours");
    // On a desk the facts stand open.
    await expect(today.getByText("Garden door, dial 0")).toBeVisible();
    await expect(today).toContainText("Every day: 7 AM – 9 PM");
    await expect(today).toContainText("Thursday, June 25: closed – Cleaning");
  });
});
