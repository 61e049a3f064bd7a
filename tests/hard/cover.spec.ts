/** A cover without a photo is all text: long names beside a logo, at every width. */
import type { Page } from "@playwright/test";
import { giveLogo } from "../../testbed/give-logo.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { GuestPage } from "../e2e/support/pages/guest-page.ts";

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 600, height: 800 },
  { width: 820, height: 600 },
  { width: 820, height: 800 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];

const NAMES = [
  "Lark",
  "The Grand Meridian Island Lagoon Resort, Spa & Residences",
  "Landgasthof Schwarzwaldblick am Titisee mit Wellnessbereich",
  "فندق رياض النور والحديقة الأندلسية القديمة في المدينة الحمراء",
  "湯の花温泉旅館山水荘別邸月見亭湯の花温泉旅館山水荘別邸月見亭",
];

test("No name, however long, lies on the logo, the buttons or outside the cover", async ({ page, owner }) => {
  await giveLogo(owner);
  const guest = new GuestPage(page);
  const found: string[] = [];
  for (const start of NAMES) {
    const name = `${start} ${owner.hotel.id.slice(0, 4)}`;
    await owner.api.from("hotels").update({ name }).eq("id", owner.hotel.id).throwOnError();
    await expect(async () => {
      await guest.open(owner.hotel.id);
      await expect(guest.hotelName).toHaveText(name, { timeout: 500 });
    }).toPass();
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      const here = await faults(page);
      found.push(...here.map((fault) => `${start}, ${size.width} × ${size.height}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

/** Elements that overlap the name's letters, or stick out of the cover. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const letters = document.createRange();
    letters.selectNodeContents(document.querySelector("h1") as Node);
    const cover = boxOf(".cover");
    const logo = boxOf(".logo");
    const lines = [...letters.getClientRects()];
    if (!cover || !logo || lines.length === 0) return ["There is no cover with a name and a logo"];
    const found =
      logo.width < 24 || Math.abs(logo.width - logo.height) > 1 ? [`The logo has ${logo.width} px`] : [];
    for (const line of lines) {
      if (line.top < cover.top || line.bottom > cover.bottom) found.push("A line is outside");
      for (const selector of [".logo", ".address", ".cover > .share", ".speak"]) {
        const other = boxOf(selector);
        if (!other) continue;
        const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        const down = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
        if (across > 1 && down > 1) found.push(`A line lies ${Math.round(down)} px on ${selector}`);
      }
    }
    return [...new Set(found)];
  });
}

test("Three times are in sight when the phone is turned, also those written anew for the guest's clocks", async ({
  page,
  owner,
}) => {
  await owner.api.from("hotels").update({ breakfast: "7:30〜9:30" }).eq("id", owner.hotel.id).throwOnError();
  await page.setViewportSize({ width: 840, height: 390 });
  await page.goto(`/view/${owner.hotel.id}?lang=ja`);
  const times = page.locator(".times dd");
  await expect(times.first()).toContainText("午");
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const time of await times.all()) await expect(time).toBeInViewport({ ratio: 1 });
  }
});
