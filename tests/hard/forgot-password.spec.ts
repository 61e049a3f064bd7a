import { newEmail } from "../../testbed/owner.ts";
import { expect, ownerTest, test } from "../e2e/support/fixtures.ts";
import { mailedLink } from "../e2e/support/mailbox.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
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
  login,
}) => {
  await login.open();
  const dialog = await login.forgotPassword();
  const send = dialog.getByRole("button", { name: "Send Reset Link" });
  await expect(send).toBeDisabled();
  await dialog.getByRole("textbox").fill(newEmail());
  await expect(send).toBeEnabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
});

ownerTest.describe("A forgotten password", () => {
  // The owner's other browser learns that its session has ended, and that a used link is used.
  ownerTest.use({ refusals: [400, 401, 403] });

  ownerTest(
    "is replaced by way of the mailed link, which ends all sessions and works once",
    async ({ owner, page: desktop, phone: page, url }) => {
      await new AdminShell(desktop).open();
      const login = new LoginPage(page);
      await login.open();
      await login.email.fill(owner.email);
      const dialog = await login.forgotPassword();
      await expect(dialog.getByRole("textbox")).toHaveValue(owner.email);
      await dialog.getByRole("button", { name: "Send Reset Link" }).click();
      const sent = page.getByRole("dialog", { name: "Check Your Email" });
      await expect(sent).toContainText(owner.email);
      await expect(sent).toContainText("expires in 1 hour");
      await sent.getByRole("button", { name: "Got it" }).click();
      await expect(sent).toBeHidden();

      const link = await mailedLink(url, owner.email);
      await page.goto(link);
      // Mail scanners follow links; only a person presses a button.
      await page.getByRole("button", { name: "Choose a new password" }).click();
      await expect(page.getByText("Password Requirements")).toBeVisible();
      const reset = new ResetPage(page);
      await reset.choose("a new secret");
      await expect(page.getByRole("dialog", { name: "Password Reset Successful!" })).toBeVisible();
      await page.getByRole("button", { name: "Continue to Login" }).click();
      await expect(page).toHaveURL("/login");

      await desktop.reload();
      await expect(desktop).toHaveURL("/login");
      await login.signIn(owner.email, owner.password);
      await expect(login.failure).toContainText("Invalid email or password.");
      await login.signIn(owner.email, "a new secret");
      await expect(page).toHaveURL("/admin");

      await page.goto(link);
      await expect(page.getByRole("alert")).toHaveText(INVALID_LINK);
    },
  );
});
