import { amenities } from "../../src/sections/amenities.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { keptOffline } from "../e2e/support/pages/guest-page.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { openPool, pool, poolTest as test, typed, WEEK } from "../e2e/support/pool.ts";
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
  await expect(card).toContainText("Closed · opens Saturday at 9 AM, until noon");
  await phone.clock.setSystemTime(new Date("2026-06-25T06:00:00Z"));
  await phone.clock.fastForward(61_000);
  await expect(card).toContainText("Closed today · opens Saturday at 9 AM, until noon");
  await expect(row("Thursday, June 25")).toHaveAttribute("aria-current", "date");
  await expect(row("Monday to Thursday")).not.toHaveAttribute("aria-current");
});

test("Hours in a closed section are worked out as it opens, before it is seen", async ({ phone, owner }) => {
  await addRow(owner, amenities, pool(WEEK));
  await phone.clock.setFixedTime(NOON);
  await phone.goto(`/view/${owner.hotel.id}`);
  await expect(phone.locator(".today summary")).toContainText("until 9 PM");
  const line = phone.locator(".section .now.scripted").first();
  await expect(line, "hundreds would block a slow phone").toHaveText("");
  const firstFrame = phone.evaluate(
    () =>
      new Promise((done) => {
        addEventListener("hashchange", () =>
          requestAnimationFrame(() => done(document.querySelector(".section.open .now")?.textContent)),
        );
      }),
  );
  await phone.getByRole("link", { name: /^Amenities/ }).click();
  expect(await firstFrame).toBe("Open · until 9 PM");
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

  test("a guest reads what is open now, not when the copy was made", async ({ phone, owner, guest }) => {
    await addRow(owner, amenities, pool(WEEK));
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

test("An owner types a week, and what was saved is in the form again", async ({ page, owner }) => {
  const screen = new SectionPage(page, amenities);
  await screen.open();
  await page.getByRole("button", { name: "Add Your First Amenity" }).click();
  const form = screen.form("Add");
  await screen.fill(form, {
    ...makeEntry(amenities, 1),
    name: "Pool",
    hours: typed({ kind: "appointment", note: null }),
  });
  const words = form.getByLabel("Timing in words");
  // One question: words are another answer, and come back where hours were only tried.
  await expect(words).toHaveCount(0);
  await form.getByRole("button", { name: "In words" }).click();
  await expect(words).toHaveValue("Timing 1");
  await expect(form.getByText("Season, closed days, a note")).toHaveCount(0);
  await form.getByRole("button", { name: "At set times" }).click();
  await form.getByLabel("Every day opens").fill("18:00");
  await screen.submit("Add");
  const closes = form.getByLabel("Every day closes");
  await expect(closes).toHaveAccessibleDescription("Please enter when it closes");
  await expect(closes).toBeFocused();
  await closes.fill("02:00");
  await form.getByRole("button", { name: "Other hours on some days" }).click();
  const other = (name: string) => form.getByRole("group", { name, exact: true });
  await other("Other days").getByRole("button", { name: "Saturday", exact: true }).click();
  await form.getByLabel("Saturday opens").fill("18:00");
  await form.getByLabel("Saturday closes").fill("02:00");
  await form.getByRole("button", { name: "Add more times of Saturday" }).click();
  await form.getByLabel("Saturday opens (2)").fill("10:00");
  await form.getByLabel("Saturday closes (2)").fill("12:00");
  await other("Monday–Friday and Sunday").getByRole("button", { name: "Friday", exact: true }).click();
  await other("Monday–Thursday and Sunday").getByRole("button", { name: "Sunday", exact: true }).click();
  await expect(form.getByText("Closed: Friday and Sunday")).toBeVisible();
  await form.getByLabel("Seasonal").check();
  await form.getByRole("group", { name: "Season until" }).getByLabel("Month").selectOption("September");
  await form.getByRole("button", { name: "Add Closed or Other Days" }).click();
  await form.getByLabel("First day").fill("2026-12-24");
  await form.getByLabel("Last day").fill("2026-12-23");
  await screen.submit("Add");
  await expect(form.getByLabel("Last day")).toHaveAccessibleDescription("The last day is before the first");
  await form.getByLabel("Last day").fill("2026-12-26");
  await form.getByLabel("Reason").fill("Christmas");
  await form.getByLabel("Note on the hours").fill("Adults only");
  await screen.submit("Add");
  await screen.confirmMessage("Amenity added successfully!");

  const evening = ["18:00-02:00"];
  const { data } = await owner.api.from("amenities").select("hours, timing").single();
  // The specification's column says the same, in words.
  expect(data?.timing).toBe("Mon–Thu 6:00 PM – 2:00 AM; Sat 6:00 PM – 2:00 AM, 10:00 AM – 12:00 PM");
  expect(data?.hours).toEqual({
    kind: "weekly",
    week: [evening, evening, evening, evening, [], ["18:00-02:00", "10:00-12:00"], []],
    season: { from: "05-01", until: "09-15" },
    exceptions: [{ from: "2026-12-24", until: "2026-12-26", times: [], reason: "Christmas" }],
    note: "Adults only",
  });

  await screen.edit("Pool");
  const again = screen.form("Edit");
  await expect(again.getByLabel("Monday–Thursday closes")).toHaveValue("02:00");
  await expect(again.getByText("Closed: Friday and Sunday")).toBeVisible();
  await expect(again.getByLabel("Reason")).toHaveValue("Christmas");
  await again.getByRole("button", { name: "In words" }).click();
  await again.getByLabel("Timing in words").fill("Ask at reception");
  await screen.submit("Edit");
  await screen.confirmMessage("Amenity updated successfully!");
  expect((await owner.api.from("amenities").select("hours").single()).data).toEqual({ hours: null });
});
