/** Words that a guest looked for on a hotel's page in vain, as far as they are reported. */

const MAX_LETTERS = 40;
const MAX_WORDS = 4;
/** Of mail and web addresses, and of numbers: of phones, cards, rooms, bookings. */
const PERSONAL = /[\p{N}@/\\:]|\p{L}\.\p{L}/u;

/**
 * As they are counted: lower case, without what is no letter.
 *
 * @returns undefined for what may say who looked for it, for sentences, and for single letters
 */
export function missedWords(typed: string): string | undefined {
  const text = typed
    .normalize("NFC")
    .replace(/\p{DI}/gu, "")
    .trim()
    .toLowerCase();
  if (PERSONAL.test(text)) return undefined;
  const words = text.match(/[\p{L}\p{M}][\p{L}\p{M}'’&-]*/gu) ?? [];
  const joined = words.join(" ");
  const isShort = joined.length <= MAX_LETTERS && words.length <= MAX_WORDS;
  return isShort && joined.length > 1 ? joined : undefined;
}

/** An entry of the database's missed_searches(), those of most guests first. */
export interface MissedSearch {
  words: string;
  /** Of the page that was searched. */
  language: string;
  /** The last one, YYYY-MM-DD. */
  last_day: string;
  /** A guest counts once a day. */
  guests_30: number;
  guests_90: number;
}
