/** A guest page by other addresses, on other screens, and without content. */
import type { Locator } from "@playwright/test";
import { SAMPLE_HOTEL_ID } from "../../src/product.ts";
import { faqs } from "../../src/sections/faqs.ts";
import { importantContacts } from "../../src/sections/important-contacts.ts";
import { createOwner } from "../../testbed/owner.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { GuestPage } from "../e2e/support/pages/guest-page.ts";
import { addRow, showOnly } from "../e2e/support/rows.ts";

test("A page without any section shows the hotel, and no search", async ({ page, url }) => {
  const { hotel } = await createOwner(url);
  await page.goto(`/view/${hotel.id}`);
  await expect(page.getByRole("link", { name: "Call" })).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeHidden();
});

test("Who writes of danger into the search reads the number first, in sight, whatever else the page has", async ({
  page,
  owner,
}) => {
  await showOnly(owner, "faqs", "important-contacts");
  await addRow(owner, faqs, {
    category: "General",
    question: "Is there a fire place?",
    answer: "In the lounge",
  });
  await owner.api
    .from("announcements")
    .insert({
      hotel_id: owner.hotel.id,
      text: "The lift is being mended",
      starts_at: "2020-01-01T00:00:00",
      ends_at: "2090-01-01T00:00:00",
    })
    .throwOnError();
  const readsFirst = async (asked: string, number: string) => {
    await page.getByRole("searchbox").fill(asked);
    await expect(page.locator(".found > :first-child").getByText(number, { exact: true })).toBeVisible();
  };
  // Without a contact, by the hotel's country.
  await page.goto(`/view/${owner.hotel.id}`);
  await page.getByRole("searchbox").click();
  await readsFirst("there is smoke", "112");
  await addRow(owner, importantContacts, { type: "emergency", label: "All services", number: "112" });
  for (const [language, asked] of [
    ["en", ["fire", "heart attack", "help", "my son is missing"]],
    ["de", ["es brennt", "hilfe", "keine luft"]],
    ["ja", ["助けて"]],
  ] as const) {
    await page.goto(`/view/${owner.hotel.id}?lang=${language}`);
    for (const words of asked) await readsFirst(words, "112");
  }
  await page.goto(`/view/${owner.hotel.id}`);
  await page.getByRole("searchbox").fill("fire place");
  await expect(page.locator(".found > :first-child")).toContainText("In the lounge");
  // Who finds nothing may be in danger, too.
  await page.getByRole("searchbox").fill("qwertz");
  await expect(page.locator(".found").getByText("112")).toBeVisible();
});

test("A low phone shows the search and the first section at once, and what is found is in sight", async ({
  phone: page,
  url,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`${url}/view/1`);
  const bottomOf = (locator: Locator) => locator.evaluate((node) => node.getBoundingClientRect().bottom);
  const bar = page.getByRole("navigation", { name: "Quick access" });
  const first = new GuestPage(page).tiles.getByRole("link").first();
  const barsTop = await bar.evaluate((node) => node.getBoundingClientRect().top);
  expect(await bottomOf(first)).toBeLessThanOrEqual(barsTop);
  // Only paper shows emergency numbers beside the hotel's own.
  await expect(page.locator(".reach").getByText("911")).toBeHidden();
  const search = page.getByRole("searchbox");
  expect(await bottomOf(search)).toBeLessThanOrEqual(barsTop);
  await page.getByRole("searchbox").click();
  await expect(search).toBeFocused();
  await search.fill("allergis");
  await expect(page.getByRole("search").getByText("Do you cook for people with allergies?")).toBeInViewport();
  // The search stays while its results are read.
  await page.getByRole("heading", { level: 1 }).click();
  await expect(search).toBeVisible();
  await search.fill("");
  await expect(page.getByRole("navigation", { name: "Sections" })).toBeVisible();
});

test("/hotel shows the same page as /view, whatever the case of the code", async ({ page, owner }) => {
  for (const path of [`/hotel/${owner.hotel.id}`, `/view/${owner.hotel.id.toUpperCase()}`]) {
    await page.goto(path);
    await expect(new GuestPage(page).hotelName).toHaveText(owner.hotel.name);
  }
});

test("The demo scanner leads to the sample hotel", async ({ page }) => {
  await page.goto("/qr-scanner");
  await page.getByRole("link", { name: "Open the sample hotel" }).click();
  await expect(page).toHaveURL(`/view/${SAMPLE_HOTEL_ID}`);
  await expect(new GuestPage(page).tiles.getByRole("link").first()).toBeVisible();
});

test("A section that is opened before its style has come can be read and used", async ({
  phone: page,
  url,
}) => {
  const opened = async (path: string) => {
    await page.goto(`${url}${path}`);
    const first = page.locator("#restaurants .card").first();
    await expect(first.getByRole("heading")).toBeVisible();
    await expect(first.getByRole("link", { name: /^Call/ })).toBeVisible();
    await expect(page.locator(".tiles")).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const icons = page.locator("#restaurants .icon");
    const sizes = await icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width));
    expect(Math.max(...sizes)).toBeLessThan(40);
    return first.locator(".actions").evaluate((list) => getComputedStyle(list).display);
  };
  expect(await opened("/view/1#restaurants"), "with its style").toBe("flex");
  await page.route("**/assets/later-*.css", (route) => route.fulfill({ contentType: "text/css", body: "" }));
  await page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.unregister()));
  expect(await opened("/view/1?without#restaurants"), "without").toBe("block");
});
