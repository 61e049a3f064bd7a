/** Remembers on this device which language a guest chose from the list, and turns to it. */
import { keep, storage } from "./device.ts";

const KEY = "innfo-language";

/** @returns whether the page is left for the one in that language */
export function turnsToChosenLanguage(): boolean {
  const device = storage("localStorage");
  // An owner's preview shows what it shows.
  if (!device || !document.querySelector("main[data-hotel]") || window.parent !== window) return false;
  const named = new URLSearchParams(location.search).get("lang");
  if (named === null) {
    const chosen = device.getItem(KEY);
    if (chosen === null || chosen === document.documentElement.lang) return false;
    location.replace(`?lang=${encodeURIComponent(chosen)}${location.hash}`);
    return true;
  }
  // Whoever opens a link that somebody sent has chosen nothing.
  if (document.referrer === `${location.origin}${location.pathname}?lang`) keep(device, KEY, named);
  return false;
}
