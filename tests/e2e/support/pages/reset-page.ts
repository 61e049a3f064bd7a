import { OnPage } from "./on-page.ts";

/** The page that a reset mail's link opens. */
export class ResetPage extends OnPage {
  /** With forged tokens of the right format. */
  async open(): Promise<void> {
    await this.page.goto("/reset-password?access_token=a.b.c&refresh_token=d");
  }

  async choose(password: string, confirmation = password): Promise<void> {
    await this.page.getByLabel("New Password", { exact: true }).fill(password);
    await this.page.getByLabel("Confirm New Password", { exact: true }).fill(confirmation);
    await this.page.getByRole("button", { name: "Reset Password" }).click();
  }
}
