import { expect } from "@playwright/test";
import { OnPage } from "./on-page.ts";

/** The request of a session that was left open. */
export class ConfirmPassword extends OnPage {
  readonly dialog = this.page.getByRole("dialog", { name: "Please confirm your password" });
  readonly password = this.dialog.getByLabel("Password", { exact: true });

  async type(password: string): Promise<void> {
    await this.password.fill(password);
    await this.dialog.getByRole("button", { name: "Confirm" }).click();
  }

  async cancel(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(this.dialog).toBeHidden();
  }
}
