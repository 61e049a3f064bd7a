import { expect, type Locator } from "@playwright/test";
import { AdminShell } from "./admin-shell.ts";
import { OnPage } from "./on-page.ts";

/** Adding, switching and deleting hotels. */
export class HotelsPage extends OnPage {
  readonly shell = new AdminShell(this.page);
  readonly leaveQuestion = this.page.getByRole("dialog", { name: "Leave without saving?" });

  /** Sees which hotel is worked on. */
  async expectSelected(name: string): Promise<void> {
    await expect(this.page.getByRole("button", { name: `User menu: ${name}` })).toBeVisible();
  }

  /** Chooses another hotel, and waits for it: an address opened earlier would show the other one. */
  async switchTo(name: string): Promise<void> {
    await this.choose(name);
    await this.expectSelected(name);
  }

  /** Chooses another hotel; a question may follow. */
  async choose(name: string): Promise<void> {
    const menu = await this.shell.userMenu();
    await menu.getByRole("menuitemradio", { name }).click();
  }

  async openAddForm(): Promise<void> {
    const menu = await this.shell.userMenu();
    await menu.getByRole("menuitem", { name: "Add Hotel" }).click();
    await expect(this.shell.heading).toHaveText("Add Hotel");
  }

  async add(name: string): Promise<void> {
    await this.page.getByLabel("Hotel Name").fill(name);
    await this.page.getByLabel("Phone Number").fill("+351 21 555 0199");
    await this.page.getByLabel("Hotel Address").fill("2 Harbour Quay, Lisbon");
    await this.page.getByRole("button", { name: "Add Hotel" }).click();
  }

  /** Opens the question before the hotel worked on is deleted. */
  async askToDelete(name: string): Promise<Locator> {
    // Behind a dialog that is going, nothing has a role.
    await expect(this.page.getByRole("dialog")).toBeHidden();
    const fold = this.page.locator("details", { hasText: "Delete this hotel" });
    if ((await fold.getAttribute("open")) === null) await fold.locator("summary").click();
    await fold.getByRole("button", { name: "Delete Hotel" }).click();
    return this.page.getByRole("dialog", { name: `Delete ${name}?` });
  }

  async delete(name: string): Promise<void> {
    const question = await this.askToDelete(name);
    await question.getByLabel("Type the hotel's name to confirm").fill(name);
    await question.getByRole("button", { name: "Delete Hotel" }).click();
  }
}
