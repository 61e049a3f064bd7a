/**
 * White space and invisible characters: zero-width, direction marks, control characters, fillers of Hangul
 * and braille. The database's innfo.is_blank has the same list.
 */
const NOTHING_TO_SEE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\ufff9-\ufffb]*$/u;

export function isBlank(text: string): boolean {
  return NOTHING_TO_SEE.test(text);
}
