/**
 * Every read of a screen, failing in every way there is, on one screen. That each read of
 * each screen may fail is tests/e2e/failing-reads.spec.ts.
 */
import { expectBearable, FAILURES, FOUNDATIONS, labelOf, recordCalls } from "../e2e/support/failing-reads.ts";
import { screensTest } from "../e2e/support/screens.ts";

screensTest.use({ refusals: [401, 429, 500, 502, 503, "no answer"] });

for (const path of ["/admin/subscription"]) {
  for (const failure of FAILURES) {
    screensTest(`${path}, each of its reads meeting ${failure.title}`, async ({ page, addressOf }) => {
      screensTest.slow();
      await page.clock.install();
      const calls = await recordCalls(page, addressOf(path));
      for (const call of calls) {
        // What all screens rest on fails alike on all of them.
        if (FOUNDATIONS.includes(labelOf(call)) && path !== "/admin") continue;
        await screensTest.step(labelOf(call), () => expectBearable(page, addressOf(path), call, failure));
      }
    });
  }
}
