import type { Locator, Page } from "@playwright/test";

export class VerifyEmailPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly goOn: Locator;
  readonly resend: Locator;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByLabel("Email Address", { exact: true });
    this.password = page.getByLabel("Password", { exact: true });
    this.goOn = page.getByRole("button", { name: "Continue" });
    this.resend = page.getByRole("button", { name: "Resend Verification Email" });
  }

  async open(): Promise<void> {
    await this.page.goto("/verify-email");
  }
}
