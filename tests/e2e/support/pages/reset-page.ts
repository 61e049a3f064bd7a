import type { Page } from "@playwright/test";

/** Where the link of a reset mail leads. */
export class ResetPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** With tokens that look the part and are not genuine. */
  async open(): Promise<void> {
    await this.page.goto("/reset-password?access_token=a.b.c&refresh_token=d");
  }

  async choose(password: string, confirmation = password): Promise<void> {
    await this.page.getByLabel("New Password", { exact: true }).fill(password);
    await this.page.getByLabel("Confirm New Password", { exact: true }).fill(confirmation);
    await this.page.getByRole("button", { name: "Reset Password" }).click();
  }
}
