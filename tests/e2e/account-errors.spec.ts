/**
 * What owners read when an account's screens are refused: the error catalogue (spec, section 8), line by
 * line. The server itself refuses wherever it can be made to; only what it never answers is put in its
 * mouth on the way to the browser.
 */
import { randomBytes } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { createOwner, newEmail, type Owner, PASSWORD } from "../support/owner.ts";
import { expect, ownerTest, test } from "./support/fixtures.ts";
import { mailedLink } from "./support/mailbox.ts";
import { AccountPage } from "./support/pages/account-page.ts";
import { LoginPage } from "./support/pages/login-page.ts";
import { ResetPage } from "./support/pages/reset-page.ts";
import { SignupPage, validSignup } from "./support/pages/signup-page.ts";
import { cutOff, refuse } from "./support/refuse.ts";

interface World {
  page: Page;
  owner: Owner;
  url: string;
  /** Where the owner's reset mail leads; its tokens are good until a password is set with them. */
  resetLink: string;
}

type Typed = Record<string, string>;

interface Case {
  when: string;
  /** What is done before, on the server or on the way there. @returns what to type on account of it */
  given?: (world: World) => Promise<Typed> | Promise<void>;
  /** By name of the input; the rest is valid. */
  typed?: Typed;
  says: string;
}

interface Screen {
  title: string;
  signedIn?: true;
  /** Fills the form in and sends it. @returns where the refusal is read */
  submit(world: World, typed: Typed): Promise<Locator>;
  cases: Case[];
}

/** Where the browser calls from, as a proxy reports it: nobody else's attempts count with its own. */
const NETWORK = { "X-Forwarded-For": `10.${randomBytes(3).join(".")}` };

/** The next calls of a path fail in a way that the server under test never does. */
function answered(path: string, status: number, code: string, message?: string) {
  return ({ page }: World) => refuse(page, path, status, code, message);
}

function unanswered(path: string) {
  return ({ page }: World) => cutOff(page, path);
}

/** Makes a call from the browser's own network, as often as it takes to be refused. */
async function exhaust(url: string, body: Typed): Promise<void> {
  const headers = { "Content-Type": "application/json", ...NETWORK };
  for (let status = 0; status !== 429; ) {
    ({ status } = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) }));
  }
}

/** The mailed link, opened and pressed. */
async function openResetLink(url: string, { email, api }: Owner): Promise<string> {
  await api.auth.resetPasswordForEmail(email);
  const landing = await fetch(await mailedLink(url, email), { method: "POST", redirect: "manual" });
  return landing.headers.get("location") ?? "";
}

/** A link like it, of a session that has ended. */
async function staleResetLink(url: string): Promise<string> {
  const { api } = await createOwner(url);
  const { data } = await api.auth.getSession();
  await api.auth.signOut();
  const { access_token = "", refresh_token = "" } = data.session ?? {};
  return `/reset-password?${new URLSearchParams({ access_token, refresh_token })}`;
}

const EVERYBODYS = "password123";
const TOO_COMMON = "This password is too common. Please choose another one.";

const SCREENS: Screen[] = [
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
      },
      {
        when: "the password is short after all",
        given: answered("/auth/v1/signup", 422, "weak_password"),
        says: "Password must be at least 6 characters long.",
      },
      {
        when: "everybody takes that password",
        typed: { Password: EVERYBODYS, "Confirm Password": EVERYBODYS },
        says: TOO_COMMON,
      },
      {
        when: "the password is longer than 72 bytes",
        typed: { Password: "é".repeat(40), "Confirm Password": "é".repeat(40) },
        says: "Password must be at most 72 characters long, fewer with accents or emoji.",
      },
      {
        when: "the server does not take the address",
        typed: { "Email Address": "a,b@example.com" },
        says: "Please enter a valid email address.",
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
        given: ({ url, owner: { email } }) => exhaust(`${url}/auth/v1/recover`, { email }),
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
      },
      { when: "everybody takes that password", typed: { password: EVERYBODYS }, says: TOO_COMMON },
      {
        when: "it is the password there is",
        typed: { password: PASSWORD },
        says: "New password must be different from your current password.",
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
  {
    title: "Changing the email address",
    signedIn: true,
    async submit({ page }, { email = newEmail() }) {
      const account = new AccountPage(page);
      await account.open();
      await account.email.fill(email);
      await account.updateEmail.click();
      return page.getByRole("main");
    },
    cases: [
      {
        when: "it is no address",
        typed: { email: "nobody" },
        says: "Please enter a valid email address.",
      },
      {
        when: "the server does not take the address",
        typed: { email: "a,b@example.com" },
        says: "Please enter a valid email address.",
      },
      {
        when: "another account has it",
        given: async ({ url }) => ({ email: (await createOwner(url)).email }),
        says: "This email is already in use by another account.",
      },
      {
        when: "a mail was sent there just now",
        given: async ({ url }) => {
          const email = newEmail();
          await exhaust(`${url}/auth/v1/resend`, { email, type: "email_change" });
          return { email };
        },
        says: "Too many email update requests. Please wait before trying again.",
      },
      {
        when: "there is no connection",
        given: unanswered("/auth/v1/user"),
        says: "Network error. Please check your connection and try again.",
      },
      {
        when: "the server has its own words",
        given: answered("/auth/v1/user", 500, "unexpected_failure"),
        says: "raw message",
      },
      {
        when: "the server has none",
        given: answered("/auth/v1/user", 500, "unexpected_failure", ""),
        says: "Failed to update email. Please try again.",
      },
    ],
  },
  {
    title: "Changing the password",
    signedIn: true,
    async submit({ page }, { password = "harbour at dawn", confirmation = password }) {
      const account = new AccountPage(page);
      await account.open();
      await account.changePassword(password, confirmation);
      return page.getByRole("main");
    },
    cases: [
      {
        when: "it is short",
        typed: { password: "short" },
        says: "New password must be at least 6 characters long.",
      },
      {
        when: "the two differ",
        typed: { password: "harbour at dawn", confirmation: "harbour at dusk" },
        says: "New passwords do not match.",
      },
      {
        when: "the server finds it short",
        given: answered("/auth/v1/user", 422, "weak_password"),
        says: "Password must be at least 6 characters long.",
      },
      { when: "everybody takes that password", typed: { password: EVERYBODYS }, says: TOO_COMMON },
      {
        when: "it is the password there is",
        typed: { password: PASSWORD },
        says: "New password must be different from your current password.",
      },
      {
        when: "there is no connection",
        given: unanswered("/auth/v1/user"),
        says: "Network error. Please check your connection and try again.",
      },
      {
        when: "the server has its own words",
        given: answered("/auth/v1/user", 500, "unexpected_failure"),
        says: "raw message",
      },
      {
        when: "the server has none",
        given: answered("/auth/v1/user", 500, "unexpected_failure", ""),
        says: "Failed to update password. Please try again.",
      },
    ],
  },
];

for (const { title, signedIn, submit, cases } of SCREENS) {
  const run = signedIn ? ownerTest : test;
  run.describe(`${title}, refused`, () => {
    run.use({ refusals: [400, 403, 422, 429, 500, "no answer"], extraHTTPHeaders: NETWORK });

    run("says what to do about it", async ({ page, owner, url }) => {
      const world = { page, owner, url, resetLink: await openResetLink(url, owner) };
      for (const { when, given, typed, says } of cases) {
        await run.step(`when ${when}: ${says}`, async () => {
          const more = await given?.(world);
          await expect(await submit(world, { ...typed, ...more })).toContainText(says);
          await page.unrouteAll();
        });
      }
    });
  });
}
