/** Draws what was found: the best answer whole, the others as rows that lead to them. */
import { made } from "../script/made.ts";
import { leadsToForm, nameElementOf, visibleText } from "./entries.ts";
import { inSearch } from "./texts.ts";

/** Longest fact that is shown in large type. */
const SHORT = 16;
const FACTS = "dd, td:nth-child(2), .text, .facts, details > .actions";
/** Elements whose text a row shows beside the name. */
const LINE = "dd, td:nth-child(2), b, code, strong, .closing:not(.away), .meta, .now, .text";

/** Draws the fact with its buttons. */
export function answerOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll("[id], [data-share], picture, img")])
    if (one.matches("[data-share], picture, img")) one.remove();
    else one.removeAttribute("id");
  // The address belongs to the answer around it.
  copy.classList.remove("item");
  if (leadsToForm(element)) {
    copy.className = "button";
    return copy;
  }
  if (element.matches(".wifi li")) return made("ul", "wifi", copy);
  if (element.matches(".card")) return made("ul", "cards", copy);
  if (element.matches(".first")) return made("div", "group sos", copy);
  const box = made("div", element.closest(".sos, .dangers") ? "answer sos" : "answer");
  const title = nameElementOf(copy);
  const number = copy.querySelector<HTMLAnchorElement>("td a[href^='tel:']");
  if (title) box.append(made("p", "soft", ...title.childNodes));
  for (const fact of copy.querySelectorAll(FACTS)) {
    const isLarge = fact.matches("dd, td") && visibleText(fact).length <= SHORT;
    box.append(fact.matches("ul") ? fact : made("div", isLarge ? "large" : "quoted", ...fact.childNodes));
  }
  const call = document.querySelector(".dock a[href^='tel:'] span");
  if (number && call) box.append(linked(number.href, call.textContent, "button"));
  return box;
}

/** Draws a name and a line that lead to the item. */
export function rowOf(element: HTMLElement): HTMLElement {
  const id = element.id || element.querySelector("[id]")?.id;
  const address = leadsToForm(element) ? element.href : id && `#${id}`;
  const row = address ? linked(address, "", "row") : made("p", "row");
  const title = nameElementOf(element);
  const name = made("strong", "", title ? visibleText(title) : "");
  const line = [...element.querySelectorAll(LINE)].find(visibleText);
  const parts = line?.matches("ul")
    ? [...line.children].map(visibleText).join(" · ")
    : line && visibleText(line);
  const text = made("span", "soft", parts ?? "");
  for (const [to, from] of [
    [name, title],
    [text, line],
  ] as const) {
    to.dir = "auto";
    to.lang = from?.closest<HTMLElement>("[lang]")?.lang ?? "";
  }
  row.append(name, text);
  return row;
}

/** Says that nothing was found, with the ways to ask and what most guests look for. */
export function nothing(words: string, often: readonly HTMLElement[]): HTMLElement[] {
  const form = document.querySelector<HTMLAnchorElement>(".dock [rel=nofollow]");
  const call = document.querySelector<HTMLAnchorElement>(".dock [href^='tel:']");
  return [
    made("h2", "", inSearch("search.nothing", { words })),
    ...(form
      ? [
          linked(
            `${form.href}#about=${encodeURIComponent(words)}`,
            inSearch("search.askAbout", { words }),
            "button",
          ),
        ]
      : []),
    ...(call ? [linked(call.href, inSearch("search.call"), form ? "button plain" : "button")] : []),
    ...suggestions(often),
  ];
}

/** Guests' usual questions, for a search that is empty or found nothing. */
export function suggestions(often: readonly HTMLElement[]): HTMLElement[] {
  return often.length > 0 ? [made("h3", "", inSearch("search.often")), ...often.map(rowOf)] : [];
}

function linked(href: string, text: string, className: string): HTMLElement {
  const link = made("a", className, text);
  link.href = href;
  return link;
}
