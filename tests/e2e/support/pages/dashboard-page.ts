import { expect, type Locator } from "@playwright/test";
import { savedFile } from "../../../../testbed/engines/saved-files.ts";
import { OnPage } from "./on-page.ts";

export class DashboardPage extends OnPage {
  readonly setUp = this.page.getByRole("heading", { name: "Get your guest page ready" });
  readonly noScans = this.page.getByRole("heading", { name: "No scans yet" });
  readonly failure = this.page.getByRole("alert");

  async open(): Promise<void> {
    await this.page.goto("/admin");
    await expect(this.page.getByRole("heading", { name: "Scans", exact: true })).toBeVisible();
  }

  /** All steps of the set-up, which stand folded below the figures. */
  async unfoldSteps(): Promise<void> {
    await this.setUp.click();
  }

  /** The text of a card such as "Today". */
  figure(title: string): Locator {
    return this.page.getByRole("definition").filter({
      has: this.page.locator(`xpath=preceding-sibling::dt[.='${title}']`),
    });
  }

  /** The bars as screen readers present them. */
  table(title: string | RegExp): Locator {
    return this.page.getByRole("table", { name: title });
  }

  /** The lines of a card such as "Device Types". */
  breakdown(title: string): Locator {
    return this.page.getByRole("list", { name: title }).getByRole("listitem");
  }

  async choosePeriod(name: string): Promise<void> {
    await this.page.getByRole("radio", { name, exact: true }).check({ force: true });
  }

  async exportDays(): Promise<{ name: string; lines: string[] }> {
    const { name, content } = await savedFile(this.page, () =>
      this.page.getByRole("button", { name: "Export days as CSV" }).click(),
    );
    return { name, lines: content.toString().replace("\ufeff", "").split("\r\n") };
  }
}
