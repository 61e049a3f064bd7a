import type { Locator, Page } from "@playwright/test";

export class LoginPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly failure: Locator;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByLabel("Email", { exact: true });
    this.password = page.getByLabel("Password", { exact: true });
    this.failure = page.getByRole("alert");
  }

  async open(): Promise<void> {
    await this.page.goto("/login");
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit();
  }

  async submit(): Promise<void> {
    await this.page.getByRole("button", { name: "Sign In", exact: true }).click();
  }

  /** Opens the dialog that mails a reset link. */
  async forgotPassword(): Promise<Locator> {
    await this.page.getByRole("button", { name: "Forgot your password?" }).click();
    return this.page.getByRole("dialog", { name: "Reset Password" });
  }
}
