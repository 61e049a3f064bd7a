import type { Locator } from "@playwright/test";
import { confirmMessage } from "../message.ts";
import { OnPage } from "./on-page.ts";

export class ProfilePage extends OnPage {
  readonly logo = this.page.getByRole("img", { name: "Your hotel's logo" });
  readonly completion = this.page.getByRole("progressbar", { name: "Profile completion" });

  async open(): Promise<void> {
    await this.page.goto("/admin/profile");
    await this.unfold();
  }

  /** Settings that few owners change stand folded. */
  async unfold(): Promise<void> {
    await this.page.getByRole("heading", { name: "More" }).click();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** @param typed by label */
  async fill(typed: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(typed)) await this.field(label).fill(text);
  }

  async chooseLogo(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.field("Logo").setInputFiles(file);
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Save Changes" }).click();
  }

  /** Waits until it is saved and dismisses the message. */
  async confirmSaved(): Promise<void> {
    await confirmMessage(this.page, "Profile Updated Successfully!");
  }
}
