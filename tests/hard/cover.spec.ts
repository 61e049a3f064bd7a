/** Fourteen first screens: the name is the largest thing on each, at every width and text size. */
import type { Page } from "@playwright/test";
import { LANGUAGES } from "../../src/lib/messages/languages.ts";
import { decodeQrs } from "../../testbed/decode-qr.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { faultsOfLargeText, setTextSize } from "../e2e/support/large-text.ts";
import { setHotel } from "../e2e/support/rows.ts";
import { FIRST_SCREENS, makeFirstScreen } from "./support/first-screens.ts";

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** At 320 pixels, two lines of 24 have room for some 34 letters. */
const FITTING = 34;

for (const screen of FIRST_SCREENS) {
  test(`“${screen.name}” is the largest thing on its page`, async ({ page, baseURL }) => {
    const { hotel } = await makeFirstScreen(baseURL ?? "", screen);
    await page.goto(`/view/${hotel.id}?lang=${screen.language ?? "en"}`);
    const found: string[] = [];
    for (const text of [100, 200]) {
      await setTextSize(page, text);
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        const { lines, size, cover, next, hasAddress, ...seen } = await lookAt(page);
        const isLarge = text === 200;
        const most = window.width === 1280 || (window.width === 320 && screen.name.length > FITTING) ? 3 : 2;
        const faults = [
          ...seen.faults,
          ...(await faultsOfLargeText(page)),
          ...(size <= next.size ? [`${size} px beside ${next.size} px of “${next.text}”`] : []),
          ...(size < 24 ? [`the name has ${size} px`] : []),
          ...(!isLarge && lines > most ? [`the name takes ${lines} lines`] : []),
          ...(!isLarge && cover < 168 ? [`the cover has ${cover} px`] : []),
          ...(hasAddress && window.width < 900 ? ["the address stands on a phone's cover"] : []),
        ];
        found.push(...faults.map((fault) => `${window.width} × ${window.height}, ${text} %: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}

interface Seen {
  lines: number;
  size: number;
  cover: number;
  /** The largest text beside the name. */
  next: { size: number; text: string };
  hasAddress: boolean;
  /** Letters that lie on something else, or stick out of the cover. */
  faults: string[];
}

function lookAt(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const name = document.querySelector("h1");
    const cover = document.querySelector(".cover")?.getBoundingClientRect();
    if (!name || !cover) throw new Error("There is no cover with a name");
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const letters = document.createRange();
    letters.selectNodeContents(name);
    const rows = [...letters.getClientRects()].filter(({ width }) => width > 0);
    const next = { size: 0, text: "" };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!text || !parent?.checkVisibility() || parent.matches("h1, .initial, script")) continue;
      if (sizeOf(parent) > next.size) Object.assign(next, { size: sizeOf(parent), text });
    }
    const faults = new Set<string>();
    for (const row of rows) {
      if (row.left < cover.left + 8 || row.right > cover.right - 8) faults.add("a line is at the edge");
      if (row.top < cover.top - 4 || row.bottom > cover.bottom + 4) faults.add("a line is outside");
      for (const selector of [".logo", ".address", ".share", ".speak"]) {
        const other = document.querySelector(`.cover > ${selector}, hgroup > ${selector}`);
        if (!other?.checkVisibility()) continue;
        const box = other.getBoundingClientRect();
        const across = Math.min(row.right, box.right) - Math.max(row.left, box.left);
        const down = Math.min(row.bottom, box.bottom) - Math.max(row.top, box.top);
        // A line's box is higher than its letters.
        if (across > 1 && down > 8) faults.add(`a line lies ${Math.round(down)} px on ${selector}`);
      }
    }
    return {
      lines: new Set(rows.map(({ top }) => Math.round(top / 4))).size,
      size: sizeOf(name),
      cover: cover.height,
      next,
      hasAddress: document.querySelector(".cover .address")?.checkVisibility() ?? false,
      faults: [...faults],
    };
  });
}

test("No label of the figures breaks on a phone, in 24 languages and on a Mexican's clock", async ({
  browser,
  url,
}) => {
  const found: string[] = [];
  // "desde 3 p.m." takes more room than "desde 15:00".
  for (const locale of [...Object.keys(LANGUAGES), "es-MX"]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 664 }, locale });
    const page = await context.newPage();
    // Breakfast is over: the longest label says "tomorrow".
    await page.clock.setFixedTime("2026-11-28T23:40Z");
    await page.goto(`${url}/view/1?lang=${locale === "es-MX" ? "es" : locale}`);
    await expect(page.locator(".times dt").last()).toHaveAttribute("data-day", /./);
    const broken = await page
      .locator(".times dt")
      .evaluateAll((labels) =>
        labels.filter(
          (label) => label.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(label).lineHeight),
        ),
      );
    found.push(...broken.map(() => locale));
    await context.close();
  }
  expect(found).toEqual([]);
});

test("Below the name, a low phone shows one row of sections whole, and a high one two", async ({
  page,
  baseURL,
}) => {
  // Names of their own: no two hotels of a site have the same.
  const screens = [
    { name: "Ida" },
    { name: "The Saltmarsh Observatory & Garden House", password: "heron-and-sluice-42" },
    { name: "Maison Colombine", language: "fr", isLogo: true },
  ];
  for (const screen of screens) {
    const { hotel } = await makeFirstScreen(baseURL ?? "", screen);
    await page.goto(`/view/${hotel.id}?lang=${screen.language ?? "en"}`);
    for (const [height, rows] of [
      [664, 1],
      [844, 2],
    ] as const) {
      await page.setViewportSize({ width: 390, height });
      const whole = () =>
        page.locator(".home .tile").evaluateAll((tiles) => {
          const end = document.querySelector(".dock")?.getBoundingClientRect().top ?? 0;
          return tiles.filter((tile) => tile.getBoundingClientRect().bottom <= end).length;
        });
      await expect.poll(whole, `${screen.name}, ${height} px`).toBeGreaterThanOrEqual(rows);
    }
  }
});

test("At 200 % text, Wi-Fi is on the first screen, and the dock is two words", async ({ page, baseURL }) => {
  const screen = { name: "The Long Gallery at Saltmarsh Observatory", isPhoto: true };
  const { hotel } = await makeFirstScreen(baseURL ?? "", screen);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/view/${hotel.id}?lang=en`);
  await setTextSize(page, 200);
  await expect(page.locator(".wifi code")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".dock a:visible")).toContainText(["Call", "Ask"]);
  await expect(page.locator(".dock a:visible")).toHaveCount(2);
  await expect(page.locator(".dock .icon:visible")).toHaveCount(0);
  // Figures grow with the text around them.
  const sizes = await page
    .locator(".times dd, .times dt")
    .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(32);
});

test("Another phone reads the codes of the Wi-Fi and of the page, also from one without scripts", async ({
  browser,
  baseURL,
}) => {
  const screen = { name: "The Old Signal Box", network: "Signal; Box", password: "heron-and-sluice-42" };
  const { hotel } = await makeFirstScreen(baseURL ?? "", screen);
  const codes = [
    {
      press: "Show code",
      name: "Code that joins Signal; Box",
      says: "WIFI:T:WPA;S:Signal\\; Box;P:heron-and-sluice-42;;",
    },
    { press: "Show this page’s code", name: screen.name, says: `${baseURL}/view/${hotel.id}#q` },
  ];
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      javaScriptEnabled,
      colorScheme: "dark",
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`/view/${hotel.id}?lang=en`, { waitUntil: "networkidle" });
    // Browsers load all pictures at once where no script runs.
    if (javaScriptEnabled)
      expect(asked.filter((url) => url.endsWith(".svg") && url.includes("wifi"))).toEqual([]);
    const [password, buttons] = [await box(page, ".wifi code"), await box(page, ".wifi .do")];
    expect(buttons.y, "the buttons stand beside the password").toBeLessThan(password.y + password.height);
    for (const { press, name, says } of codes) {
      await page.locator("summary").filter({ hasText: press }).click();
      const code = page.getByRole("img", { name });
      await expect(code).toBeVisible();
      await expect.poll(async () => decodeQrs(await code.screenshot({ scale: "css" }))).toEqual([says]);
    }
    await context.close();
  }
});

