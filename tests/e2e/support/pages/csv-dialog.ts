import { expect, type Locator, type Page } from "@playwright/test";
import { savedFile } from "../../../../testbed/engines/saved-files.ts";
import { OnPage } from "./on-page.ts";

export interface SavedCsv {
  name: string;
  text: string;
}

/** Where toasts are: a search of everything would keep the page busy that holds long texts. */
export function toast(page: Page, title: string): Locator {
  return page.getByRole("status").getByText(title, { exact: true });
}

/** A section's rows to and from files. */
export class CsvDialog extends OnPage {
  readonly dialog = this.page.getByRole("dialog", { name: /^Import / });
  /** The rows that will be added. */
  readonly preview = this.dialog.getByRole("region", { name: "Preview" });
  /** Those that need a correction. */
  readonly refused = this.dialog.getByRole("region", { name: "To be corrected" });
  /** Its label says how many rows it imports. */
  readonly importButton = this.dialog.getByRole("button", { name: /^Import/ });

  async open(): Promise<void> {
    await this.choose("Import from Excel or CSV");
    await expect(this.dialog).toBeVisible();
  }

  async chooseFile(content: string | Uint8Array, name = "rows.csv"): Promise<void> {
    const file = { name, mimeType: "", buffer: Buffer.from(content) };
    await this.dialog.getByLabel(/^Excel/).setInputFiles(file);
  }

  /** A file dropped on the page, as from the desktop. */
  async drop(text: string, name = "rows.csv"): Promise<void> {
    const transfer = await this.page.evaluateHandle(
      ([content = "", fileName = ""]) => {
        const data = new DataTransfer();
        data.items.add(new File([content], fileName));
        return data;
      },
      [text, name],
    );
    await this.dialog.dispatchEvent("dragover", { dataTransfer: transfer });
    await this.dialog.dispatchEvent("drop", { dataTransfer: transfer });
  }

  /** The row of the file's line with this number. */
  line(number: number): Locator {
    return this.preview.getByRole("listitem").filter({ hasText: new RegExp(`Line ${number}\\b`) });
  }

  /** This line's row among those that need a correction. */
  refusedLine(number: number): Locator {
    const heading = this.page.getByRole("heading", { name: new RegExp(`^Line ${number}\\b`) });
    return this.refused.getByRole("listitem").filter({ has: heading });
  }

  async export(): Promise<SavedCsv> {
    return this.saved(() => this.choose("Export as CSV"));
  }

  /** The file that the browser saves after `press`. */
  async saved(press: () => Promise<void>): Promise<SavedCsv> {
    const { name, content } = await savedFile(this.page, press);
    return { name, text: content.toString() };
  }

  async choose(item: string): Promise<void> {
    await this.page.getByRole("button", { name: "Import or export" }).click();
    await this.page.getByRole("menuitem", { name: item }).click();
  }
}
