/** Answers what is typed into the search box. */

import { dangerReader } from "../../lib/danger/reader.ts";
import { ON_PAGE } from "../../lib/figures/looks.ts";
import { meaningsIn } from "../../lib/search/meanings.ts";
import type { look } from "../script/looks.ts";
import { made } from "../script/made.ts";
import { answerOf, nothing, rowOf, suggestions } from "./answers.ts";
import { addressIn, entryText, readable } from "./entries.ts";
import { ranking } from "./rank.ts";
import { reportSearches } from "./reported.ts";
import type * as Texts from "./texts.ts";
import {
  answersInWords,
  danger,
  doctor,
  emergency,
  modifiers,
  often,
  suggested,
  vocabulary,
} from "./texts.ts";

/** Milliseconds of reading between two frames. */
const SLICE_MS = 8;
/** How many answers a guest may want to read. */
const MOST_ANSWERS = 20;
/** How many questions an empty box suggests. */
const MOST_SUGGESTED = 3;

/**
 * @param others the search in the hotel's language, if the page has another
 * @param apart a section's packed list as elements, which stay out of the document: script/unpack.ts
 */
export function begin(
  input: HTMLInputElement,
  others: readonly Pick<typeof Texts, "vocabulary" | "danger">[],
  apart: (section: Element) => Element,
  note: typeof look,
): void {
  const status = input.parentElement?.querySelector("[role=status]");
  if (!status) return;
  const results = made("div");
  results.className = "found";
  status.after(results);

  const { add, find } = ranking(
    meaningsIn([vocabulary, ...others.map((other) => other.vocabulary)]),
    emergency,
    modifiers,
    doctor,
  );
  const speaksOfDanger = dangerReader(Object.assign({}, danger, ...others.map((other) => other.danger)));
  const { lang } = document.documentElement;
  const elements = readable();
  const packed = Array.from(
    document.querySelectorAll(".section > noscript"),
    (pack) => pack.parentElement as Element,
  );
  let read = 0;
  const isRead = () => read === elements.length && packed.length === 0;
  function readOn(): void {
    const until = performance.now() + SLICE_MS;
    while (!isRead() && performance.now() < until) readNext();
    if (!isRead()) {
      setTimeout(readOn);
      return;
    }
    // Answers what was typed meanwhile.
    show();
    // A first search makes the browser compile what the first letter needs.
    setTimeout(oftenAsked);
  }
  function readNext(): void {
    const element = elements[read];
    if (element) {
      add(entryText(element));
      read += 1;
      return;
    }
    const section = packed.shift();
    if (section) elements.push(...readable(apart(section)));
  }
  const elementsFor = (query: string) =>
    find(query, speaksOfDanger(query, lang))?.map(({ entry }) => elements[entry] as HTMLElement);

  function show(): void {
    const isHome = !document.querySelector(":target")?.closest(".section");
    const query = isHome ? input.value : "";
    const found = elementsFor(query)?.slice(0, MOST_ANSWERS);
    // Entries not read yet may be answers.
    const answers = found?.length || isRead() ? found : undefined;
    document.body.classList.toggle("searching", answers !== undefined);
    const [best, ...rest] = answers ?? [];
    (status as Element).textContent = answers?.length ? answersInWords(answers.length) : "";
    results.dataset.of = best ? addressIn(best) : ON_PAGE;
    results.replaceChildren(
      ...(best
        ? [answerOf(best), ...rest.map(rowOf)]
        : answers
          ? nothing(query.trim(), oftenAsked())
          : isHome && isRead() && !query
            ? suggestions(questions())
            : []),
    );
  }

  const wordOf = (meaning: number) => vocabulary.synonyms[meaning]?.split(" ")[0] ?? "";

  function oftenAsked(): HTMLElement[] {
    return [...new Set(often.map(wordOf).flatMap((word) => elementsFor(word)?.[0] ?? []))];
  }

  /** The house's own questions, those first that guests of any house ask. */
  function questions(): HTMLElement[] {
    const isQuestion = (element: HTMLElement) => element.matches("details");
    const first = suggested.map(wordOf).flatMap((word) => elementsFor(word)?.find(isQuestion) ?? []);
    return [...new Set([...first, ...elements.filter(isQuestion)])].slice(0, MOST_SUGGESTED);
  }

  readOn();
  // Answers say what is open now. That takes a slow phone a moment, so it comes before the first letter.
  setTimeout(() => {
    document.dispatchEvent(new Event("search"));
    show();
  });
  input.addEventListener("input", show);
  // A section shows itself whole; coming back shows the answers again.
  addEventListener("hashchange", show);
  // Draws nothing: the press that ends the typing may be on an answer.
  reportSearches(input, note, () => {
    const found = isRead() ? elementsFor(input.value) : undefined;
    return found?.[0] ? addressIn(found[0]) : found && "";
  });
}
