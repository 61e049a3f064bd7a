/** Proofs that a session that was left open must give, and how its owner continues. */

import { giveLogo } from "../../testbed/give-logo.ts";
import { newEmail } from "../../testbed/owner.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { leaveOpen } from "../e2e/support/leave-open.ts";
import { confirmMessage } from "../e2e/support/message.ts";
import { AccountPage } from "../e2e/support/pages/account-page.ts";
import { ConfirmPassword } from "../e2e/support/pages/confirm-password.ts";
import { HotelsPage } from "../e2e/support/pages/hotels-page.ts";
import { LoginPage } from "../e2e/support/pages/login-page.ts";
import { proTest } from "../e2e/support/pro.ts";

// The question for the password, and wrong ones.
ownerTest.use({ refusals: [400, 403] });

ownerTest(
  "A new password is kept while the old one is asked for, and then set",
  async ({ page, owner, phone, account, question }) => {
    await account.open();
    await leaveOpen(page, owner);
    await account.changePassword("harbour at dawn");
    await expect(question.password).toBeFocused();
    // A password manager finds both.
    await expect(question.password).toHaveAttribute("autocomplete", "current-password");
    await expect(question.dialog.locator("input[autocomplete=username]")).toHaveValue(owner.email);

    await question.type("not the password");
    await expect(question.password).toHaveAccessibleDescription(/^This is not your password\./);
    await expect(question.password).toBeFocused();
    await question.type(owner.password);
    await confirmMessage(page, "Account Updated Successfully!");
    await expect(account.newPassword).toHaveValue("");

    const login = new LoginPage(phone);
    await login.open();
    await login.signIn(owner.email, "harbour at dawn");
    await expect(phone).toHaveURL("/admin");
  },
);

ownerTest(
  "A new address stays typed when its owner thinks better of it, and is saved the next time",
  async ({ page, owner, account, question }) => {
    const email = newEmail();
    await account.open();
    await leaveOpen(page, owner);
    await account.email.fill(email);
    await account.updateEmail.click();
    await question.cancel();
    await expect(account.email).toHaveValue(email);
    expect((await owner.api.auth.getUser()).data.user?.email).toBe(owner.email);

    await account.updateEmail.click();
    await question.type(owner.password);
    await confirmMessage(page, "Account Updated Successfully!");
    // From then on nothing is asked for ten minutes.
    await account.changePassword("harbour at dawn");
    await confirmMessage(page, "Account Updated Successfully!");
  },
);

ownerTest("What is refused at the same time waits for one answer", async ({ page, owner }) => {
  const account = new AccountPage(page);
  const question = new ConfirmPassword(page);
  await account.open();
  await leaveOpen(page, owner);
  const statuses: number[] = [];
  page.on("response", (answer) => {
    if (answer.request().method() === "PUT") statuses.push(answer.status());
  });
  /** Both are on their way before one of them is answered. */
  async function changeBoth(): Promise<void> {
    const both = Promise.withResolvers<void>();
    let sent = 0;
    await page.route("/auth/v1/user*", async (route) => {
      if (route.request().method() === "PUT" && ++sent === 2) both.resolve();
      await both.promise;
      await route.continue();
    });
    await account.email.fill(newEmail());
    await account.updateEmail.click();
    await account.changePassword("harbour at dawn");
    await expect(question.dialog).toHaveCount(1);
    await expect.poll(() => statuses).toEqual([400, 400]);
    statuses.length = 0;
    await page.unrouteAll();
  }
  await changeBoth();
  await question.cancel();
  await expect(account.updateEmail).toBeEnabled();
  await expect(account.updatePassword).toBeEnabled();

  await changeBoth();
  await question.type(owner.password);
  await expect.poll(() => statuses).toEqual([200, 200]);
});

ownerTest("A hotel stays whole until the password is confirmed", async ({ page, owner }) => {
  await giveLogo(owner);
  const hotels = new HotelsPage(page);
  const question = new ConfirmPassword(page);
  await hotels.shell.open("/admin/profile");
  await leaveOpen(page, owner);
  const first = await hotels.askToDelete(owner.hotel.name);
  await first.getByLabel("Type the hotel's name to confirm").fill(owner.hotel.name);
  await first.getByRole("button", { name: "Delete Hotel" }).click();
  await question.cancel();
  const { data } = await owner.api.from("hotels").select("logo_url").eq("id", owner.hotel.id).single();
  expect(data?.logo_url).toEqual(expect.any(String));

  await expect(first.getByLabel("Type the hotel's name to confirm")).toHaveValue(owner.hotel.name);
  await first.getByRole("button", { name: "Delete Hotel" }).click();
  await question.type(owner.password);
  await confirmMessage(page, "Hotel deleted successfully!");
  await expect(page.getByRole("heading", { name: "Add your hotel" })).toBeVisible();
});

ownerTest(
  "The pages on which a subscription is ended open once the password is confirmed",
  async ({ page, owner, subscription, question }) => {
    await subscription.open();
    await subscription.upgrade.click();
    await subscription.atCheckout("Pay");
    await subscription.open();
    await leaveOpen(page, owner);
    await subscription.manage.click();
    await question.cancel();
    await expect(subscription.manage).toBeEnabled();
    await subscription.manage.click();
    await question.type(owner.password);
    await expect(page.getByRole("button", { name: "Cancel at the end of the period" })).toBeVisible();
  },
);

proTest(
  "A name with a PIN stays typed while the password is asked for, and is added then",
  async ({ page, owner, question }) => {
    await page.goto("/admin/members");
    await leaveOpen(page, owner);
    await page.getByRole("button", { name: "Name", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Add a name" });
    await dialog.getByLabel("First name").fill("Anna");
    await dialog.getByLabel("PIN").fill("4821");
    await dialog.getByRole("button", { name: "Save" }).click();
    await question.cancel();
    await expect(dialog.getByLabel("PIN")).toHaveValue("4821");
    await dialog.getByRole("button", { name: "Save" }).click();
    await question.type(owner.password);
    await expect(page.getByRole("listitem").filter({ hasText: "Anna" })).toBeVisible();
  },
);
