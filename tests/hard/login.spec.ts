import type { Page, Request } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import { newEmail } from "../../testbed/owner.ts";
import { expect, ownerTest, test } from "../e2e/support/fixtures.ts";
import { forgetWhatWasSeen } from "../e2e/support/kept-admin.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { LoginPage } from "../e2e/support/pages/login-page.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";

/** The menu's own reads come after the list. */
const menusReads = (page: Page) =>
  Promise.all(
    ["custom_sections", "section_overview", "inbox_news", "stripe_user_subscriptions"].map((name) =>
      page.waitForResponse((response) => response.url().includes(name)),
    ),
  );

test.describe("Whoever is signed out", () => {
  for (const path of ["/", "/admin", "/admin/amenities", "/admin/no-such-screen"]) {
    test(`is sent from ${path} to sign in`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL("/login");
    });
  }
});

ownerTest("Two tabs stay in step: out in one is out in the other, and in again", async ({ page, owner }) => {
  const other = await page.context().newPage();
  await new AdminShell(other).open("/admin/amenities");
  const shell = new AdminShell(page);
  await shell.open();
  await shell.signOut();
  await expect(other).toHaveURL("/login");
  await new LoginPage(other).signIn(owner.email, owner.password);
  await expect(other).toHaveURL("/admin/amenities");
  await expect(page).toHaveURL("/admin");
});

ownerTest.describe("A session that the server has ended", () => {
  // The refused read, the refused refresh, the client's check of it, and the sign-out of the ended session.
  ownerTest.use({ refusals: [400, 401, 403] });

  ownerTest("can still be signed out of", async ({ page, owner, shell }) => {
    // A screen that asks nothing by itself: the dashboard looks for scans from time to time.
    const menu = menusReads(page);
    await shell.open("/admin/amenities");
    await expect(new SectionPage(page, amenities).emptyState).toBeVisible();
    await menu;
    await owner.api.auth.signOut({ scope: "global" });
    await shell.signOut();
    await page.reload();
    await expect(new LoginPage(page).email).toBeVisible();
  });

  ownerTest("leads to sign in as soon as anything is asked of it", async ({ page, owner }) => {
    await new AdminShell(page).open();
    await owner.api.auth.signOut({ scope: "global" });
    await page.reload();
    await expect(page).toHaveURL("/login");
  });
});

ownerTest("A hidden tab leaves its session alone, and refreshes it when it is shown", async ({ page }) => {
  const refreshes: string[] = [];
  const underway = new Set<Request>();
  page.on("request", (request) => {
    underway.add(request);
    if (request.url().includes("grant_type=refresh_token")) refreshes.push(request.url());
  });
  const over = (request: Request) => void underway.delete(request);
  page.on("requestfinished", over).on("requestfailed", over);
  const turn = (state: "hidden" | "visible") =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibility });
      window.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await page.clock.install();
  // The screen's other reads would request a new session too.
  const menu = menusReads(page);
  await new SectionPage(page, amenities).open();
  await expect(new SectionPage(page, amenities).emptyState).toBeVisible();
  await menu;
  await expect.poll(() => underway.size).toBe(0);
  await turn("hidden");
  // Access tokens live for an hour.
  await page.clock.fastForward("59:00");
  // All that timers requested was requested before this.
  await page.evaluate(() => fetch("/config.json"));
  expect(refreshes).toEqual([]);
  await turn("visible");
  await expect.poll(() => refreshes.length).toBeGreaterThan(0);
});

test("The login can be filled in and sent before the client is there, and loads nothing else", async ({
  owner,
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    const [, name] = /assets\/([a-z]+)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (name) loaded.push(name);
  });
  const client = Promise.withResolvers<void>();
  await page.route("**/assets/client-*.js", async (route) => {
    await client.promise;
    await route.continue();
  });
  const login = new LoginPage(page);
  await login.open();
  await login.email.fill(owner.email);
  await login.password.fill(owner.password);
  expect(loaded.toSorted()).toEqual(["choose", "client", "index", "react", "rolldown"]);
  await login.submit();
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
  client.resolve();
  await expect(page).toHaveURL("/admin");
  expect(loaded).toContain("today");
});

for (const locale of ["en-US", "de-DE"]) {
  test.describe(`On a device with ${locale} that was never here`, () => {
    test.use({ locale });

    test("the login asks for its typefaces after all that it needs, and nothing moves", async ({
      owner,
      page,
    }) => {
      const asked = asksOf(page);
      const isFace = (path: string) => path.endsWith(".woff2");
      const goOn = await hold(page, "**/assets/**/client-*.js");
      await page.goto("/login");
      const email = page.locator("input[name=email]");
      await email.fill(owner.email);
      const places = () =>
        Promise.all(
          ["input[name=email]", "input[name=password]", "[type=submit]"].map((each) =>
            page.locator(each).boundingBox(),
          ),
        );
      const before = await places();
      expect(asked.filter(isFace)).toEqual([]);
      goOn();
      await expect.poll(() => asked.filter(isFace).length).toBeGreaterThanOrEqual(2);
      const loaded = () =>
        page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);
      await expect.poll(loaded).toBeGreaterThanOrEqual(2);
      expect(await places()).toEqual(before);
      await expect(email).toHaveValue(owner.email);
    });
  });
}

