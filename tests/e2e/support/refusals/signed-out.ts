/** The screens before the admin, and what each says when it is refused. */
import { createOwner, newEmail, PASSWORD } from "../../../../testbed/owner.ts";
import { LoginPage } from "../pages/login-page.ts";
import { ResetPage } from "../pages/reset-page.ts";
import { SignupPage, validSignup } from "../pages/signup-page.ts";
import {
  answered,
  EVERYBODYS,
  exhaust,
  ONLY_SPACES,
  type Screen,
  SPACES,
  TOO_COMMON,
  unanswered,
} from "./screen.ts";

/** A reset link of a session that has ended. */
async function staleResetLink(url: string): Promise<string> {
  const { api } = await createOwner(url);
  const { data } = await api.auth.getSession();
  await api.auth.signOut();
  const { access_token = "", refresh_token = "" } = data.session ?? {};
  return `/reset-password?${new URLSearchParams({ access_token, refresh_token })}`;
}

export const SIGNED_OUT_SCREENS: Screen[] = [
  {
    title: "Signing in",
    async submit({ page, owner }, { email = owner.email, password = "not the password" }) {
      const login = new LoginPage(page);
      await login.open();
      await login.signIn(email, password);
      return login.failure;
    },
    cases: [
      {
        when: "the password is wrong",
        says: "Invalid email or password. Please check your credentials and try again.",
      },
      {
        when: "nobody has that address",
        typed: { email: newEmail() },
        says: "Invalid email or password. Please check your credentials and try again.",
      },
      {
        when: "the address is not confirmed",
        given: answered("/auth/v1/token", 400, "email_not_confirmed"),
        says: "Please check your email and confirm your account before signing in.",
      },
      {
        when: "there is no connection",
        given: unanswered("/auth/v1/token"),
        says: "Network error. Please check your internet connection and try again.",
      },
      {
        when: "the server has its own words",
        given: answered("/auth/v1/token", 500, "unexpected_failure"),
        says: "raw message",
      },
      {
        when: "the server has none",
        given: answered("/auth/v1/token", 500, "unexpected_failure", ""),
        says: "Login failed. Please try again.",
      },
      {
        when: "there were too many attempts",
        given: ({ url, owner: { email } }) =>
          exhaust(`${url}/auth/v1/token?grant_type=password`, { email, password: "x" }),
        says: "Too many login attempts. Please wait a few minutes before trying again.",
      },
    ],
  },
  {
    title: "Signing up",
    async submit({ page }, typed) {
      const signup = new SignupPage(page);
      await signup.open();
      await signup.signUp({ ...validSignup(), ...typed });
      return page.getByRole("alert");
    },
    cases: [
      {
        when: "the address has an account",
        given: async ({ owner }) => ({ "Email Address": owner.email }),
        says: "An account with this email already exists. Please try signing in instead.",
        at: "Email Address",
      },
      {
        when: "the password is short after all",
        given: answered("/auth/v1/signup", 422, "weak_password"),
        says: "Password must be at least 6 characters long.",
        at: "Password",
      },
      {
        when: "everybody takes that password",
        typed: { Password: EVERYBODYS, "Confirm Password": EVERYBODYS },
        says: TOO_COMMON,
        at: "Password",
      },
      {
        when: "the password is made of spaces",
        typed: { Password: SPACES, "Confirm Password": SPACES },
        says: ONLY_SPACES,
        at: "Password",
      },
      {
        when: "the password is longer than 72 bytes",
        typed: { Password: "é".repeat(40), "Confirm Password": "é".repeat(40) },
        says: "This password is too long.",
        at: "Password",
      },
      {
        when: "the server does not take the address",
        typed: { "Email Address": "a,b@example.com" },
        says: "Please enter a valid email address.",
        at: "Email Address",
      },
      {
        when: "there is no connection",
        given: unanswered("/auth/v1/signup"),
        says: "Network error. Please check your internet connection and try again.",
      },
      {
        when: "no account comes of it",
        given: async ({ page }) => {
          await page.route("**/auth/v1/signup*", (route) => route.fulfill({ json: {} }));
        },
        says: "User creation failed",
      },
      {
        when: "something else went wrong",
        given: answered("/auth/v1/signup", 500, "unexpected_failure"),
        says: "Registration failed. Please try again.",
      },
      {
        when: "nobody can say whether the hotel's name is free",
        given: answered("/rest/v1/rpc/hotel_name_available", 500, "XX000"),
        says: "Error checking hotel name availability",
      },
    ],
  },
  {
    title: "Asking for a reset link",
    async submit({ page, owner }, { email = owner.email }) {
      const login = new LoginPage(page);
      await login.open();
      await login.email.fill(email);
      const dialog = await login.forgotPassword();
      await dialog.getByRole("button", { name: "Send Reset Link" }).click();
      return dialog;
    },
    cases: [
      {
        when: "it is no address",
        typed: { email: "nobody" },
        says: "Please enter a valid email address.",
      },
      {
        when: "there is no connection",
        given: unanswered("/auth/v1/recover"),
        says: "Network error. Please check your internet connection and try again.",
      },
      {
        when: "something else went wrong",
        given: answered("/auth/v1/recover", 500, "unexpected_failure"),
        says: "Failed to send reset email. Please try again.",
      },
      {
        when: "one was asked for just now",
        // Another's: the minute in which the owner may ask for none began with this test, and may be over soon.
        given: async ({ url }) => {
          const { email } = await createOwner(url);
          await exhaust(`${url}/auth/v1/recover`, { email });
          return { email };
        },
        says: "Too many reset requests. Please wait before trying again.",
      },
    ],
  },
  {
    title: "Resetting the password",
    async submit({ page, resetLink }, { link = resetLink, password = "harbour at dawn" }) {
      const reset = new ResetPage(page);
      await page.goto(link);
      await reset.choose(password);
      return page.getByRole("alert");
    },
    cases: [
      {
        when: "the link's session has ended",
        given: async ({ url }) => ({ link: await staleResetLink(url) }),
        says: "Invalid or expired reset link. Please request a new password reset.",
      },
      {
        when: "the password is short after all",
        given: answered("/auth/v1/user", 422, "weak_password"),
        says: "Password must be at least 6 characters long.",
        at: "New Password",
      },
      {
        when: "everybody takes that password",
        typed: { password: EVERYBODYS },
        says: TOO_COMMON,
        at: "New Password",
      },
      { when: "it is made of spaces", typed: { password: SPACES }, says: ONLY_SPACES, at: "New Password" },
      {
        when: "it is the password there is",
        typed: { password: PASSWORD },
        says: "New password must be different from your current password.",
        at: "New Password",
      },
      {
        when: "there is no connection",
        given: unanswered("/auth/v1/user"),
        says: "Network error. Please check your internet connection and try again.",
      },
      {
        when: "something else went wrong",
        given: answered("/auth/v1/user", 500, "unexpected_failure"),
        says: "Failed to reset password. Please try again.",
      },
    ],
  },
];
