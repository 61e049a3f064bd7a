/** Reads texts of guests for danger, with the words of some languages. */
import type { DangerWords } from "./words.ts";

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { ı: "i", ł: "l", ø: "o", æ: "ae", ß: "ss", đ: "d" };
/** Written without spaces between words. */
const UNSPACED: readonly string[] = ["ja", "zh-Hans"];

interface Looked {
  harmless: RegExp;
  words: RegExp;
}

/** Length is limited: longer words are none, and searching within a word takes quadratic time. */
const WORD = /[\p{L}\p{M}\p{N}]{1,40}|!/gu;
/** The longest message has fewer. What is not sent as one may be of any length. */
const MOST_CHARACTERS = 3000;
/** One character may fold to 18 letters (U+FDFA); a whole message of them would keep everybody waiting. */
const MOST_LETTERS_OF_CHARACTER = 2;

/** @param known by language: all of them, or those that a page's guest may write */
export function dangerReader(known: Readonly<Record<string, DangerWords>>) {
  const of = (isUnspaced: boolean) =>
    Object.entries(known).filter(([tag]) => UNSPACED.includes(tag) === isUnspaced);
  const spaced = of(false);
  const unspaced = of(true);
  const inWords: Looked = {
    harmless: anyOf(listed(spaced.map(([, { harmless }]) => harmless)), "gu"),
    words: anyOf(listed(spaced.map(([, { words }]) => words)), "u"),
  };
  const own = new Map(
    spaced.flatMap(([tag, words]) => (words.own ? [[tag, anyOf(listed([words.own]), "u")]] : [])),
  );
  const byLetter: Looked = {
    harmless: within(listed(unspaced.map(([, { harmless }]) => harmless)), "gu"),
    words: within(listed(unspaced.map(([, { words }]) => words)), "u"),
  };

  /** @param language of the page that the guest read */
  return (text: string, language: string): boolean => {
    const read = text.slice(0, MOST_CHARACTERS);
    const letters = folded(read).slice(0, MOST_LETTERS_OF_CHARACTER * read.length);
    const words = spacedOut(letters).replace(inWords.harmless, " ");
    const joined = letters.replace(/\s+/gu, "").replace(byLetter.harmless, "");
    return (
      inWords.words.test(words) || Boolean(own.get(language)?.test(words)) || byLetter.words.test(joined)
    );
  };
}

function listed(texts: readonly (string | undefined)[]): string[] {
  return texts
    .flatMap((text) => text?.split(",").map((pattern) => pattern.trim().replace(/\s+/g, " ")) ?? [])
    .filter(Boolean);
}

/** Lower case and without accents, so that guests may type on any keyboard. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ıłøæßđ]/gu, (letter) => LETTERS[letter] ?? letter);
}

/** " ^ word word ! $ ": separated by spaces. */
function spacedOut(letters: string): string {
  const found = letters.match(WORD) ?? [];
  return ` ${["^", ...found, "$"].join(" ")} `;
}

/** Matches whole words, with the marks that words.ts explains. */
function anyOf(patterns: readonly string[], flags: string): RegExp {
  const alternatives = patterns.map((pattern) =>
    pattern
      .split(" ")
      .map((part) =>
        part === "~"
          ? "(?:[^ ]+ ){0,3}"
          : `${folded(part).replace(/[$^]/g, "\\$&").replaceAll("*", "[^ ]*")} `,
      )
      .join(""),
  );
  return new RegExp(`(?<= )${oneOf(alternatives)}`, flags);
}

/** A star is up to six letters. */
function within(patterns: readonly string[], flags: string): RegExp {
  const alternatives = patterns.map((pattern) => folded(pattern).replaceAll("*", ".{0,6}"));
  return new RegExp(oneOf(alternatives), flags);
}

/** Without any alternative it matches nothing, unlike an empty pattern. */
function oneOf(alternatives: readonly string[]): string {
  return alternatives.length > 0 ? `(?:${alternatives.join("|")})` : "(?!)";
}
