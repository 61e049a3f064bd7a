import { amenities } from "../../src/sections/amenities.ts";
import { aVisit, track } from "../../testbed/scans.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { leave, lookFrom, missed, NETWORKS } from "../e2e/support/missed.ts";
import { DashboardPage } from "../e2e/support/pages/dashboard-page.ts";
import { addRow } from "../e2e/support/rows.ts";

ownerTest.beforeEach(async ({ owner, url }) => {
  await addRow(owner, amenities, makeEntry(amenities, 1));
  await track(url, aVisit(owner.hotel.id));
});

ownerTest(
  "Words that are dismissed come back with Undo, and stay away without",
  async ({ page, owner, url }) => {
    for (const words of ["sauna", "ski room"]) await lookFrom(url, owner.hotel.id, words, NETWORKS);
    await lookFrom(url, owner.hotel.id, "of one network", ["192.0.2.1"]);
    await new DashboardPage(page).open();
    await expect(missed(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Dismiss “sauna”" }).click();
    await expect(missed(page)).toHaveText([/^ski room/]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(missed(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Dismiss “sauna”" }).click();
    await expect(missed(page)).toHaveCount(1);
    await page.reload();
    await expect(missed(page)).toHaveText([/^ski room/]);
  },
);

ownerTest(
  "What an owner looks for on the own page is not reported, nor words that may be personal",
  async ({ page, phone, owner }) => {
    const reports: string[][] = [];
    for (const window of [page, phone]) {
      window.on("request", (request) => {
        if (request.url().endsWith("/functions/v1/looks")) reports.push(request.postDataJSON().looks);
      });
      await window.goto(`/view/${owner.hotel.id}`);
      const loaded = window.waitForResponse("**/assets/search.*.js");
      await window.getByRole("searchbox").focus();
      await (await loaded).finished();
    }
    await phone.clock.install();
    await page.clock.install();
    const [own, guests] = [page.getByRole("searchbox"), phone.getByRole("searchbox")];
    const { name } = makeEntry(amenities, 1);
    for (const words of ["casino", "ada@example.com", "room 12"]) {
      await own.fill(words);
      await own.press("Enter");
    }
    for (const words of [String(name), "ada@example.com", "room 12", "helipad"]) {
      await guests.fill(words);
      await guests.press("Enter");
    }
    // The guest typed, and stopped.
    await guests.fill("moat");
    await phone.clock.runFor(3000);
    await guests.fill("moat");
    await guests.press("Enter");
    await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
    await leave(phone);
    const found = expect.stringMatching(/^found\/item-\w{8}$/);
    expect(reports).toEqual([[found, "found/hotel", "missed/en/helipad", "missed/en/moat"]]);
  },
);
