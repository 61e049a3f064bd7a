/**
 * Reports searches without a result once the guest has stopped typing, but not all:
 * docs/decisions/0082-searches-without-results.md.
 */
import { missedWords } from "../../lib/missed-search.ts";
import { guestOfDay, signedInOwner } from "../island/device.ts";

/** Longer than the pause between two letters. */
const STOPPED_TYPING_MS = 2500;

/** @param isMissed whether nothing is found now */
export function followMisses(input: HTMLInputElement, isMissed: () => boolean): void {
  const { hotel, timeZone } = document.querySelector<HTMLElement>("main[data-hotel]")?.dataset ?? {};
  // Owners' searches are not counted.
  if (!hotel || !timeZone || signedInOwner() !== undefined) return;
  const told = new Set<string>();
  let stopped: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(stopped);
    const words = missedWords(input.value);
    if (!words || told.has(words) || !isMissed()) return;
    // A device that stores nothing could be counted any number of times.
    const guest = guestOfDay(hotel as string, timeZone as string);
    if (!guest) return;
    told.add(words);
    const report = { hotel_id: hotel, guest_id: guest, language: document.documentElement.lang, words };
    // Not reported offline: the searched copy of the page may be old.
    fetch("/functions/v1/missed-search", {
      method: "POST",
      body: JSON.stringify(report),
      keepalive: true,
    }).catch(Boolean);
  }

  function lookSoon(): void {
    clearTimeout(stopped);
    stopped = setTimeout(look, STOPPED_TYPING_MS);
  }

  input.addEventListener("input", lookSoon);
  // On Enter, and when the guest taps something else.
  input.addEventListener("change", look);
  // For text typed before this script was loaded.
  lookSoon();
}
