import { OnPage } from "./on-page.ts";

export class VerifyEmailPage extends OnPage {
  readonly email = this.page.getByLabel("Email Address", { exact: true });
  readonly password = this.page.getByLabel("Password", { exact: true });
  readonly goOn = this.page.getByRole("button", { name: "Continue" });
  readonly resend = this.page.getByRole("button", { name: "Resend Verification Email" });

  async open(): Promise<void> {
    await this.page.goto("/verify-email");
  }
}
