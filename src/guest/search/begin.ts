/** Answers what is typed into the search box. */

import { meaningsIn, type Vocabulary } from "../../lib/search/meanings.ts";
import { answerOf, nothing, rowOf } from "./answers.ts";
import { readable, textOf } from "./entries.ts";
import { followMisses } from "./missed.ts";
import { ranking } from "./rank.ts";
import styles from "./search.css?inline";
import { answersInWords, emergency, modifiers, often, vocabulary } from "./texts.ts";

/** Entries that a slow phone reads between two frames. */
const SLICE = 100;
/** More are too many to read. */
const MOST_ANSWERS = 20;

/** @param others of the hotel's language, if the page has another */
export function begin(input: HTMLInputElement, others: readonly Vocabulary[]): void {
  const status = input.parentElement?.querySelector("[role=status]");
  if (!status) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const results = document.createElement("div");
  results.className = "found";
  status.after(results);

  const { add, find } = ranking(meaningsIn([vocabulary, ...others]), emergency, modifiers);
  const elements = readable();
  const packed = [...document.querySelectorAll(".section:has(> noscript)")];
  let read = 0;
  const isRead = () => read === elements.length && packed.length === 0;
  function readOn(count: number): void {
    // One between two frames: island/unpack.ts.
    const section = read === elements.length ? packed.shift() : undefined;
    section?.dispatchEvent(new Event("unpack", { bubbles: true }));
    if (section) elements.push(...readable(section));
    for (const element of elements.slice(read, read + count)) add(textOf(element));
    read = Math.min(read + count, elements.length);
    if (!isRead()) setTimeout(readOn, 0, count);
    // The browser compiles what the first letter needs.
    else setTimeout(oftenAsked);
  }
  const elementsFor = (query: string) => find(query)?.map(({ entry }) => elements[entry] as HTMLElement);

  function show(): void {
    const isHome = !document.querySelector(":target")?.closest(".section");
    const query = isHome ? input.value : "";
    while (query && !isRead()) readOn(Infinity);
    const answers = elementsFor(query)?.slice(0, MOST_ANSWERS);
    document.body.classList.toggle("searching", answers !== undefined);
    const [best, ...rest] = answers ?? [];
    (status as Element).textContent = answers?.length ? answersInWords(answers.length) : "";
    results.replaceChildren(
      ...(best ? [answerOf(best), ...rest.map(rowOf)] : answers ? nothing(query.trim(), oftenAsked()) : []),
    );
  }

  function oftenAsked(): HTMLElement[] {
    const asked = often.map((meaning) => vocabulary.synonyms[meaning]?.split(" ")[0] ?? "");
    return [...new Set(asked.flatMap((word) => elementsFor(word)?.[0] ?? []))];
  }

  readOn(SLICE);
  // Answers say what is open now. It takes a slow phone a moment, before the first letter is typed.
  setTimeout(() => {
    document.dispatchEvent(new Event("search"));
    show();
  });
  input.addEventListener("input", show);
  // A section shows itself whole; coming back shows the answers again.
  addEventListener("hashchange", show);
  // Draws nothing: the press that ends the typing may be on an answer.
  followMisses(input, () => elementsFor(input.value)?.length === 0);
}
