/** Reads texts of guests for danger, with the words of some languages. */
import {
  type Forms,
  finderOf,
  mistaken,
  type Pattern,
  partsOfWord,
  split,
  withCompounds,
} from "./patterns.ts";
import type { DangerWords } from "./words.ts";

/** Letters that Unicode does not decompose, and those that are written for one another. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: "i",
  ł: "l",
  ø: "o",
  æ: "ae",
  ß: "ss",
  đ: "d",
  ς: "σ",
  ة: "ه",
  ى: "ي",
  "\u0901": "\u0902",
};
/** Written without spaces between words. */
const UNSPACED = /ja|zh|th/;
/** Write as one word what phones like to write as two. */
export const COMPOUNDING: readonly string[] = ["de", "nl", "sv", "nb", "da", "fi"];

/** Length is limited: longer words are none, and searching within a word takes quadratic time. */
const WORD = /[\p{L}\p{M}\p{N}]{1,40}|!/gu;
/** The longest message has fewer. A text that is not sent as one may be of any length. */
export const MOST_CHARACTERS = 3000;
/** One character may fold to 18 letters (U+FDFA); a whole message of them would keep everybody waiting. */
export const MOST_LETTERS_OF_CHARACTER = 2;
const END: Forms = new Set(["$", "*"]);

/** @param known by language: all of them, or those that a page's guest may write */
export function dangerReader(known: Readonly<Record<string, DangerWords>>) {
  const of = (isUnspaced: boolean) =>
    Object.entries(known).filter(([tag]) => UNSPACED.test(tag) === isUnspaced);
  const dangerous = of(false).flatMap(([tag, { words, own }]) => {
    const patterns = withCompounds([
      ...listed(words).map((pattern) => ({ parts: pattern.split(" ") })),
      ...listed(own).map((pattern) => ({ parts: pattern.split(" "), only: tag })),
    ]);
    // A word of one language is often nearly one of another: "overall" and "Überfall".
    return [
      ...patterns,
      ...mistaken(patterns, tag === "en" ? undefined : tag),
      ...(COMPOUNDING.includes(tag) ? split(patterns, tag) : []),
    ];
  });
  const ordinary: readonly Pattern[] = of(false).flatMap(([, words]) =>
    listed(words.harmless).map((pattern) => ({ parts: pattern.split(" ") })),
  );
  const cries = Object.values(known).flatMap(({ cry }) => listed(cry));
  const beside = Object.values(known).flatMap((words) => listed(words.beside));
  const danger = finderOf(dangerous);
  const harmless = finderOf(ordinary);
  const formsOfWord = partsOfWord([
    ...[...dangerous, ...ordinary].flatMap(({ parts }) => parts),
    ...cries,
    ...beside,
  ]);
  const letters = {
    danger: within(
      of(true).flatMap(([, { words }]) => listed(words)),
      "u",
    ),
    harmless: within(
      of(true).flatMap(([, words]) => listed(words.harmless)),
      "gu",
    ),
  };

  /** Nothing but a call for help, and what is said beside one: "Help!! Room 12" */
  function isCry(words: readonly string[], forms: readonly Forms[]): boolean {
    const has = (at: number, parts: readonly string[]) => parts.some((part) => forms[at]?.has(part));
    return (
      forms.some((_, at) => has(at, cries)) &&
      words.every((word, at) => /^[\p{N}!]/u.test(word) || has(at, cries) || has(at, beside))
    );
  }

  /** @param language of the page that the guest read */
  return (text: string, language: string): boolean => {
    const read = text.slice(0, MOST_CHARACTERS);
    const simple = plainLetters(read).slice(0, MOST_LETTERS_OF_CHARACTER * read.length);
    const words = simple.match(WORD) ?? [];
    const forms = words.map((word, at) => formsOfWord(word, words[at + 1]));
    return (
      isCry(words, forms) ||
      danger.isIn(harmless.cutFrom([...forms, END]), language) ||
      letters.danger.test(simple.replace(/\s+/gu, "").replace(letters.harmless, ""))
    );
  };
}

function listed(patterns = ""): string[] {
  return patterns
    .split(",")
    .map((pattern) => plainLetters(pattern).trim().replace(/\s+/g, " "))
    .filter(Boolean);
}

/** Lower case, without accents and "n't" as "nt", so that guests may type on any keyboard in any hurry. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Diacritic}|[\u0653-\u0655]/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/(?<=(?<!\p{L})(?:ca|is|do|wo|does|did|are|has|was)n)['’‘ ]t(?!\p{L})/gu, "t")
    .replace(/[ıłøæßđςةى\u0901]/gu, (letter) => LETTERS[letter] ?? letter);
}

/** A star is up to six letters. */
function within(patterns: readonly string[], flags: string): RegExp {
  const alternatives = patterns.map((pattern) => pattern.replaceAll("*", ".{0,6}")).join("|");
  return new RegExp(alternatives || "(?!)", flags);
}
