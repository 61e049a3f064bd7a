import { newEmail } from "../../testbed/owner.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { LoginPage } from "../e2e/support/pages/login-page.ts";
import { ResetPage } from "../e2e/support/pages/reset-page.ts";
import { NOT_COMMON } from "../e2e/support/refusals/screen.ts";

const INVALID_LINK = "Invalid or expired reset link. Please request a new password reset.";

test.describe("The link of a reset mail", () => {
  for (const path of [
    "/reset-password",
    "/reset-password?access_token=a",
    "/reset-password?refresh_token=b",
    "/reset-password?error=access_denied&error_code=otp_expired",
  ]) {
    test(`is called invalid at ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("alert")).toHaveText(INVALID_LINK);
      await expect(page.getByRole("button", { name: "Reset Password" })).toBeDisabled();
      await page.getByRole("link", { name: "Back to Login" }).click();
      await expect(page).toHaveURL("/login");
    });
  }

  test("asks for a password twice, and keeps its tokens out of the address bar", async ({ page }) => {
    const reset = new ResetPage(page);
    await reset.open();
    await expect(page).toHaveURL("/reset-password");
    await expect(page.getByText("At least 6 characters")).toBeVisible();
    await expect(page.getByText(NOT_COMMON)).toBeVisible();
    for (const { password, confirmation, says } of [
      { password: "", confirmation: "", says: "Password is required" },
      { password: "secret", confirmation: "different", says: "Passwords do not match." },
      { password: "short", confirmation: "short", says: "Password must be at least 6 characters long." },
    ]) {
      await reset.choose(password, confirmation);
      await expect(page.getByText(says).first()).toBeVisible();
    }
  });
});

test("A reset link can only be asked for with an email address, and the question taken back", async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.open();
  const dialog = await login.forgotPassword();
  const send = dialog.getByRole("button", { name: "Send Reset Link" });
  await expect(send).toBeDisabled();
  await dialog.getByRole("textbox").fill(newEmail());
  await expect(send).toBeEnabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
});
