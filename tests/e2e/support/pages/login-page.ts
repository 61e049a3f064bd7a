import type { Locator } from "@playwright/test";
import { OnPage } from "./on-page.ts";

export class LoginPage extends OnPage {
  readonly email = this.page.getByLabel("Email", { exact: true });
  readonly password = this.page.getByLabel("Password", { exact: true });
  readonly failure = this.page.getByRole("alert");

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
