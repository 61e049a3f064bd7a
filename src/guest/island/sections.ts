/**
 * Which section is on screen follows from the URL's fragment, in guest.css: it names the section, or one thing
 * in it. This moves focus and title along, and lets the page's Back do what the browser's Back does.
 */
import { addChips } from "./chips.ts";
import { addShareButtons, titleOf } from "./share.ts";

export function followSections(): void {
  const hotel = document.title;
  let opened: Element | null | undefined;
  let tileFollowed = false;

  /** @param change none as the page is opened */
  function follow(change?: Event): void {
    const left = opened;
    const target = document.querySelector(":target");
    opened = target?.closest(".section");
    left?.classList.remove("open");
    opened?.classList.add("open");
    document.body.dataset.followed = opened ? "in" : "";
    const item = target?.closest(".item");
    if (opened) {
      addShareButtons(opened);
      addChips(opened, item);
    }
    // The browser could not scroll to what was not shown yet.
    const heading = item ? reveal(item, change && opened !== left) : opened?.querySelector("h2");
    document.title = heading ? `${heading.textContent} – ${hotel}` : hotel;
    // The browser has already scrolled: to the section's top, or back to the tiles.
    // In the admin's preview the focus stays in the owner's form.
    if (window.parent === window) (heading ?? (left && tileOf(left)))?.focus({ preventScroll: true });
    if (tileFollowed) history.replaceState({ fromTile: true }, "");
    tileFollowed = false;
  }

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.matches(".tile[href]")) tileFollowed = true;
    // After a deep link the previous entry of the history is another site, so the Back link is followed as it
    // is.
    if (link?.hash === "#top" && (history.state as { fromTile?: true } | null)?.fromTile) {
      event.preventDefault();
      history.back();
    }
  });
  addEventListener("hashchange", follow);
  // The section of a deep link exists only once the document is complete, and the browser takes the focus to the
  // link's target as late as with the first frame.
  addEventListener("load", () => requestAnimationFrame(() => follow()));
}

/** @returns where its name stands, ready for the focus */
function reveal(item: Element, scrolls = false): HTMLElement | null {
  // Not all browsers unfold what a link leads into.
  if (item instanceof HTMLDetailsElement && !item.open) scrolls = item.open = true;
  if (scrolls) item.scrollIntoView();
  const title = titleOf(item);
  // What it is already: said, it lets a heading take the focus, and leaves a link where Tab finds it.
  if (title) title.tabIndex |= 0;
  return title;
}

function tileOf(section: Element): HTMLElement | null {
  return document.querySelector(`.tile[href="#${CSS.escape(section.id)}"]`);
}
