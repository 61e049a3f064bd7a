/**
 * Owners' texts where an account screen's calls are refused: the error catalogue (spec, section 8), line by
 * line. The server itself refuses wherever possible; only answers that it never gives are injected on the way
 * to the browser.
 */
import type { Owner } from "../../testbed/owner.ts";
import { expect, ownerTest, test } from "../e2e/support/fixtures.ts";
import { mailedLink } from "../e2e/support/mailbox.ts";
import { NETWORK } from "../e2e/support/refusals/screen.ts";
import { SIGNED_IN_SCREENS } from "../e2e/support/refusals/signed-in.ts";
import { SIGNED_OUT_SCREENS } from "../e2e/support/refusals/signed-out.ts";

/** The mailed link, opened and pressed. */
async function openResetLink(url: string, { email, api }: Owner): Promise<string> {
  await api.auth.resetPasswordForEmail(email);
  const landing = await fetch(await mailedLink(url, email), { method: "POST", redirect: "manual" });
  return landing.headers.get("location") ?? "";
}

const SCREENS = [
  ...SIGNED_OUT_SCREENS.map((screen) => ({ ...screen, run: test })),
  ...SIGNED_IN_SCREENS.map((screen) => ({ ...screen, run: ownerTest })),
];

for (const { title, submit, cases, run } of SCREENS) {
  run.describe(`${title}, refused`, () => {
    run.use({ refusals: [400, 403, 422, 429, 500, "no answer"], extraHTTPHeaders: NETWORK });

    run("says what to do about it", async ({ page, owner, url }) => {
      const world = { page, owner, url, resetLink: await openResetLink(url, owner) };
      for (const { when, given, typed, says, at } of cases) {
        await run.step(`when ${when}: ${says}`, async () => {
          const more = await given?.(world);
          const place = await submit(world, { ...typed, ...more });
          if (at) {
            const input = page.getByLabel(at, { exact: true });
            await expect(input).toHaveAccessibleDescription(new RegExp(`^${says}`));
            await expect(input).toBeFocused();
          } else {
            await expect(place).toContainText(says);
          }
          await page.unrouteAll();
        });
      }
    });
  });
}
