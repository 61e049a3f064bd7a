/** Turns packed lists (src/guest/packed.tsx) into what they are, once a section has to show its list. */

const policy = window.trustedTypes?.createPolicy("innfo-list", { createHTML: (text: string) => text });

/** A section that gets the event "unpack" has its list afterwards; later listeners find it there. */
export function unpackOnDemand(): void {
  document.addEventListener("unpack", (event) => {
    const pack = (event.target as Element).querySelector("noscript");
    if (!pack) {
      event.stopImmediatePropagation();
      return;
    }
    const html = pack.textContent;
    pack.previousElementSibling?.remove();
    pack.outerHTML = policy?.createHTML(html) ?? html;
  });
}

export function unpack(section: Element): void {
  section.dispatchEvent(new Event("unpack", { bubbles: true }));
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
