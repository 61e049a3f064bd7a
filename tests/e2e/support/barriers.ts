import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Axe finds nothing on the page as it stands: no barrier, and no faint text in either colour scheme. */
export async function expectNoBarriers(
  page: Page,
  { except = [] }: { except?: string[] } = {},
): Promise<void> {
  const light = new AxeBuilder({ page }).disableRules(except);
  // Nothing else depends on the colours.
  const dark = new AxeBuilder({ page }).withRules(["color-contrast"]);
  for (const [colorScheme, axe] of [
    ["light", light],
    ["dark", dark],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await colorsSettled(page);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
    expect(found, `${colorScheme}, ${page.url()}`).toEqual([]);
  }
}

/** Also a transition of no length shows where it came from until the next picture is drawn. */
async function colorsSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // The new scheme reaches the page, and begins what changes with it, no later than with a picture.
    await drawn();
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    await drawn();
  });
}
