import { randomUUID } from "node:crypto";
import { aVisit, track, USER_AGENTS } from "../../testbed/scans.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { DashboardPage } from "./support/pages/dashboard-page.ts";

ownerTest("Visits become the numbers, bars and shares on the dashboard", async ({ page, owner, url }) => {
  const visit = aVisit(owner.hotel.id);
  const returning = { guest_id: randomUUID() };
  for (const { report, agent } of [
    { report: { ...aVisit(owner.hotel.id), ...returning }, agent: USER_AGENTS.Mobile },
    { report: { ...aVisit(owner.hotel.id), ...returning }, agent: USER_AGENTS.Mobile },
    { report: visit, agent: USER_AGENTS.Mobile },
    // Sent twice, counted once.
    { report: visit, agent: USER_AGENTS.Mobile },
    {
      report: { ...aVisit(owner.hotel.id), source: "link", referrer: "www.example.org" },
      agent: USER_AGENTS.Desktop,
    },
  ]) {
    expect((await track(url, report, { "User-Agent": agent })).status).toBe(204);
  }

  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.figure("Total")).toContainText("4");
  // Four scans of one day are above no average.
  for (const { title, after } of [
    { title: "Today", after: "7 days" },
    { title: "This Week", after: "4 weeks" },
    { title: "This Month", after: "8 weeks" },
  ]) {
    await expect(dashboard.figure(title)).toHaveText(`4growth after ${after} of scans`);
  }
  const days = dashboard.table("Daily Scans").getByRole("row");
  await expect(days).toHaveCount(1 + 7);
  await expect(days.last().getByRole("cell")).toHaveText(["4", "3"]);
  await expect(dashboard.breakdown("Device Types")).toHaveText(["Mobile3 · 75%", "Desktop1 · 25%"]);
  await expect(dashboard.breakdown("Traffic Sources")).toHaveText([
    "Direct3 · 75%",
    "www.example.org1 · 25%",
  ]);
  await expect(dashboard.breakdown("Code or Link")).toHaveText(["QR code3 · 75%", "Link1 · 25%"]);

  await dashboard.choosePeriod("12 months");
  const months = dashboard.table("Monthly Scans").getByRole("row");
  await expect(months).toHaveCount(1 + 12);
  await expect(months.last().getByRole("cell")).toHaveText(["4"]);

  for (const { name, count } of [
    { name: "4 weeks", count: 4 },
    { name: "12 weeks", count: 12 },
    { name: "6 months", count: 6 },
  ]) {
    await dashboard.choosePeriod(name);
    const rows = dashboard.table(/^(Weekly|Monthly) Scans$/).getByRole("row");
    await expect(rows).toHaveCount(1 + count);
    await expect(rows.last().getByRole("cell")).toHaveText(["4"]);
  }

  const file = await dashboard.exportDays();
  expect(file.name).toBe(`${owner.hotel.name} scans.csv`);
  expect(file.lines).toHaveLength(1 + 30);
  expect(file.lines[0]).toBe('"Date","Scans","Guests"');
  expect(file.lines.at(-1)).toMatch(/^"\d{4}-\d\d-\d\d","4","3"$/);
});
