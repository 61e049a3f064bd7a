import type { Locator, Page } from "@playwright/test";

export class AccountPage {
  readonly page: Page;
  readonly email: Locator;
  readonly newPassword: Locator;
  readonly confirmation: Locator;
  readonly updateEmail: Locator;
  readonly updatePassword: Locator;
  /** Where the owner is signed in, this device first. */
  readonly devices: Locator;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByLabel("Email Address", { exact: true });
    this.newPassword = page.getByLabel("New Password", { exact: true });
    this.confirmation = page.getByLabel("Confirm New Password", { exact: true });
    this.updateEmail = page.getByRole("button", { name: "Update Email" });
    this.updatePassword = page.getByRole("button", { name: "Update Password" });
    this.devices = page.getByRole("listitem").filter({ hasText: /^.*Signed in / });
  }

  async open(): Promise<void> {
    await this.page.goto("/admin/account");
  }

  async changePassword(password: string, confirmation = password): Promise<void> {
    await this.newPassword.fill(password);
    await this.confirmation.fill(confirmation);
    await this.updatePassword.click();
  }
}
