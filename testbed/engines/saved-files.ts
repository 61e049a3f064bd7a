/** Files that the page saves. Playwright announces downloads in Chromium only; elsewhere the page keeps them for the test. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";

export interface SavedFile {
  name: string;
  content: Buffer;
}

declare global {
  interface Window {
    /** Content in base64. */
    savedFiles?: { name: string; content: string }[];
  }
}

/** To be called before the page opens anything. */
export async function keepSavedFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.savedFiles = [];
    const files = new Map<string, Blob | MediaSource>();
    const nameFile = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      const url = nameFile.call(URL, file);
      files.set(url, file);
      return url;
    };
    const press = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      const file = files.get(this.href);
      if (!this.download || !(file instanceof Blob)) return press.call(this);
      const reader = new FileReader();
      reader.onload = () => {
        const [, content = ""] = String(reader.result).split(",");
        window.savedFiles?.push({ name: this.download, content });
      };
      reader.readAsDataURL(file);
    };
  });
}

/** @param press what the person does so that a file is saved */
export async function savedFile(page: Page, press: () => Promise<void>): Promise<SavedFile> {
  if (!process.env.ENGINE) {
    const downloading = page.waitForEvent("download");
    await press();
    const download = await downloading;
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
  }
  await press();
  await page.waitForFunction(() => window.savedFiles?.length);
  const file = await page.evaluate(() => window.savedFiles?.shift());
  if (!file) throw new Error("nothing was saved");
  return { name: file.name, content: Buffer.from(file.content, "base64") };
}
