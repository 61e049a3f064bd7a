/** Guests' searches and presses, as far as their pages report them: docs/decisions/0126-what-guests-looked-for.md. */

/** "open": a section or an item. "found": what a search answered first. "missed": words of one without an answer. */
export type LookKind = "open" | "call" | "directions" | "menu" | "website" | "whatsapp" | "found" | "missed";

/** Kinds by what the page reports: the icon or the address of what was pressed, or what a search did. */
export const LOOKS: ReadonlyMap<string, LookKind> = new Map([
  ["open", "open"],
  ["ChevronDown", "open"],
  ["Phone", "call"],
  ["tel:", "call"],
  ["Navigation", "directions"],
  ["BookOpen", "menu"],
  ["Globe", "website"],
  ["https:", "website"],
  ["http:", "website"],
  ["found", "found"],
  // Followed by the page's language, and the words.
  ["missed", "missed"],
]);

/** Id of what stands on the page itself, in no item. */
export const ON_PAGE = "hotel";

const MAX_LETTERS = 40;
const MAX_WORDS = 4;
/** Matches mail and web addresses, and numbers of phones, cards, rooms and bookings. */
const PERSONAL = /[\p{N}@/\\:]|\p{L}\.\p{L}/u;

/** The words in lower case. Undefined if they may identify the guest, are a sentence, or one letter. */
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

/** A row of the database's looked_for(), which sorts by guests. Each guest counts once a day. */
export interface LookSum {
  kind: LookKind;
  /** Id of an item or a section, {@link ON_PAGE}, or words. */
  thing: string;
  /** Language of the searched page, for words; else "". */
  language: string;
  /** Id of the section that was opened, or in which the item stands. */
  section: string | null;
  /** Name of an item or a custom section; else null. */
  name: string | null;
  /** YYYY-MM-DD. */
  last_day: string;
  guests_30: number;
  guests_90: number;
}

/** A {@link LookSum} for words that the page does not have. */
export interface MissedSearch extends Pick<LookSum, "language" | "last_day" | "guests_30" | "guests_90"> {
  words: string;
}
