/**
 * Notes what the guest searched for, once the typing has stopped: the answer, or words without one, but not all of
 * them. docs/decisions/0126-what-guests-looked-for.md.
 */
import { missedWords } from "../../lib/figures/looks.ts";
import type { look } from "../script/looks.ts";

/** Longer than the pause between two letters. */
const STOPPED_TYPING_MS = 2500;

/** @param answer what is found now: its address, "" for nothing, undefined while not everything has been read */
export function reportSearches(
  input: HTMLInputElement,
  note: typeof look,
  answer: () => string | undefined,
): void {
  let stopped: ReturnType<typeof setTimeout> | undefined;

  function report(): void {
    clearTimeout(stopped);
    const found = answer();
    // Without a network the searched copy of the page may be old.
    const words = found === "" && navigator.onLine ? missedWords(input.value) : undefined;
    if (found) note("found", found);
    else if (words) note("missed", `${document.documentElement.lang}/${words}`);
  }

  function reportSoon(): void {
    clearTimeout(stopped);
    stopped = setTimeout(report, STOPPED_TYPING_MS);
  }

  input.addEventListener("input", reportSoon);
  // Fires on Enter, and when the guest taps something else.
  input.addEventListener("change", report);
  // Reports text typed before this script was loaded.
  reportSoon();
}
