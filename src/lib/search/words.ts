/** How the search reads texts and what guests type. */

import { latinDigits } from "../digits.ts";

/** Scripts without spaces. */
const UNSPACED = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々";
const IS_UNSPACED = new RegExp(`[${UNSPACED}]`, "u");
const WORDS = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])+`, "gu");
/** Their vowels are unwritten, so words are short. */
const IS_CONSONANTAL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export function isConsonantal(word: string): boolean {
  return IS_CONSONANTAL.test(word);
}

export function isUnspaced(word: string): boolean {
  return IS_UNSPACED.test(word);
}

/** "Wi-Fi, check-in" gives wifi and checkin. Ignores case, accents and signs within a word. */
export function wordsOf(text: string): string[] {
  return split(joined(plain(text)));
}

/** Words by which a text is found: "check-in" gives checkin, check and in. */
export function wordsIn(text: string): string[] {
  const simple = plain(text);
  return [...new Set(split(`${joined(simple)} ${simple}`))];
}

/** Without accents, vowel marks, invisible characters and Hindi's dots, but with Hindi's vowels and kana's marks. */
function plain(text: string): string {
  return latinDigits(text)
    .normalize("NFKD")
    .replace(/[\u3040-\u30ff][\u3099\u309a]/g, (kana) => kana.normalize("NFC"))
    .replace(/[\p{Script=Inherited}\p{DI}\u093c]/gu, (sign) => (sign === "ー" ? sign : ""))
    .toLowerCase()
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي")
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss");
}

function joined(text: string): string {
  return text.replace(/(?<=\p{L}\p{M}*)['’"׳״־\-‐‑.]+(?=\p{L})/gu, "");
}

function split(text: string): string[] {
  return text.match(WORDS) ?? [];
}

/** Whether the word is long enough for one mistake: shorter ones are too similar to others, as bar and car. */
export function bearsMistake(word: string): boolean {
  return word.length >= (IS_CONSONANTAL.test(word) ? 4 : 5);
}

/** The word itself and, in Arabic and Hebrew, without up to four letters for "and in the" before it. */
export function withoutParticles(word: string): string[] {
  if (!IS_CONSONANTAL.test(word)) return [word];
  return [0, 1, 2, 3, 4].flatMap((letters) =>
    word.length - letters >= 3 || letters === 0 ? word.slice(letters) : [],
  );
}

/** Whether the word begins with the text, with one mistake. */
export function startsAlmost(word: string, text: string): boolean {
  return [0, -1, 1].some((more) => isOneOff(word.slice(0, text.length + more), text));
}

/** One letter more, one less, one different, or two swapped. */
export function isOneOff(one: string, other: string): boolean {
  // Hardly anybody mistypes the first letter; other words differ by it: "either" and "zither".
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  return (
    a.slice(1) === b.slice(1) ||
    a === b.slice(1) ||
    a.slice(1) === b ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

export function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
