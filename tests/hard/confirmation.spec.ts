import { PASSWORD } from "../../testbed/owner.ts";
import { confirmingTest as test } from "../e2e/support/confirming.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { mailedLink, mailTo } from "../e2e/support/mailbox.ts";
import { confirmMessage } from "../e2e/support/message.ts";
import { AccountPage } from "../e2e/support/pages/account-page.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { LoginPage } from "../e2e/support/pages/login-page.ts";
import { type SignupForm, SignupPage, validSignup } from "../e2e/support/pages/signup-page.ts";
import { VerifyEmailPage } from "../e2e/support/pages/verify-email-page.ts";

// One server for all of them.
test.describe.configure({ mode: "default" });

// Signing in before the address is confirmed; asking for more mails than may be sent; two tabs that both
// set the hotel up, of which one is told that it is there; a wrong password for a change of address.
test.use({ refusals: [400, 403, 409, 429] });

test("A link followed on another device lets the waiting page continue", async ({ page, url, phone }) => {
  const form = validSignup();
  const login = new LoginPage(page);
  await new SignupPage(page).open();
  await new SignupPage(page).signUp(form);
  await expect(page).toHaveURL("/verify-email");
  await page.getByRole("link", { name: "Sign in" }).click();
  await login.signIn(form["Email Address"], form.Password);
  await expect(login.failure).toContainText(
    "Please check your email and confirm your account before signing in.",
  );
  await page.getByRole("link", { name: "Send the link again" }).click();
  await expect(page).toHaveURL("/verify-email");

  await phone.goto(await mailedLink(url, form["Email Address"]));
  await phone.getByRole("button", { name: "Confirm and continue" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(await new AdminShell(page).userMenu()).toContainText(form["Hotel Name"]);
});

test("A reload keeps the address: the mail is sent again, and with the password the page waits on", async ({
  page,
  url,
  phone,
}) => {
  const form = validSignup();
  const email = form["Email Address"];
  await new SignupPage(page).open();
  await new SignupPage(page).signUp(form);
  await expect(page).toHaveURL("/verify-email");
  const screen = new VerifyEmailPage(page);
  await page.reload();
  await expect(screen.email).toHaveValue(email);
  // Typed again, only the address remains.
  await screen.open();
  await expect(screen.email).toHaveValue(email);
  await screen.resend.click();
  await page
    .getByRole("dialog", { name: "Verification email resent." })
    .getByRole("button", { name: "OK" })
    .click();

  await screen.password.fill("not the password");
  await screen.goOn.click();
  await expect(page.getByRole("alert")).toContainText("Invalid email or password.");
  await screen.password.fill(form.Password);
  await screen.goOn.click();
  await expect(page.getByText("Open it on any device")).toBeVisible();
  await phone.goto(await mailedLink(url, email));
  await phone.getByRole("button", { name: "Confirm and continue" }).click();
  await expect(page).toHaveURL("/admin");
});

test("Who comes to the page directly says who they are: for another mail, or to go on", async ({
  page,
  url,
  phone,
}) => {
  const form = validSignup();
  const email = form["Email Address"];
  await new SignupPage(phone).open();
  await new SignupPage(phone).signUp(form);
  await expect(phone).toHaveURL("/verify-email");

  const screen = new VerifyEmailPage(page);
  await screen.open();
  await screen.resend.click();
  await expect(screen.email).toHaveAccessibleDescription("Email is required");
  await expect(screen.email).toBeFocused();
  await screen.email.fill("nobody");
  await screen.goOn.click();
  await expect(screen.email).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(screen.password).toHaveAccessibleDescription("Password is required");
  await screen.email.fill(email);
  await screen.resend.click();
  await expect(page.getByRole("dialog", { name: "Verification email resent." })).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();

  await phone.goto(await mailedLink(url, email));
  await phone.getByRole("button", { name: "Confirm and continue" }).click();
  await expect(phone).toHaveURL("/admin");
  await screen.password.fill(form.Password);
  await screen.goOn.click();
  await expect(page).toHaveURL("/admin");
});

test("Who confirms an address that was signed up with two passwords chooses the one that counts", async ({
  page,
  url,
  phone,
}) => {
  const form = validSignup();
  const email = form["Email Address"];
  const stranger = new SignupPage(phone);
  await stranger.open();
  await stranger.signUp({ ...form, Password: "the stranger's", "Confirm Password": "the stranger's" });
  await expect(phone).toHaveURL("/verify-email");
  await new SignupPage(page).open();
  await new SignupPage(page).signUp(form);
  await expect(page).toHaveURL("/verify-email");

  await page.goto(await mailedLink(url, email));
  await page.getByRole("button", { name: "Confirm and continue" }).click();
  await expect(page).toHaveURL("/reset-password");
  await expect(page.getByText("It was signed up twice")).toBeVisible();
  const chosen = "another horse battery";
  await page.getByLabel("New Password", { exact: true }).fill(chosen);
  await page.getByLabel("Confirm New Password").fill(chosen);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await page.getByRole("button", { name: "Continue to Login" }).click();
  const login = new LoginPage(page);
  await login.signIn(email, "the stranger's");
  await expect(login.failure).toContainText("Invalid email or password.");
  await login.signIn(email, chosen);
  await expect(page).toHaveURL("/admin");
  // The stranger's waiting page is not let in.
  await expect(phone.getByLabel("Password", { exact: true })).toBeVisible();
  await expect(phone).toHaveURL("/verify-email");
});

/** Signed up and confirmed, on the account screen. */
async function openAccount(page: AccountPage["page"], url: string, form: SignupForm): Promise<AccountPage> {
  const signup = new SignupPage(page);
  await signup.open();
  await signup.signUp(form);
  await expect(page).toHaveURL("/verify-email");
  await page.goto(await mailedLink(url, form["Email Address"]));
  await page.getByRole("button", { name: "Confirm and continue" }).click();
  await new AdminShell(page).userMenu();
  const account = new AccountPage(page);
  await account.open();
  return account;
}

test("A new address counts once its link is followed, and the old one is told", async ({ page, url }) => {
  const form = validSignup();
  const oldEmail = form["Email Address"];
  const newEmail = `new-${oldEmail}`;
  const account = await openAccount(page, url, form);
  await account.email.fill(newEmail);
  await account.updateEmail.click();
  const updated = page.getByRole("dialog", { name: "Account Updated Successfully!" });
  await expect(updated).toContainText("Look for a link");
  await confirmMessage(page, "Account Updated Successfully!");
  expect(await mailTo(url, oldEmail)).toMatchObject({ subject: "Your Innfo email is about to change" });

  await page.reload();
  await expect(account.email).toHaveValue(oldEmail);
  await page.goto(await mailedLink(url, newEmail));
  await page.getByLabel("Your password").fill("not the password");
  await page.getByRole("button", { name: "Confirm and continue" }).click();
  await expect(page.getByRole("alert")).toContainText("This is not your password.");
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Confirm and continue" }).click();
  const shell = new AdminShell(page);
  await expect(await shell.userMenu()).toContainText(newEmail);
  await page.keyboard.press("Escape");
  await account.open();
  await expect(account.email).toHaveValue(newEmail);

  await shell.signOut();
  const login = new LoginPage(page);
  await login.signIn(oldEmail, PASSWORD);
  await expect(login.failure).toContainText("Invalid email or password.");
  await login.signIn(newEmail, PASSWORD);
  await expect(page).toHaveURL("/admin/account");
  await expect(account.email).toHaveValue(newEmail);
});
