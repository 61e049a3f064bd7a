import type { Page } from "@playwright/test";

/** The page that a reset mail's link opens. */
export class ResetPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

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
