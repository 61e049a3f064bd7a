/** Photographed pages of a guest folder are read on the device. */
import type { BrowserContext } from "@playwright/test";
import { expect, ownerTest as test } from "../e2e/support/fixtures.ts";
import { setHotel } from "../e2e/support/rows.ts";

const PAGES = [
  `<h1>Harbour Lodge</h1>
  <h2>Wi-Fi</h2><p>Network: LodgeGuest &nbsp; Password: tide-and-lamp</p>
  <h2>Sauna</h2><p>Finnish sauna in the basement, open from 4 pm to 9 pm. Bathrobes at the front desk.</p>
  <h2>Numbers</h2><table>
  <tr><td>Dr. Ames, clinic</td><td>207-555-0161</td></tr><tr><td>Harbor Taxi</td><td>207-555-0187</td></tr></table>`,
  `<h2>Check-out</h2><p>Please leave your room by 10:30 am. Ask the desk for a later hour.</p>`,
];

/** Paper on a table, not quite straight, in the light of a window. */
const TABLE = `<style>
  body { margin: 0; background: #6b5a48; perspective: 1800px; overflow: hidden; height: 700px }
  div { position: absolute; left: 120px; top: 20px; width: 480px; padding: 24px 36px; background: #f4efe4;
    font: 14px/1.4 "Liberation Serif", serif; transform: rotateX(9deg) rotateZ(1.4deg); filter: blur(0.35px) }
  h1 { font-size: 26px; margin: 4px 0 } h2 { font-size: 16px; margin: 14px 0 2px } p { margin: 2px 0 }
  td { padding-right: 40px }
  body::after { content: ""; position: absolute; inset: 0;
    background: linear-gradient(115deg, rgb(0 0 0 / 35%), transparent 45%, rgb(0 0 0 / 12%)) }
</style>`;

async function photos(
  context: BrowserContext,
  pages = PAGES,
): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const session = await context
    .browser()
    ?.newContext({ viewport: { width: 760, height: 700 }, deviceScaleFactor: 4 });
  const page = await session?.newPage();
  if (!page) throw new Error("There is no browser");
  const made = [];
  for (const [index, html] of pages.entries()) {
    await page.setContent(`${TABLE}<div>${html}</div>`);
    const buffer = await page.screenshot({ type: "jpeg", quality: 85 });
    made.push({ name: `page-${index}.jpg`, mimeType: "image/jpeg", buffer });
  }
  await session?.close();
  return made;
}

test("Photos of two pages become items and facts, and nothing of them leaves the device", async ({
  page,
  context,
  owner,
}) => {
  test.slow();
  const asked: string[] = [];
  await page.goto("/admin/faqs");
  await page.getByRole("button", { name: "Import or export" }).click();
  await page.getByRole("menuitem", { name: "Bring your old guest folder" }).click();
  const dialog = page.getByRole("dialog");
  const file = dialog.getByLabel("Folder file");
  context.on("request", (request) => {
    if (request.postDataBuffer()) asked.push(request.url());
  });
  await file.setInputFiles(await photos(context));
  await expect(dialog.getByText("Reading page-0.jpg and 1 more…")).toBeVisible();
  await expect(dialog.getByText(/^\d+ facts/)).toBeVisible({ timeout: 120_000 });
  await expect(dialog.getByRole("checkbox", { name: /^Sauna Finnish sauna in the basement/ })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: /^Dr\. Ames, clinic 207-555-0161/ })).toBeChecked();
  await expect(
    dialog.getByRole("checkbox", { name: /^Wi-Fi LodgeGuest, password tide-and-lamp/ }),
  ).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: /^Check-out 10:30 AM/ })).toBeChecked();
  expect(asked).toEqual([]);

  await dialog.getByRole("button", { name: /^Add \d+ items and \d facts$/ }).click();
  await expect(page.getByText(/items and \d facts added successfully!/)).toBeVisible();
  const { data } = await owner.api.from("important_contacts").select("label, number").throwOnError();
  expect(data).toContainEqual({ label: "Harbor Taxi", number: "207-555-0187" });
});

