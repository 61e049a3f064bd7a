/** A save or deletion fails: the owner reads why, no input is lost, and nothing stays busy. */
import { amenities } from "../../src/sections/amenities.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { proTest } from "../e2e/support/pro.ts";
import { STORED, WRITES } from "../e2e/support/refusals/writes.ts";
import { cutOff, leaveWaiting, refuse } from "../e2e/support/refuse.ts";
import { addRow } from "../e2e/support/rows.ts";

/** A little more than the admin's longest timeout for writes. */
const PATIENCE = 31_000;

const serverError: typeof cutOff = (page, path) => refuse(page, path, 500, "XX000");

const FAILURES = [
  { when: "the server makes a mistake", fail: serverError },
  { when: "there is no connection", fail: cutOff },
  { when: "no answer ever comes", fail: leaveWaiting },
] satisfies { when: string; fail: typeof cutOff }[];

proTest.use({ refusals: [500, "no answer"] });

for (const { title, path, prepare, send, usable, waits, kept, patience = PATIENCE } of WRITES) {
  proTest(`${title} fails, and nothing is lost`, async ({ page, owner }) => {
    await addRow(owner, amenities, STORED);
    await page.clock.install();
    for (const { when, fail } of FAILURES) {
      if (waits && fail !== serverError) continue;
      await proTest.step(`because ${when}`, async () => {
        await fail(page, path);
        await prepare(page, owner);
        const sent = page.waitForRequest(
          (request) => request.url().includes(path) && request.method() !== "GET",
        );
        await send(page, owner);
        await sent;
        if (fail === leaveWaiting) await page.clock.fastForward(patience);

        await expect(page.getByText(/raw message|Network error|Failed to /).first()).toBeVisible();
        const ok = page.getByRole("dialog", { name: "Error" }).getByRole("button", { name: "OK" });
        if (await ok.isVisible()) await ok.click();
        await expect(usable(page, owner)).toBeEnabled();
        if (kept) {
          const [input, text] = kept(page, owner);
          await expect(input).toHaveValue(text);
        }
        await page.unrouteAll();
        page.once("dialog", (dialog) => void dialog.accept());
      });
    }
  });
}
