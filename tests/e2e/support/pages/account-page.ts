import { OnPage } from "./on-page.ts";

export class AccountPage extends OnPage {
  readonly email = this.page.getByLabel("Email Address", { exact: true });
  readonly newPassword = this.page.getByLabel("New Password", { exact: true });
  readonly confirmation = this.page.getByLabel("Confirm New Password", { exact: true });
  readonly updateEmail = this.page.getByRole("button", { name: "Update Email" });
  readonly updatePassword = this.page.getByRole("button", { name: "Update Password" });
  /** Where the owner is signed in, this device first. */
  readonly devices = this.page.getByRole("listitem").filter({ hasText: /^.*Signed in / });

  async open(): Promise<void> {
    await this.page.goto("/admin/account");
  }

  async changePassword(password: string, confirmation = password): Promise<void> {
    await this.newPassword.fill(password);
    await this.confirmation.fill(confirmation);
    await this.updatePassword.click();
  }
}
