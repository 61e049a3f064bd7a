/** How the search reads texts and what guests type. */

import { foldedLetters } from "../texts/folded.ts";

/** Scripts without spaces. */
const UNSPACED = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々";
const IS_UNSPACED = new RegExp(`[${UNSPACED}]`, "u");
const WORDS = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])+`, "gu");
const IS_CONSONANTAL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Whether the script leaves vowels unwritten, so that words are short, and writes articles and "and" into them. */
export function isConsonantal(word: string): boolean {
  return IS_CONSONANTAL.test(word);
}

export function isUnspaced(word: string): boolean {
  return IS_UNSPACED.test(word);
}

/** "Wi-Fi, check-in" gives wifi and checkin, "l'auto" auto. Ignores case, accents and signs within a word. */
export function wordsOf(text: string): string[] {
  return split(joined(foldedLetters(text).replace(/(?<!\p{L})\p{L}['’](?=\p{L})/gu, "")));
}

/** Words by which a text is found: "check-in" gives checkin, check and in. */
export function wordsIn(text: string): string[] {
  const simple = foldedLetters(text);
  return [...new Set(split(`${joined(simple)} ${simple}`))];
}

function joined(text: string): string {
  return text.replace(/(?<=\p{L}\p{M}*)['’"׳״־\-‐‑.]+(?=\p{L})/gu, "");
}

function split(text: string): string[] {
  return text.match(WORDS) ?? [];
}

/** Whether the word is long enough for one mistake: shorter ones are too similar to others, as bar and car. */
export function bearsMistake(word: string): boolean {
  return word.length >= (isConsonantal(word) ? 4 : 5);
}

/**
 * The word itself and, in Arabic and Hebrew, without up to four letters for "and in the" before it. The rest has
 * three letters, or two after the article of Arabic alone.
 */
export function withoutParticles(word: string): string[] {
  if (!isConsonantal(word)) return [word];
  return [0, 1, 2, 3, 4].flatMap((letters) =>
    word.length - letters >= 3 || letters === 0 || (letters === 2 && /^ال..$/.test(word))
      ? word.slice(letters)
      : [],
  );
}

/** Whether the word begins with the text, except for one letter more, less or different, or two swapped. */
export function startsAlmost(word: string, text: string): boolean {
  const at = commonStart(word, text);
  const goesOn = (inWord: number, inText: number) => word.startsWith(text.slice(inText), inWord);
  // Hardly anybody mistypes the first letter; other words differ by it: "either" and "zither".
  return (
    at > 0 &&
    (goesOn(at + 1, at + 1) ||
      goesOn(at + 1, at) ||
      goesOn(at, at + 1) ||
      (word[at] === text[at + 1] && word[at + 1] === text[at] && goesOn(at + 2, at + 2)))
  );
}

/** Whether the words are the same but for such a mistake. */
export function isOneOff(one: string, other: string): boolean {
  return Math.abs(one.length - other.length) <= 1 && startsAlmost(`${one}\n`, `${other}\n`);
}

export function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
