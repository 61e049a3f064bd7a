import type { Page } from "@playwright/test";

/**
 * From now on time passes only when a test says so. Needs an installed clock. It jumps by less than a request's limit: one
 * on its way would end without an answer, and the next save would wait for a network.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
}
