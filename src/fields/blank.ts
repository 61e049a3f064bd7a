/**
 * White space and characters that nobody can see: zero-width ones, marks of direction, control characters
 * and the fillers of Hangul and braille. The database's innfo.is_blank knows the same.
 */
const NOTHING_TO_SEE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\ufff9-\ufffb]*$/u;

/** Whether a text says nothing, however long it is. */
export function isBlank(text: string): boolean {
  return NOTHING_TO_SEE.test(text);
}
