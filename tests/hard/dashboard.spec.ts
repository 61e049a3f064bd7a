import type { ScanAnalytics } from "../../src/lib/figures/scan-analytics.ts";
import { amenities } from "../../src/sections/amenities.ts";
import { faqs } from "../../src/sections/faqs.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { giveLogo } from "../../testbed/give-logo.ts";
import { createOwner } from "../../testbed/owner.ts";
import { aVisit, track } from "../../testbed/scans.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { DashboardPage } from "../e2e/support/pages/dashboard-page.ts";
import { proTest } from "../e2e/support/pro.ts";
import { addRow, showOnly } from "../e2e/support/rows.ts";

ownerTest("Growth says what it compares, and each waits for days enough", async ({ page, dashboard }) => {
  await page.route("**/rest/v1/rpc/scan_analytics", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as ScanAnalytics;
    const growth = { today: 180, week: -5, month: null };
    await route.fulfill({ json: { ...json, total: 10, today: 4, week: 10, month: 10, growth } });
  });
  await dashboard.open();
  await expect(dashboard.figure("Today")).toHaveText("4+180% so far, against an average day of the last 7");
  await expect(dashboard.figure("This Week")).toHaveText(
    "10−5% in the last 7 days, against an average 7 of the last 28",
  );
  await expect(dashboard.figure("This Month")).toHaveText("10growth after 8 weeks of scans");
});

ownerTest("Shares are of all scans, also of those whose source is not listed", async ({ page }) => {
  await page.route("**/rest/v1/rpc/scan_analytics", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as ScanAnalytics;
    const scans = [40, 20, 10, 5, 3, 2];
    const referrers = scans.map((scans, index) => ({ host: `site-${index}.example`, scans }));
    const devices: ScanAnalytics["devices"] = [{ type: "Mobile", scans: 100 }];
    await route.fulfill({ json: { ...json, total: 100, devices, referrers, via: { qr: 75, link: 25 } } });
  });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.breakdown("Traffic Sources")).toHaveText([
    "site-0.example40 · 40%",
    "site-1.example20 · 20%",
    "site-2.example10 · 10%",
    "site-3.example5 · 5%",
    "site-4.example3 · 3%",
    "site-5.example2 · 2%",
  ]);
  await expect(page.getByText("All others: 20 · 20%")).toBeVisible();
  await expect(dashboard.breakdown("Device Types")).toHaveText(["Mobile100 · 100%"]);
  await expect(page.getByText("All others:")).toHaveCount(1);
});

ownerTest(
  "What guests do not see is no step done, and the list says where to choose",
  async ({ page, owner, dashboard }) => {
    for (const section of [amenities, restaurants, faqs]) await addRow(owner, section, makeEntry(section, 1));
    await showOnly(owner, "amenities", "restaurants", "tours");
    await dashboard.open();
    await dashboard.unfoldSteps();
    const step = page.getByRole("listitem").filter({ hasText: "Add what guests ask about" });
    await expect(step).toContainText("Guests see 2 sections with content");
    await expect(step.getByRole("link", { name: "Add Tour Guides" })).toBeVisible();
  },
);

ownerTest.describe("When analytics fail", () => {
  ownerTest.use({ refusals: [500, "no answer"] });

  for (const { failure, path, words } of [
    { failure: "a reason", path: "500", words: "Error loading analytics: the counts are away" },
    {
      failure: "no connection",
      path: "abort",
      words: "Error loading analytics: Network error. Please check your connection and try again.",
    },
  ]) {
    ownerTest(`for ${failure}, the dashboard says so and tries again when asked`, async ({ page }) => {
      const dashboard = new DashboardPage(page);
      await page.route("**/rest/v1/rpc/scan_analytics", (route) =>
        path === "abort"
          ? route.abort()
          : route.fulfill({ status: 500, json: { code: "XX000", message: "the counts are away" } }),
      );
      await dashboard.open();
      await expect(dashboard.failure.getByRole("heading")).toHaveText(words);
      await page.unroute("**/rest/v1/rpc/scan_analytics");
      await dashboard.failure.getByRole("button", { name: "Try Again" }).click();
      await expect(dashboard.noScans).toBeVisible();
    });
  }
});

