import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { isDriven } from "../../../testbed/engines/limits.ts";
import { expect } from "./fixtures.ts";

/** Axe finds nothing on the current page: no barrier, and no faint text in either colour scheme. */
export async function expectNoBarriers(
  page: Page,
  { except = [] }: { except?: string[] } = {},
): Promise<void> {
  if (!isDriven("axe")) return;
  await showColorScheme(page, "light");
  await expectNoViolations(page, "light", (axe) => axe.disableRules(except));
  await showColorScheme(page, "dark");
  // Nothing else depends on colours.
  await expectNoViolations(page, "dark", (axe) => axe.withRules(["color-contrast"]));
}

/** @param how options for axe, if not everything is checked */
export async function expectNoViolations(
  page: Page,
  what: string,
  how: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<void> {
  // The guest page in a preview's frame is looked at where it stands alone. In the frame axe would read styles that are
  // on their way, which the page's policy reports.
  const axe = how(new AxeBuilder({ page }).options({ resultTypes: ["violations"], iframes: false }));
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
  expect(found, `${what}, ${page.url()}`).toEqual([]);
}

/** Without transitions: even one of zero length shows its start until the next frame. */
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
