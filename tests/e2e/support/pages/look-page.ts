import { expect, type Locator } from "@playwright/test";
import { confirmMessage } from "../message.ts";
import { OnPage } from "./on-page.ts";

export class LookPage extends OnPage {
  /** Takes a file. */
  readonly photo = this.page.getByLabel("Cover photo", { exact: true });
  readonly cover = this.page.getByRole("img", { name: "Your cover" });
  readonly color = this.page.getByLabel("As in your brand guide");
  readonly preview = this.page.getByTitle("Your guest page").contentFrame();

  async open(): Promise<void> {
    await this.page.goto("/admin/look");
    await this.unfold();
  }

  /** A color as code is asked for by few. */
  async unfold(): Promise<void> {
    const asCode = this.page.getByRole("button", { name: "As in your brand guide" });
    await expect(this.color.or(asCode)).toBeVisible();
    if (await asCode.isVisible()) await asCode.click();
  }

  coverOf(kind: "A photo" | "The name alone"): Locator {
    return this.page.getByRole("group", { name: "Cover" }).getByRole("radio", { name: kind });
  }

  mood(name: string): Locator {
    return this.page.getByRole("group", { name: "Headings" }).getByRole("radio", { name });
  }

  /** And waits until it is saved. */
  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Save Changes" }).click();
    await confirmMessage(this.page, "Look Updated Successfully!");
  }
}