test("The letter behind the name is left out in forced colors, and paper has the open section alone", async ({
  page,
  baseURL,
}) => {
  const { hotel } = await makeFirstScreen(baseURL ?? "", { name: "The Rope Walk" });
  await page.goto(`/view/${hotel.id}?lang=en`);
  await expect(page.locator(".initial")).toBeVisible();
  await page.emulateMedia({ forcedColors: "active" });
  await expect(page.locator(".initial")).toBeHidden();

  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".times")).toBeVisible();
  await expect(page.locator("#restaurants")).toBeVisible();
  await expect(page.locator(".asks")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.locator('.tile[href="#amenities"]').click();
  await expect(page.locator("#amenities")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#amenities")).toBeVisible();
  for (const other of ["#restaurants", ".times"]) await expect(page.locator(other)).toBeHidden();
});

test("A long word of the name is hyphenated by its language", async ({ page, baseURL }) => {
  const screen = { name: "Kirschblütenterrassengasthof", language: "de" };
  const { hotel } = await makeFirstScreen(baseURL ?? "", screen);
  await page.goto(`/view/${hotel.id}`);
  await expect(page.locator("h1")).toHaveText(
    /^Kirsch\u00adblü\u00adten\u00adter\u00adras\u00adsen\u00adgast\u00adhof$/,
  );
});

