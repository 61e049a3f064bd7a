import { expect } from "@playwright/test";
import { type SavedFile, savedFile } from "../../../../testbed/engines/saved-files.ts";
import { printPiece } from "../../../../testbed/print-piece.ts";
import { OnPage } from "./on-page.ts";

export class QrPage extends OnPage {
  readonly size = this.page.getByLabel("Size", { exact: true });
  readonly picture = this.page.getByRole("img", { name: /^QR code/ });
  readonly guestView = this.page.getByRole("link", { name: "Open Guest View" });

  async open(): Promise<void> {
    await this.page.goto("/admin/qr-code");
    await this.unfold();
  }

  /** The choices of an owner who made them in an earlier version. */
  async writeBefore(hotelId: string, choices: Readonly<Record<string, string>>): Promise<void> {
    await this.page.goto("/admin/qr-code");
    await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `innfo-print-${hotelId}`,
      JSON.stringify(choices),
    ] as const);
  }

  /** Settings that few owners need stand folded. */
  async unfold(): Promise<void> {
    const heading = this.page.getByRole("heading", { name: "Style" });
    const fold = this.page.getByRole("group").filter({ has: heading });
    if ((await fold.getAttribute("open")) === null) await heading.click();
  }

  async choose(size: number): Promise<void> {
    await this.size.selectOption(String(size));
  }

  download(format: "PNG" | "SVG"): Promise<SavedFile> {
    return this.#save(`Download ${format}`);
  }

  /** See {@link printPiece}. */
  print(kind: string): Promise<SavedFile> {
    return printPiece(this.page, kind);
  }

  /** The same piece as a file. */
  async file(kind: string): Promise<SavedFile> {
    await this.page.getByRole("button", { name: `PDF of ${kind}` }).click();
    const file = await this.#save("Download PDF");
    await this.page.keyboard.press("Escape");
    return file;
  }

  /** @param says the size that its dialog names */
  async fileForShop(kind: string, says: string): Promise<Buffer> {
    await this.page.getByRole("button", { name: `PDF of ${kind}` }).click();
    const dialog = this.page.getByRole("dialog");
    await dialog.getByRole("button", { name: "For a print shop" }).click();
    await expect(dialog.getByText(says)).toBeVisible();
    const { content } = await this.#save("Download PDF");
    await this.page.keyboard.press("Escape");
    return content;
  }

  #save(button: string): Promise<SavedFile> {
    return savedFile(this.page, () => this.page.getByRole("button", { name: button }).click());
  }

  async copyUrl(): Promise<void> {
    await this.page.getByRole("button", { name: "Copy Guest URL" }).click();
  }
}
