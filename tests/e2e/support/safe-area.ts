import type { Page } from "@playwright/test";

/** Pixels at the window's edges. */
export interface Insets {
  right?: number;
  bottom?: number;
  left?: number;
}

/** By Chromium's own emulation, which no other engine has. */
export async function setInsets(page: Page, insets: Insets): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setSafeAreaInsetsOverride", { insets });
}

/** Words, icons and inputs in sight that lie under the insets. */
export async function underInsets(
  page: Page,
  { right = 0, bottom = 0, left = 0 }: Insets,
): Promise<string[]> {
  return page.evaluate(
    (insets) => {
      const styleOf = (element: Element) => getComputedStyle(element);
      const scrolls = (one: Element, axis: "overflowX" | "overflowY") =>
        /auto|scroll/.test(styleOf(one)[axis]) &&
        (axis === "overflowX" ? one.scrollWidth > one.clientWidth : one.scrollHeight > one.clientHeight);
      const stands = (one: Element) => /fixed|sticky/.test(styleOf(one).position);
      function isUnder({ left, right, top, bottom, width }: DOMRect, around: readonly Element[]): boolean {
        if (width === 0 || right < 0 || left > innerWidth || bottom < 0 || top > innerHeight) return false;
        // A scrolled element comes out from under them.
        const sideways = !around.some((one) => scrolls(one, "overflowX"));
        const holder = around.find((one) => stands(one) || scrolls(one, "overflowY"));
        const isHeld = holder !== undefined && !scrolls(holder, "overflowY");
        return (
          (sideways && (left < insets.left - 1 || right > innerWidth - insets.right + 1)) ||
          (isHeld && bottom > innerHeight - insets.bottom + 1)
        );
      }
      function rectanglesOf(element: Element): DOMRect[] {
        // A button may be pressed beside its icon, too.
        if (element.matches("svg, input, select, textarea")) return [element.getBoundingClientRect()];
        return [...element.childNodes].flatMap((node) => {
          if (!(node instanceof Text) || !node.data.trim()) return [];
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        });
      }
      const found = [...document.querySelectorAll("body *:not(script, style, noscript)")].flatMap(
        (element) => {
          if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
          const around: Element[] = [];
          for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
            around.push(one);
          const isForScreenReaders = around.some(
            (one) => styleOf(one).display !== "contents" && one.getBoundingClientRect().width <= 1,
          );
          const under = isForScreenReaders
            ? undefined
            : rectanglesOf(element).find((rectangle) => isUnder(rectangle, around));
          return under
            ? [`${element.tagName} ${element.textContent?.trim().slice(0, 30)} ${JSON.stringify(under)}`]
            : [];
        },
      );
      return found.slice(0, 8);
    },
    { right, bottom, left },
  );
}
