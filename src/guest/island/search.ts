/** Finds words anywhere on the page, ignoring case and accents, and shows the entries that hold them all. */
export function enableSearch(): void {
  const input = document.querySelector<HTMLInputElement>(".search input");
  const status = document.querySelector(".search [role=status]");
  if (!input || !status) return;

  const boxes = document.querySelectorAll<HTMLElement>(".group, .section:not(.empty)");
  const entries = Array.from(document.querySelectorAll<HTMLElement>(".item"), (element) => ({
    element,
    // "emergency" and "restaurants" find what stands under those headings.
    text: plain([element.closest(".section")?.querySelector("h2"), groupTitle(element), element]),
  }));

  input.addEventListener("input", () => {
    const words = plain([input.value]).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { element, text } of entries) {
      const matches = words.every((word) => text.includes(word));
      element.hidden = !matches;
      if (matches) found += 1;
    }
    for (const box of boxes) box.hidden = !box.querySelector(".item:not([hidden])");
    document.body.classList.toggle("searching", words.length > 0);
    status.textContent = words.length === 0 ? "" : inWords(found);
  });
}

function groupTitle(element: Element): Element | null | undefined {
  return element.closest(".group")?.querySelector("h3, th");
}

function plain(parts: (Element | string | null | undefined)[]): string {
  return parts
    .map((part) => (typeof part === "string" ? part : part?.textContent))
    .join(" ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
}

function inWords(found: number): string {
  if (found === 0) return "Nothing found. Try another word, or ask reception.";
  return found === 1 ? "1 entry found" : `${found} entries found`;
}
