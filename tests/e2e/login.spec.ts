import { newEmail } from "../../testbed/owner.ts";
import { expect, ownerTest, test } from "./support/fixtures.ts";
import { AdminShell } from "./support/pages/admin-shell.ts";
import { LoginPage } from "./support/pages/login-page.ts";

test.describe("Signing in", () => {
  test("says all that is missing, until it is typed", async ({ page }) => {
    const login = new LoginPage(page);
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

  test("leads to sign-up and back", async ({ page }) => {
    await new LoginPage(page).open();
    await page.getByRole("link", { name: "Create an account" }).click();
    await expect(page.getByRole("heading", { name: "Join Innfo" })).toBeVisible();
    await expect(page.getByText("Create your hotel's digital portal")).toBeVisible();
    await page.getByRole("link", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { name: "Innfo Admin" })).toBeVisible();
  });

  test("shows and hides the password", async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.password.fill("secret");
    await expect(login.password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(login.password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(login.password).toHaveAttribute("type", "password");
  });

  test.describe("with a wrong password", () => {
    test.use({ refusals: [400] });

    test("is refused, then accepted with the right one", async ({ owner, page }) => {
      const login = new LoginPage(page);
      await login.open();
      await login.signIn(owner.email, "not the password");
      await expect(login.failure).toContainText(
        "Invalid email or password. Please check your credentials and try again.",
      );
      await login.signIn(owner.email, owner.password);
      await expect(page).toHaveURL("/admin");
    });
  });
});

test.describe("Whoever is signed out", () => {
  for (const path of ["/", "/admin", "/admin/amenities", "/admin/no-such-screen"]) {
    test(`is sent from ${path} to sign in`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL("/login");
    });
  }
});

test.describe("Whoever is signed in", () => {
  for (const path of ["/", "/login", "/signup"]) {
    ownerTest(`is sent from ${path} to the admin`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL("/admin");
    });
  }

  ownerTest("stays so after loading the page again, until signing out", async ({ page }) => {
    const shell = new AdminShell(page);
    await shell.open("/admin/amenities");
    await page.reload();
    await expect(shell.heading).toHaveText("Amenities");
    await shell.signOut();
    await expect(page).toHaveURL("/login");
    await page.goto("/admin");
    await expect(page).toHaveURL("/login");
  });
});

ownerTest("Two tabs stay in step: out in one is out in the other, and in again", async ({ page, owner }) => {
  const other = await page.context().newPage();
  await new AdminShell(other).open("/admin/amenities");
  const shell = new AdminShell(page);
  await shell.open();
  await shell.signOut();
  await expect(page).toHaveURL("/login");
  await expect(other).toHaveURL("/login");
  await new LoginPage(other).signIn(owner.email, owner.password);
  await expect(other).toHaveURL("/admin/amenities");
  await expect(page).toHaveURL("/admin");
});

ownerTest.describe("A session that the server has ended", () => {
  // The refused read, the refused refresh, the client's own look at it, and the sign-out of what is gone.
  ownerTest.use({ refusals: [400, 401, 403] });

  ownerTest("can still be signed out of", async ({ page, owner }) => {
    const shell = new AdminShell(page);
    await shell.open();
    // Nothing is asked of the server any more.
    await page.waitForLoadState("networkidle");
    await owner.api.auth.signOut({ scope: "global" });
    await shell.signOut();
    await expect(page).toHaveURL("/login");
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
  page.on("request", (request) => {
    if (request.url().includes("grant_type=refresh_token")) refreshes.push(request.url());
  });
  const turn = (state: "hidden" | "visible") =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibility });
      window.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await page.clock.install();
  await new AdminShell(page).open();
  // What the screen still loads would ask for a fresh session, too.
  await page.waitForLoadState("networkidle");
  await turn("hidden");
  // Access tokens live for an hour.
  await page.clock.fastForward("59:00");
  // Whatever the timers asked for was asked before this.
  await page.evaluate(() => fetch("/config.json"));
  expect(refreshes).toEqual([]);
  await turn("visible");
  await expect.poll(() => refreshes.length).toBeGreaterThan(0);
});
