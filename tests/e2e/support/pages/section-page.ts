import { expect, type Locator, type Page } from "@playwright/test";
import type { DetailRow, InputValue } from "../../../../src/fields/index.ts";
import type { Section } from "../../../../src/sections/index.ts";
import { confirmMessage, deletedNotice } from "../message.ts";
import { chooseFor } from "../row-menu.ts";

/** A section form's input, by column. */
export type Entry = Record<string, InputValue>;

/** The one screen of every content section. */
export class SectionPage {
  readonly page: Page;
  readonly section: Section;
  /** The section's noun in titles and on buttons: "Car Service". */
  readonly noun: string;
  readonly emptyState: Locator;

  constructor(page: Page, section: Section) {
    this.page = page;
    this.section = section;
    this.noun = titled(section.one);
    this.emptyState = page.getByRole("heading", { name: `No ${titled(section.many)} Added` });
  }

  async open(): Promise<void> {
    await this.page.goto(`/admin/${this.section.route}`);
  }

  /** @param action as on the form's title */
  form(action: "Add" | "Edit"): Locator {
    return this.page.getByRole("dialog", { name: `${action} ${this.noun}` });
  }

  async add(entry: Entry): Promise<void> {
    await this.page.getByRole("button", { name: new RegExp(`^Add (Your First )?${this.noun}$`) }).click();
    await this.fill(this.form("Add"), entry);
    await this.submit("Add");
  }

  /** Opens the form of the row with this title. */
  async edit(title: string): Promise<void> {
    // Questions unfold where other items open.
    if (this.section.layout === "accordion") await this.choose("Edit", title);
    else await this.page.getByRole("button", { name: `Edit ${title}`, exact: true }).click();
    await expect(this.form("Edit")).toBeVisible();
  }

  /** Opens the question before the row with this title is deleted. */
  async askToDelete(title: string): Promise<Locator> {
    await this.choose("Delete", title);
    return this.page.getByRole("dialog", { name: "Confirm Delete" });
  }

  async fill(form: Locator, entry: Entry): Promise<void> {
    for (const [column, value] of Object.entries(entry)) {
      const field = this.section.fields[column];
      if (!field) throw new Error(`${this.section.id} has no field ${column}`);
      if (Array.isArray(value)) {
        await this.fillDetails(form, value);
        continue;
      }
      if (field.kind === "photo") continue;
      if (field.kind === "color") {
        const name = field.choices?.find((color) => color.value === value)?.label ?? "";
        await form.getByRole("radio", { name, exact: true }).check();
        continue;
      }
      if (typeof value === "object" && "mode" in value) {
        const question = this.section.fields[field.saidBy ?? ""]?.label ?? field.label;
        const hours = form.getByRole("group", { name: question, exact: true });
        await hours.getByRole("button", { name: "By appointment" }).click();
        const note = hours.getByLabel("Note on the hours");
        if (!(await note.isVisible())) await hours.getByText("A note", { exact: true }).click();
        await note.fill(value.note);
        continue;
      }
      const isWords = Object.values(this.section.fields).some(({ saidBy }) => saidBy === column);
      if (isWords) await form.getByRole("button", { name: "In words" }).click();
      const input = form.getByLabel(isWords ? `${field.label} in words` : field.label, { exact: true });
      if (typeof value === "boolean") await input.setChecked(value);
      else if (field.kind === "choice" && typeof value === "string") await input.selectOption(value);
      else await input.fill(String(value));
    }
  }

  private async fillDetails(form: Locator, rows: readonly DetailRow[]): Promise<void> {
    const row = (number: number) => form.getByRole("group", { name: `Custom field ${number}`, exact: true });
    for (const [index, { name, value }] of rows.entries()) {
      if (!(await row(index + 1).isVisible())) {
        await form.getByRole("button", { name: "Add Custom Field" }).click();
      }
      await row(index + 1)
        .getByLabel("Field Name")
        .fill(name);
      await row(index + 1)
        .getByLabel("Value")
        .fill(value);
    }
  }

  async submit(action: "Add" | "Edit"): Promise<void> {
    const name = `${action === "Add" ? "Add" : "Update"} ${this.noun}`;
    await this.form(action).getByRole("button", { name }).click();
  }

  confirmMessage(title: string): Promise<void> {
    return confirmMessage(this.page, title);
  }

  /** Deletes the row with this title, and sees the report. */
  async delete(title: string): Promise<Locator> {
    const question = await this.askToDelete(title);
    await question.getByRole("button", { name: "Delete" }).click();
    const notice = deletedNotice(this.page, `${capitalized(this.section.one)} deleted successfully!`);
    await expect(notice).toBeVisible();
    return notice;
  }

  /** Chooses in a row's menu. */
  async choose(action: "Edit" | "When Guests See It" | "Duplicate" | "Delete", title: string): Promise<void> {
    await chooseFor(this.page, title, action);
  }
}

/** "car service" is "Car service" where a sentence begins. */
function capitalized(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** "car service" is "Car Service" in titles and on buttons. */
function titled(noun: string): string {
  return noun.replace(/(^| )[a-z]/g, (start) => start.toUpperCase());
}
