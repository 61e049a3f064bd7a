/** The flow of a server that confirms addresses, with its mails. */
import { confirmingTest as test } from "./support/confirming.ts";
import { expect } from "./support/fixtures.ts";
import { mailedLink } from "./support/mailbox.ts";
import { confirmMessage } from "./support/message.ts";
import { AdminShell } from "./support/pages/admin-shell.ts";
import { LoginPage } from "./support/pages/login-page.ts";
import { SignupPage, validSignup } from "./support/pages/signup-page.ts";

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
  await expect(mailed.getByText("This link is used or too old.")).toBeVisible();
  await expect(mailed).toHaveURL(/\/login$/);
  const login = new LoginPage(mailed);
  await login.signIn(email, form.Password);
  await expect(mailed).toHaveURL("/admin");
});
