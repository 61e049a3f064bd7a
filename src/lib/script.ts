/** In which direction and with which marks a hotel's texts are written, as their letters tell. */

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;
const LETTERS = /\p{L}/gu;
const ARABIC = /\p{Script=Arabic}/u;
const JAPANESE_OR_CHINESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export type Direction = "ltr" | "rtl";

/** That of most of its letters. */
export function directionOf(text: string): Direction {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(RIGHT_TO_LEFT) * 2 > count(LETTERS) ? "rtl" : "ltr";
}

/** "Sauna, Gym": with the comma of the script that the names are written in. */
export function listed(names: readonly string[]): string {
  const text = names.join();
  if (JAPANESE_OR_CHINESE.test(text)) return names.join("、");
  return names.join(ARABIC.test(text) ? "، " : ", ");
}

/** Fonts with serifs for scripts in which a device's first choice has none. */
export function serifFonts(text: string): string {
  if (JAPANESE_OR_CHINESE.test(text)) return '"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP",';
  return ARABIC.test(text) ? '"Noto Naskh Arabic","Geeza Pro",' : "";
}
