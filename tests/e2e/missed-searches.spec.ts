import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import { aVisit, track, USER_AGENTS } from "../../testbed/scans.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { DashboardPage } from "./support/pages/dashboard-page.ts";
import { addRow } from "./support/rows.ts";

/** As pages of guests elsewhere report it. */
async function lookFrom(url: string, hotelId: string, words: string, networks: readonly string[]) {
  for (const network of networks) {
    const { status } = await fetch(`${url}/functions/v1/missed-search`, {
      method: "POST",
      headers: { "User-Agent": USER_AGENTS.Mobile, "X-Forwarded-For": network },
      body: JSON.stringify({ hotel_id: hotelId, guest_id: randomUUID(), language: "en", words }),
    });
    expect(status).toBe(204);
  }
}

const NETWORKS = ["192.0.2.1", "198.51.100.7", "203.0.113.9"];
const list = (page: Page) =>
  page.getByRole("list", { name: "Searched for, not found" }).getByRole("listitem");

ownerTest.beforeEach(async ({ owner, url }) => {
  await addRow(owner, amenities, makeEntry(amenities, 1));
  await track(url, aVisit(owner.hotel.id));
});

ownerTest(
  "What guests look for in vain is one press away from being on the page",
  async ({ page, phone, owner, url }) => {
    await lookFrom(url, owner.hotel.id, "gym", NETWORKS);
    await phone.goto(`/view/${owner.hotel.id}`);
    await phone.getByRole("link", { name: "Search" }).click();
    const search = phone.getByRole("searchbox");
    await search.fill("Gym");
    const reported = phone.waitForResponse("**/functions/v1/missed-search");
    await search.press("Enter");
    expect((await reported).status()).toBe(204);

    await new DashboardPage(page).open();
    await expect(list(page)).toHaveText([/^gym4 guests/]);
    await page.getByRole("button", { name: "Add “gym” to your page" }).click();
    await page.getByRole("menuitem", { name: "Amenities" }).click();
    const form = page.getByRole("dialog", { name: "Add Amenity" });
    await expect(form.getByLabel("Name")).toHaveValue("Gym");
    await form.getByLabel("Description").fill("Three machines and a view.");
    for (const label of ["Timing", "Location"]) await form.getByLabel(label).fill("Third floor, all day");
    await form.getByRole("button", { name: "Add Amenity" }).click();
    await expect(form).toBeHidden();
    await expect(list(page)).toHaveCount(0);
    await expect(page.getByText("Nothing is missing.")).toBeVisible();

    await phone.reload();
    await phone.getByRole("link", { name: "Search" }).click();
    await search.fill("Gym");
    await expect(phone.getByRole("heading", { name: "Gym" })).toBeVisible();
  },
);

ownerTest(
  "Words that are dismissed come back with Undo, and stay away without",
  async ({ page, owner, url }) => {
    for (const words of ["sauna", "ski room"]) await lookFrom(url, owner.hotel.id, words, NETWORKS);
    await lookFrom(url, owner.hotel.id, "of one network", ["192.0.2.1"]);
    await new DashboardPage(page).open();
    await expect(list(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Dismiss “sauna”" }).click();
    await expect(list(page)).toHaveText([/^ski room/]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(list(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Dismiss “sauna”" }).click();
    await expect(list(page)).toHaveCount(1);
    await page.reload();
    await expect(list(page)).toHaveText([/^ski room/]);
  },
);

ownerTest(
  "What an owner looks for on the own page is not reported, nor what is found",
  async ({ page, phone, owner }) => {
    const reports: string[] = [];
    for (const window of [page, phone]) {
      window.on("request", (request) => {
        if (request.url().endsWith("/missed-search")) reports.push(request.postDataJSON().words);
      });
      await window.goto(`/view/${owner.hotel.id}`);
      const loaded = window.waitForResponse("**/assets/missed-*.js");
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
    await expect.poll(() => reports).toEqual(["helipad", "moat"]);
  },
);
