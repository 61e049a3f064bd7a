/** The elements of the page that can be an answer. */
import { ON_PAGE } from "../../lib/figures/looks.ts";
import type { Text } from "./rank.ts";

const ENTRIES =
  ".item:not(.away), .times > div, .night, .wifi li, .reach > div:not(.paper), .asks a, .write a";

export function readable(root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(ENTRIES)];
}

export function entryText(element: HTMLElement): Text {
  const title = nameElementOf(element);
  const group = element.closest(".group")?.querySelector("h3, th");
  const section = element.closest(".section")?.querySelector("h2");
  // The kind of place: its cuisine or category.
  const kind = element.querySelector(".meta li");
  const body = visibleText(element);
  const ask = leadsToForm(element) ? askedBy(element) : undefined;
  return {
    title: title ? visibleText(title) : "",
    body,
    above: [group, section, kind].map((one) => one?.textContent ?? "").join(" "),
    isEmergency: element.closest(".sos, .dangers") !== null,
    isFact: !section && ask === undefined,
    ask,
    // A question's answer, or what names a price.
    isRule: element.matches("details") || (ask === undefined && /\p{Sc}/u.test(body)),
  };
}

/** The address that a link to the entry needs: the item's. A fact of the hotel is on the first view. */
export function addressIn(element: HTMLElement): string {
  return element.id || element.querySelector("[id^=item-]")?.id || ON_PAGE;
}

/** Whether the entry is the link to a form, for something that the hotel may be asked for. */
export function leadsToForm(element: Element): element is HTMLAnchorElement {
  return element.matches("a");
}

/** @returns the key in a form's address; "" for a topic of the hotel's own */
export function askedBy(link: Pick<Element, "getAttribute" | "querySelector">): string {
  const [, key = ""] = /(\w+)(\?lang=[^&]+)?$/.exec(link.getAttribute("href") ?? "") ?? [];
  return link.querySelector("bdi") ? "" : key;
}

/** The element with an entry's name. */
export function nameElementOf(element: Element): HTMLElement | null {
  // A hotel's own topic stands in a <bdi>, in the hotel's language.
  if (leadsToForm(element)) return element.querySelector("bdi") ?? element;
  return element.querySelector<HTMLElement>("h3, h4, summary span, td, dt, .soft");
}

/** The element's text without labels for screen readers, buttons, days of the week, items of other times, and passwords. */
export function visibleText(element: Element): string {
  const texts = Array.from(element.childNodes, (node) => {
    if (node instanceof Element)
      return node.matches(".unseen, .away, .actions, .hours details, button, .button, code")
        ? ""
        : visibleText(node);
    return node.nodeValue;
  });
  return texts.join(" ").trim();
}
