import type { Locator } from "@playwright/test";
import { expect } from "../../../../testbed/engines/expect.ts";
import { WORDS } from "../menu.ts";
import { OnPage } from "./on-page.ts";

/** The frame around every screen of the admin. */
export class AdminShell extends OnPage {
  readonly heading = this.page.getByRole("heading", { level: 1 });
  /** Beside the screen on a desktop; on a phone, once opened. */
  readonly menu = this.page.getByRole("navigation", { name: "Admin" });
  readonly openMenu = this.page.getByRole("button", { name: "Open menu" });
  readonly closeMenu = this.page.getByRole("button", { name: "Close menu" });

  async open(path = "/admin"): Promise<void> {
    await this.page.goto(path);
    await expect(this.heading).toBeVisible();
  }

  /** Follows the menu as a person does on this screen size. */
  async goTo(title: string): Promise<void> {
    if (await this.openMenu.isVisible()) await this.openMenu.click();
    await this.unfold();
    await this.entry(title).click();
    await this.expectAt(title);
  }

  /** That the screen of a title is shown: a phone's five have the bar's word as their heading, and the title below. */
  async expectAt(title: string): Promise<void> {
    const word = (this.page.viewportSize()?.width ?? 0) < 1024 ? WORDS[title] : undefined;
    await expect(this.heading).toHaveText(word ?? title);
    if (word) await expect(this.page.getByRole("main").getByText(title, { exact: true })).toBeVisible();
  }

  /** Shows the entries of all groups. */
  async unfold(): Promise<void> {
    await expect(this.menu).toBeVisible();
    // Always the first one: those that were unfolded are no longer among them.
    const folded = this.menu.getByRole("button", { expanded: false });
    // The group of the screen that comes unfolds by itself.
    await expect(async () => {
      while ((await folded.count()) > 0) await folded.first().click({ timeout: 5000 });
    }).toPass();
  }

  /** Its name ends with the number of entries, if any. */
  entry(title: string): Locator {
    return this.menu.getByRole("link").filter({ has: this.page.getByText(title, { exact: true }) });
  }

  /** Opens the user menu. */
  async userMenu(): Promise<Locator> {
    await this.page.getByRole("button", { name: "User menu" }).click();
    return this.page.getByRole("menu");
  }

  /** And waits for it: a test that continues at once may be faster than the browser forgets the session. */
  async signOut(): Promise<void> {
    const menu = await this.userMenu();
    await menu.getByRole("menuitem", { name: "Sign Out" }).click();
    await expect(this.page).toHaveURL("/login");
  }
}
