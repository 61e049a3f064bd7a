/** The forms of the account screen, and what each says when it is refused. */
import { createOwner, newEmail, PASSWORD } from "../../../../testbed/owner.ts";
import { AccountPage } from "../pages/account-page.ts";
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

export const SIGNED_IN_SCREENS: Screen[] = [
  {
    title: "Changing the email address",
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
        at: "Email Address",
      },
      {
        when: "another account has it, and it was asked for before",
        given: async ({ url, owner }) => {
          const { email } = await createOwner(url);
          await owner.api.auth.updateUser({ email });
          return { email };
        },
        says: "This email is already in use by another account.",
        at: "Email Address",
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
