import { expect, type Locator } from "@playwright/test";
import type { Owner } from "../../../../testbed/owner.ts";
import { OnPage } from "./on-page.ts";

/** Section management: the switches of the eight sections. */
export class VisibilityPage extends OnPage {
  /** Said in passing, at the lower edge. */
  readonly updated = this.page.getByText("Section visibility updated successfully!");
  readonly error = this.page.getByRole("dialog", { name: "Error" });

  async open(): Promise<void> {
    await this.page.goto("/admin/sections");
    await expect(this.page.getByRole("switch").first()).toBeVisible();
    const folded = this.page.getByText("More sections");
    if (await folded.isVisible()) await folded.click();
  }

  switch(title: string): Locator {
    return this.page.getByRole("switch", { name: title, exact: true });
  }

  /** Those of the eight sections. */
  ofSections(state: { checked?: boolean } = {}): Locator {
    return this.page.getByRole("listitem").getByRole("switch", state);
  }

  /** The switches show unsaved changes at once; before a reload they must be stored. */
  async expectStored({ api }: Owner, visible: Record<string, boolean>): Promise<void> {
    const stored = async () => {
      const { data } = await api.from("section_visibility").select("section_name, is_visible").throwOnError();
      return Object.fromEntries(data.map(({ section_name, is_visible }) => [section_name, is_visible]));
    };
    await expect.poll(stored).toMatchObject(visible);
  }

  /** The rows above "More sections", with the plan's limit among them. */
  get list(): Locator {
    return this.page.getByRole("region", { name: "Sections", exact: true }).locator("> ul > li");
  }

  /** Drags a section to the place of another. */
  async drag(title: string, to: string): Promise<void> {
    await this.page.getByRole("button", { name: `Move ${title}` }).hover();
    await this.page.mouse.down();
    await this.page.getByRole("button", { name: `Move ${to}` }).hover();
    await this.page.mouse.up();
  }

  row(title: string): Locator {
    return this.page.getByRole("listitem").filter({ has: this.switch(title) });
  }

  async closeError(): Promise<void> {
    await this.error.getByRole("button", { name: /^(OK|Close)$/ }).click();
  }
}
