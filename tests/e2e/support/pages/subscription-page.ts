import { expect, type Locator, type Page } from "@playwright/test";
import { PRO_PLAN } from "../../../../src/product.ts";

/** The subscription screen, and the payment provider's simulated pages behind it. */
export class SubscriptionPage {
  readonly page: Page;
  readonly upgrade: Locator;
  readonly manage: Locator;
  readonly processing: Locator;
  readonly error: Locator;

  constructor(page: Page) {
    this.page = page;
    this.upgrade = page.getByRole("button", { name: "Upgrade to Innfo Pro" });
    this.manage = page.getByRole("button", { name: "Manage Subscription" });
    this.processing = page.getByRole("dialog", { name: "Processing Upgrade" });
    this.error = page.getByRole("dialog", { name: "Upgrade Error" });
  }

  async open(): Promise<void> {
    await this.page.goto("/admin/subscription");
    await expect(this.features(`${PRO_PLAN.name} includes`).first()).toBeVisible();
  }

  /** The lines of a list of features. */
  features(list: string): Locator {
    return this.page.getByRole("list", { name: list }).getByRole("listitem");
  }

  /** Presses a button of the provider's checkout. */
  async atCheckout(button: "Pay" | "Cancel"): Promise<void> {
    await expect(this.page.getByText("No card is asked for and no money moves.")).toBeVisible();
    await this.page.getByRole("button", { name: button }).click();
  }

  /** Does something in the provider's portal and comes back. */
  async inPortal(button: string): Promise<void> {
    await this.manage.click();
    await this.page.getByRole("button", { name: button }).click();
    await this.page.getByRole("link", { name: "Back to Innfo" }).click();
  }
}
