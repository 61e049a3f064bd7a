import { unpackAll } from "./unpack.ts";

/** Unpacks all lists before printing, and loads the page's code before printing. Phones hardly ever print, so they do not load it. */
export function prepareForPrinting(): void {
  addEventListener("beforeprint", unpackAll);
  if (matchMedia("(hover: hover)").matches)
    addEventListener("load", () => document.querySelector("img.paper")?.setAttribute("loading", "eager"));
}
