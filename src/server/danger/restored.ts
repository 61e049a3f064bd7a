/** Letters of scripts that part words by spaces, and in which a word of one letter is rare. */
const LETTER = "[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]";
/** "H E L P", "S.O.S." */
const SPELT = new RegExp(`(?<!\\p{L})${LETTER}(?:[ .·_-]${LETTER}){2,}(?!\\p{L})`, "gu");
/** "HEEELP" */
const DRAWN_OUT = /(\p{L})\1{2,}/giu;

/** A text without what hides its words: invisible letters, letters apart or drawn out, a sign instead of them. */
export function restored(text: string): string {
  return text
    .replace(/\p{Cf}/gu, "")
    .replaceAll("🆘", " SOS ")
    .replace(SPELT, (word) => word.replace(/\P{L}/gu, ""))
    .replace(DRAWN_OUT, "$1");
}
