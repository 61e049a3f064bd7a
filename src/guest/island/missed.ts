/**
 * Reports searches without a result once the guest has stopped typing, but not all:
 * docs/decisions/0082-searches-without-results.md.
 */
import { missedWords } from "../../lib/missed-search.ts";
import { guestOfDay, signedInOwner } from "./device.ts";

/** Longer than the pause between two letters. */
const STOPPED_TYPING_MS = 2500;
const FOUND = ".searching :is(.item:not(.away), .times > div, .wifi li):not(.missed)";

/** @param timeZone the hotel's */
function followMisses(input: HTMLInputElement, hotel: string, timeZone: string): void {
  const told = new Set<string>();
  let stopped: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(stopped);
    const words = missedWords(input.value);
    if (!words || told.has(words)) return;
    if (!document.querySelector(".searching") || document.querySelector(FOUND)) return;
    // A device that stores nothing could be counted any number of times.
    const guest = guestOfDay(hotel, timeZone);
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

const input = document.querySelector<HTMLInputElement>(".search input");
const { hotel, timeZone } = document.querySelector<HTMLElement>("main[data-hotel]")?.dataset ?? {};
// Owners' searches are not counted.
if (input && hotel && timeZone && signedInOwner() === undefined) followMisses(input, hotel, timeZone);
