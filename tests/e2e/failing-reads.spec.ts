/** One read of one screen fails: the rest of the screen stays usable, and nothing asks without end. */
import { expectBearable, FOUNDATIONS, labelOf, recordCalls, SERVER_ERROR } from "./support/failing-reads.ts";
import { SCREEN_PATHS, screensTest } from "./support/screens.ts";

screensTest.use({ refusals: [500] });

for (const path of SCREEN_PATHS) {
  screensTest(`${path}, each of its reads refused once`, async ({ page }) => {
    await page.clock.install();
    const calls = await recordCalls(page, path);
    for (const call of calls) {
      // What all screens rest on fails alike on all of them.
      if (FOUNDATIONS.includes(labelOf(call)) && path !== "/admin") continue;
      await screensTest.step(labelOf(call), () => expectBearable(page, path, call, SERVER_ERROR));
    }
  });
}
