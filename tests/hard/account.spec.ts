import { readFile } from "node:fs/promises";
import { amenities } from "../../src/sections/amenities.ts";
import type { AccountData } from "../../testbed/account-data.ts";
import { newEmail } from "../../testbed/owner.ts";
import { makeEntry, titleOf } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { AccountPage } from "../e2e/support/pages/account-page.ts";
import { LoginPage } from "../e2e/support/pages/login-page.ts";
import { NOT_COMMON } from "../e2e/support/refusals/screen.ts";
import { addRow } from "../e2e/support/rows.ts";

ownerTest(
  "Another email address can be asked for, the same one cannot; the screen says since when there is an account, and how to keep it safe",
  async ({ page, owner, account }) => {
    await account.open();
    const { data } = await owner.api.auth.getUser();
    const year = new Date(data.user?.created_at ?? "").getFullYear();
    await expect(page.getByText(new RegExp(`Account created on .*${year}`))).toBeVisible();
    await expect(page.getByText("Password Requirements")).toBeVisible();
    await expect(page.getByText(NOT_COMMON)).toBeVisible();
    await expect(page.getByText("Security Tips")).toBeVisible();
    await expect(account.email).toHaveValue(owner.email);
    await expect(account.updateEmail).toBeDisabled();
    await account.email.fill(newEmail());
    await account.updateEmail.click();
    await expect(page.getByRole("dialog", { name: "Account Updated Successfully!" })).toContainText(
      "a link in your new mailbox",
    );
  },
);

ownerTest.describe("Devices", () => {
  // The next request of a signed-out device, and the new token that it does not get.
  ownerTest.use({ refusals: [400, 401, 403] });

  ownerTest("are listed, and signed out one by one or all at once", async ({ page, owner, phone }) => {
    const account = new AccountPage(page);
    const login = new LoginPage(phone);
    await login.open();
    await login.signIn(owner.email, owner.password);
    await expect(phone).toHaveURL("/admin");
    await account.open();
    await expect(account.devices).toHaveCount(2);
    await expect(account.devices.first()).toContainText("This device");
    await expect(account.devices.last()).toContainText("Chrome on Android");

    await page.getByRole("button", { name: "Sign out Chrome on Android" }).click();
    await expect(page.getByText("Chrome on Android is signed out.")).toBeVisible();
    await expect(account.devices).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Sign out all other devices" })).toBeHidden();
    await phone.goto("/admin/amenities");
    await expect(phone).toHaveURL("/login");

    await login.signIn(owner.email, owner.password);
    await expect(phone).toHaveURL("/admin/amenities");
    await page.reload();
    await expect(account.devices).toHaveCount(2);
    await page.getByRole("button", { name: "Sign out all other devices" }).click();
    await expect(account.devices).toHaveCount(1);
    await phone.goto("/admin/faqs");
    await expect(phone).toHaveURL("/login");
  });
});

ownerTest("Everything an owner has is downloaded as one file", async ({ page, owner }) => {
  const entry = makeEntry(amenities, 1);
  await addRow(owner, amenities, entry);
  await new AccountPage(page).open();
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download My Data" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^innfo-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), "utf8")) as AccountData;
  expect(data.account.email).toBe(owner.email);
  expect(data.hotels).toMatchObject([
    { id: owner.hotel.id, sections: { amenities: [{ name: titleOf(amenities, entry) }] } },
  ]);
});

ownerTest("A new password is the one to sign in with", async ({ page, owner, phone, account }) => {
  await account.open();
  await expect(account.updatePassword).toBeDisabled();
  await account.newPassword.fill("harbour at dawn");
  await expect(account.updatePassword).toBeDisabled();
  await account.changePassword("harbour at dawn");
  await expect(page.getByRole("dialog", { name: "Account Updated Successfully!" })).toBeVisible();

  const login = new LoginPage(phone);
  await login.open();
  await login.signIn(owner.email, "harbour at dawn");
  await expect(phone).toHaveURL("/admin");
});
