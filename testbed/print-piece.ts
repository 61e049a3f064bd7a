import type { Page } from "@playwright/test";

/**
 * What the browser's dialog would save of a piece on the QR screen, as it comes set: without background graphics.
 *
 * @param kind as its button says it
 * @returns the name that the dialog proposes, and a PDF
 */
export async function printPiece(page: Page, kind: string): Promise<{ name: string; content: Buffer }> {
  const titles = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        // The dialog itself belongs to the browser; a headless one has none.
        window.print = () => resolve(document.title);
      }),
  );
  await page.getByRole("button", { name: `Print ${kind}` }).click();
  return { name: await titles, content: await page.pdf({ preferCSSPageSize: true }) };
}
