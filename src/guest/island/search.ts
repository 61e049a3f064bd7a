/**
 * Searches the page for a word in any spelling, its synonyms, and words with one wrong letter. Items with it
 * in their name come first.
 */
import { synonyms, t } from "./texts.ts";
import { searchIn, wordsIn } from "./words.ts";

interface Entry {
  element: HTMLElement;
  title: string[];
  /** Words of its text and of the headings above it. */
  words: string[];
}

/** Position of a link in a message. */
const CALL = "\n";
const FIRST = "1";
const SECOND = "2";
/** Entries that a slow phone reads between two frames. */
const SLICE = 100;

export function enableSearch(): void {
  const input = document.querySelector<HTMLInputElement>(".search input");
  const status = document.querySelector(".search [role=status]");
  if (!input || !status) return;

  let search: ReturnType<typeof searchIn> | undefined;
  const entries: Entry[] = [];
  let unread: HTMLElement[] | undefined;
  let isSearching = false;
  const boxes = document.querySelectorAll<HTMLElement>(".times, .wifi, .group, .section:not(.empty)");

  /** Reads the rest in idle time. */
  function read(count: number): void {
    unread ??= [...document.querySelectorAll<HTMLElement>(".item:not(.away), .times > div, .wifi li")];
    entries.push(...unread.splice(0, count).map(entryOf));
    if (unread[0]) setTimeout(read, 0, count);
  }

  function show(query: string): void {
    search ??= searchIn(synonyms.split("|"));
    const isIn = search(query);
    const searches = isIn !== undefined;
    if (!searches && !isSearching) return;
    read(Infinity);
    let found = 0;
    /** Order of each element that contains a match. */
    const places = new Map<HTMLElement, string>();
    for (const { element, title, words } of entries) {
      const inTitle = !isIn || isIn(title);
      const matches = inTitle || isIn(words);
      if (element instanceof HTMLDetailsElement) unfold(element, matches && !inTitle, searches);
      // Without a search the marks mean nothing, and clearing hundreds would take long.
      if (!searches) continue;
      const order = inTitle ? FIRST : SECOND;
      place(element, matches ? order : undefined);
      if (!matches) continue;
      found += 1;
      for (let box: HTMLElement | null = element; box; box = box.parentElement)
        if (places.get(box) !== FIRST) places.set(box, order);
    }
    if (searches) for (const box of boxes) place(box, places.get(box));
    isSearching = document.body.classList.toggle("searching", searches);
    tell(status as Element, searches && found);
  }

  // Most guests never search, so the work starts with the first tap. Repeated calls do nothing.
  input.addEventListener("focus", () => {
    read(SLICE);
    // Nothing waits for it, and offline there is nothing to report.
    (JSON.parse("%LATER%") as Promise<unknown>).catch(Boolean);
  });
  input.addEventListener("input", () => show(input.value));
  // The dock links here from anywhere on the page.
  addEventListener("hashchange", () => {
    if (location.hash === "#search") input.focus();
    // Opening a section ends the search, so that section and page are shown whole.
    else {
      input.value = "";
      show("");
    }
  });
}

/** @param order undefined hides the element while a search is active */
function place(element: HTMLElement, order: string | undefined): void {
  element.classList.toggle("missed", order === undefined);
  element.style.order = order ?? "";
}

function entryOf(element: HTMLElement): Entry {
  const titles = element.querySelectorAll("h3, h4, summary, td:first-child, dt, .soft");
  const group = element.closest(".group")?.querySelector("h3, th");
  const section = element.closest(".section")?.querySelector("h2");
  return {
    element,
    title: wordsIn([...titles].map(visibleText).join(" ")),
    words: wordsIn(`${group?.textContent} ${section?.textContent} ${visibleText(element)}`),
  };
}

/** Text without screen readers' labels and buttons' names. */
function visibleText(element: Element): string {
  const texts = Array.from(element.childNodes, (node) => {
    if (node instanceof Element) return node.matches(".unseen, .actions, button") ? "" : visibleText(node);
    return node.nodeValue;
  });
  return texts.join(" ");
}

/**
 * Answers with the same name close each other, which a search must prevent. Names are removed first and set
 * last: the browser checks all of a name when an open one gets it.
 */
function unfold(answer: HTMLDetailsElement, open: boolean, searches: boolean): void {
  answer.dataset.name ??= answer.name;
  answer.open &&= open;
  answer.name = searches ? "" : answer.dataset.name;
  answer.open = open;
}

/** @param found false without a search */
function tell(status: Element, found: number | false): void {
  const call = document.querySelector<HTMLAnchorElement>(".dock a[href^='tel:']");
  if (found !== 0) status.textContent = found ? t("script.found", { count: found }) : "";
  else if (!call) status.textContent = t("script.nothingFoundAsk");
  else {
    const link = call.cloneNode();
    link.textContent = t("script.callReception");
    const [before = "", after = ""] = t("script.nothingFound", { call: CALL }).split(CALL);
    status.replaceChildren(before, link, after);
  }
}