for (const [language, heading, text] of [
  ["da", "Sauna", "Sauna i kælderen, åben fra 16:00 til 21:00. Håndklæder fås i receptionen hele dagen."],
  ["fi", "Sauna", "Sauna on kellarissa ja lämpimänä joka ilta. Pyyhkeitä saa vastaanotosta milloin tahansa."],
  [
    "nb",
    "Badstue",
    "Badstuen i kjelleren er åpen fra 16:00 til 21:00. Håndklær får du når som helst i resepsjonen.",
  ],
  ["pl", "Sauna", "Sauna fińska w piwnicy jest czynna od 16:00 do 21:00. Ręczniki są zawsze w recepcji."],
  ["pt", "Sauna", "A sauna na cave está aberta das 16:00 às 21:00. As toalhas estão sempre na receção."],
  [
    "sv",
    "Bastu",
    "Bastun i källaren är öppen från 16:00 till 21:00. Handdukar får du när som helst i receptionen.",
  ],
] as const) {
  test(`A photo in the hotel's language (${language}) is read with its letters`, async ({
    page,
    context,
    owner,
  }) => {
    test.slow();
    await setHotel(owner, { language });
    await page.goto("/admin/faqs");
    await page.getByRole("button", { name: "Import or export" }).click();
    await page.getByRole("menuitem", { name: "Bring your old guest folder" }).click();
    const dialog = page.getByRole("dialog");
    const page1 = `<h1>Harbour Lodge</h1><h2>${heading}</h2><p>${text}</p>`;
    await dialog.getByLabel("Folder file").setInputFiles(await photos(context, [page1]));
    const [, second = ""] = text.split(". ");
    await expect(dialog.getByText(second.replace(".", ""))).not.toHaveCount(0, { timeout: 120_000 });
  });
}

test("A photo in a language that the reader lacks says so; one in another language is read all the same", async ({
  page,
  context,
  owner,
}) => {
  test.slow();
  await setHotel(owner, { language: "cs" });
  await page.goto("/admin/faqs");
  await page.getByRole("button", { name: "Import or export" }).click();
  await page.getByRole("menuitem", { name: "Bring your old guest folder" }).click();
  const dialog = page.getByRole("dialog");
  const file = dialog.getByLabel("Folder file");
  const czech = `<h1>Penzion U Řeky</h1><h2>Snídaně</h2><p>Snídaně se podává každý den od 7 do 10 hodin v přízemí. Ručníky a župany dostanete kdykoli na recepci.</p>`;
  await file.setInputFiles(await photos(context, [czech]));
  await expect(dialog.getByText("Our reader of photos does not know Czech.")).toBeVisible({
    timeout: 120_000,
  });
  const german = `<h2>Frühstück</h2><p>Das Frühstücksbuffet steht täglich von 7:30 bis 10:00 Uhr in der Gaststube für Sie bereit. Über Mittag ist geschlossen.</p>
  <h2>Schlüssel</h2><p>Bitte geben Sie den Schlüssel bei der Abreise an der Rezeption zurück. Die Behälter für Glas und Papier stehen hinter dem Haus neben den Parkplätzen.</p>`;
  await file.setInputFiles(await photos(context, [german]));
  await expect(dialog.getByText(/Bitte geben Sie den Schlüssel/)).not.toHaveCount(0, {
    timeout: 120_000,
  });
});

test("What is no picture, and a picture without text, get a sentence", async ({ page }) => {
  test.slow();
  await page.goto("/admin/faqs");
  await page.getByRole("button", { name: "Import or export" }).click();
  await page.getByRole("menuitem", { name: "Bring your old guest folder" }).click();
  const dialog = page.getByRole("dialog");
  const file = dialog.getByLabel("Folder file");
  const damaged = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(2000, "no picture")]);
  await file.setInputFiles({ name: "damaged.jpg", mimeType: "image/jpeg", buffer: damaged });
  await expect(dialog.getByText("We cannot open this picture.")).toBeVisible();
  const empty = await page.screenshot({ clip: { x: 0, y: 0, width: 4, height: 4 } });
  await file.setInputFiles({ name: "empty.png", mimeType: "image/png", buffer: empty });
  await expect(dialog.getByText(/It has no text/)).toBeVisible({ timeout: 120_000 });
});
