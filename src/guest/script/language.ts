/** Remembers the language that a guest chose from the list, and switches to it. */
import { keep, storage } from "./device.ts";

const KEY = "innfo-language";

/** @returns whether the browser is leaving for the page in that language */
export function turnsToChosenLanguage(): boolean {
  const device = storage("localStorage");
  // An owner's preview keeps its language.
  if (!device || !document.querySelector("main[data-hotel]") || window.parent !== window) return false;
  const named = new URLSearchParams(location.search).get("lang");
  if (named === null) {
    const chosen = device.getItem(KEY);
    if (chosen === null || chosen === document.documentElement.lang) return false;
    location.replace(`?lang=${encodeURIComponent(chosen)}${location.hash}`);
    return true;
  }
  // Only the list counts as a choice; a link that somebody sent does not.
  if (document.referrer === `${location.origin}${location.pathname}?lang`) keep("localStorage", KEY, named);
  return false;
}
