import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Axe finds nothing on the page as it stands: no barrier, and no faint text in either colour scheme. */
export async function expectNoBarriers(
  page: Page,
  { except = [] }: { except?: string[] } = {},
): Promise<void> {
  const builder = () => new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  const light = builder().disableRules(except);
  // Nothing else depends on the colours.
  const dark = builder().withRules(["color-contrast"]);
  for (const [colorScheme, axe] of [
    ["light", light],
    ["dark", dark],
  ] as const) {
    await showColorScheme(page, colorScheme);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
    expect(found, `${colorScheme}, ${page.url()}`).toEqual([]);
  }
}

/** Without transitions: one of no length still shows where it came from until the next picture is drawn. */
async function showColorScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after, ::backdrop { transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => window.matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
    colorScheme,
  );
}
