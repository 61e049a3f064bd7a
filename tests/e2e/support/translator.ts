import type { Page } from "@playwright/test";

/**
 * Does to the page what browsers do that translate it: each text with a letter goes into two <font> elements, and so does
 * what comes or changes later. The words stay, so that every test can be run so. Parts with translate="no" stay.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const KEPT = "[translate=no], script, style, noscript, textarea, code, pre, svg";
    const isDone = (text: Text) => text.parentElement?.matches("font > font") ?? false;
    function wrap(text: Text): void {
      const parent = text.parentElement;
      if (!parent || !/\p{L}/u.test(text.data) || isDone(text) || parent.closest(KEPT)) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.dir = "auto";
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
    function wrapIn(root: Node): void {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walk.nextNode()) texts.push(walk.currentNode as Text);
      texts.forEach(wrap);
      if (root instanceof Text) wrap(root);
    }
    addEventListener("DOMContentLoaded", () => {
      wrapIn(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes)
          for (const node of type === "characterData" ? [target] : addedNodes)
            if (node.isConnected) wrapIn(node);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
}

/** Texts beside something else: a translator replaces them, and React no longer finds them. */
export function textsBesideElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walk.nextNode()) {
      const { currentNode: text } = walk;
      const parent = text.parentElement;
      if (!parent || parent.closest("script, style, noscript, title") || !text.textContent?.trim()) continue;
      if (parent.childNodes.length > 1) found.push(parent.outerHTML.slice(0, 200));
    }
    return found;
  });
}
