import { expect, ownerTest } from "./support/fixtures.ts";
import { mailTo } from "./support/mailbox.ts";
import { AccountPage } from "./support/pages/account-page.ts";

ownerTest.describe("Deleting the account", () => {
  // The wrong password, the missing page, and the requests that other tabs still send.
  ownerTest.use({ refusals: [400, 401, 403, 404] });

  ownerTest(
    "can be thought better of, asks for address and password, and leaves nothing",
    async ({ page, owner, phone, url, login }) => {
      const guestPage = `/view/${owner.hotel.id}`;
      await phone.goto(guestPage);
      await expect(phone.getByRole("heading", { name: owner.hotel.name })).toBeVisible();
      await new AccountPage(page).open();
      await page.getByRole("button", { name: "Delete Account" }).click();
      const dialog = page.getByRole("dialog", { name: "Delete your account?" });
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole("button", { name: "Delete Account" }).click();
      const confirm = dialog.getByRole("button", { name: "Delete Account" });
      const password = dialog.getByLabel("Password", { exact: true });
      await expect(confirm).toBeDisabled();
      await dialog.getByLabel("Type your email address").fill(owner.email.toUpperCase());
      await expect(confirm).toBeDisabled();
      await password.fill("not the password");
      await confirm.click();
      await expect(password).toHaveAccessibleDescription("This is not your password.");
      await password.fill(owner.password);
      await confirm.click();

      await expect(page).toHaveURL("/login");
      await expect(page.getByText("Your account is deleted.")).toBeVisible();
      expect(await mailTo(url, owner.email)).toMatchObject({ subject: "Your Innfo account was deleted" });
      await phone.reload();
      await expect(phone.getByRole("heading", { name: "Hotel Not Found" })).toBeVisible();
      await login.signIn(owner.email, owner.password);
      await expect(login.failure).toContainText("Invalid email or password.");
    },
  );
});
