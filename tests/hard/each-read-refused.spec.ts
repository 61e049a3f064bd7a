/** One read of one screen fails: the rest of the screen stays usable, and nothing retries without end. */
import {
  callsOf,
  expectBearable,
  FOUNDATIONS,
  IN_THE_MENU,
  labelOf,
  SERVER_ERROR,
} from "../e2e/support/failing-reads.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { SCREEN_PATHS, screensTest } from "../e2e/support/screens.ts";

screensTest.use({ refusals: [500] });

/** These show what the menu reads for all screens. */
const WITH_THE_MENUS_READS = [
  "/admin",
  "/admin/revenue",
  "/admin/subscription",
  "/admin/languages",
  "/admin/visibility",
  "/admin/custom-sections",
  "/admin/inbox",
  "/admin/inbox/settings",
  "/admin/sections/:own",
];

for (const path of SCREEN_PATHS) {
  screensTest(`${path}, each of its reads refused once`, async ({ page, addressOf }) => {
    await page.clock.install();
    const calls = await callsOf(page, addressOf(path));
    const elsewhere = WITH_THE_MENUS_READS.includes(path) ? FOUNDATIONS : IN_THE_MENU;
    for (const call of calls) {
      // Reads that all screens or the menu need fail alike everywhere.
      if (elsewhere.includes(labelOf(call)) && path !== "/admin") continue;
      await screensTest.step(labelOf(call), () => expectBearable(page, addressOf(path), call, SERVER_ERROR));
    }
  });
}

screensTest.describe("A token that is refused although it looks good", () => {
  screensTest.use({ refusals: [401] });

  screensTest("is renewed once, and the read is made again without a word", async ({ page }) => {
    const tokens: string[] = [];
    page.on("request", (request) => request.url().includes("/auth/v1/token") && tokens.push(request.url()));
    const asked = new Set<string>();
    const both = Promise.withResolvers<void>();
    await page.route("**/rest/v1/{faqs,stripe_user_subscriptions}*", async (route, request) => {
      const { pathname } = new URL(request.url());
      if (asked.has(pathname)) return route.fallback();
      asked.add(pathname);
      // Both are on their way before one of them is refused: a later one would be refused the new token.
      if (asked.size === 2) both.resolve();
      await both.promise;
      await route.fulfill({ status: 401, json: { code: "PGRST301", message: "JWT expired" } });
    });
    await page.goto("/admin/faqs");
    await expect(page.getByText("1 FAQ", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
    expect(tokens).toHaveLength(1);
  });
});
