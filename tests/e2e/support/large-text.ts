import type { Page } from "@playwright/test";

/** The browser's own setting, which media queries in em follow, unlike a style of the page's. In percent. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const standard = (16 * percent) / 100;
  await browser.send("Page.setFontSizes", { fontSizes: { standard, fixed: (13 * percent) / 100 } });
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
    standard,
  );
  await browser.detach();
}

/** Elements that are wider than the window or reach out of it, and numbers and passwords on more than one line. */
export function faultsOfLargeText(page: Page): Promise<string[]> {
  // A phone's own window grows with what is too wide.
  return page.evaluate((width) => {
    const found = new Set<string>();
    const overflow = document.documentElement.scrollWidth - width;
    if (overflow > 0) found.add(`${overflow} px too wide`);
    const linesOf = (element: Node) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const isOutside = ({ left, right }: DOMRect) => left < -1 || right > width + 1;
    /** Shortened with dots, scrolling by itself, or for screen readers only. */
    const isCutOnPurpose = (element: Element | null): boolean => {
      if (!element) return false;
      const { clipPath, overflowX, textOverflow } = getComputedStyle(element);
      const isCut = clipPath !== "none" || textOverflow === "ellipsis" || overflowX === "auto";
      return isCut || isCutOnPurpose(element.parentElement);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // A cover's letter is an ornament.
      if (!parent?.checkVisibility() || parent.matches(".initial, script") || isCutOnPurpose(parent))
        continue;
      for (const line of linesOf(node))
        if (isOutside(line)) found.add(`"${node.textContent?.trim().slice(0, 30)}" is cut off`);
    }
    for (const control of document.querySelectorAll("a, button, input")) {
      if (!control.checkVisibility() || isCutOnPurpose(control)) continue;
      if (isOutside(control.getBoundingClientRect())) found.add(`a control is cut off: ${control.className}`);
    }
    for (const number of document.querySelectorAll('[href^="tel:"] bdi, .first bdi, code')) {
      const lines = new Set(linesOf(number).map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) found.add(`"${number.textContent}" stands on ${lines.size} lines`);
    }
    return [...found];
  }, page.viewportSize()?.width ?? 0);
}