proTest(
  "After the set-up the dashboard says the one thing that helps most now",
  async ({ page, owner, url }) => {
    await giveLogo(owner);
    for (const section of [amenities, restaurants, faqs]) await addRow(owner, section, makeEntry(section, 1));
    expect((await track(url, aVisit(owner.hotel.id))).status).toBe(204);
    const useful = (name: string) => page.getByRole("region", { name });
    await new DashboardPage(page).open();
    await expect(useful("Show guests your house")).toBeVisible();

    const feedback = [
      { topic: "service", count: 1, average: 1 },
      { topic: "breakfast", count: 3, average: 2 },
    ];
    const words: object[] = [{ word: "umbrella", count: 1 }];
    // Weeks of guests' messages.
    await page.route("**/rest/v1/rpc/inbox_figures", (route) =>
      route.fulfill({ json: { answered: {}, waiting: 0, weeks: [], asked: [], feedback, words } }),
    );
    await page.reload();
    await expect(useful("Breakfast: 2.0 of 5")).toBeVisible();
    await expect(page.getByRole("link", { name: "Read the Feedback" })).toBeVisible();

    words.push({ word: "iron", count: 12 });
    await page.reload();
    await expect(useful("12 guests asked for “iron”")).toBeVisible();
    await page.getByRole("button", { name: "Add “Iron” to Amenities" }).click();
    await expect(page.getByText("Added “Iron” to Amenities")).toBeVisible();
    await expect(useful("Breakfast: 2.0 of 5")).toBeVisible();
    const { data } = await owner.api.from("amenities").select("name").eq("name", "Iron");
    expect(data).toHaveLength(1);
  },
);

ownerTest.describe("A hotel that has just been added", () => {
  ownerTest.use({
    owner: async ({ url }, use) => use(await createOwner(url, { hotel: { times_confirmed: false } })),
  });

  ownerTest("is asked for its times first, which then count as filled in", async ({ page, owner }) => {
    const dashboard = new DashboardPage(page);
    const question = page.getByRole("heading", { name: "When do your guests arrive and leave?" });
    await dashboard.open();
    await expect(question).toBeVisible();
    await dashboard.unfoldSteps();
    await expect(page.getByText("63% complete")).toBeVisible();
    const arrival = await page.getByLabel("Check-in Time").boundingBox();
    const button = await page.getByRole("button", { name: "Confirm Times" }).boundingBox();
    expect(button && button.y + button.height, "in one line").toBe(arrival && arrival.y + arrival.height);
    await page.getByLabel("Check-in Time").fill("15:30");
    await page.getByRole("button", { name: "Confirm Times" }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText("88% complete")).toBeVisible();
    const { data } = await owner.api
      .from("hotels")
      .select("check_in, check_out, times_confirmed")
      .eq("id", owner.hotel.id)
      .single();
    expect(data).toEqual({ check_in: "03:30 PM", check_out: "12:00 PM", times_confirmed: true });
  });
});

ownerTest(
  "Each step of the set-up ticks itself, and with the last the list is gone",
  async ({ page, owner, url, dashboard, qr }) => {
    await giveLogo(owner);
    for (const section of [amenities, restaurants, faqs]) await addRow(owner, section, makeEntry(section, 1));
    await dashboard.open();
    await expect(page.getByText("3 of 5 steps done")).toBeVisible();
    await expect(dashboard.noScans).toBeVisible();
    await qr.open();
    await qr.download("SVG");
    await dashboard.open();
    await expect(page.getByText("4 of 5 steps done")).toBeVisible();

    expect((await track(url, aVisit(owner.hotel.id))).status).toBe(204);
    await dashboard.open();
    await expect(dashboard.figure("Total")).toContainText("1");
    await expect(dashboard.setUp).toBeHidden();
  },
);
