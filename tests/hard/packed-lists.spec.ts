/** A page so long that its lists are packed: docs/decisions/0048-first-view.md. */
import type { Page } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import { faqs } from "../../src/sections/faqs.ts";
import { mustVisit } from "../../src/sections/must-visit.ts";
import { weekly } from "../../testbed/opening-hours.ts";
import type { Owner } from "../../testbed/owner.ts";
import { renderPdf } from "../../testbed/render-pdf.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { GuestPage, keptOffline } from "../e2e/support/pages/guest-page.ts";
import { addRow, showOnly } from "../e2e/support/rows.ts";
import { reported } from "../e2e/support/scans.ts";

const LONG = 180;
/** @returns the address of the last of the amenities, on the page */
async function fill(owner: Owner): Promise<string> {
  const { api, hotel } = owner;
  const rows = Array.from({ length: LONG }, (_, i) => ({
    hotel_id: hotel.id,
    name: `Room ${i}`,
    description: i === LONG - 1 ? "Behind the aquarium" : "Quiet",
    timing: "Always",
    location: "Upstairs",
    hours: weekly(),
  }));
  const { data } = await api.from("amenities").insert(rows).select("id, name").throwOnError();
  await addRow(owner, faqs, { ...makeEntry(faqs, 1), question: "Where is the ice?" });
  await showOnly(owner, amenities.id, faqs.id, mustVisit.id);
  const last = data.find(({ name }) => name === `Room ${LONG - 1}`);
  return `#item-${last?.id.slice(-8)}`;
}

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

ownerTest(
  "A long list is taken apart when its section opens, hours and all, and Back works",
  async ({ phone, owner, guest }) => {
    await fill(owner);
    const requests: string[] = [];
    const visit = reported(phone);
    await guest.open(owner.hotel.id);
    await expect(guest.tile(faqs.title)).toBeVisible();
    await visit;
    expect(await elements(phone), "a phone's first screen").toBeLessThan(1500);
    // A browser asks for the icon when it has nothing else to do.
    phone.on("request", (request) => request.url().endsWith("/icon.svg") || requests.push(request.url()));

    const section = await guest.openSection(amenities.title);
    await expect(section.getByRole("heading", { name: "Room 0", exact: true })).toBeInViewport();
    await expect(section.getByRole("heading", { level: 3 })).toHaveCount(LONG);
    await expect(section.locator(".now").first(), "by the device's clock").toHaveText(/open|closed/i);
    await expect(section.getByRole("link", { name: `${LONG} entries` })).toBeHidden();
    expect(requests, "all was there").toEqual([]);
    expect(await elements(phone)).toBeGreaterThan(2500);

    await phone.goBack();
    await expect(guest.tile(amenities.title)).toBeVisible();
    await expect(section).toBeHidden();
    await phone.goForward();
    await expect(section).toBeVisible();
  },
);

ownerTest("Search finds what nobody has opened, and leads to it", async ({ phone, owner, guest }) => {
  await fill(owner);
  await guest.open(owner.hotel.id);
  await phone.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector(".found h2")) document.body.dataset.saidNothing = "";
    }).observe(document.body, { childList: true, subtree: true });
  });
  await phone.getByRole("searchbox").fill("aquarium");
  const answer = phone.getByRole("search").getByRole("heading", { name: `Room ${LONG - 1}` });
  await expect(answer).toBeVisible();
  await expect(phone.locator("body"), "never that there is nothing").not.toHaveAttribute("data-said-nothing");
  await phone.getByRole("searchbox").fill("room");
  await expect(phone.getByRole("search").getByRole("status")).toHaveText("20 answers.");
  await phone.getByRole("search").getByRole("link", { name: "Room" }).first().click();
  await expect(guest.section(amenities.title)).toBeVisible();
});

ownerTest("A link to one thing opens it, at first and from the page itself", async ({ phone, owner }) => {
  const address = await fill(owner);
  const guest = new GuestPage(phone);
  await guest.open(`${owner.hotel.id}${address}`);
  const item = guest.item("aquarium");
  await expect(item).toBeInViewport();
  await expect(item, "marked").toHaveCSS("outline-style", "solid");
  await expect(phone).toHaveTitle(new RegExp(`^Room ${LONG - 1} – `));

  await guest.open("1");
  await guest.open(owner.hotel.id);
  await expect(guest.tile(amenities.title)).toBeVisible();
  await phone.evaluate((hash) => location.assign(hash), address);
  await expect(item).toBeInViewport();
  await phone.goBack();
  await expect(guest.tile(amenities.title)).toBeVisible();
  await phone.evaluate(() => location.assign("#item-00000000"));
  await expect(guest.tile(amenities.title), "of what is gone: the page").toBeVisible();
});

ownerTest("Without a script, the list is an ordinary one", async ({ browser, url, owner }) => {
  const address = await fill(owner);
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  const page = await context.newPage();
  const guest = new GuestPage(page);
  await guest.open(owner.hotel.id);
  const section = await guest.openSection(amenities.title);
  await expect(section.getByRole("heading", { level: 3 })).toHaveCount(LONG);
  await expect(section.getByRole("link", { name: `${LONG} entries` })).toBeHidden();
  await guest.open(`${owner.hotel.id}${address}`);
  await expect(guest.item("aquarium")).toBeInViewport();
  await context.close();
});

ownerTest.describe(() => {
  ownerTest.use({ refusals: ["no answer"] });

  ownerTest("Where the script does not come, a link leads to the whole page", async ({ page, owner }) => {
    await fill(owner);
    await page.route("**/assets/island.*", (route) => route.abort());
    const guest = new GuestPage(page);
    await guest.open(`${owner.hotel.id}?lang=de`);
    await page.locator(`.tile[href="#${amenities.id}"]`).click();
    await page.getByRole("link", { name: `${LONG} Einträge` }).click();
    await expect(page).toHaveURL(`/view/${owner.hotel.id}?lang=de&whole#${amenities.id}`);
    await expect(guest.item("aquarium")).toBeVisible();
  });

  ownerTest("Without a network, everything that was on the page once is there", async ({ phone, owner }) => {
    const address = await fill(owner);
    const guest = new GuestPage(phone);
    await guest.open(owner.hotel.id);
    await keptOffline(phone);
    await phone.context().setOffline(true);
    await phone.goto("about:blank");
    await guest.open(`${owner.hotel.id}${address}`);
    await expect(phone.getByRole("status").filter({ hasText: "No connection" })).toBeVisible();
    await expect(guest.item("aquarium")).toBeInViewport();
  });
});

ownerTest("Paper has all of it, whether or not it was opened", async ({ page, owner }) => {
  await fill(owner);
  await new GuestPage(page).open(owner.hotel.id);
  await page.waitForLoadState("load");
  const pages = await renderPdf(await page.pdf(), 20);
  // The reader may put blanks between letters.
  const text = pages.map((sheet) => sheet.text.replaceAll(/\s/g, "")).join("");
  expect(text).toContain("Behindtheaquarium");
  expect(text).toContain("Whereistheice?");
  expect(text).not.toContain(`${LONG}entries`);
});

ownerTest("From right to left, too", async ({ phone, owner }) => {
  await fill(owner);
  await new GuestPage(phone).open(`${owner.hotel.id}?lang=ar`);
  await phone.locator(`.tile[href="#${amenities.id}"]`).click();
  const heading = phone.getByRole("heading", { name: "Room 0", exact: true });
  await expect(heading).toBeInViewport();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
