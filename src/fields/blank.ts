/** Invisible characters, among them fillers of Hangul and braille. innfo.is_blank has the same list. */
const NOTHING_TO_SEE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\ufff9-\ufffb]*$/u;

export function isBlank(text: string): boolean {
  return NOTHING_TO_SEE.test(text);
}
