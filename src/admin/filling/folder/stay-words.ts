/**
 * By which words a folder tells when guests arrive and leave. Regular expressions for small letters; each begins a word,
 * and \p{L} is a letter of a Latin script: with all scripts and both cases they take a hundred times as long to prepare.
 */
import { anyOf } from "./any-of.ts";
import stay from "./words/stay.json" with { type: "json" };

/** Words between the two times of a range, with those that may stand before the second. */
export const TO = `(?:${anyOf(stay.to)})`;
export const AT = `(?:${anyOf(stay.at)})`;
/** Words before a time that mean no sooner, and those that mean no later. */
export const FROM = anyOf(stay.from);
export const UNTIL = anyOf(stay.until);

/** Other things of a day, which own the time after them. */
export const ON_A_DAY = alternatives(stay.onADay);
/** Words for arriving, or for a room that is ready. "Entrada" and "ingresso" are also a museum's. */
export const ARRIVAL = alternatives(stay.arrives);
export const DEPARTURE = alternatives(stay.leaves);
/** Words beside arriving or leaving for what is only on request, and not the house's time. */
export const ON_REQUEST = alternatives(stay.onRequest);
/** Journeys, whose times are not those of the house's guests. */
export const JOURNEY = alternatives(stay.journeys);

function alternatives(words: readonly string[]): string {
  return latin(`(?<!\\p{L})(?:${anyOf(words)})`);
}

export function latin(pattern: string): string {
  return pattern.replaceAll("[\\p{L}\\d]", "[a-zß-ɏ\\d]").replaceAll("\\p{L}", "[a-zß-ɏ]");
}