test("Three times are in sight when the phone is turned, also those written anew for the guest's clocks", async ({
  page,
  owner,
}) => {
  await setHotel(owner, { breakfast: "7:30〜9:30" });
  await page.setViewportSize({ width: 840, height: 390 });
  await page.goto(`/view/${owner.hotel.id}?lang=ja`);
  const times = page.locator(".times dd");
  await expect(times.first()).toContainText("午");
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const time of await times.all()) await expect(time).toBeInViewport({ ratio: 1 });
  }
});

test("What is to be pressed is 44 pixels high, and a field that is missed is seen with its label", async ({
  page,
  baseURL,
}) => {
  const { hotel, api } = await makeFirstScreen(baseURL ?? "", { name: "The Ropemaker’s Loft" });
  const kinds = ["feedback", "lost"].map((kind) => ({ hotel_id: hotel.id, kind, is_on: true }));
  await api.from("message_kinds").insert(kinds).throwOnError();
  const home = `/view/${hotel.id}`;
  await page.goto(home);
  const tiles = page.locator(".tile[href^='#']");
  const sections = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute("href")));
  expect(sections.length).toBeGreaterThan(5);
  const paths = [
    ...sections.map((hash) => `${home}?lang=en${hash}`),
    ...["request", "feedback", "lost"].map((kind) => `${home}/${kind}`),
    `${home}?lang=`,
  ];
  const found: string[] = [];
  for (const path of [home, ...paths]) {
    await page.goto(path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      found.push(...(await lowTargets(page)).map((target) => `${path}, ${width} px: ${target}`));
    }
  }
  expect(found).toEqual([]);

  await page.goto(`${home}/lost?lang=en`);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByLabel("What did you lose?")).toBeFocused();
  await expect(page.getByText("What did you lose?")).toBeInViewport({ ratio: 1 });
});

async function box(page: Page, selector: string): Promise<{ y: number; height: number }> {
  const found = await page.locator(selector).boundingBox();
  if (!found) throw new Error(`${selector} is not in sight`);
  return found;
}

/** A box to tick is pressed by its label. */
function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "a, button, input:not([tabindex='-1']), summary, textarea, .tick",
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.matches(".tick input"))
      .map((element) => ({ element, ...(element.getBoundingClientRect().toJSON() as DOMRect) }))
      // An element for screen readers alone has one pixel.
      .filter(({ width, height }) => width > 1 && height < 43.5)
      .map(({ element, height }) => `${element.tagName} “${element.textContent?.trim()}” has ${height} px`),
  );
}
