/**
 * Keeps focus and title in step with the open section. The URL's fragment names the section or one item in it
 * (guest.css shows it). The page's Back link does what the browser's Back does.
 */
import { addChips } from "./chips.ts";
import { look } from "./looks.ts";
import { addShareButtons, titleOf } from "./share.ts";
import { unpack, unpackTarget } from "./unpack.ts";

export function followSections(): void {
  const hotel = document.title;
  let opened: Element | null | undefined;
  let tileFollowed = false;

  /** @param change undefined when the page opens */
  function follow(change?: Event): void {
    const left = opened;
    const target = document.querySelector(":target") ?? unpackTarget();
    opened = target?.closest(".section");
    left?.classList.remove("open");
    opened?.classList.add("open");
    document.body.dataset.followed = opened ? "in" : "";
    const item = target?.closest(".item");
    if (opened) {
      unpack(opened);
      document.dispatchEvent(new CustomEvent("unpack"));
      addShareButtons(opened);
      addChips(opened, item);
      look("open", location.hash.slice(1));
    }
    // The browser could not scroll to an element that was not shown yet.
    const heading = item ? reveal(item, change && opened !== left) : opened?.querySelector("h2");
    document.title = heading ? `${heading.textContent} – ${hotel}` : hotel;
    // The browser has already scrolled. In the admin's preview the focus stays in the owner's form.
    if (window.parent === window) (heading ?? (left && tileOf(left)))?.focus({ preventScroll: true });
    if (tileFollowed) history.replaceState({ fromTile: true }, "");
    tileFollowed = false;
  }

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.matches(".tile[href]")) tileFollowed = true;
    // After a deep link, the previous entry is another site: the Back link is an ordinary link.
    if (link?.hash === "#top" && (history.state as { fromTile?: true } | null)?.fromTile) {
      event.preventDefault();
      history.back();
    }
  });
  addEventListener("hashchange", follow);
  // Shows the target at once; the rest may wait for photos.
  unpackTarget();
  // A deep link's section exists only once the document is complete, and the browser focuses a link's target
  // as late as the first frame.
  addEventListener("load", () => requestAnimationFrame(() => follow()));
}

/** @returns the item's title, focusable */
function reveal(item: Element, scrolls = false): HTMLElement | null {
  // Some browsers do not unfold an answer for a link into it.
  if (item instanceof HTMLDetailsElement && !item.open) scrolls = item.open = true;
  if (scrolls) item.scrollIntoView();
  const title = titleOf(item);
  // Setting tabIndex to its own value makes a heading focusable and leaves a link in the order of Tab.
  if (title) title.tabIndex |= 0;
  return title;
}

function tileOf(section: Element): HTMLElement | null {
  return document.querySelector(`.tile[href="#${section.id}"]`);
}
