import type { Page } from "@playwright/test";

/**
 * Texts that leave the window, or the box that would show them. @param mark what each of them contains
 * @param inHeight whether lines may be cut, too: marks that a face lacks are taken from a taller one
 */
export function cutTexts(page: Page, mark: string, inHeight = true): Promise<string[]> {
  return page.evaluate(
    ({ mark, inHeight }) => {
      const { clientWidth } = document.documentElement;
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (!node.textContent?.includes(mark) || !element?.checkVisibility() || element.closest(".unseen"))
          continue;
        // Screen readers alone have it, as beside an icon on a phone.
        if (getComputedStyle(element).clipPath === "inset(50%)") continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        const isCut = (left: number, right: number, top: number, bottom: number) =>
          text.left < left - 1 ||
          text.right > right + 1 ||
          (inHeight && (text.top < top - 1 || text.bottom > bottom + 1));
        let cut = isCut(0, clientWidth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
        for (let box: Element | null = element; box; box = box.parentElement) {
          const { display, overflowX, textOverflow, webkitLineClamp, borderTopWidth, borderRightWidth } =
            getComputedStyle(box);
          // It has no box.
          if (display === "contents") continue;
          const isFramed = Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderRightWidth) > 0;
          // Shortened on purpose, with an ellipsis, where another place says all of it; what scrolls by itself shows it.
          const isShortened = webkitLineClamp !== "none" || textOverflow === "ellipsis";
          if (isShortened || overflowX === "auto" || overflowX === "scroll") {
            cut = false;
            break;
          }
          if ((overflowX !== "visible" || isFramed) && box !== document.body) {
            const { left, right, top, bottom } = box.getBoundingClientRect();
            cut ||= isCut(left, right, top, bottom);
          }
        }
        if (cut) found.push(`${element.tagName}.${element.className}: ${node.textContent}`);
      }
      if (document.documentElement.scrollWidth > clientWidth) found.push("the page scrolls sideways");
      return found;
    },
    { mark, inHeight },
  );
}
