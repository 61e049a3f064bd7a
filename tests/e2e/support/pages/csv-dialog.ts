import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";

export interface SavedCsv {
  name: string;
  text: string;
}

/** A section's rows to and from files. */
export class CsvDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly preview: Locator;
  /** Its label says how many rows it imports. */
  readonly importButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole("dialog", { name: /^Import / });
    this.preview = this.dialog.getByRole("region", { name: "Preview" });
    this.importButton = this.dialog.getByRole("button", { name: /^Import/ });
  }

  async open(): Promise<void> {
    await this.choose("Import from CSV");
    await expect(this.dialog).toBeVisible();
  }

  async chooseFile(csv: string): Promise<void> {
    const file = { name: "rows.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
    await this.dialog.getByLabel("CSV file").setInputFiles(file);
  }

  /** What the preview says of the line of the file that has this number. */
  line(number: number): Locator {
    const header = this.page.getByRole("rowheader", { name: String(number), exact: true });
    return this.preview.getByRole("row").filter({ has: header });
  }

  async export(): Promise<SavedCsv> {
    const downloading = this.page.waitForEvent("download");
    await this.choose("Export as CSV");
    const download = await downloading;
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
  }

  private async choose(item: string): Promise<void> {
    await this.page.getByRole("button", { name: "Import or export" }).click();
    await this.page.getByRole("menuitem", { name: item }).click();
  }
}
