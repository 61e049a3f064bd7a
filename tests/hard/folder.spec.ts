/** The old folder, disturbed: a file that is slow to read, and one that is gone. */
import { expect, ownerTest as test } from "../e2e/support/fixtures.ts";

declare global {
  interface Window {
    endReading: (fails: boolean) => void;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = function () {
      return new Promise((resolve, reject) => {
        window.endReading = (fails) =>
          fails ? reject(new DOMException("gone", "NotFoundError")) : resolve(read.call(this));
      });
    };
  });
  await page.goto("/admin/setup");
  await page.getByRole("button", { name: "Bring Your Folder" }).click();
  await page.getByLabel("Folder file").setInputFiles({
    name: "folder.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Is there a lift?\nYes, to all floors."),
  });
  await expect(page.getByText("Reading folder.txt…")).toBeVisible();
});

const answer = /^Where can I park\? Behind the house\./;
const TEXT = "Where can I park?\nBehind the house.";

test("Text that is pasted while a file is read stays", async ({ page }) => {
  const text = page.getByLabel("Or paste its text");
  await text.fill(TEXT);
  await page.evaluate(async () => {
    window.endReading(false);
    // Gives the code that continues reading its turn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await expect(page.getByRole("checkbox", { name: answer })).toBeChecked();
  await expect(text).toHaveValue(TEXT);
});

test("A file that cannot be read says so, and its text can be pasted", async ({ page }) => {
  await page.evaluate(() => window.endReading(true));
  await expect(page.getByText("We could not read the file. Please try again.")).toBeVisible();
  await page.getByLabel("Or paste its text").fill(TEXT);
  await expect(page.getByRole("checkbox", { name: answer })).toBeChecked();
});
