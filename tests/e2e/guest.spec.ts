import type { Request } from "@playwright/test";
import { SAMPLE_HOTEL_ID } from "../../src/product.ts";
import { amenities } from "../../src/sections/amenities.ts";
import { faqs } from "../../src/sections/faqs.ts";
import { isDriven, without } from "../../testbed/engines/limits.ts";
import { makeEntry, titleOf } from "./support/entries.ts";
import { expect, test } from "./support/fixtures.ts";
import { faultsOfLargeText, setTextSize } from "./support/large-text.ts";
import { GuestPage } from "./support/pages/guest-page.ts";
import type { Entry } from "./support/pages/section-page.ts";
import { addRow, showEmpty, showOnly } from "./support/rows.ts";

const pool = makeEntry(amenities, 1);
const question = makeEntry(faqs, 1);
const otherQuestion: Entry = { ...makeEntry(faqs, 2), category: String(question.category) };

test.beforeEach(async ({ owner }) => {
  await showOnly(owner, "amenities", "restaurants", "faqs");
  await addRow(owner, amenities, pool);
  for (const entry of [question, otherQuestion]) await addRow(owner, faqs, entry);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`With${javaScriptEnabled ? "" : "out"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("a tile and a link open a section, and Back, the page's own or the browser's, leads to the tiles", async ({
      page,
      owner,
    }) => {
      const guest = new GuestPage(page);
      await guest.open(owner.hotel.id);
      await expect(guest.hotelName).toHaveText(owner.hotel.name);
      const section = await guest.openSection("Amenities");
      await expect(section.getByRole("heading", { name: titleOf(amenities, pool) })).toBeVisible();
      await expect(guest.tiles).toBeHidden();
      await guest.back.click();
      await expect(guest.tiles).toBeVisible();
      await expect(section).toBeHidden();

      await guest.openSection("Amenities");
      await page.goBack();
      await expect(guest.tiles).toBeVisible();
      await page.goForward();
      await expect(section).toBeVisible();

      // Else it would be another position on the same page.
      await page.goto("about:blank");
      await page.goto(`/view/${owner.hotel.id}#amenities`);
      await expect(section).toBeVisible();
      await guest.back.click();
      await expect(guest.tiles).toBeVisible();
    });

    test("one answer is open at a time", async ({ owner, guestPage }) => {
      await guestPage.open(owner.hotel.id);
      const section = await guestPage.openSection("FAQs");
      const answer = section.getByText(String(question.answer), { exact: true });
      await section.getByText(String(question.question), { exact: true }).click();
      await expect(answer).toBeVisible();
      await section.getByText(String(otherQuestion.question), { exact: true }).click();
      await expect(section.getByText(String(otherQuestion.answer), { exact: true })).toBeVisible();
      await expect(answer).toBeHidden();
    });
  });
}

test("A section without entries has no tile, or one that leads nowhere where the owner wants one", async ({
  page,
  owner,
}) => {
  const elsewhere = new GuestPage(page);
  await elsewhere.open(owner.hotel.id);
  await expect(elsewhere.tiles.getByRole("link")).toHaveText([/^Amenities/, /^FAQs/]);
  await showEmpty(owner);
  const guest = new GuestPage(page);
  await guest.open(owner.hotel.id);
  await expect(guest.tile("Amenities")).toBeEnabled();
  await expect(guest.tile("Restaurants")).toBeDisabled();
  await guest.tile("Restaurants").click({ force: true });
  await expect(page).toHaveURL(`/view/${owner.hotel.id}`);
  await expect(guest.tiles).toBeVisible();
  // Sections that guests see.
  await expect(guest.tiles.getByRole("link")).toHaveCount(3);
  await expect(guest.tile("FAQs")).toBeVisible();
  await expect(guest.tile("Shopping")).toBeHidden();
});

test("Search answers a sentence with the fact itself, then with rows that lead to the whole, and keeps them for the way back", async ({
  page,
  url,
}) => {
  await page.goto(`${url}/view/1`);
  const box = page.getByRole("search");
  const search = page.getByRole("searchbox");
  const tiles = page.getByRole("navigation", { name: "Sections" });
  await search.fill("what time do i have to leave");
  await expect(box.getByText("Check-out", { exact: true })).toBeVisible();
  await expect(box.getByText("11 AM", { exact: true })).toBeVisible();
  await expect(tiles).toBeHidden();
  await search.fill("wlan");
  await expect(box.getByRole("button", { name: "Copy" })).toBeVisible();
  await expect(box.getByRole("status")).toHaveText(/^\d answers\.$/);
  await search.fill("allergis");
  await expect(box.getByText("Do you cook for people with allergies?")).toBeVisible();

  await search.fill("swiming breakfast");
  const row = box.getByRole("link").last();
  await row.click();
  await expect(row).toBeHidden();
  await expect(page.locator(":target")).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();
  await search.fill("");
  await expect(box.getByRole("status")).toBeEmpty();
  await expect(tiles).toBeVisible();
});

