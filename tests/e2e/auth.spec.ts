import { newEmail, newHotelName, PASSWORD } from "../support/owner.ts";
import { expect, ownerTest, test } from "./support/fixtures.ts";
import { mailedLink } from "./support/mailbox.ts";
import { AdminShell } from "./support/pages/admin-shell.ts";
import { LoginPage } from "./support/pages/login-page.ts";
import { type SignupForm, SignupPage } from "./support/pages/signup-page.ts";
import { refuse } from "./support/refuse.ts";

function validForm(): SignupForm {
  return {
    "Email Address": newEmail(),
    "Hotel Name": newHotelName(),
    "Phone Number": "+351 21 555 0100",
    "Hotel Address": "1 Harbour Quay\nLisbon",
    Password: PASSWORD,
    "Confirm Password": PASSWORD,
  };
}

test.describe("Signing in", () => {
  test("says what is missing", async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await expect(page.getByRole("heading", { name: "Innfo Admin" })).toBeVisible();
    await login.submit();
    await expect(login.email).toHaveAccessibleDescription("Email is required");
    await login.email.fill(newEmail());
    await login.submit();
    await expect(login.password).toHaveAccessibleDescription("Password is required");
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

  test.describe("refused", () => {
    test.use({ refusals: [400, 429, 500, "no answer"] });

    for (const { status, code, says } of [
      {
        status: 400,
        code: "email_not_confirmed",
        says: "Please check your email and confirm your account before signing in.",
      },
      {
        status: 429,
        code: "over_request_rate_limit",
        says: "Too many login attempts. Please wait a few minutes before trying again.",
      },
      { status: 500, code: "unexpected_failure", says: "raw message" },
    ]) {
      test(`with ${code}, says: ${says}`, async ({ page }) => {
        await refuse(page, "/auth/v1/token", status, code);
        const login = new LoginPage(page);
        await login.open();
        await login.signIn(newEmail(), PASSWORD);
        await expect(login.failure).toContainText(says);
      });
    }

    test("for want of a connection, says so", async ({ page }) => {
      const login = new LoginPage(page);
      await login.open();
      await page.route("**/auth/v1/**", (route) => route.abort("internetdisconnected"));
      await login.signIn(newEmail(), PASSWORD);
      await expect(login.failure).toContainText(
        "Network error. Please check your internet connection and try again.",
      );
    });

    ownerTest("with a wrong password, then accepted with the right one", async ({ owner, browser, url }) => {
      const page = await browser.newPage({ baseURL: url, storageState: { cookies: [], origins: [] } });
      const login = new LoginPage(page);
      await login.open();
      await login.signIn(owner.email, "not the password");
      await expect(login.failure).toContainText(
        "Invalid email or password. Please check your credentials and try again.",
      );
      await login.signIn(owner.email, owner.password);
      await expect(page).toHaveURL("/admin");
      await page.close();
    });
  });
});

test.describe("A forgotten password", () => {
  ownerTest("is replaced by way of the mailed link", async ({ owner, phone: page, url }) => {
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

    await page.goto(await mailedLink(url, owner.email));
    // Programs that look at mails follow links; only a person presses a button.
    await page.getByRole("button", { name: "Choose a new password" }).click();
    await expect(page.getByText("Password Requirements")).toBeVisible();
    await page.getByLabel("New Password", { exact: true }).fill("a new secret");
    await page.getByLabel("Confirm New Password", { exact: true }).fill("a new secret");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByRole("dialog", { name: "Password Reset Successful!" })).toBeVisible();
    await page.getByRole("button", { name: "Continue to Login" }).click();
    await expect(page).toHaveURL("/login");
    await login.signIn(owner.email, "a new secret");
    await expect(page).toHaveURL("/admin");
  });

  test("can only be asked for with an email address, and the question taken back", async ({ page }) => {
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

  test.describe("refused", () => {
    test.use({ refusals: [400, 429, 500] });

    for (const { status, code, says } of [
      {
        status: 429,
        code: "over_email_send_rate_limit",
        says: "Too many reset requests. Please wait before trying again.",
      },
      { status: 400, code: "email_address_invalid", says: "Please enter a valid email address." },
      { status: 500, code: "unexpected_failure", says: "Failed to send reset email. Please try again." },
    ]) {
      test(`with ${code}, says: ${says}`, async ({ page }) => {
        await refuse(page, "/auth/v1/recover", status, code);
        const login = new LoginPage(page);
        await login.open();
        await login.email.fill(newEmail());
        const dialog = await login.forgotPassword();
        await dialog.getByRole("button", { name: "Send Reset Link" }).click();
        await expect(dialog.getByText(says)).toBeVisible();
      });
    }
  });
});

test.describe("The link of a reset mail", () => {
  test("without its tokens is called invalid", async ({ page }) => {
    await page.goto("/reset-password");
    await expect(page.getByRole("alert")).toHaveText(
      "Invalid or expired reset link. Please request a new password reset.",
    );
    await page.getByRole("link", { name: "Back to Login" }).click();
    await expect(page).toHaveURL("/login");
  });

  for (const { password, confirmation, says } of [
    { password: "", confirmation: "", says: "Password is required" },
    { password: "secret", confirmation: "different", says: "Passwords do not match." },
    { password: "short", confirmation: "short", says: "Password must be at least 6 characters long." },
  ]) {
    test(`with "${password}" and "${confirmation}" says: ${says}`, async ({ page }) => {
      await page.goto("/reset-password?access_token=a&refresh_token=b");
      await page.getByLabel("New Password", { exact: true }).fill(password);
      await page.getByLabel("Confirm New Password", { exact: true }).fill(confirmation);
      await page.getByRole("button", { name: "Reset Password" }).click();
      await expect(page.getByText(says).first()).toBeVisible();
    });
  }
});

test.describe("Signing up", () => {
  test("opens the admin with the new hotel", async ({ page }) => {
    const signup = new SignupPage(page);
    const form = validForm();
    await signup.open();
    await signup.signUp(form);
    await expect(page).toHaveURL("/admin");
    const menu = await new AdminShell(page).userMenu();
    await expect(menu).toContainText(form["Hotel Name"]);
    await expect(menu).toContainText(form["Email Address"]);
  });

  for (const { field, typed, says } of [
    { field: "Email Address", typed: "", says: "Email is required" },
    { field: "Email Address", typed: "nobody", says: "Please enter a valid email address" },
    { field: "Hotel Name", typed: "", says: "Hotel name is required" },
    { field: "Phone Number", typed: "", says: "Phone number is required" },
    { field: "Hotel Address", typed: "", says: "Address is required" },
    { field: "Password", typed: "", says: "Password is required" },
    { field: "Password", typed: "short", says: "Password must be at least 6 characters" },
    { field: "Confirm Password", typed: "something else", says: "Passwords do not match" },
  ] as const) {
    test(`with ${field} "${typed}" says: ${says}`, async ({ page }) => {
      const signup = new SignupPage(page);
      await signup.open();
      await signup.signUp({ ...validForm(), [field]: typed });
      await expect(signup.field(field)).toHaveAccessibleDescription(new RegExp(`^${says}`));
      // It goes as soon as the field is edited.
      await signup.field(field).press("End");
      await signup.field(field).pressSequentially("x");
      await expect(page.getByText(says, { exact: true })).toBeHidden();
    });
  }

  ownerTest("under a name that is taken is refused, until another is chosen", async ({ owner, phone }) => {
    const signup = new SignupPage(phone);
    await signup.open();
    await signup.signUp({ ...validForm(), "Hotel Name": ` ${owner.hotel.name.toUpperCase()} ` });
    await expect(signup.field("Hotel Name")).toHaveAccessibleDescription(
      "Hotel name is already in use. Please choose a different name.",
    );
    await signup.field("Hotel Name").fill(newHotelName());
    await signup.submit();
    await expect(phone).toHaveURL("/admin");
  });

  test.describe("refused", () => {
    test.use({ refusals: [400, 422, 429, 500] });

    ownerTest("with an email address that has an account, says so", async ({ owner, phone }) => {
      const signup = new SignupPage(phone);
      await signup.open();
      await signup.signUp({ ...validForm(), "Email Address": owner.email });
      await expect(phone.getByRole("alert")).toHaveText(
        "An account with this email already exists. Please try signing in instead.",
      );
    });

    for (const { path, status, code, says } of [
      {
        path: "/auth/v1/signup",
        status: 422,
        code: "weak_password",
        says: "Password must be at least 6 characters long.",
      },
      {
        path: "/auth/v1/signup",
        status: 400,
        code: "email_address_invalid",
        says: "Please enter a valid email address.",
      },
      {
        path: "/auth/v1/signup",
        status: 500,
        code: "unexpected_failure",
        says: "Registration failed. Please try again.",
      },
      {
        path: "/rest/v1/rpc/hotel_name_available",
        status: 500,
        code: "XX000",
        says: "Error checking hotel name availability",
      },
    ]) {
      test(`with ${code}, says: ${says}`, async ({ page }) => {
        await refuse(page, path, status, code);
        const signup = new SignupPage(page);
        await signup.open();
        await signup.signUp(validForm());
        await expect(page.getByRole("alert")).toHaveText(says);
      });
    }
  });

  test("where an address must be confirmed first, waits for it and mails again", async ({ page }) => {
    const form = validForm();
    const user = { id: crypto.randomUUID(), aud: "authenticated", email: form["Email Address"] };
    await page.route("**/auth/v1/signup*", (route) => route.fulfill({ json: user }));
    await page.route("**/auth/v1/resend*", (route) => route.fulfill({ json: {} }));
    const signup = new SignupPage(page);
    await signup.open();
    await signup.signUp(form);
    await expect(page).toHaveURL("/verify-email");
    await expect(page.getByText(form["Email Address"])).toBeVisible();
    await page.getByRole("button", { name: /Resend/ }).click();
    await expect(page.getByText("Verification email resent.")).toBeVisible();
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
