/** A PDF that a scanner made is read like photos of its pages. */
import { PDFDocument } from "@cantoo/pdf-lib";
import type { BrowserContext } from "@playwright/test";
import { expect, ownerTest as test } from "../e2e/support/fixtures.ts";

const PAGES = [
  `<h2>Frühstück</h2><p>Das Frühstücksbuffet steht täglich von 7:30 bis 10:00 Uhr in der Gaststube für Sie bereit. Über Mittag ist geschlossen.</p>
  <h2>Schlüssel</h2><p>Bitte geben Sie den Schlüssel bei der Abreise an der Rezeption zurück.</p>`,
  `<h2>Müll</h2><p>Bitte trennen Sie Glas und Papier. Die Behälter stehen hinter dem Haus.</p>
  <h2>Parkplätze</h2><p>Unsere Gäste parken kostenlos hinter dem Haus, auch über Nacht.</p>`,
];

/** As scanners make them: each page is a picture, and no letter is a letter. */
async function scan(context: BrowserContext, html: readonly string[]): Promise<Buffer> {
  const file = await PDFDocument.create();
  const session = await context
    .browser()
    ?.newContext({ viewport: { width: 620, height: 877 }, deviceScaleFactor: 3 });
  const page = await session?.newPage();
  if (!page) throw new Error("There is no browser");
  for (const body of html) {
    await page.setContent(
      `<style>body{font:15px/1.5 "Liberation Serif",serif;padding:50px;transform:rotate(0.4deg)}h2{font-size:19px}</style>${body}`,
    );
    const picture = await file.embedJpg(await page.screenshot({ type: "jpeg", quality: 80 }));
    file.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
  }
  await session?.close();
  return Buffer.from(await file.save());
}

test("A scan in another language than the hotel's is read page by page, with that language's letters", async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto("/admin/faqs");
  await page.getByRole("button", { name: "Import or export" }).click();
  await page.getByRole("menuitem", { name: "Bring your old guest folder" }).click();
  const buffer = await scan(context, PAGES);
  await page
    .getByLabel("Folder file")
    .setInputFiles({ name: "scan.pdf", mimeType: "application/pdf", buffer });
  const dialog = page.getByRole("dialog", { name: "Your Folder" });
  await expect(
    dialog.getByRole("checkbox", { name: /^Schlüssel Bitte geben Sie den Schlüssel/ }),
  ).toBeChecked({
    timeout: 60_000,
  });
  await expect(dialog.getByRole("checkbox", { name: /^Breakfast 7:30 bis 10:00/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Next page" }).click();
  await expect(dialog.getByRole("img", { name: "Page 2 of 2" })).toBeVisible();
  await dialog.getByRole("button", { name: /^Unsere Gäste parken/ }).click();
  await expect(dialog.getByRole("checkbox", { name: /^Parkplätze/ })).toBeInViewport();
});

test("A scan of many pages is refused with what to do", async ({ page, context }) => {
  await page.goto("/admin/faqs");
  await page.getByRole("button", { name: "Import or export" }).click();
  await page.getByRole("menuitem", { name: "Bring your old guest folder" }).click();
  const buffer = await scan(
    context,
    Array.from({ length: 11 }, (_, number) => `<p>${number}</p>`),
  );
  await page
    .getByLabel("Folder file")
    .setInputFiles({ name: "scan.pdf", mimeType: "application/pdf", buffer });
  await expect(page.getByText(/The scan has over 10 pages/)).toBeVisible();
});
