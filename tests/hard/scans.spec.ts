import { amenities } from "../../src/sections/amenities.ts";
import { aVisit, track } from "../../testbed/scans.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest, test } from "../e2e/support/fixtures.ts";
import { GuestPage } from "../e2e/support/pages/guest-page.ts";
import { addRow } from "../e2e/support/rows.ts";
import { analytics, reported } from "../e2e/support/scans.ts";

ownerTest(
  "The dashboard that waits for the first scan sees it arrive by itself",
  async ({ owner, page, url, dashboard }) => {
    await page.clock.install();
    await dashboard.open();
    await expect(dashboard.noScans).toBeVisible();
    // All that the steps are made of is there: the jump ends what is on its way.
    await expect(page.getByText("0 of 5 steps done")).toBeVisible();
    const visit = { ...aVisit(owner.hotel.id), tested_by: owner.hotel.user_id };
    expect((await track(url, visit)).status).toBe(204);
    await page.clock.fastForward(11_000);
    await expect(page.getByText("Your test scan arrived, not counted").first()).toBeVisible();
  },
);

test("A page that nobody looks at yet is a scan once somebody does", async ({ owner, phone }) => {
  await phone.addInitScript(() => {
    let state = "hidden";
    Object.defineProperty(document, "visibilityState", { get: () => state });
    addEventListener("look", () => {
      state = "visible";
      document.dispatchEvent(new Event("visibilitychange"));
    });
  });
  await phone.goto(`/view/${owner.hotel.id}`, { waitUntil: "networkidle" });
  expect(await analytics(owner)).toMatchObject({ total: 0 });
  const visit = reported(phone);
  await phone.evaluate(() => dispatchEvent(new Event("look")));
  await visit;
  expect(await analytics(owner)).toMatchObject({ total: 1 });
});

test.describe("A visit that does not reach the server", () => {
  test.use({ refusals: ["no answer", 503] });

  for (const failure of ["no answer", "no database"] as const) {
    test(`because there is ${failure}, is reported once more and counts once`, async ({ owner, phone }) => {
      const bodies: string[] = [];
      await phone.route("**/functions/v1/track-scan", async (route) => {
        bodies.push(route.request().postData() ?? "");
        if (bodies.length > 1) await route.continue();
        else if (failure === "no answer") await route.abort();
        else await route.fulfill({ status: 503, json: {} });
      });
      await phone.goto(`/view/${owner.hotel.id}`);
      await expect.poll(() => bodies.length).toBe(1);
      const again = phone.waitForResponse((response) => response.status() === 204);
      // Not before the page has seen the failure.
      await expect(async () => {
        await phone.evaluate(() => dispatchEvent(new Event("online")));
        expect(bodies).toHaveLength(2);
      }).toPass();
      await again;
      expect(bodies[1]).toBe(bodies[0]);
      expect(await analytics(owner)).toMatchObject({ total: 1 });
    });
  }
});

test("Another guest who was sent the link is another guest", async ({ owner, phone, page }) => {
  for (const device of [phone, page]) {
    const visit = reported(device);
    await device.goto(`/view/${owner.hotel.id}`);
    await visit;
  }
  expect(await analytics(owner)).toMatchObject({ total: 2, via: { qr: 0, link: 2 }, guests: 2 });
});

ownerTest("An owner's look at the own page is no scan", async ({ owner, page, phone }) => {
  const reports: string[] = [];
  page.on("request", (request) => reports.push(request.url()));
  await page.goto(`/view/${owner.hotel.id}`, { waitUntil: "networkidle" });
  const scan = reported(phone);
  await phone.goto(`/view/${owner.hotel.id}#q`, { waitUntil: "networkidle" });
  await scan;
  expect(reports.filter((url) => url.includes("track-scan"))).toEqual([]);
  expect(await analytics(owner)).toMatchObject({ total: 1 });
});

test("A scan on a phone shows in the owner's analytics, as often as the page is shown", async ({
  owner,
  phone,
}) => {
  await addRow(owner, amenities, makeEntry(amenities, 1));
  const guest = new GuestPage(phone);
  const scan = reported(phone);
  await phone.goto(`/view/${owner.hotel.id}#q`);
  expect((await scan).status()).toBe(204);
  await expect(guest.hotelName).toHaveText(owner.hotel.name);
  expect(await analytics(owner)).toEqual({
    total: 1,
    via: { qr: 1, link: 0 },
    guests: 1,
    types: [{ type: "Mobile", scans: 1 }],
  });
  // Shared, bookmarked or copied, this address is a link, not a code.
  await expect(phone).toHaveURL(`/view/${owner.hotel.id}`);

  const reload = reported(phone);
  await phone.reload();
  await reload;
  const back = reported(phone);
  await phone.goto("/qr-scanner");
  await phone.goBack();
  await back;
  const broughtBack = reported(phone);
  await phone.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await broughtBack;
  // Moving within the page is no further visit.
  await guest.openSection("Amenities");
  await guest.back.click();
  expect(await analytics(owner)).toMatchObject({ total: 4, via: { qr: 4, link: 0 }, guests: 1 });
});