test("Whoever signs in at once waits for no typeface, and gets them with the admin", async ({
  owner,
  page,
}) => {
  const asked = asksOf(page);
  const faces = () => asked.filter((path) => path.endsWith(".woff2")).length;
  const client = await hold(page, "**/assets/client-*.js");
  const today = await hold(page, "**/assets/today-*.js");
  const login = new LoginPage(page);
  await login.open();
  await login.email.fill(owner.email);
  await login.password.fill(owner.password);
  await login.submit();
  client();
  await expect.poll(() => asked).toContain("/rest/v1/hotels");
  expect(faces()).toBe(0);
  today();
  await expect(new AdminShell(page).menu.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect.poll(faces).toBeGreaterThanOrEqual(2);
});

/** The paths that a page asks for, in turn. */
function asksOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, "")));
  return asked;
}

/** Holds what matches, until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("After the password, the hotel is read while the code that shows it is still loading, and once", async ({
  owner,
  page,
}) => {
  const asked = asksOf(page);
  const goOn = await hold(page, "**/assets/today-*.js");
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(owner.email, owner.password);
  const frame = ["/rest/v1/hotels", "/rest/v1/rpc/worked_for"];
  await expect.poll(() => asked).toEqual(expect.arrayContaining(frame));
  goOn();
  await expect(new AdminShell(page).menu.getByRole("link", { name: "Dashboard" })).toBeVisible();
  expect(asked.filter((path) => frame.includes(path)).toSorted()).toEqual(frame);
});

ownerTest(
  "A list that is opened first waits for nothing: neither the admin's code nor its hotel",
  async ({ page, amenityScreen }) => {
    await amenityScreen.open();
    await expect(amenityScreen.emptyState).toBeVisible();
    await forgetWhatWasSeen(page);
    const showCode = await hold(page, "**/assets/today-*.js");
    const showHotels = await hold(page, "**/rest/v1/hotels?*");
    const asked = asksOf(page);
    await page.reload({ waitUntil: "commit" });
    const first = ["/assets/lists", "/rest/v1/amenities", "/rest/v1/hotels", "/rest/v1/rpc/worked_for"];
    await expect.poll(() => asked).toEqual(expect.arrayContaining(first));
    showCode();
    showHotels();
    await expect(amenityScreen.emptyState).toBeVisible();
    expect(asked.filter((path) => first.includes(path)).toSorted()).toEqual(first);
    expect(asked).not.toContain("/config.json");
  },
);

ownerTest(
  "The form of a list's rows is loaded once they are drawn, before a press",
  async ({ page, amenityScreen }) => {
    // Otherwise Today's list of what comes later has it.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    const showRows = await hold(page, "**/rest/v1/amenities?*");
    const asked = asksOf(page);
    await page.goto("/admin/amenities");
    await expect.poll(() => asked).toContain("/rest/v1/amenities");
    await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
    expect(asked).not.toContain("/assets/inputs");
    showRows();
    await expect(amenityScreen.emptyState).toBeVisible();
    await expect.poll(() => asked).toContain("/assets/inputs");
  },
);

test("Signing in says all that is missing, until it is typed", async ({ page, login }) => {
  await login.open();
  await expect(page.getByRole("heading", { name: "Innfo Admin" })).toBeVisible();
  await login.submit();
  await expect(login.email).toHaveAccessibleDescription("Email is required");
  await expect(login.password).toHaveAccessibleDescription("Password is required");
  await expect(login.email).toBeFocused();
  await login.email.fill(newEmail());
  await expect(page.getByText("Email is required")).toBeHidden();
  await login.submit();
  await expect(login.password).toHaveAccessibleDescription("Password is required");
  await expect(login.password).toBeFocused();
});

test("The login screen shows and hides the password, and leads to sign-up and back", async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.password.fill("secret");
  await expect(login.password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(login.password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(login.password).toHaveAttribute("type", "password");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { name: "Join Innfo" })).toBeVisible();
  await expect(page.getByText("Create your hotel's digital portal")).toBeVisible();
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Innfo Admin" })).toBeVisible();
});

ownerTest("Whoever is signed in is sent from the site's other doors to the admin", async ({ page }) => {
  for (const path of ["/", "/login", "/signup"]) {
    await page.goto(path);
    await expect(page, `from ${path}`).toHaveURL("/admin");
  }
});
