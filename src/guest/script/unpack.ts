/** Turns packed lists (src/guest/sections/packed.tsx) into what they are, once a section has to show its list. */

import { made } from "./made.ts";

const policy = window.trustedTypes?.createPolicy("innfo-list", { createHTML: (text: string) => text });

/** @param html markup that this site sent */
export function asElement(html: string): Element {
  const element = made("div");
  element.innerHTML = policy?.createHTML(html) ?? html;
  return element;
}

const lists = new WeakMap<Element, Element>();

/**
 * A section's packed list as elements outside the document, under a copy of the section. In the document, so many
 * elements would slow down each change of style, shown or not. The event "unpack" has them as its `detail`; without
 * one it says that a section has opened.
 * @returns the section itself if its list is in the document
 */
export function apart(section: Element): Element {
  const pack = section.querySelector("noscript");
  if (!pack) return section;
  const known = lists.get(pack);
  if (known) return known;
  const list = asElement(pack.textContent);
  lists.set(pack, list);
  (section.cloneNode(true) as Element).querySelector("noscript")?.replaceWith(list);
  document.dispatchEvent(new CustomEvent("unpack", { detail: list }));
  return list;
}

export function unpack(section: Element): void {
  const list = apart(section);
  if (list === section) return;
  const pack = section.querySelector("noscript");
  pack?.previousElementSibling?.remove();
  pack?.replaceWith(...list.childNodes);
}

/** Unpacks the item that the URL's fragment names. @returns it, as the browser's target */
export function unpackTarget(): Element | null {
  const { hash } = location;
  const pack =
    hash.startsWith("#item-") &&
    packs().find(({ textContent }) => textContent.includes(` id="${hash.slice(1)}"`));
  if (!pack) return null;
  unpack(pack.parentElement as Element);
  // The browser looks for its target once for each navigation. This one makes no entry.
  const { state } = history;
  location.replace(hash);
  history.replaceState(state, "");
  return document.querySelector(":target");
}

export function unpackAll(): void {
  for (const { parentElement } of packs()) unpack(parentElement as Element);
}

function packs(): Element[] {
  return [...document.querySelectorAll(".section > noscript")];
}
