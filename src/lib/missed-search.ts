/** Guests' searches without a result, as far as they are reported. */

const MAX_LETTERS = 40;
const MAX_WORDS = 4;
/** Mail and web addresses, and numbers: of phones, cards, rooms, bookings. */
const PERSONAL = /[\p{N}@/\\:]|\p{L}\.\p{L}/u;

/** In lower case, letters only. Undefined if they may identify the guest, are a sentence, or one letter. */
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

/** A row of the database's missed_searches(), most guests first. */
export interface MissedSearch {
  words: string;
  /** Language of the page that was searched. */
  language: string;
  /** Day of the last search, YYYY-MM-DD. */
  last_day: string;
  /** Each guest counts once a day. */
  guests_30: number;
  guests_90: number;
}
