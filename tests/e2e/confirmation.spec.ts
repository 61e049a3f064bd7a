/** Flows of a server that confirms addresses, with its mails. */
import { PASSWORD } from "../../testbed/owner.ts";
import { confirmingTest as test } from "./support/confirming.ts";
import { expect } from "./support/fixtures.ts";
import { mailedLink, mailTo } from "./support/mailbox.ts";
import { confirmMessage } from "./support/message.ts";
import { AccountPage } from "./support/pages/account-page.ts";
import { AdminShell } from "./support/pages/admin-shell.ts";
import { LoginPage } from "./support/pages/login-page.ts";
import { type SignupForm, SignupPage, validSignup } from "./support/pages/signup-page.ts";

// One server for all of them.
test.describe.configure({ mode: "default" });
// Signing in before the address is confirmed; asking for more mails than may be sent; two tabs that both
// set the hotel up, of which one is told that it is there; a wrong password for a change of address.
test.use({ refusals: [400, 403, 409, 429] });

test("Who signs up is mailed a link, which opens the admin with the new hotel, in every tab", async ({
  page,
  url,
}) => {
  const form = validSignup();
  const email = form["Email Address"];
  const signup = new SignupPage(page);
  await signup.open();
  await signup.signUp(form);
  await expect(page).toHaveURL("/verify-email");
  await expect(page.getByText(email)).toBeVisible();
  const resend = page.getByRole("button", { name: "Resend Verification Email" });
  await resend.click();
  await confirmMessage(page, "Verification email resent.");
  await resend.click();
  await expect(page.getByRole("dialog", { name: "Error" })).toContainText("Too many attempts.");
  await page.getByRole("button", { name: "OK" }).click();

  const mailed = await page.context().newPage();
  const link = await mailedLink(url, email);
  await mailed.goto(link);
  await mailed.getByRole("button", { name: "Confirm and continue" }).click();
  const shell = new AdminShell(mailed);
  await expect(await shell.userMenu()).toContainText(form["Hotel Name"]);
  await expect(page).toHaveURL("/admin");
  // Neither a "#" stays in the address bar nor tokens in the history.
  await expect(mailed).toHaveURL(/\/admin$/);
  await mailed.goBack();
  // The used link. Its page must exist before the next step.
  await confirmMessage(mailed, "Link Expired");
  expect(mailed.url()).not.toContain("access_token");
  await mailed.goForward();
  await expect(mailed).toHaveURL(/\/admin$/);
  await shell.userMenu();

  await mailed.keyboard.press("Escape");
  await shell.signOut();
  await mailed.goto(link);
  await expect(mailed.getByText("This link has been used before or has expired.")).toBeVisible();
  await expect(mailed).toHaveURL(/\/login$/);
  const login = new LoginPage(mailed);
  await login.signIn(email, form.Password);
  await expect(mailed).toHaveURL("/admin");
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
  await expect(updated).toContainText("may need to be verified");
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
