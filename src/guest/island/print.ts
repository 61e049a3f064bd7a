/** Loads the page's code before printing. Phones hardly ever print, so they do not load it. */
export function prepareForPrinting(): void {
  const code = document.querySelector("img.paper");
  if (matchMedia("(hover: hover)").matches)
    addEventListener("load", () => code?.setAttribute("loading", "eager"));
}
