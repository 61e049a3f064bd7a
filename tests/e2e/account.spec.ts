import { newEmail } from "../support/owner.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { AccountPage } from "./support/pages/account-page.ts";
import { LoginPage } from "./support/pages/login-page.ts";
import { refuse } from "./support/refuse.ts";

ownerTest(
  "A new password is asked for twice, and is the one to sign in with",
  async ({ page, owner, phone }) => {
    const account = new AccountPage(page);
    await account.open();
    await expect(account.updatePassword).toBeDisabled();
    await account.changePassword("abc");
    await expect(account.newPassword).toHaveAccessibleDescription(
      "New password must be at least 6 characters long.",
    );
    await account.changePassword("harbour at dawn", "harbour at dusk");
    await expect(account.confirmation).toHaveAccessibleDescription("New passwords do not match.");
    await account.changePassword("harbour at dawn");
    await expect(page.getByRole("dialog", { name: "Account Updated Successfully!" })).toBeVisible();

    const login = new LoginPage(phone);
    await login.open();
    await login.signIn(owner.email, "harbour at dawn");
    await expect(phone).toHaveURL("/admin");
  },
);

ownerTest("Another email address can be asked for, the same one cannot", async ({ page, owner }) => {
  const account = new AccountPage(page);
  await account.open();
  await expect(account.email).toHaveValue(owner.email);
  await expect(account.updateEmail).toBeDisabled();
  await account.email.fill("nobody");
  await account.updateEmail.click();
  await expect(account.email).toHaveAccessibleDescription("Please enter a valid email address.");
  await account.email.fill(newEmail());
  await account.updateEmail.click();
  await expect(page.getByRole("dialog", { name: "Account Updated Successfully!" })).toContainText("verified");
});

ownerTest("The day the account was created is shown", async ({ page }) => {
  await new AccountPage(page).open();
  await expect(page.getByText(/Account created/)).toContainText(String(new Date().getUTCFullYear()));
});

ownerTest.describe("Refused", () => {
  ownerTest.use({ refusals: [400, 422, 429, 500, "no answer"] });

  for (const { status, code, says } of [
    {
      status: 429,
      code: "over_email_send_rate_limit",
      says: "Too many email update requests. Please wait before trying again.",
    },
    { status: 422, code: "email_exists", says: "This email is already in use by another account." },
    { status: 400, code: "email_address_invalid", says: "Please enter a valid email address." },
    { status: 500, code: "unexpected_failure", says: "raw message" },
  ]) {
    ownerTest(`a new email address with ${code} says: ${says}`, async ({ page }) => {
      await refuse(page, "/auth/v1/user", status, code);
      const account = new AccountPage(page);
      await account.open();
      await account.email.fill(newEmail());
      await account.updateEmail.click();
      await expect(account.email).toHaveAccessibleDescription(says);
    });
  }

  for (const { status, code, says } of [
    { status: 422, code: "weak_password", says: "Password must be at least 6 characters long." },
    {
      status: 422,
      code: "same_password",
      says: "New password must be different from your current password.",
    },
    { status: 500, code: "unexpected_failure", says: "raw message" },
  ]) {
    ownerTest(`a new password with ${code} says: ${says}`, async ({ page }) => {
      await refuse(page, "/auth/v1/user", status, code);
      const account = new AccountPage(page);
      await account.open();
      await account.changePassword("harbour at dawn");
      await expect(account.newPassword).toHaveAccessibleDescription(says);
    });
  }
});
