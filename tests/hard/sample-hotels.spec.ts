/** Six very different hotels, read by guests who see, hear and read in different ways. */

import { SAMPLE_HOTELS } from "../../samples/index.ts";
import { makeSampleHotel } from "../../samples/make.ts";
import { addressOf } from "../../src/lib/documents/guest-document.ts";
import { LANGUAGES } from "../../src/lib/messages/languages.ts";
import { expectNoBarriers, expectNoViolations } from "../e2e/support/barriers.ts";
import { brokenWords } from "../e2e/support/broken-words.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { turnOn } from "../e2e/support/rows.ts";

const SIZES = [
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Whether places are open, open later or open tomorrow makes lines of different lengths. */
const TIMES = ["2026-11-27T04:00Z", "2026-11-27T12:00Z", "2026-11-27T20:00Z"];

/** Where the page lies otherwise than on the others: the first screen, a list, a form. */
const LAYOUTS = ["", "#restaurants", "/request"];

for (const sample of SAMPLE_HOTELS) {
  test(`${sample.kind} has no barrier: light, dark, forced colours, right to left`, async ({
    page,
    baseURL,
  }) => {
    const { api, hotel } = await makeSampleHotel(baseURL ?? "", sample, { itemPhotos: false, isCopy: true });
    await turnOn({ api, hotel }, "request");
    const [item] = (await api.from("restaurants").select("id").limit(1).throwOnError()).data;
    for (const screen of [
      "",
      "#amenities",
      "#restaurants",
      `#${addressOf({ id: String(item?.id) })}`,
      "/request",
    ]) {
      await page.goto(`/view/${hotel.id}${screen}`);
      await expect(page.locator("main")).toBeVisible();
      await expectNoBarriers(page);
      if (LAYOUTS.includes(screen)) {
        await page.emulateMedia({ forcedColors: "active" });
        // Axe reads the text's fill, which Chromium answers with the page's colour, not with the forced one.
        await expectNoViolations(page, "forced colours", (axe) => axe.disableRules(["color-contrast"]));
        await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
        await page.reload();
        await page.evaluate(() => {
          document.documentElement.dir = document.documentElement.dir === "rtl" ? "ltr" : "rtl";
        });
        await expectNoViolations(page, "the other direction");
      }
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${screen} is as wide as a window of ${size.width} px`).toBeLessThanOrEqual(0);
      }
    }
  });

  test(`${sample.kind} answers on the first screen of every size, and breaks no word in 24 languages`, async ({
    page,
    baseURL,
  }) => {
    const { hotel } = await makeSampleHotel(baseURL ?? "", sample, { itemPhotos: false, isCopy: true });
    for (const time of TIMES) {
      await page.clock.setFixedTime(time);
      await page.goto(`/view/${hotel.id}`);
      // Stands there until the script says what is open.
      await expect(page.locator(".today summary", { hasText: "All opening hours" })).toHaveCount(0);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const [first, end] = await page.evaluate(async () => {
          // The line is fitted by then.
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
          const dock = document.querySelector(".dock")?.getBoundingClientRect();
          const tile = document.querySelector(".tile")?.getBoundingClientRect();
          // On a desk's screen it is the line above.
          const isBelow = dock && dock.top > innerHeight / 2;
          return [tile?.bottom ?? Number.NaN, isBelow ? dock.top : innerHeight];
        });
        expect(first, `the first row, at ${size.width} × ${size.height}, ${time}`).toBeLessThanOrEqual(end);
      }
    }
    const found: string[] = [];
    for (const tag of Object.keys(LANGUAGES)) {
      await page.goto(`/view/${hotel.id}?lang=${tag}`);
      for (const size of SIZES.slice(0, 2)) {
        await page.setViewportSize(size);
        found.push(...(await brokenWords(page)).map((word) => `${tag}, ${size.width} px: ${word}`));
      }
    }
    expect(found).toEqual([]);
  });
}
