import { expect, ownerTest } from "./support/fixtures.ts";
import { mailedLink } from "./support/mailbox.ts";
import { AdminShell } from "./support/pages/admin-shell.ts";
import { LoginPage } from "./support/pages/login-page.ts";
import { ResetPage } from "./support/pages/reset-page.ts";

const INVALID_LINK = "Invalid or expired reset link. Please request a new password reset.";

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
