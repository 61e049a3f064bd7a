import { expect } from "@playwright/test";
import { TOUR_MARKER } from "../../../../src/admin/app/tour/marker.ts";
import { OnPage } from "./on-page.ts";

export class TourDialog extends OnPage {
  readonly dialog = this.page.getByRole("dialog");
  readonly previous = this.dialog.getByRole("button", { name: "Previous" });
  readonly next = this.dialog.getByRole("button", { name: "Next" });
  readonly getStarted = this.dialog.getByRole("button", { name: "Get Started" });
  readonly neverShowAgain = this.dialog.getByRole("button", { name: "Never Show Again" });
  readonly dontShowAgain = this.dialog.getByRole("checkbox", { name: "Don't show this tour again" });
  readonly progress = this.dialog.getByRole("progressbar", { name: "Tour" });

  async expectStep(number: number, title: string): Promise<void> {
    await expect(this.dialog.getByRole("heading")).toHaveText(title);
    await expect(this.dialog.getByText(`${number} of 7`)).toBeVisible();
    await expect(this.progress).toHaveAttribute("aria-valuenow", String(Math.round((number / 7) * 100)));
  }

  /** In five seconds of a clock that was installed. Its file is asked for first, so that alone shows nothing yet. */
  async expectNone(): Promise<void> {
    const asked: string[] = [];
    this.page.on("request", (request) => asked.push(request.url()));
    await this.page.clock.runFor(5000);
    await this.page.evaluate(() => fetch("/config.json"));
    await expect(this.dialog).toBeHidden();
    expect(asked.filter((url) => url.includes("tour-dialog"))).toEqual([]);
  }

  async goToEnd(): Promise<void> {
    await expect(this.dialog).toBeVisible();
    while (await this.next.isVisible()) await this.next.click();
  }

  /** This browser's memory of it, or null. */
  marker(): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), TOUR_MARKER);
  }
}
