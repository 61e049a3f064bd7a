import { expect, test } from "./support/fixtures.ts";
import { AdminShell } from "./support/pages/admin-shell.ts";
import { SignupPage, validSignup } from "./support/pages/signup-page.ts";

test("Signing up opens the admin with the new hotel", async ({ page }) => {
  const signup = new SignupPage(page);
  const form = validSignup();
  await signup.open();
  await signup.signUp(form);
  await expect(page).toHaveURL("/admin");
  const menu = await new AdminShell(page).userMenu();
  await expect(menu).toContainText(form["Hotel Name"]);
  await expect(menu).toContainText(form["Email Address"]);
});
