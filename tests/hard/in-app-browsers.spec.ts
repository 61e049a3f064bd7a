/** Apps open links in browsers of their own, which lack much: docs/decisions/0142-browsers.md. */
import type { Page } from "@playwright/test";
import { restaurants } from "../../src/sections/restaurants.ts";
import { makeEntry, titleOf } from "../e2e/support/entries.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { IN_APP_BROWSERS, makeInApp } from "../e2e/support/in-app-browsers.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { CsvDialog } from "../e2e/support/pages/csv-dialog.ts";
import { LoginPage } from "../e2e/support/pages/login-page.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { addRow, setHotel, showOnly } from "../e2e/support/rows.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";
import { takerAt } from "../e2e/support/taker.ts";

const selected = (page: Page) => page.evaluate(() => String(getSelection()));

const phoneIn = (app: string) => ({
  userAgent: IN_APP_BROWSERS[app],
  viewport: { width: 390, height: 700 },
  serviceWorkers: "block" as const,
  // The input that a guest left empty, and the network that is gone.
  refusals: [422, "no answer" as const],
});
const storageOf = (app: string) => ({ throws: app.endsWith("iPhone") });

for (const app of Object.keys(IN_APP_BROWSERS))
  test.describe(`In ${app}`, () => {
    test.use(phoneIn(app));
    test.beforeEach(({ page }) => makeInApp(page, storageOf(app)));

    test("a guest copies by hand, asks with what they typed, and keeps a copy", async ({
      page,
      url,
      context,
    }) => {
      const { api, hotel } = await takerAt(url);
      const wifi = [{ name: "House", password: "summer garden 12", shown_to: "everybody" }];
      await setHotel({ api, hotel }, { wifi });
      await page.goto(`/view/${hotel.id}?lang=en`);
      await page.getByRole("button", { name: "Copy the password of House" }).click();
      const notice = page.locator(".notice");
      await expect(notice).toContainText("Selected: copy it by hand");
      expect(await selected(page)).toBe("summer garden 12");
      await expect(notice.getByText("summer garden 12")).toBeInViewport();
      await page.getByRole("heading", { level: 1 }).click();
      await expect(notice).toBeEmpty();
      await page.getByRole("button", { name: "Share" }).click();
      await expect(notice).toContainText("Selected: copy it by hand");
      expect(await selected(page)).toBe(`${url}/view/${hotel.id}`);

      await page.getByRole("navigation", { name: "Quick access" }).getByRole("link", { name: "Ask" }).click();
      await page.getByRole("radio", { name: "Fresh towels" }).check();
      await page.getByLabel("Room number").fill(" ");
      await page.getByLabel("Anything else we should know?").fill("Two large ones");
      await sendAsAPerson(page, "Send");
      await expect(page.getByLabel("Room number")).toHaveAccessibleDescription("Please fill this in");
      await expect(page.getByRole("radio", { name: "Fresh towels" })).toBeChecked();
      await expect(page.getByLabel("Anything else we should know?")).toHaveValue("Two large ones");
      await page.getByLabel("Room number").fill("12");
      await context.setOffline(true);
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page).toHaveURL(/^chrome-error:/);
      await context.setOffline(false);
      await page.goBack();
      await expect(page.getByLabel("Anything else we should know?")).toHaveValue("Two large ones");
      await page.getByLabel("Room number").fill("12");
      await sendAsAPerson(page, "Send");
      await expect(page.getByText("It has arrived")).toBeVisible();

      await page.getByRole("link", { name: "Download my message" }).click();
      await expect(page).toHaveURL(/\?download$/);
      await expect(page.getByText("Two large ones")).toBeVisible();
    });
  });

for (const app of ["LINE on an iPhone", "Facebook on Android"])
  test.describe(`In ${app}`, () => {
    // A tablet's: its menus say what they hold.
    test.use({ ...phoneIn(app), viewport: { width: 1280, height: 800 } });
    test.beforeEach(({ page }) => makeInApp(page, storageOf(app)));

    test("an owner signs in, adds a place, and is told where files are saved", async ({ page, owner }) => {
      await showOnly(owner, "restaurants");
      const place = makeEntry(restaurants, 1);
      const login = new LoginPage(page);
      await login.open();
      await login.signIn(owner.email, owner.password);
      await expect(page).toHaveURL("/admin");
      // Nothing says that the tour was seen.
      await page
        .getByRole("dialog", { name: "Welcome to Innfo" })
        .getByRole("button", { name: "Close" })
        .click();
      await new AdminShell(page).goTo("Restaurants");
      const list = new SectionPage(page, restaurants);
      await list.add(place);
      await list.confirmMessage("Restaurant added successfully!");
      await expect(page.getByText(titleOf(restaurants, place), { exact: true })).toBeVisible();
      await new CsvDialog(page).choose("Export as CSV");
      const told = page.getByRole("dialog", { name: "Open Innfo in Your Browser" });
      await expect(told).toContainText("Choose “Open in browser” in this app’s menu.");
    });
  });

test.describe("In an app that can share", () => {
  test.use({ userAgent: IN_APP_BROWSERS["LINE on an iPhone"], serviceWorkers: "block" });

  test("an owner's file is handed to the device's own dialog", async ({ page, owner, login }) => {
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.defineProperties(navigator, {
        canShare: { value: () => true },
        share: { value: async ({ files: [file] }: { files: File[] }) => void shared.push(file?.name ?? "") },
      });
      Object.assign(window, { shared });
    });
    await addRow(owner, restaurants, makeEntry(restaurants, 1));
    await login.open();
    await login.signIn(owner.email, owner.password);
    await expect(page).toHaveURL("/admin");
    await new SectionPage(page, restaurants).open();
    await new CsvDialog(page).choose("Export as CSV");
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
      .toEqual([expect.stringMatching(/Restaurants\.csv$/i)]);
  });
});

test.describe("In a browser without a clipboard that copies in the old way", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a guest's password is copied, and shown", async ({ page, guestPage }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
    await guestPage.open("1");
    await page
      .getByRole("button", { name: /^Copy the password/ })
      .first()
      .click();
    await expect(page.locator(".notice")).toContainText("Copied");
    const password = await selected(page);
    await page.getByRole("searchbox").click();
    await page.getByRole("searchbox").press("ControlOrMeta+V");
    await expect(page.getByRole("searchbox")).toHaveValue(password);
  });
});
