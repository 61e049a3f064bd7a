/** Folds names and texts before they are compared or searched, so that what looks the same is the same. */

import { latinDigits } from "./digits.ts";

/** Includes Hangul's and braille's fillers, which look like a space. */
const SPACES = /[\p{White_Space}\u115f\u1160\u2800\u3164\uffa0]+/gu;
/** Joiners, direction marks, soft hyphens. Some scripts need them, so texts with them are not refused. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]/gu;
/** Greek and Cyrillic letters whose capitals look Latin, and the final sigma. */
const LETTERS = "αβεζηικμνορτυχϝϳϻѕіјавекмнорстухѵүӏԍԛԝς";
const READ_AS = "abezhikmnoptyxfjmsijabekmhopctyxvyigqwσ";
const LETTER = new RegExp(`[${LETTERS}]`, "g");

/** Key for comparing names: "POOL " and "Pool" are equal. The database's innfo.name_key folds alike. */
export function foldedName(value: unknown): string {
  // JavaScript lowercases the Turkish İ to an i with two dots.
  return asRead(String(value).normalize("NFKC").replaceAll("İ", "i").toLowerCase()).replace(
    LETTER,
    (letter) => READ_AS[LETTERS.indexOf(letter)] ?? letter,
  );
}

/** Letters that Unicode does not take apart into a letter and an accent, and how people type them. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ...{ ı: "i", ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ς: "σ" },
  ...{ ة: "ه", ى: "ي", ی: "ي", ک: "ك" },
};
const TYPED_OTHERWISE = new RegExp(`[${Object.keys(TYPED_AS).join("")}]`, "g");

/**
 * Folds a text for the searches of guests and of the admin. Removes case, accents, vowel marks, invisible characters
 * and Hindi's dots; keeps Hindi's vowels and kana's marks; writes "1" for every script's one.
 */
export function foldedLetters(text: string): string {
  return latinDigits(text)
    .normalize("NFKD")
    .replace(/[\u3040-\u30ff][\u3099\u309a]/g, (kana) => kana.normalize("NFC"))
    .replace(/[\p{Script=Inherited}\p{DI}\u093c]/gu, (sign) => (sign === "ー" ? sign : ""))
    .toLowerCase()
    .replace(TYPED_OTHERWISE, (letter) => TYPED_AS[letter] ?? letter);
}

/** Key for searching: "sao paulo" finds "São Paulo". */
export function searchable(text: string): string {
  return asRead(foldedLetters(text));
}

/** Only letters and digits, without accents and case: "Garden-Pool 2" becomes "gardenpool2". */
export function lettersOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** Single spaces between words, without invisible characters. */
export function asRead(text: string): string {
  return text.replace(SPACES, " ").replace(INVISIBLE, "").replace(/ +/g, " ").trim();
}
