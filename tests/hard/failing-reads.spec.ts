/**
 * The screens with the most reads, with their reads failing in every way: each read on three of them,
 * each way on a third of a screen's reads. tests/hard/each-read-refused.spec.ts lets each read of each screen
 * fail, with 500 XX000: that way is left to it.
 */
import {
  callsOf,
  expectBearable,
  FAILURES,
  IN_THE_MENU,
  labelOf,
  SERVER_ERROR,
} from "../e2e/support/failing-reads.ts";
import { screensTest } from "../e2e/support/screens.ts";

screensTest.use({ refusals: [401, 429, 500, 502, 503, "no answer"] });

for (const path of [
  "/admin",
  "/admin/account",
  "/admin/amenities",
  "/admin/inbox?message=:message",
  "/admin/qr-code",
  "/admin/subscription",
]) {
  for (const [way, failure] of FAILURES.entries()) {
    if (failure === SERVER_ERROR) continue;
    screensTest(`${path}, a third of its reads meeting ${failure.title}`, async ({ page, addressOf }) => {
      screensTest.slow();
      await page.clock.install();
      const calls = await callsOf(page, addressOf(path));
      const ofThisScreen = calls.filter((call) => path === "/admin" || !IN_THE_MENU.includes(labelOf(call)));
      for (const [nth, call] of ofThisScreen.entries()) {
        // Screens with one or two reads try them all.
        if (ofThisScreen.length > 2 && nth % 3 !== way % 3) continue;
        await screensTest.step(labelOf(call), () => expectBearable(page, addressOf(path), call, failure));
      }
    });
  }
}