test("An opened search suggests three of the house's questions, in place, until something is typed", async ({
  page,
  url,
}) => {
  await page.goto(`${url}/view/1?lang=de`);
  const box = page.getByRole("search");
  await page.getByRole("searchbox").focus();
  await expect(box.getByRole("heading", { name: "Oft gefragt" })).toBeVisible();
  await expect(box.getByRole("link")).toHaveCount(3);
  await expect(box.getByRole("link").first()).toContainText("Kann ich früher kommen oder später gehen?");
  await expect(page.locator(".tiles").first()).toBeVisible();
  await page.getByRole("searchbox").fill("Sauna");
  await expect(box.getByRole("heading", { name: "Oft gefragt" })).toBeHidden();
  await page.getByRole("searchbox").fill("");
  await box.getByRole("link", { name: "Wo kann ich parken?" }).click();
  // While the search closes, its row is there, too.
  const answer = page.getByRole("paragraph").filter({ hasText: "Im Hof, oder ab 18 Uhr" });
  await expect(answer).toBeVisible();
});

test("Where the page says nothing, search offers to ask, with the words filled in", async ({
  page,
  owner,
  taker,
}) => {
  await addRow(taker, amenities, pool);
  for (const [id, asks] of [
    [owner.hotel.id, false],
    [taker.hotel.id, true],
  ] as const) {
    await page.goto(`/view/${id}`);
    await page.getByRole("searchbox").fill("Zither & lute");
    const box = page.getByRole("search");
    await expect(box.getByRole("heading", { name: "Nothing here says “Zither & lute” yet." })).toBeVisible();
    await expect(box.getByRole("link", { name: "Call reception" })).toHaveAttribute("href", /^tel:/);
    await expect(box.getByRole("link", { name: "Ask us about “Zither & lute”" })).toHaveCount(asks ? 1 : 0);
  }
  await page.getByRole("link", { name: "Ask us about" }).click();
  await expect(page.getByLabel("Anything else we should know?")).toHaveValue("Zither & lute");
  await expect(page.getByRole("radio", { name: "Something else" })).toBeChecked();
});

test("In a section the bar at the bottom leads back, in place of the way to the hotel", async ({
  phone: page,
  url,
}) => {
  await page.goto(`${url}/view/1`);
  const guest = new GuestPage(page);
  const bar = page.getByRole("navigation", { name: "Quick access" });
  const entries = bar.getByRole("link");
  await expect(entries).toHaveText(["Call", "Ask us", "Directions"], { useInnerText: true });
  const before = await page.evaluate(() => history.length);
  await guest.openSection("Amenities");
  await expect(entries).toHaveText(["Call", "Ask us", "Back"], { useInnerText: true });
  await bar.getByRole("link", { name: "Back" }).click();
  await expect(guest.tiles).toBeVisible();
  await expect(entries.last()).toHaveText("Directions", { useInnerText: true });
  expect(await page.evaluate(() => history.length), "no step more than it took").toBe(before + 1);
  await page.goForward();
  await expect(guest.section("Amenities")).toBeVisible();
});

test(`Nothing is wider than the screen, and the hotel is one tap away by phone and by email${without("larger text")}`, async ({
  page,
  owner,
}) => {
  const guest = new GuestPage(page);
  await guest.open(owner.hotel.id);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expect(page.getByRole("link", { name: owner.hotel.phone })).toHaveAttribute(
    "href",
    "tel:+351215550100",
  );
  await expect(page.getByRole("link", { name: owner.hotel.email })).toHaveAttribute(
    "href",
    `mailto:${owner.hotel.email}`,
  );
  await guest.openSection("FAQs");
  expect(await overflow()).toBeLessThanOrEqual(0);
  if (isDriven("larger text")) await setTextSize(page, 200);
  expect(await faultsOfLargeText(page)).toEqual([]);
  await guest.back.click();
  expect(await faultsOfLargeText(page)).toEqual([]);
});

test.describe("An unknown code", () => {
  test.use({ refusals: [404] });

  test("is answered politely", async ({ page }) => {
    await page.goto("/view/nosuchhotel");
    await expect(page.getByRole("heading", { name: "Hotel Not Found" })).toBeVisible();
    await expect(page.getByText("The hotel you're looking for doesn't exist.")).toBeVisible();
  });
});

test("The whole page is at most seven requests and 60 KB, one of them for what is opened; with its cover and three favorites 120", async ({
  page,
}) => {
  const requests: Request[] = [];
  // A browser asks for the icon when it has nothing else to do, or not at all.
  page.on("requestfinished", (request) => request.url().endsWith("/icon.svg") || requests.push(request));
  await page.goto(`/view/${SAMPLE_HOTEL_ID}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const photos = () => requests.filter((request) => request.url().includes("/public/photos/"));
  await expect.poll(() => photos().length).toBe(5);
  // The page's last word: the scan is told when everything else is there.
  await expect.poll(() => requests.some((request) => request.url().endsWith("/track-scan"))).toBe(true);
  const beside = requests.filter((request) => !photos().includes(request));
  expect(beside.length, "requests beside the photo").toBeLessThanOrEqual(7);
  // Read at once: a request that finishes with the test has no page any more.
  async function kilobytes(of: readonly Request[]): Promise<number> {
    const sizes = await Promise.all(of.map((request) => request.sizes()));
    return sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0) / 1024;
  }
  const others = await kilobytes(beside);
  expect(others).toBeLessThanOrEqual(60);
  expect(others + (await kilobytes(photos()))).toBeLessThanOrEqual(120);
});
