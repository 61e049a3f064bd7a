import { amenities } from "../../src/sections/amenities.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { GuestPage, keptOffline } from "../e2e/support/pages/guest-page.ts";
import { openPool, pool, poolTest as test, WEEK } from "../e2e/support/pool.ts";
import { addRow } from "../e2e/support/rows.ts";

/** Berlin is two hours ahead of UTC; 2026-06-24 is a Wednesday. */
const NOON = new Date("2026-06-24T10:00:00Z");

test("A guest reads until when it is open, and the page follows the clock", async ({ phone, owner }) => {
  await addRow(owner, amenities, pool(WEEK));
  await phone.clock.install({ time: NOON });
  const card = await openPool(phone, owner.hotel.id);
  await expect(card).toContainText("Open · until 9 PM");
  await expect(card, "the owner's words stand in for hours").not.toContainText("Timing 1");

  await card.getByText("All opening hours").click();
  const row = (name: string) => card.getByRole("term").filter({ hasText: name }).locator("..");
  await expect(row("Monday to Thursday")).toHaveAttribute("aria-current", "date");
  await expect(row("Thursday, June 25")).toContainText("closed");
  await expect(row("Thursday, June 25")).toContainText("Cleaning");

  await phone.clock.setSystemTime(new Date("2026-06-24T18:59:30Z"));
  await phone.clock.fastForward(61_000);
  await expect(card).toContainText("Closed · opens Saturday at 9 AM");
  await phone.clock.setSystemTime(new Date("2026-06-25T06:00:00Z"));
  await phone.clock.fastForward(61_000);
  await expect(card).toContainText("Closed today · opens Saturday at 9 AM");
  await expect(row("Thursday, June 25")).toHaveAttribute("aria-current", "date");
  await expect(row("Monday to Thursday")).not.toHaveAttribute("aria-current");
});

test("A guest reads times in their own format", async ({ browser, url, owner }) => {
  await addRow(owner, amenities, pool(WEEK));
  const context = await browser.newContext({ baseURL: url, locale: "en-GB", timezoneId: "Asia/Tokyo" });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOON);
  const card = await openPool(page, owner.hotel.id);
  await expect(card).toContainText("Open · until 21:00");
  await card.getByText("All opening hours").click();
  await expect(card).toContainText("09:00 – 12:00");
  await context.close();
});

test.describe("Without a network", () => {
  test.use({ refusals: ["no answer"] });

  test("a guest reads what is open now, not when the copy was made", async ({ phone, owner }) => {
    await addRow(owner, amenities, pool(WEEK));
    const guest = new GuestPage(phone);
    await guest.open(owner.hotel.id);
    await keptOffline(phone);
    await phone.context().setOffline(true);
    await phone.clock.setFixedTime(new Date("2026-06-27T08:30:00Z"));
    await phone.reload();
    const section = await guest.openSection("Amenities");
    await expect(section).toContainText("Open · until noon");
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false, storageState: { cookies: [], origins: [] } });

  test("a guest reads the week", async ({ page, owner }) => {
    await addRow(owner, amenities, pool(WEEK));
    const card = await openPool(page, owner.hotel.id);
    await card.getByText("All opening hours").click();
    await expect(card).toContainText("Monday to Thursday7 AM – 9 PM");
    await expect(card.locator(".now")).toBeHidden();
  });
});
