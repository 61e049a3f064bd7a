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

  test("shows and hides the password, and leads to sign-up and back", async ({ page }) => {
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

  test.describe("with a wrong password", () => {
    test.use({ refusals: [400] });

    test("is refused, then accepted with the right one", async ({ owner, page }) => {
      const login = new LoginPage(page);
      await login.open();
      await login.signIn(owner.email, "not the password");
      await expect(login.failure).toContainText(
        "Invalid email or password. Please check your credentials and try again.",
      );
      // The next attempt starts here: the pressed button had lost the focus.
      await expect(login.password).toBeFocused();
      await login.email.press("Enter");
      await expect(login.failure).toBeVisible();
      await expect(login.email).toBeFocused();
      await login.signIn(owner.email, owner.password);
      await expect(page).toHaveURL("/admin");
    });
  });
});

test.describe("Whoever is signed in", () => {
  ownerTest("is sent from the site's other doors to the admin", async ({ page }) => {
    for (const path of ["/", "/login", "/signup"]) {
      await page.goto(path);
      await expect(page, `from ${path}`).toHaveURL("/admin");
    }
  });

  ownerTest("stays so after loading the page again, until signing out", async ({ page }) => {
    const shell = new AdminShell(page);
    await shell.open("/admin/amenities");
    await page.reload();
    await expect(shell.heading).toHaveText("Amenities");
    await shell.signOut();
    await page.goto("/admin");
    await expect(page).toHaveURL("/login");
  });
});
