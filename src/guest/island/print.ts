/** Lets a desk's printer find the page's code. Phones hardly ever print, and do not pay for it. */
export function prepareForPrinting(): void {
  const code = document.querySelector("img.paper");
  if (matchMedia("(hover: hover)").matches)
    addEventListener("load", () => code?.setAttribute("loading", "eager"));
}
