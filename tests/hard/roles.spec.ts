/** Each role's way through the admin: every link of every screen it reaches leads to something, and to no refusal. */
import type { Page } from "@playwright/test";
import { homeOf } from "../../src/admin/app/navigation.ts";
import { TEAM_ROLES } from "../../src/lib/accounts/roles.ts";
import { amenities } from "../../src/sections/amenities.ts";
import { weekly } from "../../testbed/opening-hours.ts";
import { newColleague } from "../e2e/support/colleagues.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { proTest as test } from "../e2e/support/pro.ts";
import { addMessage, addRow, setHotel } from "../e2e/support/rows.ts";

/** The screen has loaded: it says its name, and nothing is on its way. */
async function loaded(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** Links of the admin, with those in menus, and without the part after "?". */
async function linksOf(page: Page): Promise<string[]> {
  const links = new Set<string>();
  async function collect(): Promise<void> {
    const found = await page
      .locator('a[href^="/admin"]')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    for (const path of found) links.add(path);
  }
  await collect();
  for (const menu of await page.getByRole("button", { name: /^(More|User menu.*)$/ }).all()) {
    await menu.click();
    await collect();
    await page.keyboard.press("Escape");
  }
  return [...links].filter((path) => !path.startsWith("/admin/hotels/"));
}

test.describe.configure({ timeout: 240_000 });

for (const role of TEAM_ROLES)
  test(`Every link that the role ${role} finds leads to a screen that it may read`, async ({
    browser,
    owner,
    url,
  }) => {
    const { api, hotel } = owner;
    await api
      .from("message_kinds")
      .upsert({ hotel_id: hotel.id, kind: "request", is_on: true }, { onConflict: "hotel_id,kind" })
      .throwOnError();
    await addMessage({ api, hotel }, { kind: "found", item: "Scarf" });
    const page = await newColleague({ browser, url, owner }, role, "Paul");
    await expect(page).toHaveURL(homeOf(role));
    const refused: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()} at ${page.url()}`);
    });
    const seen = new Set<string>();
    const waiting = [homeOf(role)];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      await page.goto(path);
      if (path === "/admin" && role === "desk") {
        // By its address the admin opens on the inbox.
        await expect(page).toHaveURL(homeOf(role));
        await page
          .getByRole("navigation", { name: "Admin" })
          .getByRole("link", { name: "Dashboard" })
          .click();
      }
      await loaded(page);
      expect(new URL(page.url()).pathname, `${role} at ${path}`).toBe(path);
      await expect(page.getByText(/could not be (loaded|read)|not found/i), path).toHaveCount(0);
      waiting.push(...(await linksOf(page)));
    }
    expect(refused).toEqual([]);
    const reached = [...seen].sort();
    if (role === "housekeeping") expect(reached).toEqual(["/admin/account", "/admin/inbox", "/admin/rooms"]);
    if (role === "desk")
      expect(reached).toEqual([
        "/admin",
        "/admin/account",
        "/admin/announcements",
        "/admin/inbox",
        "/admin/inbox/figures",
        "/admin/inbox/hand-over",
        "/admin/inbox/new",
        "/admin/inbox/night-log",
        "/admin/rooms",
        "/admin/sections",
      ]);
    if (role === "editor") expect(reached).not.toContain("/admin/members");
    if (role === "owner") expect(reached).toContain("/admin/members");
  });

test("The desk has three entries at the thumb, and reads the guest page from its top", async ({
  browser,
  owner,
  url,
}) => {
  const page = await newColleague({ browser, url, owner }, "desk", "Paul");
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole("navigation", { name: "Shortcuts" });
  await expect(bar.getByRole("link")).toHaveText([/Today/, /Content/, /Inbox/]);
  await bar.getByRole("link", { name: "Content" }).click();
  const preview = page.getByTitle("Your guest page").contentFrame();
  await expect(preview.getByRole("heading", { level: 1 })).toBeInViewport();
  // A fragment of the frame would have scrolled the screen by now.
  await expect(page.getByText("As guests see it now.")).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("The desk tells all guests with the same chips as the owner, and reads who may switch messages on", async ({
  browser,
  owner,
  page: at,
  url,
}) => {
  const { api, hotel } = owner;
  await setHotel({ api, hotel }, { breakfast: "7 to 10" });
  await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Sauna" });
  await api.from("amenities").update({ hours: weekly() }).eq("hotel_id", hotel.id).throwOnError();
  const device = await newColleague({ browser, url, owner }, "desk", "Paul");
  await expect(device).toHaveURL(homeOf("desk"));
  // Who may switch messages on is said to whoever may not.
  await expect(
    device.getByText(`Nothing is switched on yet. Ask ${owner.email.split("@")[0]} or an editor.`),
  ).toBeVisible();
  await device.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Dashboard" }).click();
  await at.goto("/admin");
  for (const page of [at, device])
    await expect(page.getByRole("list", { name: "Announce" }).getByRole("button")).toHaveText([
      "Sauna: closed",
      "Breakfast: closed",
      "Own words",
    ]);
});
