/** Punctuation, fonts and letter widths by the script of a text. */

const ARABIC = /\p{Script=Arabic}/u;
const JAPANESE_OR_CHINESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export type Direction = "ltr" | "rtl";

/** "Sauna, Gym": joined by the comma of the names' script. */
export function listed(names: readonly string[]): string {
  const text = names.join();
  if (JAPANESE_OR_CHINESE.test(text)) return names.join("、");
  return names.join(ARABIC.test(text) ? "، " : ", ");
}

/** Serif fonts for scripts in which a device's default font has none. */
export function serifFonts(text: string): string {
  if (JAPANESE_OR_CHINESE.test(text)) return '"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP",';
  return ARABIC.test(text) ? '"Noto Naskh Arabic","Geeza Pro",' : "";
}

const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]/;
/** Ems, slightly more than the mean width of a Latin or Arabic letter in the heading fonts. */
const LETTER_WIDTH = 0.56;

/** Estimated width in ems: a Chinese or Japanese letter is as wide as two Latin ones. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : LETTER_WIDTH), 0);
}
