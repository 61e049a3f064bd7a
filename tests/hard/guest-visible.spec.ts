/** The guests' page does not depend on the script, nor on the way to paper. */
import type { Browser, Page } from "@playwright/test";
import { SECTIONS } from "../../src/sections/index.ts";
import { decodeQrs } from "../../testbed/decode-qr.ts";
import { createProOwner, type Owner } from "../../testbed/owner.ts";
import { renderPdf } from "../../testbed/render-pdf.ts";
import { exampleOf } from "../../testbed/rows.ts";
import { expect, test } from "../e2e/support/fixtures.ts";

/** Two items of each section, with all that a form asks for. */
async function filledOwner(url: string): Promise<Owner> {
  const owner = await createProOwner(url);
  const hotel_id = owner.hotel.id;
  for (const { table, fields } of SECTIONS)
    for (let item = 0; item < 2; item++)
      await owner.api
        .from(table)
        .insert({ ...exampleOf(fields), hotel_id } as never)
        .throwOnError();
  return owner;
}

/** By section, the lines in sight when it is open. */
async function linesInSight(page: Page, hotelId: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { id } of SECTIONS) {
    await page.goto("about:blank");
    await page.goto(`/view/${hotelId}#${id}`);
    const section = page.locator(`.section#${id}`);
    await expect(section).toBeVisible();
    const text = await section.innerText();
    found[id] = text.split("\n").flatMap((line) => line.trim() || []);
  }
  return found;
}

async function inBrowser<Outcome>(
  browser: Browser,
  options: { baseURL: string; javaScriptEnabled: boolean },
  see: (page: Page) => Promise<Outcome>,
): Promise<Outcome> {
  const context = await browser.newContext({ ...options, viewport: { width: 390, height: 844 } });
  const outcome = await see(await context.newPage());
  await context.close();
  return outcome;
}

test("A guest with a script sees every line of a section that one without a script sees", async ({
  browser,
  url,
}) => {
  const { hotel } = await filledOwner(url);
  const [without, withScript] = await Promise.all(
    [false, true].map((javaScriptEnabled) =>
      inBrowser(browser, { baseURL: url, javaScriptEnabled }, (page) => linesInSight(page, hotel.id)),
    ),
  );
  for (const { id } of SECTIONS) {
    expect(without?.[id]?.length, id).toBeGreaterThan(3);
    expect(withScript?.[id], id).toEqual(expect.arrayContaining(without?.[id] ?? []));
  }
});

test("The printed page's code leads to the page", async ({ page, owner, url }) => {
  await page.goto(`/view/${owner.hotel.id}`);
  await expect(page.locator("img.paper")).toHaveJSProperty("complete", true);
  const [first] = await renderPdf(await page.pdf({ format: "A4" }), 150);
  expect(await decodeQrs(first?.png ?? Buffer.alloc(0))).toContainEqual(
    expect.stringContaining(`${url}/view/${owner.hotel.id}`),
  );
});
