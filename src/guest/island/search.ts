/**
 * Searches the whole page for a word in any spelling, for its synonyms, and for words with one wrong letter.
 * Items with the word in their name come first.
 */
import { say, synonyms } from "./texts.ts";
import { meaningsIn, startsLike, wordsIn, wordsOf } from "./words.ts";

interface Entry {
  element: HTMLElement;
  title: string[];
  /** The headings of its group and section, and its other texts. */
  rest: string[];
}

/** Where a link stands in a message. */
const CALL = "\n";
const FIRST = "1";
const SECOND = "2";

export function enableSearch(): void {
  const input = document.querySelector<HTMLInputElement>(".search input");
  const status = document.querySelector(".search [role=status]");
  if (!input || !status) return;

  let entries: Entry[] | undefined;
  let meaningsOf: ReturnType<typeof meaningsIn> | undefined;
  let isSearching = false;
  const boxes = document.querySelectorAll<HTMLElement>(".times, .wifi, .group, .section:not(.empty)");

  function show(query: string): void {
    // Built on first use: most guests never search.
    entries ??= Array.from(
      document.querySelectorAll<HTMLElement>(".item, .times > div, .wifi li"),
      (element) => entryOf(element),
    );
    meaningsOf ??= meaningsIn(synonyms.split("|"));
    const asked = wordsOf(query).map(meaningsOf);
    const searches = asked.length > 0;
    if (!searches && !isSearching) return;
    let found = 0;
    for (const { element, title, rest } of entries) {
      const inTitle = searches && asked.every((meanings) => isIn(title, meanings));
      const matches = inTitle || asked.every((meanings) => isIn(title, meanings) || isIn(rest, meanings));
      element.hidden = !matches;
      element.style.order = searches ? (inTitle ? FIRST : SECOND) : "";
      if (element instanceof HTMLDetailsElement) unfold(element, searches && matches && !inTitle, searches);
      if (matches) found += 1;
    }
    for (const box of boxes) {
      const shown = entries.filter(({ element }) => !element.hidden && box.contains(element));
      box.hidden = shown.length === 0;
      box.style.order = !searches
        ? ""
        : shown.some(({ element }) => element.style.order === FIRST)
          ? FIRST
          : SECOND;
    }
    document.body.classList.toggle("searching", searches);
    isSearching = searches;
    tell(status as Element, searches ? found : undefined);
  }

  input.addEventListener("input", () => show(input.value));
  // The bar at the bottom links here from anywhere on the page.
  addEventListener("hashchange", () => {
    if (location.hash === "#search") input.focus();
    // Opening a section ends the search, so that the section and the page are shown whole.
    else if (isSearching) {
      input.value = "";
      show("");
    }
  });
}

function entryOf(element: HTMLElement): Entry {
  const titles = element.querySelectorAll("h3, h4, summary, td:first-child, dt, .soft");
  const headings = [
    element.closest(".group")?.querySelector("h3, th"),
    element.closest(".section")?.querySelector("h2"),
  ];
  return {
    element,
    title: wordsIn(Array.from(titles, ({ textContent }) => textContent).join(" ")),
    rest: wordsIn(`${headings.map((heading) => heading?.textContent).join(" ")} ${read(element)}`),
  };
}

/** The visible text: neither labels for screen readers nor names of buttons. */
function read(element: Element): string {
  const texts: string[] = [];
  for (const node of element.childNodes) {
    if (node instanceof Text) texts.push(node.data);
    else if (node instanceof Element && !node.matches(".unseen, .actions, button")) texts.push(read(node));
  }
  return texts.join(" ");
}

function isIn(words: readonly string[], meanings: readonly string[]): boolean {
  return meanings.some((meaning) => words.some((word) => startsLike(word, meaning)));
}

/** Answers with the same name close each other, which a search must prevent. */
function unfold(answer: HTMLDetailsElement, open: boolean, searches: boolean): void {
  answer.dataset.name ??= answer.name;
  answer.name = searches ? "" : answer.dataset.name;
  answer.open = open;
}

function tell(status: Element, found: number | undefined): void {
  const call = document.querySelector<HTMLAnchorElement>(".dock a[href^='tel:']");
  if (found !== 0) status.textContent = found === undefined ? "" : say("script.found", { count: found });
  else if (!call) status.textContent = say("script.nothingFoundAsk");
  else {
    const link = document.createElement("a");
    link.href = call.href;
    link.textContent = say("script.callReception");
    const [before = "", after = ""] = say("script.nothingFound", { call: CALL }).split(CALL);
    status.replaceChildren(before, link, after);
  }
}
