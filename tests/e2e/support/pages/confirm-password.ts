import { expect, type Locator, type Page } from "@playwright/test";

/** The request of a session that was left open. */
export class ConfirmPassword {
  readonly dialog: Locator;
  readonly password: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole("dialog", { name: "Please confirm your password" });
    this.password = this.dialog.getByLabel("Password", { exact: true });
  }

  async type(password: string): Promise<void> {
    await this.password.fill(password);
    await this.dialog.getByRole("button", { name: "Confirm" }).click();
  }

  async cancel(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(this.dialog).toBeHidden();
  }
}
