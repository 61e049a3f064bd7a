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
      await window.getByRole("searchbox").focus();
      // The search has begun.
      await expect(window.locator(".search > .found")).toBeAttached();
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

ownerTest(
  "What guests look for in vain is one press away from being on the page",
  async ({ page, phone, owner, url }) => {
    await lookFrom(url, owner.hotel.id, "gym", NETWORKS);
    await phone.goto(`/view/${owner.hotel.id}`);
    await phone.getByRole("searchbox").click();
    const search = phone.getByRole("searchbox");
    await search.fill("Gym");
    await expect(phone.getByRole("heading", { name: "Nothing here says “Gym” yet." })).toBeVisible();
    await search.press("Enter");
    expect(await leave(phone)).toContain("missed/en/gym");

    await new DashboardPage(page).open();
    await expect(missed(page)).toHaveText([/^gym4 guests/]);
    await page.getByRole("button", { name: "Add “gym” to your page" }).click();
    await page.getByRole("menuitem", { name: "Amenities" }).click();
    const form = page.getByRole("dialog", { name: "Add Amenity" });
    await expect(form.getByLabel("Name")).toHaveValue("Gym");
    await form.getByLabel("Description").fill("Three machines and a view.");
    await form.getByRole("button", { name: "In words" }).click();
    for (const label of ["Timing in words", "Location"])
      await form.getByLabel(label).fill("Third floor, all day");
    await form.getByRole("button", { name: "Add Amenity" }).click();
    await expect(form).toBeHidden();
    await expect(missed(page)).toHaveCount(0);
    await expect(page.getByText("Nothing is missing.")).toBeVisible();

    await phone.reload();
    await phone.getByRole("searchbox").click();
    await search.fill("Gym");
    await expect(phone.getByRole("heading", { name: "Gym" })).toBeVisible();
  },
);
