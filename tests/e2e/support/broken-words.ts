import type { Page } from "@playwright/test";

/** Elements with large text, or little room. */
const TITLES =
  "h1, h2, h3, h4, th, dt, summary, td:first-child, .tile strong, .dock span, .button, .actions span";

/**
 * Words of titles and labels, in all sections, that continue on the next line. Scripts without spaces break
 * anywhere, and browsers that know the language hyphenate long words; Chromium learns languages later than
 * tests run.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((titles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".section { display: block !important }");
    const before = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...before, sheet];
    const found = new Set<string>();
    for (const title of document.querySelectorAll(titles)) {
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        if (node.parentElement?.closest(".unseen")) continue;
        for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
          if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)) continue;
          if (word.length >= 18 && getComputedStyle(title).hyphens === "auto") continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          if (lines.size > 1) found.add(`${title.localName} "${word}"`);
        }
      }
    }
    document.adoptedStyleSheets = before;
    return [...found];
  }, TITLES);
}
