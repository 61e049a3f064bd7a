/** Whether a guest's text suggests danger. It only sets a mark: docs/decisions/0098-danger.md. */
import { DANGER_WORDS } from "./danger-words.ts";

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { ı: "i", ł: "l", ø: "o", æ: "ae", ß: "ss", đ: "d" };
/** Written without spaces between words. */
const UNSPACED: readonly string[] = ["ja", "zh-Hans"];

interface Looked {
  harmless: RegExp;
  words: RegExp;
}

const spaced = Object.entries(DANGER_WORDS).filter(([tag]) => !UNSPACED.includes(tag));
const unspaced = Object.entries(DANGER_WORDS).filter(([tag]) => UNSPACED.includes(tag));
const listed = (texts: readonly (string | undefined)[]) =>
  texts
    .flatMap((text) => text?.split(",").map((pattern) => pattern.trim().replace(/\s+/g, " ")) ?? [])
    .filter(Boolean);

const WORDS: Looked = {
  harmless: anyOf(listed(spaced.map(([, { harmless }]) => harmless)), "gu"),
  words: anyOf(listed(spaced.map(([, { words }]) => words)), "u"),
};
const OWN: Readonly<Record<string, RegExp>> = Object.fromEntries(
  spaced.flatMap(([tag, { own }]) => (own ? [[tag, anyOf(listed([own]), "u")]] : [])),
);
const LETTER_BY_LETTER: Looked = {
  harmless: within(listed(unspaced.map(([, { harmless }]) => harmless)), "gu"),
  words: within(listed(unspaced.map(([, { words }]) => words)), "u"),
};

/** Length is limited: longer words are none, and searching within a word takes quadratic time. */
const WORD = /[\p{L}\p{M}\p{N}]{1,40}|!/gu;
/** The longest message has fewer. What is not sent as one may be of any length. */
const MOST_CHARACTERS = 3000;
/** One character may fold to 18 letters (U+FDFA); a whole message of them would keep everybody waiting. */
const MOST_LETTERS_OF_CHARACTER = 2;

/** @param language of the page that the guest read */
export function speaksOfDanger(text: string, language: string): boolean {
  const read = text.slice(0, MOST_CHARACTERS);
  const letters = folded(read).slice(0, MOST_LETTERS_OF_CHARACTER * read.length);
  const words = inWords(letters).replace(WORDS.harmless, " ");
  const joined = letters.replace(/\s+/gu, "").replace(LETTER_BY_LETTER.harmless, "");
  return (
    WORDS.words.test(words) || Boolean(OWN[language]?.test(words)) || LETTER_BY_LETTER.words.test(joined)
  );
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
function inWords(letters: string): string {
  const found = letters.match(WORD) ?? [];
  return ` ${["^", ...found, "$"].join(" ")} `;
}

/** Matches whole words, with the marks that danger-words.ts explains. */
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
  return new RegExp(`(?<= )(?:${alternatives.join("|")})`, flags);
}

/** A star is up to six letters. */
function within(patterns: readonly string[], flags: string): RegExp {
  return new RegExp(patterns.map((pattern) => folded(pattern).replaceAll("*", ".{0,6}")).join("|"), flags);
}
