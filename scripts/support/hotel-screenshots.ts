/** The made-up hotels as guests see them: on every width, light and dark, and on paper. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { SAMPLE_HOTELS } from "../../testbed/hotels/index.ts";
import { makeSampleHotel } from "../../testbed/hotels/make.ts";

/** Git does not see it. */
const FOLDER = join(import.meta.dirname, "../../test-results/hotels");
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const SCREENS = ["", "#amenities", "#restaurants"];

export async function shootHotels(browser: Browser, url: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const sample of SAMPLE_HOTELS) {
    const { hotel } = await makeSampleHotel(url, sample);
    const page = await browser.newPage({ baseURL: url, reducedMotion: "reduce" });
    for (const screen of SCREENS) {
      await page.goto(`/view/${hotel.id}${screen}`);
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await page.waitForLoadState("networkidle");
          const name = `${sample.key}${screen.replace("#", "-")}-${viewport.width}-${colorScheme}.png`;
          await page.screenshot({ path: join(FOLDER, name) });
        }
      }
    }
    await page.pdf({ path: join(FOLDER, `${sample.key}.pdf`), format: "A4" });
    await page.close();
    console.log(`test-results/hotels/${sample.key}-*`);
  }
}
