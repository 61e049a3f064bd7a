/** The oldest browsers of the floor, imitated: what they lack is taken away. See docs/decisions/0142-browsers.md. */
import type { Page } from "@playwright/test";
import { restaurants } from "../../src/sections/restaurants.ts";
import { newEmail, newHotelName, PASSWORD } from "../../testbed/owner.ts";
import { expectNoViolations } from "../e2e/support/barriers.ts";
import { makeEntry, titleOf } from "../e2e/support/entries.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { makeOld } from "../e2e/support/old-browser.ts";
import { makeStylesOld } from "../e2e/support/old-css.ts";
import { GuestPage } from "../e2e/support/pages/guest-page.ts";
import { LoginPage } from "../e2e/support/pages/login-page.ts";
import { ProfilePage } from "../e2e/support/pages/profile-page.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { showOnly } from "../e2e/support/rows.ts";

test.describe("A guest", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("opens sections, reads what is open and copies the Wi-Fi's password", async ({ page, guestPage }) => {
    await makeOld(page, "guest page");
    await page.goto("/view/1?lang=en");
    expect(
      await page.evaluate(() => [typeof Map.groupBy, typeof [].toSorted, typeof AbortSignal.any]),
    ).toEqual(Array(3).fill("undefined"));
    await expect(page.locator(".today summary")).not.toContainText("All hours");
    await guestPage.openSection("FAQs");
    await expect(guestPage.section("FAQs")).toBeVisible();
    await page.goBack();
    await page.getByRole("button", { name: /Copy/ }).first().click();
    await expect(page.locator(".notice")).toHaveText("Copied");
  });

  test("finds what they search for, and whom to dial in danger", async ({ page }) => {
    await makeOld(page, "guests' search");
    await page.goto("/view/1?lang=en");
    await page.getByRole("searchbox").click();
    const search = page.getByRole("searchbox");
    await search.fill("breakfast time");
    await expect(page.locator(".search [role=status]")).toContainText(/answers?\./);
    await search.fill("fire");
    await expect(page.locator(".found .sos a[href^='tel:']").first()).toBeVisible();
  });
});

test.describe("Below the floor of the search", () => {
  test.use({ serviceWorkers: "block", isWatched: false });

  test("the box says what does not work, and never that there is no connection", async ({ page }) => {
    // As where its script cannot be read.
    await page.route(/\/assets\/search\./, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "?" }),
    );
    const failed = page.waitForEvent("pageerror");
    await page.goto("/view/1?lang=en");
    await page.getByRole("searchbox").click();
    await page.getByRole("searchbox").fill("pool");
    await failed;
    await expect(page.locator(".search [role=status]")).toHaveText("Search does not work in this browser.");
  });
});

test.describe("An owner", () => {
  test.use({ refusals: [400], serviceWorkers: "block" });

  test("signs in, adds to a list, changes it and saves the profile", async ({ page, owner }) => {
    await makeOld(page, "admin");
    await showOnly(owner, "restaurants");
    const [first, second] = [makeEntry(restaurants, 1), makeEntry(restaurants, 2)];
    const login = new LoginPage(page);
    await login.open();
    await login.signIn(owner.email, "not the password");
    await expect(login.failure).toContainText("Invalid email or password.");
    await login.signIn(owner.email, owner.password);
    await expect(page).toHaveURL("/admin");
    const list = new SectionPage(page, restaurants);
    await list.open();
    await list.add(first);
    await list.confirmMessage("Restaurant added successfully!");
    await list.edit(titleOf(restaurants, first));
    await list.fill(list.form("Edit"), second);
    await list.submit("Edit");
    await list.confirmMessage("Restaurant updated successfully!");
    await expect(page.getByText(titleOf(restaurants, second), { exact: true })).toBeVisible();
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.fill({ Description: "A quiet house by the harbour." });
    await profile.save();
    await profile.confirmSaved();
  });
});

// The admin's floor has them all.
test.describe("Without the styles that the oldest browsers of guests lack", () => {
  test.use({ bypassCSP: true, serviceWorkers: "block" });

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const)
    test(`at ${width} pixels a guest reads, opens a section and types the letters`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await makeStylesOld(page);
      const guest = new GuestPage(page);
      await page.goto("/view/1?lang=en");
      await expectReadable(page);
      await guest.openSection("FAQs");
      await expectReadable(page);
      await page.goto("/view/1/letters");
      await expectReadable(page);
    });
});

/** Nothing reaches over the window's side, and every text in sight differs from what is behind it. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole("heading").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectNoViolations(page, "light", (axe) => axe.withRules(["color-contrast"]));
}

test.describe("Below the floor of the admin", () => {
  test.use({ serviceWorkers: "block", isWatched: false });

  test("its page says which browsers open it, set like the pages of errors, by itself", async ({ page }) => {
    await page.route(/\/assets\/.*\.css/, (route) => route.fulfill({ contentType: "text/css", body: "" }));
    await page.route(/\/assets\/index-.*\.js/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "?" }),
    );
    await page.goto("/login");
    await expect(page.getByText("It needs Safari 16.4, Chrome 111, Firefox 121 or newer.")).toBeVisible();
    await expect(page.getByRole("heading")).toHaveCSS("font-family", /Georgia/);
    await expect(page.getByRole("main")).toHaveCSS("background-color", "rgb(246, 242, 234)");
  });
});

test("Who signs up has the browser's first language that is one", async ({ page, signup }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "languages", { get: () => ["c", "en-US@posix", "de-DE"] });
  });
  await signup.open();
  await signup.signUp({
    "Email Address": newEmail(),
    "Hotel Name": newHotelName(),
    "Phone Number": "+351 21 555 0100",
    "Hotel Address": "1 Harbour Quay, Lisbon",
    Password: PASSWORD,
    "Confirm Password": PASSWORD,
  });
  await expect(page).toHaveURL("/admin");
});
