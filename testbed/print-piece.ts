import type { Page } from "@playwright/test";

/**
 * A piece on the QR screen as the browser's dialog would save it by default: without background graphics.
 *
 * @param kind as on its button
 * @returns the name that the dialog proposes, and a PDF
 */
export async function printPiece(page: Page, kind: string): Promise<{ name: string; content: Buffer }> {
  const titles = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        // The dialog belongs to the browser; a headless one has none.
        window.print = () => resolve(document.title);
      }),
  );
  await page.getByRole("button", { name: `Print ${kind}` }).click();
  return { name: await titles, content: await page.pdf({ preferCSSPageSize: true }) };
}
