import { expect, type Locator } from "@playwright/test";
import { chooseFor } from "../row-menu.ts";
import { OnPage } from "./on-page.ts";

export interface CustomSectionEntry {
  name?: string;
  description?: string;
  icon?: string;
  color?: string;
}

/** Section management: the sections an owner makes up. */
export class CustomSectionsPage extends OnPage {
  readonly create = this.page.getByRole("button", { name: "Create Section" });
  readonly empty = this.page.getByRole("heading", { name: "No Custom Sections" });

  async open(): Promise<void> {
    await this.page.goto("/admin/sections");
    await expect(this.create).toBeVisible();
  }

  form(action: "Create" | "Edit"): Locator {
    return this.page.getByRole("dialog", { name: `${action} Section` });
  }

  card(name: string): Locator {
    return this.page.getByRole("listitem").filter({ has: this.page.getByRole("heading", { name }) });
  }

  async fill(form: Locator, { name, description, icon, color }: CustomSectionEntry): Promise<void> {
    if (name !== undefined) await form.getByLabel("Section Name").fill(name);
    if (description !== undefined) await form.getByLabel("Description").fill(description);
    if (icon !== undefined) await form.getByLabel("Icon").selectOption(icon);
    if (color !== undefined) await form.getByRole("radio", { name: color, exact: true }).check();
  }

  async submit(action: "Create" | "Edit"): Promise<void> {
    const name = `${action === "Create" ? "Create" : "Update"} Section`;
    await this.form(action).getByRole("button", { name }).click();
  }

  async askToDelete(name: string): Promise<Locator> {
    await chooseFor(this.page, name, "Delete");
    return this.page.getByRole("dialog", { name: "Confirm Delete" });
  }
}
